import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { readConfig, redacted, secretValues } from '../config/config.ts';
import { settings } from '../config/settings/index.ts';
import type { ServeRole } from '../config/settings/serving.ts';
import { isLoopback } from '../config/config-values.ts';
import { createServer } from '../service/create-server.ts';
import { firstSignupLink, signupUrl } from '../members/signup-links.ts';
import { firstStart } from '../service/first-start.ts';
import type { OpenedApp } from '../service/open-app.ts';
import { openApp } from '../service/open-app.ts';
import { DatabaseUnavailableError, DataDirectoryInUseError } from '../service/open-errors.ts';
import { version } from '../platform/version.ts';
import { DatabaseVersionError } from '../storage/migrate.ts';
import { createLog } from './log.ts';
import { curlLine, keysHint, signupLine, workerLine } from './start-lines.ts';
import { stopRequest } from './stop-request.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { complain, exitCodes, writeLines } from './terminal.ts';

/** A supervisor kills after 10 s as a rule. */
const stopMsMax = 9_500;
/** Answers in the making get this long before the parts that they need are closed. */
const answersMsMax = 1_000;

export interface ServeFlags {
  readonly role?: ServeRole;
}

/** Runs the server until it is told to stop. What keeps it from starting is said in one line, without a stack trace. */
export async function serve(flags: ServeFlags, terminal: Terminal): Promise<ExitCode> {
  const role = flags.role === undefined ? {} : { [settings.role.name]: flags.role };
  const reading = readConfig({ ...terminal.env, ...role });
  if (!reading.ok) {
    await complain(terminal, ...reading.problems);
    return exitCodes.failed;
  }
  const { config, warnings } = reading;
  const log = createLog(config.logLevel, terminal.stdout, secretValues(config));
  dieOfTheUnexpected(log);
  log.info({ version, settings: redacted(config) }, 'starting');
  for (const warning of warnings) log.warn(warning);

  const stop = stopRequest(log);
  const started = await start(config, log, terminal.env);
  if (!started.ok) {
    await complain(terminal, started.problem);
    return exitCodes.failed;
  }
  await writeLines(terminal.stdout, [started.greeting]);
  await stop;
  await close(started, log);
  // Whatever is still open then (a client that reads slowly, a thread) must not keep the process.
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

async function start(config: Config, log: Logger, env: Terminal['env']): Promise<Start> {
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
    return { ok: true, app, server, greeting: await greeting(app, env) };
  } catch (error) {
    log.debug({ err: error }, 'the start failed');
    await server?.close();
    await app.close();
    return { ok: false, problem: listenProblem(error, config) };
  }
}

/** What is wrong with certificate and key; found before anything is opened or made. */
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
      return `${name} names ${file}, which cannot be read (${codeOf(error)}).`;
    }
  }
  try {
    createSecureContext({ cert: pems[0], key: pems[1] });
    return undefined;
  } catch (error) {
    return `TLS_CERT_FILE and TLS_KEY_FILE do not hold a PEM certificate and its private key: ${messageOf(error)}.`;
  }
}

function openProblem(error: unknown, config: Config): string {
  if (
    error instanceof DataDirectoryInUseError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof DatabaseVersionError
  ) {
    return error.message;
  }
  const code = codeOf(error);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code)) {
    return `DATA_DIR is ${config.dataDir}, which cannot be written to (${code}).`;
  }
  return `The server could not start: ${messageOf(error)} LOG_LEVEL=debug logs more.`;
}

function listenProblem(error: unknown, { host, port }: Config): string {
  const code = codeOf(error);
  const place = `${host} port ${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${place} is in use by another program. Stop that one, or set PORT to another port.`;
  if (code === 'EACCES') return `${place} may not be used by this user. Set PORT to a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is no address of this machine.`;
  return `The server could not start on ${place}: ${messageOf(error)}`;
}

/** What to do next: on the very first start a request that is ready to paste, else how to make a key. */
async function greeting(app: OpenedApp, env: Terminal['env']): Promise<string> {
  if (app.config.role === 'worker') return workerLine(app.config);
  // The key that is made is shown once and only here, so on a terminal of this machine, not in a container's log.
  const first = isLoopback(app.config.host) ? await firstStart(app) : null;
  // The link is shown wherever it is started: without it nobody could sign up. It works once, and not for long.
  const token = await firstSignupLink(app);
  const link = token === null ? [] : [signupLine, signupUrl(app.config.publicUrl, token)];
  return [...link, first === null ? keysHint(env) : curlLine(app.config, first.key)].join('\n');
}

async function close({ app, server }: Extract<Start, { ok: true }>, log: Logger): Promise<void> {
  const closed = (async () => {
    await Promise.race([server.close(), after(answersMsMax)]);
    await app.close();
    return true;
  })();
  const isClosed = await Promise.race([closed, after(stopMsMax)]);
  if (isClosed === true) log.info('stopped');
  else log.warn('stopped with work unfinished; it goes on at the next start');
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** A fault that nobody expected leaves the process in a state that nobody knows: say what it was, and end. */
function dieOfTheUnexpected(log: Logger): void {
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
