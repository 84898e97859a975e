import type { Logger } from 'pino';
import type { Config } from '../../service/config/config.ts';
import { keyHasher } from '../../service/platform/secret-key.ts';
import { callControl } from '../../service/storage/control-socket.ts';
import { hasNoDatabase } from '../../service/storage/create-embedded.ts';
import { openDatabase } from '../../service/storage/open.ts';
import type { Database } from '../../service/storage/database.ts';
import { createGuard } from '../../service/web/guard.ts';
import { secretBox } from '../../service/platform/secret-box.ts';
import { DatabaseUnavailableError, DirectoryNotReleasedError, NoDatabaseError } from './open-errors.ts';
import { openSecretKey } from './open-secret-key.ts';
import { controlCommands, type ControlAnswers, type ControlCommandName } from './control-commands.ts';
import { waitForDirectory } from './wait-for-directory.ts';

export type CommandConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'secretKey' | 'publicUrl' | 'fetchAllowNetworks' | 'retentionDays'
>;

/** Commands that may come before the first start: they create the database. */
const creating: ReadonlySet<ControlCommandName> = new Set(['keys.create']);

/**
 * Runs a command on the configured database. With the embedded database: in the running server, or in this process when
 * none runs. With PostgreSQL: always in this process. Rejects when another process has the directory open and does not
 * respond, when the directory has no database, and when the PostgreSQL cannot be used.
 */
export async function runControlCommand<Name extends ControlCommandName>(
  config: CommandConfig,
  log: Logger,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  if (config.databaseUrl !== undefined) {
    const opened = await openDatabase(config, log);
    if (!opened.ok) throw new DatabaseUnavailableError(opened);
    return await runHere(config, opened.database, name, input);
  }
  const directoryWait = waitForDirectory(config.dataDir, log);
  for (;;) {
    const answer = await callControl(config.dataDir, name, input);
    // The server has the same version, so its result has the same type.
    if (answer.ok) return answer.result as ControlAnswers[Name];
    if (!creating.has(name) && hasNoDatabase(config.dataDir)) throw new NoDatabaseError(config.dataDir);
    const opened = await openDatabase(config, log);
    if (opened.ok) return await runHere(config, opened.database, name, input);
    if (!(await directoryWait.beforeRetry())) throw new DirectoryNotReleasedError(config.dataDir);
  }
}

async function runHere<Name extends ControlCommandName>(
  config: CommandConfig,
  database: Database,
  name: Name,
  input: unknown,
): Promise<ControlAnswers[Name]> {
  try {
    const { secretKey } = await openSecretKey(config, database.db, new Date());
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
