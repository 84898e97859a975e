import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  openTempDatabase,
  silentLog,
  testDatabase,
  type TempDatabase,
} from '../../../test/support/temp-database.ts';
import { DatabaseVersionError } from '../storage/migrate.ts';
import { attemptsByCrashMax } from './attempts.ts';
import { defaultQueueTimes } from './queue-times.ts';
import { openQueue, type Queue, type QueueData } from './queue.ts';
import type { Job, WorkOptions } from './job.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';

type Data = QueueData['analysis'];

/** Slow polls, so that a job that starts at once was woken. */
const times = { ...defaultQueueTimes, retryDelaysMs: [1, 1], pollIntervalMs: 60_000 };
const quickPolling = { ...times, pollIntervalMs: 20 };

let temp: TempDatabase;
let queue: Queue;

beforeAll(async () => {
  temp = await openTempDatabase();
});

afterAll(async () => {
  await temp.remove();
});

beforeEach(async () => {
  queue = await openQueue(temp.database, silentLog, times);
});

afterEach(async () => {
  await queue.stop(1_000);
  await temp.database.pool.query('delete from pgboss.job');
});

async function enqueue(analysisId: string): Promise<void> {
  await temp.database.db
    .transaction()
    .execute((trx) => queue.enqueue(trx, 'analysis', analysisId, { analysisId, requestId: 'req_1' }));
}

function options(part: Partial<WorkOptions<Data>>): WorkOptions<Data> {
  return {
    concurrency: 2,
    attemptTimeoutMs: outcomeTimeoutMs,
    handler: () => Promise.resolve(),
    giveUp: () => Promise.resolve(),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    ...part,
  };
}

interface Recorded<T> {
  readonly seen: T[];
  add(value: T): void;
  /** Resolves when this many have been added. */
  reach(count: number): Promise<void>;
}

function recorder<T>(): Recorded<T> {
  const seen: T[] = [];
  const waiting: { readonly count: number; readonly done: () => void }[] = [];
  return {
    seen,
    add(value) {
      seen.push(value);
      for (const { count, done } of waiting) if (seen.length >= count) done();
    },
    reach: (count) =>
      new Promise((done) => {
        waiting.push({ count, done });
        if (seen.length >= count) done();
      }),
  };
}

