import type { Logger } from 'pino';
import { replaceSecretKey, type ReplaceSecretKeyOutcome } from '../../features/keys/replace-secret-key.ts';
import { readSecretKey } from '../../service/platform/secret-key.ts';
import { hasNoDatabase } from '../../service/storage/create-embedded.ts';
import { openDatabase } from '../../service/storage/open.ts';
import { DatabaseUnavailableError, DataDirectoryInUseError, NoDatabaseError } from './open-errors.ts';
import type { CommandConfig } from './run-control-command.ts';

/**
 * Makes the configured secret key, or a new one in the data directory, the one of the database. Rejects while a server
 * has the embedded database open. Servers on a PostgreSQL cannot be seen: the operator stops them.
 */
export async function replaceLostSecretKey(
  config: CommandConfig,
  log: Logger,
): Promise<ReplaceSecretKeyOutcome> {
  if (config.databaseUrl === undefined && hasNoDatabase(config.dataDir)) {
    throw new NoDatabaseError(config.dataDir);
  }
  const opened = await openDatabase(config, log);
  if (!opened.ok) {
    throw opened.reason === 'in_use'
      ? new DataDirectoryInUseError(config.dataDir)
      : new DatabaseUnavailableError(opened);
  }
  try {
    return await replaceSecretKey(opened.database.db, readSecretKey(config), new Date());
  } finally {
    await opened.database.close();
  }
}
