import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../../service/config/config.ts';
import { callControl } from '../../service/storage/control-socket.ts';
import type { Database } from '../../service/storage/database.ts';
import { openDatabase } from '../../service/storage/open.ts';
import type { PostgresLimits } from '../../service/storage/open-postgres.ts';
import { DatabaseUnavailableError, DataDirectoryInUseError, mayRecover } from './open-errors.ts';
import { waitForDirectory } from './wait-for-directory.ts';

/** Service and database are often started together, and the database takes longer. */
export const databaseWaitMs = 30_000;
export const databaseRetryMs = 500;

/** Waits for a database that is starting, and for a command that has the data directory open. */
export async function openDatabaseWithRetries(
  config: Config,
  log: Logger,
  limits: PostgresLimits | undefined,
): Promise<Database> {
  const begun = Date.now();
  const directoryWait = waitForDirectory(config.dataDir, log);
  for (;;) {
    const opened = await openDatabase(config, log, limits);
    if (opened.ok) return opened.database;
    if (opened.reason === 'unavailable') {
      const waitedMs = Date.now() - begun;
      if (!mayRecover(opened.cause) || waitedMs > databaseWaitMs) throw new DatabaseUnavailableError(opened);
      log.warn({ err: opened.cause }, 'the database of DATABASE_URL is not available yet; retrying');
      await delay(databaseRetryMs);
    } else {
      const { ok: isServed } = await callControl(config.dataDir, 'ping', null);
      if (isServed || !(await directoryWait.beforeRetry())) throw new DataDirectoryInUseError(config.dataDir);
    }
  }
}
