import type { HeartbeatTimes } from '../../service/platform/heartbeat.ts';
import type { Logger } from 'pino';
import { endLateLeases } from '../../features/analyses/index.ts';
import { endLateAnswerLeases } from '../../features/citation-tests/index.ts';
import { findLatestUse } from '../../features/keys/index.ts';
import { openClock, type Clock, type ClockTimes } from '../../service/platform/clock.ts';
import { defaultQueueTimes, type QueueTimes } from '../../service/queue/queue-times.ts';
import { startLateJobs } from '../../service/queue/start-late-jobs.ts';
import type { Database } from '../../service/storage/database.ts';
import { defaultDeliveryTimes, type DeliveryTimes } from '../../features/webhooks/delivery-times.ts';
import { startLateDeliveries } from '../../features/webhooks/index.ts';

export interface TimeOptions {
  readonly now?: () => Date;
  readonly clockTimes?: ClockTimes;
  readonly queueTimes?: QueueTimes;
  readonly deliveryTimes?: DeliveryTimes;
  readonly heartbeatTimes?: HeartbeatTimes;
}

export interface ServiceClock extends Clock {
  /** Starts the work that would wait until the clock has caught up: it went back after the times of the work were written. */
  startLateWork(): Promise<void>;
}

/** The clock of the database, which starts late work whenever it goes back; with `options.now` that of the caller. */
export async function openServiceClock(
  database: Database,
  log: Logger,
  options: TimeOptions,
): Promise<ServiceClock> {
  const { now, clockTimes, queueTimes = defaultQueueTimes, deliveryTimes = defaultDeliveryTimes } = options;
  const startLateWork = async (): Promise<void> => {
    await startLateJobs(database.db, queueTimes);
    await startLateDeliveries(database.db, deliveryTimes);
    await endLateLeases(database.db);
    await endLateAnswerLeases(database.db);
  };
  if (now !== undefined) return { now, settledNow: now, stop: () => Promise.resolve(), startLateWork };
  const times = clockTimes === undefined ? {} : { times: clockTimes };
  const latestUse = async (): Promise<number> => (await findLatestUse(database.db))?.getTime() ?? Number.NaN;
  const clock = await openClock({ database, log, latestUse, onBackward: startLateWork, ...times });
  return { ...clock, startLateWork };
}
