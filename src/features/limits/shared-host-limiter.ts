/** Limits requests to one host for all processes with the same database together. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { freeHostSlots, pauseHost, releaseHostSlot, takeHostSlot } from './statements/host-slots.ts';
import type { Database } from '../../service/storage/database.ts';
import type { Schema } from '../../service/storage/schema.ts';
import {
  concurrentMaxDefault,
  createHostLimiter,
  HostPausedError,
  pauseMsMax,
  waitOutPause,
  type HostLimiter,
} from '../../service/web/host-limiter.ts';
import {
  announce,
  listenForAnnouncements,
  type Announcements,
} from '../../service/platform/announcements.ts';

/** The payload is the host of the released slot. */
const channel = 'host_place_freed';

const lookIntervalMsDefault = 2_000;

export interface SharedHostLimiterOptions {
  readonly database: Pick<Database, 'db' | 'listen'>;
  readonly log: Logger;
  /** Names one use of a slot. */
  readonly newHolder: () => string;
  /** A slot is free after this time, even if its holder lives. */
  readonly leaseMs: number;
  readonly concurrentMax?: number;
  /** Interval of polls for slots whose lease has expired, and for announcements that were lost. */
  readonly lookIntervalMs?: number;
}

/** Releases the slots of dead processes, and wakes those who wait for one. */
export async function freeSlots(trx: Transaction<Schema>, processIds: readonly string[]): Promise<void> {
  for (const host of await freeHostSlots(trx, processIds)) await announce(trx, channel, host);
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
      const holder = options.newHolder();
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
