import { readFile, stat } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { readConfig, redacted, secretValues } from '../config/config.ts';
import { settings } from '../config/settings/index.ts';
import type { ServeRole } from '../config/settings/serving.ts';
import { isLoopback } from '../config/config-values.ts';
import { createServer } from '../service/create-server.ts';
import { awaitsFirstOwner, firstSignupLink, signupUrl } from '../members/signup-links.ts';
import { firstStart } from '../service/first-start.ts';
import type { OpenedApp } from '../service/open-app.ts';
import { openApp } from '../service/open-app.ts';
import { DatabaseUnavailableError, DataDirectoryInUseError } from '../service/open-errors.ts';
import { octal } from '../platform/private-file.ts';
import { SecretKeyError } from '../platform/secret-key.ts';
import { version } from '../platform/version.ts';
import { UnsafeDirectoryError } from '../storage/data-lock.ts';
import { DatabaseVersionError } from '../storage/migrate.ts';
import { createLog } from './log.ts';
import { curlLine, keysHint, signupHint, signupLine, workerLine } from './start-lines.ts';
import { stopRequest } from './stop-request.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { writeProblems, exitCodes, writeLines } from './terminal.ts';

/** Supervisors usually send SIGKILL after 10 s. */
const stopMsMax = 9_500;
/** Grace period for open requests before the components that they need are closed. */
const responsesMsMax = 1_000;

export interface ServeFlags {
  readonly role?: ServeRole;
}

/** Runs the server until it receives a stop signal. Reports a failed start in one line, without a stack trace. */
export async function serve(flags: ServeFlags, terminal: Terminal): Promise<ExitCode> {
  const role = flags.role === undefined ? {} : { [settings.role.name]: flags.role };
  const reading = readConfig({ ...terminal.env, ...role });
  if (!reading.ok) {
    await writeProblems(terminal, ...reading.problems);
    return exitCodes.failed;
  }
  const { config, warnings } = reading;
  const log = createLog(config.logLevel, terminal.stdout, secretValues(config));
  exitOnUncaughtError(log);
  log.info({ version, settings: redacted(config) }, 'starting');
  for (const warning of [...warnings, ...(await tlsKeyWarnings(config))]) log.warn(warning);

  const stop = stopRequest(log);
  const started = await start(config, log, terminal);
  if (!started.ok) {
    await writeProblems(terminal, started.problem);
    return exitCodes.failed;
  }
  await writeLines(terminal.stdout, [started.greeting]);
  await stop;
  await close(started, log);
  // A slow client or a busy thread must not keep the process alive.
  process.exit(exitCodes.done);
}

type Start =
  | {
      readonly ok: true;
      readonly app: OpenedApp;
      readonly server: FastifyInstance;
      readonly greeting: string;
    }
  | { readonly ok: false; readonly problem: string };

async function start(config: Config, log: Logger, terminal: Terminal): Promise<Start> {
  const badTls = await tlsProblem(config);
  if (badTls !== undefined) return { ok: false, problem: badTls };
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
    return { ok: false, problem: listenProblem(error, config) };
  }
}

/** Checks certificate and key before anything is opened or created; returns the problem, if any. */
async function tlsProblem({ tlsCertFile, tlsKeyFile }: Config): Promise<string | undefined> {
  if (tlsCertFile === undefined || tlsKeyFile === undefined) return undefined;
  const pems: Buffer[] = [];
  const files = [
    ['TLS_CERT_FILE', tlsCertFile],
    ['TLS_KEY_FILE', tlsKeyFile],
  ] as const;
  for (const [name, file] of files) {
    try {
      pems.push(await readFile(file));
    } catch (error) {
      return `${name} is ${file}, which cannot be read (${codeOf(error)}).`;
    }
  }
  try {
    createSecureContext({ cert: pems[0], key: pems[1] });
    return undefined;
  } catch (error) {
    return `TLS_CERT_FILE and TLS_KEY_FILE are not a PEM certificate and its private key: ${messageOf(error)}.`;
  }
}

/** Others who can read the private key can pose as this server. It may be shared with a group on purpose. */
async function tlsKeyWarnings({ tlsKeyFile }: Config): Promise<readonly string[]> {
  if (tlsKeyFile === undefined || process.getuid === undefined) return [];
  const stats = await stat(tlsKeyFile).catch(() => undefined);
  // Read or write for all, write for the group.
  if (stats === undefined || (stats.mode & 0o026) === 0) return [];
  return [
    `TLS_KEY_FILE is ${tlsKeyFile}, which other users can open (mode ${octal(stats.mode)}). Run: chmod 600 ${tlsKeyFile}`,
  ];
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
  return `The server could not start: ${messageOf(error)} Set LOG_LEVEL=debug for details.`;
}

function listenProblem(error: unknown, { host, port }: Config): string {
  const code = codeOf(error);
  const place = `${host} port ${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${place} is in use by another program. Stop that program or set PORT to another port.`;
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

async function close({ app, server }: Extract<Start, { ok: true }>, log: Logger): Promise<void> {
  const closed = (async () => {
    await Promise.race([server.close(), after(responsesMsMax)]);
    await app.close();
    return true;
  })();
  const isClosed = await Promise.race([closed, after(stopMsMax)]);
  if (isClosed === true) log.info('stopped');
  else log.warn('stopped with unfinished work; it resumes at the next start');
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** After an uncaught error the state of the process is unknown: log the error and exit. */
function exitOnUncaughtError(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      process.exit(exitCodes.failed);
    });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
