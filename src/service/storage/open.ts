import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres, type PostgresLimits } from './open-postgres.ts';
import type { OpenOutcome } from './database.ts';

/** Opens the database that the configuration names, at the newest schema. */
export function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Logger,
  limits?: PostgresLimits,
): Promise<OpenOutcome> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, log)
    : openPostgres(config.databaseUrl, log, limits);
}
