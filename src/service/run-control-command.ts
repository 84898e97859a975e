import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { keyHasher, readSecretKey } from '../platform/secret-key.ts';
import { callControl } from '../storage/control-socket.ts';
import { openDatabase } from '../storage/open.ts';
import type { Database } from '../storage/database.ts';
import { createGuard } from '../web/guard.ts';
import { secretBox } from '../platform/secret-box.ts';
import { DatabaseAwayError, DirectoryNotReleasedError } from './open-errors.ts';
import { controlCommands, type ControlAnswers, type ControlCommandName } from './control-commands.ts';
import { waitForDirectory } from './wait-for-directory.ts';

/** The settings that a command needs. */
export type CommandConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'secretKey' | 'publicUrl' | 'fetchAllowNetworks' | 'retentionDays'
>;

/**
 * Runs a command against the database of the configuration. An embedded one: in the running server if there is one,
 * else in this process; a PostgreSQL always in this process, beside the servers that run. Rejects when another
 * process keeps the directory and does not answer, and when the PostgreSQL cannot be used.
 */
export async function runControlCommand<Name extends ControlCommandName>(
  config: CommandConfig,
  log: Logger,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  if (config.databaseUrl !== undefined) {
    const opened = await openDatabase(config, log);
    if (!opened.ok) throw new DatabaseAwayError(opened);
    return await runHere(config, opened.database, name, input);
  }
  const directoryWait = waitForDirectory(config.dataDir, log);
  for (;;) {
    const answer = await callControl(config.dataDir, name, input);
    // The server is of the same version: what it answers is what the command answers here.
    if (answer.ok) return answer.result as ControlAnswers[Name];
    const opened = await openDatabase(config, log);
    if (opened.ok) return await runHere(config, opened.database, name, input);
    if (!(await directoryWait.again())) throw new DirectoryNotReleasedError(config.dataDir);
  }
}

async function runHere<Name extends ControlCommandName>(
  config: CommandConfig,
  database: Database,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  try {
    const secretKey = readSecretKey(config);
    const context = {
      config,
      database,
      keyHasher: keyHasher(secretKey),
      webhookSecrets: secretBox(secretKey),
      web: { guard: createGuard({ allowNetworks: config.fetchAllowNetworks }) },
      now: () => new Date(),
    };
    return await controlCommands(context)[name](input);
  } finally {
    await database.close();
  }
}
