/** Politeness that all processes with the same database keep together. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { leaveHostSlot, pauseHost, takeHostSlot } from './statements/host-slots.ts';
import type { Database } from '../storage/database.ts';
import {
  concurrentMaxDefault,
  createHostLimiter,
  HostPausedError,
  pauseMsMax,
  waitOutPause,
  type HostLimiter,
} from '../web/host-limiter.ts';
import { announce, hearAnnouncements, type Announcements } from '../platform/announcements.ts';

/** The payload is the host at which a slot became free. */
const channel = 'host_place_freed';

const lookIntervalMsDefault = 2_000;

export interface SharedHostLimiterOptions {
  readonly database: Pick<Database, 'db' | 'listen'>;
  readonly log: Logger;
  /** Longest that a slot is held: it is free afterwards, even if its holder died. */
  readonly leaseMs: number;
  readonly concurrentMax?: number;
  /** How often to look for the slots of processes that died: these are not announced. */
  readonly lookIntervalMs?: number;
}

/**
 * One limiter for all processes. Within each process requests queue for the slots, so that no more
 * than four of them ask the database for the same host. When the database is away the process is polite on its own.
 */
export async function openSharedHostLimiter(options: SharedHostLimiterOptions): Promise<HostLimiter> {
  const {
    database,
    log,
    concurrentMax = concurrentMaxDefault,
    lookIntervalMs = lookIntervalMsDefault,
  } = options;
  const local = createHostLimiter(concurrentMax);
  const freed = await hearAnnouncements(database, channel);

  return {
    async acquire(host, signal) {
      const leaveLocal = await local.acquire(host, signal);
      const holder = randomUUID();
      try {
        await enterShared({ ...options, concurrentMax, lookIntervalMs }, freed, { host, holder }, signal);
      } catch (error) {
        if (signal?.aborted === true || error instanceof HostPausedError) {
          leaveLocal();
          throw error;
        }
        log.warn({ err: error }, 'places at hosts are not shared at the moment');
        return leaveLocal;
      }
      return () => {
        leaveLocal();
        void database.db
          .transaction()
          .execute(async (trx) => {
            await leaveHostSlot(trx, { host, holder });
            await announce(trx, channel, host);
          })
          .catch((error: unknown) =>
            log.warn({ err: error }, 'a place at a host was not freed; its lease ends'),
          );
      };
    },
    pause(host, pauseMs) {
      local.pause(host, pauseMs);
      pauseHost(database.db, host, Math.min(pauseMs, pauseMsMax)).catch((error: unknown) =>
        log.warn({ err: error }, 'the pause that a host asked for is not shared'),
      );
    },
  };
}

async function enterShared(
  { database, leaseMs, concurrentMax, lookIntervalMs }: Required<SharedHostLimiterOptions>,
  freed: Announcements,
  stay: { readonly host: string; readonly holder: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const subscription = freed.subscribe(stay.host);
    try {
      const answer = await takeHostSlot(database.db, { ...stay, slotsMax: concurrentMax, leaseMs });
      if (answer.kind === 'entered') return;
      // Each time that one process loses a slot another has won it, so this ends.
      if (answer.kind === 'contended') continue;
      if (answer.kind === 'paused') await waitOutPause(stay.host, answer.leftMs, signal);
      else await announcedOrLater(subscription.announced, lookIntervalMs, signal);
    } finally {
      subscription.cancel();
    }
  }
}

async function announcedOrLater(
  announced: Promise<void>,
  lookIntervalMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const over = new AbortController();
  const either = signal === undefined ? over.signal : AbortSignal.any([over.signal, signal]);
  const later = sleep(lookIntervalMs, undefined, { signal: either }).catch(() => undefined);
  await Promise.race([announced, later]);
  over.abort();
}
