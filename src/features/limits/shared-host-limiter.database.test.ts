import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTempDatabase, silentLog, type TempDatabase } from '../../../test/support/temp-database.ts';
import { HostPausedError } from '../../service/web/host-limiter.ts';
import { openSharedHostLimiter, type SharedHostLimiterOptions } from './shared-host-limiter.ts';

/** Two limiters stand for two processes: they share nothing but the database. */
let temp: TempDatabase;

beforeAll(async () => {
  temp = await openTempDatabase();
});
afterAll(() => temp.remove());
beforeEach(async () => {
  await temp.database.db.deleteFrom('host_places').execute();
  await temp.database.db.deleteFrom('host_pauses').execute();
});

const open = (options: Partial<SharedHostLimiterOptions> = {}) =>
  openSharedHostLimiter({
    database: temp.database,
    log: silentLog,
    newHolder: randomUUID,
    leaseMs: 60_000,
    lookIntervalMs: 60_000,
    ...options,
  });

/** A round trip to the database, after which all earlier queries have ended. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await temp.database.pool.query('select 1');
};

describe('shared host limiter', () => {
  it('grants four slots over all processes, and the next when one is released', async () => {
    const [one, other] = [await open(), await open()];
    const leave = [
      ...(await Promise.all([1, 2].map(() => one.acquire('a.example')))),
      ...(await Promise.all([1, 2].map(() => other.acquire('a.example')))),
    ];
    let entered = 0;
    const waiting = [one, other].map((limiter) =>
      limiter.acquire('a.example').then((release) => {
        entered += 1;
        return release;
      }),
    );
    await settle();
    expect(entered).toBe(0);
    await expect(one.acquire('b.example')).resolves.toBeTypeOf('function');
    leave[0]?.();
    await Promise.race(waiting);
    await settle();
    expect(entered).toBe(1);
    leave[3]?.();
    await Promise.all(waiting);
    expect(entered).toBe(2);
  });

  it('never grants more than four slots to many callers', async () => {
    const limiters = [await open(), await open(), await open()];
    let inside = 0;
    let insideMax = 0;
    const visits = Array.from({ length: 60 }, async (_, index) => {
      const leave = await (limiters[index % 3] ?? limiters[0])?.acquire('a.example');
      inside += 1;
      insideMax = Math.max(insideMax, inside);
      await settle();
      inside -= 1;
      leave?.();
    });
    await Promise.all(visits);
    expect(insideMax).toBe(4);
    await vi.waitFor(async () =>
      expect(await temp.database.db.selectFrom('host_places').selectAll().execute()).toEqual([]),
    );
  });

  it('frees the slots of a dead process when their leases expire', async () => {
    const dead = await open({ leaseMs: 1 });
    await Promise.all([1, 2, 3, 4].map(() => dead.acquire('a.example')));
    const living = await open({ lookIntervalMs: 5 });
    await expect(living.acquire('a.example')).resolves.toBeTypeOf('function');
  });

  it('grants free slots at once to concurrent callers', async () => {
    for (let round = 0; round < 25; round += 1) {
      const limiters = await Promise.all([1, 2, 3, 4].map(() => open()));
      const leaves = await Promise.all(
        limiters.map((limiter) => limiter.acquire(`${String(round)}.example`)),
      );
      expect(leaves).toHaveLength(4);
    }
  });

  it('drops an aborted caller', async () => {
    const limiter = await open({ concurrentMax: 1 });
    const other = await open({ concurrentMax: 1 });
    const leave = await limiter.acquire('a.example');
    const abort = new AbortController();
    const waiting = other.acquire('a.example', abort.signal);
    await settle();
    abort.abort();
    await expect(waiting).rejects.toThrow();
    leave();
    await expect(other.acquire('a.example')).resolves.toBeTypeOf('function');
  });

  it('pauses a host in all processes', async () => {
    const [one, other] = [await open(), await open()];
    one.pause('a.example', 600_000);
    for (const limiter of [one, other]) {
      await expect(limiter.acquire('a.example')).rejects.toBeInstanceOf(HostPausedError);
      await expect(limiter.acquire('b.example')).resolves.toBeTypeOf('function');
    }
  });

  it('waits out a short pause', async () => {
    const [one, other] = [await open(), await open()];
    const isOver = async (): Promise<boolean[]> => {
      const { rows } = await temp.database.pool.query<{ over: boolean }>(
        'select until <= clock_timestamp() as over from host_pauses',
      );
      return rows.map(({ over }) => over);
    };
    one.pause('a.example', 300);
    await vi.waitFor(async () => expect(await isOver()).toHaveLength(1));
    await expect(other.acquire('a.example')).resolves.toBeTypeOf('function');
    expect(await isOver()).toEqual([true]);
  });

  it('limits each process alone without the database', async () => {
    const limiter = await open({ concurrentMax: 1 });
    await temp.database.pool.query('alter table host_places rename to host_places_away');
    try {
      const leave = await limiter.acquire('a.example');
      let isIn = false;
      const second = limiter.acquire('a.example').then(() => {
        isIn = true;
      });
      await settle();
      expect(isIn).toBe(false);
      leave();
      await second;
    } finally {
      await temp.database.pool.query('alter table host_places_away rename to host_places');
    }
  });
});
