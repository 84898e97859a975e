/** Limits requests to one host for all processes with the same database together. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { releaseHostSlot, pauseHost, takeHostSlot } from './statements/host-slots.ts';
import type { Database } from '../storage/database.ts';
import {
  concurrentMaxDefault,
  createHostLimiter,
  HostPausedError,
  pauseMsMax,
  waitOutPause,
  type HostLimiter,
} from '../web/host-limiter.ts';
import { announce, listenForAnnouncements, type Announcements } from '../platform/announcements.ts';

/** The payload is the host of the released slot. */
const channel = 'host_place_freed';

const lookIntervalMsDefault = 2_000;

export interface SharedHostLimiterOptions {
  readonly database: Pick<Database, 'db' | 'listen'>;
  readonly log: Logger;
  /** A slot is free after this time, even if its holder died. */
  readonly leaseMs: number;
  readonly concurrentMax?: number;
  /** Interval of polls for slots of dead processes, whose release is not announced. */
  readonly lookIntervalMs?: number;
}

/**
 * One limiter for all processes. A local limiter in front of it lets at most `concurrentMax` requests of a process query
 * the database for the same host, and takes over when the database is unavailable.
 */
export async function openSharedHostLimiter(options: SharedHostLimiterOptions): Promise<HostLimiter> {
  const {
    database,
    log,
    concurrentMax = concurrentMaxDefault,
    lookIntervalMs = lookIntervalMsDefault,
  } = options;
  const local = createHostLimiter(concurrentMax);
  const freed = await listenForAnnouncements(database, channel);

  return {
    async acquire(host, signal) {
      const releaseLocal = await local.acquire(host, signal);
      const holder = randomUUID();
      try {
        await acquireShared({ ...options, concurrentMax, lookIntervalMs }, freed, { host, holder }, signal);
      } catch (error) {
        if (signal?.aborted === true || error instanceof HostPausedError) {
          releaseLocal();
          throw error;
        }
        log.warn({ err: error }, 'slots at hosts are not shared at the moment');
        return releaseLocal;
      }
      return () => {
        releaseLocal();
        void database.db
          .transaction()
          .execute(async (trx) => {
            await releaseHostSlot(trx, { host, holder });
            await announce(trx, channel, host);
          })
          .catch((error: unknown) =>
            log.warn({ err: error }, 'a slot at a host was not released; it is free when its lease expires'),
          );
      };
    },
    pause(host, pauseMs) {
      local.pause(host, pauseMs);
      pauseHost(database.db, host, Math.min(pauseMs, pauseMsMax)).catch((error: unknown) =>
        log.warn({ err: error }, 'the pause of a host is not shared'),
      );
    },
  };
}

async function acquireShared(
  { database, leaseMs, concurrentMax, lookIntervalMs }: Required<SharedHostLimiterOptions>,
  freed: Announcements,
  slot: { readonly host: string; readonly holder: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const subscription = freed.subscribe(slot.host);
    try {
      const outcome = await takeHostSlot(database.db, { ...slot, slotsMax: concurrentMax, leaseMs });
      if (outcome.kind === 'taken') return;
      // Terminates: another process has won the slot each time.
      if (outcome.kind === 'contended') continue;
      if (outcome.kind === 'paused') await waitOutPause(slot.host, outcome.leftMs, signal);
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
