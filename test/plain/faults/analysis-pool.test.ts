import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { openAnalysisPool, type AnalysisPool, type PoolTask } from '../../../src/threads/analysis-pool.ts';
import { silentLog } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const hostileWorker = fileURLToPath(new URL('./hostile-worker.mjs', import.meta.url));
const limits = { workerConcurrency: 2, analysisTimeoutMs: 2_000, analysisHeapMbMax: 64 };

let pool: AnalysisPool;

beforeEach(async () => {
  pool = openAnalysisPool(limits, silentLog, { workerFile: hostileWorker });
  await pool.warm();
});

afterEach(async () => {
  await pool.close();
});

function task(page: string): PoolTask {
  return {
    html: new TextEncoder().encode(page),
    isText: true,
    options: { url: 'https://example.com/', asOf: '2026-01-01' },
  };
}

const good = { status: 'completed', resultJson: '{"page":"good","url":"https://example.com/"}' };

test('a page that takes too long fails with timeout, and the pool continues', async () => {
  const outcomes = await Promise.all([pool.analyze(task('loop')), pool.analyze(task('loop'))]);
  const failed = {
    status: 'failed',
    error: { code: 'timeout', message: 'The page took more than 2 s to analyse.', retryable: false },
  };
  expect(outcomes).toEqual([failed, failed]);
  await pool.warm();
  expect(await pool.analyze(task('good'))).toMatchObject(good);
});

test('a page that exhausts the memory fails with too_large, and the pool continues', async () => {
  const roomy = openAnalysisPool({ ...limits, analysisTimeoutMs: outcomeTimeoutMs }, silentLog, {
    workerFile: hostileWorker,
  });
  const outcomes = await Promise.all([roomy.analyze(task('hog')), roomy.analyze(task('hog'))]);
  expect(outcomes).toMatchObject([
    { status: 'failed', error: { code: 'too_large', retryable: false } },
    { status: 'failed', error: { code: 'too_large', retryable: false } },
  ]);
  expect(await roomy.analyze(task('good'))).toMatchObject(good);
  await roomy.close();
});

test('an internal error rejects and is not reported as an unreadable page', async () => {
  await expect(pool.analyze(task('throw'))).rejects.toThrow('a fault of ours');
  await expect(pool.analyze(task('exit'))).rejects.toThrow('exit');
  expect(await pool.analyze(task('fail'))).toMatchObject({ status: 'failed', error: { code: 'empty_page' } });
  await pool.warm();
  expect(await pool.analyze(task('good'))).toMatchObject(good);
});

test('an abort by the caller ends the analysis with its reason, not as a timeout', async () => {
  const controller = new AbortController();
  const analysis = pool.analyze(task('loop'), controller.signal);
  controller.abort(new Error('stopping'));
  await expect(analysis).rejects.toThrow('stopping');
});

test('bytes in a shared buffer are analysed without changing the rest of the buffer', async () => {
  const shared = Buffer.from('good and more');
  const page = shared.subarray(0, 4);
  expect(await pool.analyze({ ...task(''), html: page })).toMatchObject(good);
  expect(shared.toString()).toBe('good and more');
});

test('one idle thread stays, a further one ends and starts again when pages wait', async () => {
  const options = { workerFile: hostileWorker, idleThreadMs: 0 };
  const eager = openAnalysisPool({ ...limits, analysisTimeoutMs: outcomeTimeoutMs }, silentLog, options);
  const threadOf = async (page: string): Promise<unknown> => {
    const outcome = await eager.analyze(task(page));
    return outcome.status === 'completed' ? JSON.parse(outcome.contentJson) : outcome;
  };
  const first = await threadOf('good');
  // Timers of one length fire in the order in which they were set: that of the idle thread has fired before.
  await new Promise((fired) => setTimeout(fired, 0));
  expect(await threadOf('good')).toEqual(first);
  const seen = new Set<string>();
  // Two threads at once: a third one can only be in place of one that has ended.
  await expect
    .poll(
      async () => {
        for (const thread of await Promise.all([threadOf('late 200'), threadOf('late 200')]))
          seen.add(JSON.stringify(thread));
        return seen.size;
      },
      { timeout: outcomeTimeoutMs },
    )
    .toBeGreaterThan(2);
  await eager.close();
});

