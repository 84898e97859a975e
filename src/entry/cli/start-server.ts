import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../service/config/config.ts';
import { isLoopback } from '../../service/config/config-values.ts';
import { createServer, stopDelayMs } from '../process/create-server.ts';
import { awaitsFirstOwner, firstSignupLink, signupUrl } from '../../features/members/signup-links.ts';
import { firstStart } from '../process/first-start.ts';
import type { OpenedApp } from '../process/open-app.ts';
import { openApp } from '../process/open-app.ts';
import { DatabaseUnavailableError, DataDirectoryInUseError } from '../process/open-errors.ts';
import { SecretKeyError } from '../../service/platform/secret-key.ts';
import { UnsafeDirectoryError } from '../../service/storage/data-lock.ts';
import { DatabaseVersionError } from '../../service/storage/migrate.ts';
import { codeOf, messageOf } from './error-facts.ts';
import { curlLine, keysHint, signupHint, signupLine, workerLine } from './start-lines.ts';
import { portHolder, type PortHolder } from './port-holder.ts';
import type { Terminal } from './terminal.ts';

/** Supervisors usually send SIGKILL after 10 s; STOP_DELAY_MS comes before. */
const stopMsMax = 9_500;
/** Grace period for open requests and running work before the components that they need are closed. */
const finishMsMax = 8_000;

export type Start =
  | {
      readonly ok: true;
      readonly app: OpenedApp;
      readonly server: FastifyInstance;
      readonly greeting: string;
    }
  | { readonly ok: false; readonly problem: string };

/** Opens the app and listens. A failure is a sentence for the user. */
export async function startServer(config: Config, log: Logger, terminal: Terminal): Promise<Start> {
  const refusal = await refusedListening(config);
  if (refusal !== undefined) return { ok: false, problem: await listenProblem(refusal, config) };
  let app: OpenedApp;
  try {
    app = await openApp(config, log);
  } catch (error) {
    log.debug({ err: error }, 'the start failed');
    return { ok: false, problem: openProblem(error, config) };
  }
  let server: FastifyInstance | undefined;
  try {
    server = createServer(app);
    await server.listen({ host: config.host, port: config.port });
    log.info({ host: config.host, port: config.port }, 'listening');
    return { ok: true, app, server, greeting: await greeting(app, terminal) };
  } catch (error) {
    log.debug({ err: error }, 'the start failed');
    await server?.close();
    await app.close();
    return { ok: false, problem: await listenProblem(error, config) };
  }
}

/**
 * Why the server cannot listen; undefined if it can. Asked before the database is opened or created: its migration may
 * take long and cannot be undone, and a running service must not be disturbed by a second start.
 */
async function refusedListening({ host, port }: Config): Promise<unknown> {
  const probe = createProbe();
  try {
    await once(probe.listen({ host, port, exclusive: true }), 'listening');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    if (probe.listening) await once(probe.close(), 'close');
  }
}

function openProblem(error: unknown, config: Config): string {
  if (
    error instanceof DataDirectoryInUseError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof DatabaseVersionError ||
    error instanceof SecretKeyError ||
    error instanceof UnsafeDirectoryError
  ) {
    return error.message;
  }
  const code = codeOf(error);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code)) {
    return `DATA_DIR is ${config.dataDir}, which is not writable (${code}).`;
  }
  return `The server could not start: ${messageOf(error).replace(/\.?$/, '.')} Set LOG_LEVEL=debug for details.`;
}

const holders: Readonly<Record<PortHolder, string>> = {
  'this installation': 'a running server of this installation. Use that server, stop it',
  'another installation':
    'a Citeworthy server of another installation: another data directory or database. Stop that server',
  'another program': 'another program. Stop that program',
};

async function listenProblem(error: unknown, config: Config): Promise<string> {
  const { host, port } = config;
  const code = codeOf(error);
  const place = `${host} port ${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${place} is in use by ${holders[await portHolder(config)]} or set PORT to another port.`;
  if (code === 'EACCES')
    return `${place} needs privileges that this user lacks. Set PORT to a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is not an address of this machine.`;
  return `The server could not start on ${place}: ${messageOf(error)}`;
}

/** Next steps for the user. Only a terminal is shown secrets: pipes and files end in logs, which others read. */
async function greeting(app: OpenedApp, { env, stdout }: Terminal): Promise<string> {
  if (app.config.role === 'worker') return workerLine(app.config);
  if (stdout.isTTY !== true) {
    const link = (await awaitsFirstOwner(app)) ? [signupHint(env)] : [];
    return [...link, keysHint(env)].join('\n');
  }
  // A container may have a terminal whose output is logged, but it does not listen on loopback.
  const first = isLoopback(app.config.host) ? await firstStart(app) : null;
  // The link works once and expires soon.
  const token = await firstSignupLink(app);
  const link = token === null ? [] : [signupLine, signupUrl(app.config.publicUrl, token)];
  return [...link, first === null ? keysHint(env) : curlLine(app.config, first.key)].join('\n');
}

/**
 * Lets open requests and running work end, within the time that supervisors give. Work stops at once: another process
 * that takes it over answers sooner than this one, which only serves requests during STOP_DELAY_MS.
 */
export async function closeServer({ app, server }: Extract<Start, { ok: true }>, log: Logger): Promise<void> {
  const delayMs = stopDelayMs(app.config);
  const closed = (async () => {
    await Promise.race([Promise.all([server.close(), app.stopWork()]), after(delayMs + finishMsMax)]);
    await app.close();
    return true;
  })();
  const isClosed = await Promise.race([closed, after(delayMs + stopMsMax)]);
  if (isClosed === true) log.info('stopped');
  else log.warn('stopped with unfinished work; it resumes at the next start');
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
