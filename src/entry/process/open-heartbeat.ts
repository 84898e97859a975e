import type { Logger } from 'pino';
import {
  defaultHeartbeatTimes,
  idleHeartbeat,
  startHeartbeat,
  type Heartbeat,
  type HeartbeatTimes,
} from '../../service/platform/heartbeat.ts';
import type { Database } from '../../service/storage/database.ts';
import { freeReads } from './free-claims.ts';

/** In an exclusive database the claims of the process before are freed here, and by the queue and the deliverer. */
export async function openHeartbeat(
  database: Database,
  log: Logger,
  runsJobs: boolean,
  times: HeartbeatTimes = defaultHeartbeatTimes,
): Promise<Heartbeat> {
  if (!runsJobs) return idleHeartbeat();
  if (!database.isExclusive) return await startHeartbeat(database, log, times);
  await database.db.transaction().execute((trx) => freeReads(trx, 'all'));
  return idleHeartbeat();
}