describe.each([1, 2])('the pages of %i threads', (workerConcurrency) => {
  const opened: AnalysisPool[] = [];

  const open = (part: Partial<typeof limits> = {}): AnalysisPool => {
    const pool = openAnalysisPool({ ...limits, workerConcurrency, ...part }, silentLog, {
      workerFile: hostileWorker,
    });
    opened.push(pool);
    return pool;
  };

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((pool) => pool.close()));
  });

  const bystanders = (pool: AnalysisPool, count: number) =>
    Array.from({ length: count }, () => pool.analyze(task('good')));

  it('never time out while they wait behind slow neighbours', async () => {
    const pool = open({ analysisTimeoutMs: 500 });
    await pool.warm();
    // Each of the neighbours uses up its whole limit, so the last page waits for many times its own.
    const loops = Array.from({ length: 4 * workerConcurrency }, () => pool.analyze(task('loop')));
    const waiting = bystanders(pool, 20);
    expect(await Promise.all(loops)).toEqual(loops.map(() => expect.objectContaining({ status: 'failed' })));
    for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject(good);
  });

  it('never pay for a thread that is still starting', async () => {
    const pool = open({ analysisTimeoutMs: 300 });
    expect(await pool.analyze(task('late 900'))).toMatchObject({ status: 'completed' });
    expect(await pool.analyze(task('loop'))).toMatchObject({ error: { code: 'timeout' } });
    expect(await pool.analyze(task('late 900'))).toMatchObject({ status: 'completed' });
  });

  it('never fail because a neighbour exhausts the memory of its thread', async () => {
    const pool = open({ analysisTimeoutMs: outcomeTimeoutMs });
    const hogs = Array.from({ length: 2 * workerConcurrency }, () => pool.analyze(task('hog')));
    const waiting = bystanders(pool, 20);
    for (const outcome of await Promise.all(hogs))
      expect(outcome).toMatchObject({ error: { code: 'too_large' } });
    for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject(good);
  });

  it('never fail because their thread dies of the memory of the page before', async () => {
    const pool = open({ analysisTimeoutMs: outcomeTimeoutMs });
    const pages = ['die after', 'good', 'die after', 'good', 'good', 'die after', 'good', 'good'];
    const outcomes = await Promise.all(pages.map((page) => pool.analyze(task(page))));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'completed' });
  });

  it('get a thread in the order in which they came', async () => {
    const pool = open();
    const ended: number[] = [];
    const first = Array.from({ length: workerConcurrency }, () => pool.analyze(task('late 300')));
    const pages = Array.from({ length: 12 }, async (_, page) => {
      await pool.analyze(task('late 20'));
      ended.push(page);
    });
    await Promise.all([...first, ...pages]);
    // Neighbours in time may end in either order, but none is overtaken by more pages than there are threads.
    for (const [place, page] of ended.entries())
      expect(Math.abs(place - page)).toBeLessThan(workerConcurrency);
  });

  it('fail when no thread can start, and do not wait for ever', async () => {
    const pool = openAnalysisPool({ ...limits, workerConcurrency }, silentLog, {
      workerFile: '/nowhere/worker.mjs',
    });
    opened.push(pool);
    await expect(pool.analyze(task('good'))).rejects.toThrow('/nowhere/worker.mjs');
    await expect(pool.analyze(task('good'))).rejects.toThrow('/nowhere/worker.mjs');
  });

  it('fail when their thread dies before each start, and the next page is analysed', async () => {
    const pool = open();
    await expect(pool.analyze(task('die before the start'))).rejects.toThrow('exit');
    expect(await pool.analyze(task('good'))).toMatchObject(good);
  });

  it('end with the reason of the caller while they wait', async () => {
    const pool = open({ analysisTimeoutMs: outcomeTimeoutMs });
    const controller = new AbortController();
    const loops = Array.from({ length: workerConcurrency }, () =>
      pool.analyze(task('loop'), controller.signal).catch((error: unknown) => error),
    );
    const own = new AbortController();
    const waiting = pool.analyze(task('good'), own.signal);
    const next = pool.analyze(task('good'));
    own.abort(new Error('deleted'));
    await expect(waiting).rejects.toThrow('deleted');
    controller.abort(new Error('stopping'));
    for (const reason of await Promise.all(loops)) expect(reason).toEqual(new Error('stopping'));
    expect(await next).toMatchObject(good);
  });

  it('end when the pool is closed while they wait or run', async () => {
    const pool = open({ analysisTimeoutMs: outcomeTimeoutMs });
    const pages = Array.from({ length: 3 * workerConcurrency }, () => pool.analyze(task('loop')));
    const ends = Promise.allSettled(pages);
    await pool.close();
    expect((await ends).map(({ status }) => status)).toEqual(pages.map(() => 'rejected'));
    await expect(pool.analyze(task('good'))).rejects.toThrow();
  });
});
