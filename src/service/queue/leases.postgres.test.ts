import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.ts';
import { makePostgresDatabase, type PostgresDatabase } from '../../../test/support/postgres-database.ts';
import { silentLog } from '../../../test/support/temp-database.ts';
import { defaultPostgresLimits, openPostgres } from '../storage/open-postgres.ts';
import type { Database } from '../storage/database.ts';
import { attemptsByCrashMax } from './attempts.ts';
import { defaultQueueTimes } from './queue-times.ts';
import { openQueue, type Queue, type QueueData } from './queue.ts';
import type { Job, WorkOptions } from './job.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';

type Data = QueueData['analysis'];

/** Short, but long enough for renewals on a busy machine. */
const times = {
  ...defaultQueueTimes,
  retryDelaysMs: [1, 1],
  pollIntervalMs: 50,
  leaseMs: 3_000,
  renewalIntervalMs: 100,
};

let postgres: PostgresDatabase;
let closers: (() => Promise<void>)[];

beforeEach(async () => {
  postgres = await makePostgresDatabase();
  closers = [() => postgres.remove()];
});

afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

interface Process {
  readonly database: Database;
  readonly queue: Queue;
}

/** Stands for one process: own connections and own queue. */
async function startProcess(port?: number): Promise<Process> {
  const url = new URL(postgres.url);
  if (port !== undefined) url.port = String(port);
  const limits = { ...defaultPostgresLimits, connectionTimeoutMs: 5_000, answerTimeoutMs: 5_000 };
  const opened = await openPostgres(url.href, silentLog, limits);
  if (!opened.ok) throw new Error('The database cannot be opened.');
  const { database } = opened;
  const queue = await openQueue(database, silentLog, times);
  closers.push(async () => {
    await queue.stop(0);
    await database.close();
  });
  return { database, queue };
}