async function jobStates(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job order by state`.execute(
    temp.database.db,
  );
  return rows.map((row) => row.state);
}

/** State of the database after a kill: active jobs without a process. */
async function takeAndDie(): Promise<void> {
  await sql`
    update pgboss.job set retry_count = case when started_on is null then retry_count else retry_count + 1 end,
      state = 'active', started_on = now()
    where state < 'active'`.execute(temp.database.db);
}

test('a job runs as soon as its transaction commits, without waiting for a poll', async () => {
  const ran = recorder<string>();
  queue.work('analysis', options({ handler: (job) => Promise.resolve(ran.add(job.data.analysisId)) }));
  await enqueue('an_1');
  await ran.reach(1);
  await enqueue('an_2');
  await ran.reach(2);
  expect(ran.seen).toEqual(['an_1', 'an_2']);
});

test('a job whose transaction is rolled back never runs', async () => {
  const rolledBack = temp.database.db.transaction().execute(async (trx) => {
    await queue.enqueue(trx, 'analysis', 'an_1', { analysisId: 'an_1', requestId: 'req_1' });
    throw new Error('on purpose');
  });
  await expect(rolledBack).rejects.toThrow('on purpose');
  expect(await jobStates()).toEqual([]);
});

test('no more jobs run at once than the concurrency', async () => {
  let running = 0;
  let runningMax = 0;
  const begun = recorder<string>();
  const releases: (() => void)[] = [];
  queue.work(
    'analysis',
    options({
      concurrency: 2,
      handler: async (job) => {
        running += 1;
        runningMax = Math.max(runningMax, running);
        await new Promise<void>((done) => {
          releases.push(done);
          begun.add(job.data.analysisId);
        });
        running -= 1;
      },
    }),
  );
  for (let index = 0; index < 6; index += 1) await enqueue(`an_${index}`);
  for (let count = 1; count <= 6; count += 1) {
    await begun.reach(Math.min(6, count + 1));
    releases.shift()?.();
  }
  await queue.stop(1_000);
  expect(begun.seen).toHaveLength(6);
  expect(runningMax).toBe(2);
});

test('a completed job leaves no row', async () => {
  const ran = recorder<string>();
  queue.work('analysis', options({ handler: (job) => Promise.resolve(ran.add(job.data.analysisId)) }));
  await enqueue('an_1');
  await ran.reach(1);
  await queue.stop(1_000);
  expect(await jobStates()).toEqual([]);
});

test('the handler’s transaction ends a job, and the queue does when that rolled back', async () => {
  const ran = recorder<string>();
  queue.work(
    'analysis',
    options({
      handler: async (job) => {
        const isGivenUp = job.data.analysisId === 'an_2';
        await temp.database.db
          .transaction()
          .execute(async (trx) => {
            expect(await job.complete(trx)).toBe(true);
            if (isGivenUp) throw new Error('on purpose');
          })
          .then(
            () => job.completed(),
            () => undefined,
          );
        ran.add(job.data.analysisId);
      },
    }),
  );
  await enqueue('an_1');
  await enqueue('an_2');
  await ran.reach(2);
  await queue.stop(1_000);
  expect(await jobStates()).toEqual([]);
});

test('a job that fails is tried three times and then given up, once', async () => {
  await queue.stop(0);
  queue = await openQueue(temp.database, silentLog, quickPolling);
  const attempts = recorder<string>();
  const givenUp = recorder<string>();
  queue.work(
    'analysis',
    options({
      handler: (job) => {
        attempts.add(job.data.analysisId);
        return Promise.reject(new Error('on purpose'));
      },
      giveUp: (_trx, data) => Promise.resolve(givenUp.add(data.analysisId)),
    }),
  );
  await enqueue('an_1');
  await givenUp.reach(1);
  await queue.stop(1_000);
  expect(attempts.seen).toHaveLength(3);
  expect(givenUp.seen).toEqual(['an_1']);
  expect(await jobStates()).toEqual([]);
});

test('a job ends even when giveUp fails, and its log lines contain the request id', async () => {
  await queue.stop(0);
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  queue = await openQueue(temp.database, log, { ...quickPolling, settleRetryMs: 1 });
  const tries = recorder<string>();
  queue.work(
    'analysis',
    options({
      handler: () => Promise.reject(new Error('on purpose')),
      giveUp: (_trx, data) => {
        tries.add(data.analysisId);
        return Promise.reject(new Error('this, too'));
      },
    }),
  );
  await enqueue('an_1');
  await expect.poll(() => lines.map((line) => line['msg'])).toContain('a job was given up');
  await queue.stop(1_000);
  expect(tries.seen).toHaveLength(3);
  expect(await jobStates()).toEqual([]);
  expect(await queue.keysWithoutJob('analysis', ['an_1'])).toEqual(['an_1']);
  for (const line of lines)
    expect(line).toMatchObject({ queue: 'analysis', key: 'an_1', request_id: 'req_1' });
});

test('a hanging attempt counts as failed, and its late result is rejected', async () => {
  await queue.stop(0);
  queue = await openQueue(temp.database, silentLog, quickPolling);
  const givenUp = recorder<string>();
  const hanging: Job<Data>[] = [];
  queue.work(
    'analysis',
    options({
      attemptTimeoutMs: 30,
      handler: (job) => {
        hanging.push(job);
        return new Promise(() => undefined);
      },
      giveUp: (_trx, data) => Promise.resolve(givenUp.add(data.analysisId)),
    }),
  );
  await enqueue('an_1');
  await givenUp.reach(1);
  expect(hanging).toHaveLength(3);
  for (const job of hanging) {
    expect(job.signal.aborted).toBe(true);
    expect(await temp.database.db.transaction().execute((trx) => job.complete(trx))).toBe(false);
  }
});

test('an attempt whose job another one has taken cannot end it', async () => {
  const begun = recorder<Job<Data>>();
  let release = (): void => undefined;
  const first = new Promise<void>((done) => {
    release = done;
  });
  queue.work(
    'analysis',
    options({
      handler: async (job) => {
        begun.add(job);
        await first;
      },
    }),
  );
  await enqueue('an_1');
  await begun.reach(1);
  await sql`update pgboss.job set retry_count = retry_count + 1`.execute(temp.database.db);
  release();
  await queue.stop(1_000);
  expect(await jobStates()).toEqual(['active']);
});

/** The database is exclusive. On a shared one the lease must expire first: leases.postgres.test.ts. */
const testEmbedded = test.runIf(testDatabase === 'embedded');

testEmbedded('what a dead process was doing runs again at once', async () => {
  await enqueue('an_1');
  await takeAndDie();
  await queue.stop(0);
  queue = await openQueue(temp.database, silentLog, times);
  const ran = recorder<string>();
  queue.work('analysis', options({ handler: (job) => Promise.resolve(ran.add(job.data.analysisId)) }));
  await ran.reach(1);
  expect(ran.seen).toEqual(['an_1']);
});

testEmbedded('a job that takes its process down is tried ten times and then counts as lost', async () => {
  await enqueue('an_1');
  for (let crash = 1; crash <= attemptsByCrashMax; crash += 1) {
    expect(await queue.keysWithoutJob('analysis', ['an_1'])).toEqual([]);
    await takeAndDie();
    await queue.stop(0);
    queue = await openQueue(temp.database, silentLog, times);
  }
  expect(await queue.keysWithoutJob('analysis', ['an_1', 'an_2'])).toEqual(['an_1', 'an_2']);
});

testEmbedded('crashes do not use up the three attempts of a failure', async () => {
  await enqueue('an_1');
  for (let crash = 1; crash <= 4; crash += 1) {
    await takeAndDie();
    await queue.stop(0);
    queue = await openQueue(temp.database, silentLog, quickPolling);
  }
  const attempts = recorder<number>();
  const givenUp = recorder<string>();
  queue.work(
    'analysis',
    options({
      handler: () => {
        attempts.add(1);
        return Promise.reject(new Error('on purpose'));
      },
      giveUp: (_trx, data) => Promise.resolve(givenUp.add(data.analysisId)),
    }),
  );
  await givenUp.reach(1);
  expect(attempts.seen).toHaveLength(3);
});

test('stopping waits for running jobs', async () => {
  const begun = recorder<string>();
  let release = (): void => undefined;
  const gate = new Promise<void>((done) => {
    release = done;
  });
  queue.work(
    'analysis',
    options({
      handler: async (job) => {
        begun.add(job.data.analysisId);
        await gate;
      },
    }),
  );
  await enqueue('an_1');
  await begun.reach(1);
  const stopped = queue.stop(10_000);
  release();
  await stopped;
  expect(await jobStates()).toEqual([]);
});

test('stopping hands back jobs that do not end in time, without counting a failure', async () => {
  const begun = recorder<string>();
  queue.work(
    'analysis',
    options({
      handler: (job) => {
        begun.add(job.data.analysisId);
        return new Promise((_, failed) =>
          job.signal.addEventListener('abort', () => failed(job.signal.reason)),
        );
      },
    }),
  );
  await enqueue('an_1');
  await begun.reach(1);
  await queue.stop(1);
  expect(await jobStates()).toEqual(['created']);
  const { rows } = await sql<{
    failures: number;
  }>`select (data->>'failures')::int as failures from pgboss.job`.execute(temp.database.db);
  expect(rows).toEqual([{ failures: 0 }]);
});

test('no job starts after stopping', async () => {
  const ran = recorder<string>();
  queue.work('analysis', options({ handler: (job) => Promise.resolve(ran.add(job.data.analysisId)) }));
  await queue.stop(1_000);
  await enqueue('an_1');
  expect(await jobStates()).toEqual(['created']);
  expect(ran.seen).toEqual([]);
});

test('the health check reads the tables of the queue', async () => {
  await expect(queue.checkHealth()).resolves.toBeUndefined();
  await temp.database.pool.query('alter table pgboss.version rename to version_away');
  try {
    await expect(queue.checkHealth()).rejects.toThrow('pgboss.version');
  } finally {
    await temp.database.pool.query('alter table pgboss.version_away rename to version');
  }
});

test('queue tables of a newer version are refused as such, and stay as they are', async () => {
  const { pool } = temp.database;
  const { rows } = await pool.query<{ version: number }>('select version from pgboss.version');
  const known = Number(rows[0]?.version);
  await pool.query(`update pgboss.version set version = ${String(known + 1)}`);
  try {
    const refused = openQueue(temp.database, silentLog, times);
    await expect(refused).rejects.toThrow(DatabaseVersionError);
    await expect(refused).rejects.toThrow(
      `created by a newer version of Citeworthy (the tables of its queue are of version ${String(known + 1)}`,
    );
    const { rows: after } = await pool.query('select version from pgboss.version');
    expect(after).toEqual([{ version: known + 1 }]);
  } finally {
    await pool.query(`update pgboss.version set version = ${String(known)}`);
  }
});
