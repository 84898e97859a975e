import { readFile, stat } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Logger } from 'pino';
import type { Config } from '../../service/config/config.ts';
import { readConfig, redacted, redactedChanges, secretValues } from '../../service/config/config.ts';
import { settings } from '../../service/config/settings/index.ts';
import type { ServeRole } from '../../service/config/settings/serving.ts';
import { octal } from '../../service/platform/private-file.ts';
import { version } from '../../service/platform/version.ts';
import { codeOf, messageOf } from './error-facts.ts';
import { createLog } from './log.ts';
import { stopRequest } from './stop-request.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { writeProblems, exitCodes, writeLines } from './terminal.ts';

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
  // In a terminal all settings are a line of a kilobyte; a log for machines keeps them.
  const shown = terminal.stdout.isTTY === true ? redactedChanges(config) : redacted(config);
  log.info({ version, settings: shown }, 'starting');
  for (const warning of [...warnings, ...(await tlsKeyWarnings(config))]) log.warn(warning);

  const stop = stopRequest(log);
  const badTls = await tlsProblem(config);
  if (badTls !== undefined) {
    await writeProblems(terminal, badTls);
    return exitCodes.failed;
  }
  // Loaded only now, so that a wrong setting is reported at once.
  const { startServer, closeServer } = await import('./start-server.ts');
  const started = await startServer(config, log, terminal);
  if (!started.ok) {
    await writeProblems(terminal, started.problem);
    return exitCodes.failed;
  }
  await writeLines(terminal.stdout, [started.greeting]);
  const failure = await Promise.race([stop, started.app.database.stopped ?? stop]);
  if (failure !== undefined) {
    log.fatal({ err: failure }, 'the database has stopped');
    await writeProblems(terminal, failure.message);
    // Closing would wait for the database. Its supervisor starts the process again.
    process.exit(exitCodes.failed);
  }
  await closeServer(started, log);
  // A slow client or a busy analysis process must not keep the process alive.
  process.exit(exitCodes.done);
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

/** After an uncaught error the state of the process is unknown: log the error and exit. */
function exitOnUncaughtError(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      process.exit(exitCodes.failed);
    });
  }
}