async function enqueue({ database, queue }: Process, analysisId: string): Promise<void> {
  await database.db
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

/** A handler that keeps every job running until released. */
function holdingHandler() {
  const jobs: Job<Data>[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  const handler = async (job: Job<Data>): Promise<void> => {
    jobs.push(job);
    await gate;
  };
  return { jobs, handler, letGo: () => letGo() };
}

/** State of the database after the death of a process whose lease has just begun. */
async function takeAndDie(): Promise<void> {
  await postgres.query(`
    update pgboss.job set state = 'active', started_on = now(),
      retry_count = case when started_on is null then retry_count else retry_count + 1 end
    where state < 'active'`);
}

async function endLeases(): Promise<void> {
  await postgres.query(
    `update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`,
  );
}

async function states(): Promise<string[]> {
  const { rows } = await postgres.query('select state from pgboss.job order by state');
  return (rows as { state: string }[]).map(({ state }) => state);
}

test('a job of a dead process runs again when its lease has expired, and not before', async () => {
  const process = await startProcess();
  await enqueue(process, 'an_1');
  await takeAndDie();
  const ages: number[] = [];
  process.queue.work(
    'analysis',
    options({
      handler: async (job) => {
        const { rows } = await sql<{ age: number }>`
          select extract(epoch from now() - created_on)::float8 as age from pgboss.job`.execute(
          process.database.db,
        );
        expect(job.data.analysisId).toBe('an_1');
        ages.push(rows[0]?.age ?? 0);
      },
    }),
  );
  await expect.poll(() => ages).toHaveLength(1);
  expect(ages[0]).toBeGreaterThanOrEqual(times.leaseMs / 1_000);
  await expect.poll(states).toEqual([]);
});

test('a job stays with its process as long as the lease is renewed', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  const held = holdingHandler();
  first.queue.work('analysis', options({ handler: held.handler }));
  await enqueue(first, 'an_1');
  await expect.poll(() => held.jobs).toHaveLength(1);
  const taken: string[] = [];
  second.queue.work(
    'analysis',
    options({ handler: (job) => Promise.resolve(void taken.push(job.data.analysisId)) }),
  );
  await expect
    .poll(async () => {
      const { rows } = await postgres.query(
        `select extract(epoch from now() - created_on) > 3 * extract(epoch from expire_in) as is_long from pgboss.job`,
      );
      return rows;
    })
    .toEqual([{ is_long: true }]);
  held.letGo();
  await expect.poll(states).toEqual([]);
  expect(taken).toEqual([]);
});

test('a process that was cut off from the database while another ran its job writes nothing', async () => {
  const proxy: TcpProxy = await startTcpProxy(Number(new URL(postgres.url).port));
  closers.push(() => proxy.close());
  const [first, second] = [await startProcess(proxy.port), await startProcess()];
  const held = holdingHandler();
  first.queue.work('analysis', options({ handler: held.handler }));
  await enqueue(second, 'an_1');
  await expect.poll(() => held.jobs).toHaveLength(1);
  proxy.stall();
  const again = holdingHandler();
  second.queue.work('analysis', options({ handler: again.handler }));
  await expect.poll(() => again.jobs).toHaveLength(1);
  await proxy.restore();
  // It detects the lost lease and aborts the attempt.
  await expect.poll(() => held.jobs[0]?.signal.aborted).toBe(true);
  const late = first.database.db
    .transaction()
    .execute((trx) => held.jobs[0]?.complete(trx) ?? Promise.resolve(true));
  expect(await late).toBe(false);
  expect(await states()).toEqual(['active']);
  expect(again.jobs[0]?.signal.aborted).toBe(false);
  expect(
    await second.database.db
      .transaction()
      .execute((trx) => again.jobs[0]?.complete(trx) ?? Promise.resolve(false)),
  ).toBe(true);
  again.letGo();
});

test('an outage longer than a lease ends no attempt of a live process', async () => {
  const proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  closers.push(() => proxy.close());
  const process = await startProcess(proxy.port);
  const held = holdingHandler();
  process.queue.work('analysis', options({ handler: held.handler }));
  await enqueue(process, 'an_1');
  await expect.poll(() => held.jobs).toHaveLength(1);
  await proxy.cut();
  await endLeases();
  await proxy.restore();
  await expect
    .poll(
      async () =>
        (
          await postgres.query(
            `select started_on > created_on - interval '1 minute' as is_renewed from pgboss.job`,
          )
        ).rows,
    )
    .toEqual([{ is_renewed: true }]);
  held.letGo();
  await expect.poll(states).toEqual([]);
  expect(held.jobs).toHaveLength(1);
});

test('an attempt interrupted by an outage does not count as failed', async () => {
  const proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  closers.push(() => proxy.close());
  const [process, other] = [await startProcess(proxy.port), await startProcess()];
  const begun: string[] = [];
  const givenUp: string[] = [];
  process.queue.work(
    'analysis',
    options({
      handler: async (job) => {
        begun.push(job.data.analysisId);
        if (begun.length > 4) return;
        await proxy.cut();
        const broken = sql`select 1`.execute(process.database.db);
        await broken.catch(() => undefined);
        await proxy.restore();
        await broken;
      },
      giveUp: (_trx, data) => Promise.resolve(void givenUp.push(data.analysisId)),
    }),
  );
  // On a separate connection: the handler that the commit wakes could cut off the commit's own response.
  await enqueue(other, 'an_1');
  await expect.poll(() => begun).toHaveLength(5);
  await expect.poll(states).toEqual([]);
  expect(givenUp).toEqual([]);
});

test('a job that crashes its process is tried ten times and then counts as lost', async () => {
  const process = await startProcess();
  await enqueue(process, 'an_1');
  // Runs no jobs, but ends expired leases.
  process.queue.work('analysis', options({ concurrency: 0 }));
  for (let crash = 1; crash <= attemptsByCrashMax; crash += 1) {
    expect(await process.queue.keysWithoutJob('analysis', ['an_1'])).toEqual([]);
    await takeAndDie();
    await endLeases();
    await expect.poll(states).toEqual([crash < attemptsByCrashMax ? 'retry' : 'failed']);
  }
  expect(await process.queue.keysWithoutJob('analysis', ['an_1', 'an_2'])).toEqual(['an_1', 'an_2']);
});

test('crashes do not use up the three attempts of a failure', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  await enqueue(first, 'an_1');
  first.queue.work('analysis', options({ concurrency: 0 }));
  for (let crash = 1; crash <= 4; crash += 1) {
    await takeAndDie();
    await endLeases();
    await expect.poll(states).toEqual(['retry']);
  }
  let attempts = 0;
  const givenUp: string[] = [];
  second.queue.work(
    'analysis',
    options({
      handler: () => {
        attempts += 1;
        return Promise.reject(new Error('on purpose'));
      },
      giveUp: (_trx, data) => Promise.resolve(void givenUp.push(data.analysisId)),
    }),
  );
  await expect.poll(() => givenUp).toEqual(['an_1']);
  expect(attempts).toBe(3);
});

test('another process takes the jobs that a stopping process hands back at once', async () => {
  const slow = { ...times, pollIntervalMs: 60_000, renewalIntervalMs: 60_000 };
  const [first, second] = [await startProcess(), await startProcess()];
  const waiting = await openQueue(second.database, silentLog, slow);
  const held = holdingHandler();
  first.queue.work('analysis', options({ handler: held.handler }));
  await enqueue(first, 'an_1');
  await expect.poll(() => held.jobs).toHaveLength(1);
  const taken: string[] = [];
  waiting.work(
    'analysis',
    options({ handler: (job) => Promise.resolve(void taken.push(job.data.analysisId)) }),
  );
  await first.queue.stop(0);
  await expect.poll(() => taken).toEqual(['an_1']);
  await waiting.stop(1_000);
});
