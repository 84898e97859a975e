import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import {
  openAnalysisPool,
  type AnalysisPool,
  type PoolOptions,
  type PoolTask,
} from '../../../src/service/processes/analysis-pool.ts';
import { startedProcess } from '../../support/started.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';
import { silentLog } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const hostileWorker = fileURLToPath(new URL('./hostile-worker.mjs', import.meta.url));
const startingWorker = fileURLToPath(new URL('./starting-worker.mjs', import.meta.url));
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

/** False for one that has ended, even when nothing has waited for it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  } catch {
    return false;
  }
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

test.each(['one allocation', 'one list'])(
  'a page that makes %s of gigabytes costs itself alone',
  async (page) => {
    const roomy = openAnalysisPool({ ...limits, analysisTimeoutMs: outcomeTimeoutMs }, silentLog, {
      workerFile: hostileWorker,
    });
    const neighbours = [roomy.analyze(task('late 200')), roomy.analyze(task('good'))];
    expect(await roomy.analyze(task(page))).toMatchObject({
      status: 'failed',
      error: { code: 'too_large', retryable: false },
    });
    for (const outcome of await Promise.all(neighbours))
      expect(outcome).toMatchObject({ status: 'completed' });
    expect(await roomy.analyze(task('good'))).toMatchObject(good);
    await roomy.close();
  },
);

test('a process that something else ends fails its page with the signal, and the pool continues', async () => {
  await expect(pool.analyze(task('killed'))).rejects.toThrow('An analysis process ended: SIGKILL');
  expect(await pool.analyze(task('good'))).toMatchObject(good);
});

test('a page that is aborted while its process starts ends nothing else', async () => {
  const program = fileURLToPath(new URL('./abort-while-starting.mjs', import.meta.url));
  const directory = makeTempDirectory();
  onTestFinished(() => directory.remove());
  const starts = '12';
  const { stdout } = await promisify(execFile)(process.execPath, [program, directory.path, starts]);
  expect(stdout.trim()).toBe(starts);
});

test.skipIf(process.platform === 'win32').each([
  ['idles', 'good'],
  ['loops', 'loop'],
])('a process that %s ends with the program, however that ends', async (_, page) => {
  const program = fileURLToPath(new URL('./die-with-pages.mjs', import.meta.url));
  const owner = startedProcess(
    'the owner of a pool',
    spawn(process.execPath, [program, page, hostileWorker], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const [line] = (await once(owner.stdout, 'data')) as [Buffer];
  const child = Number(line.toString());
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await expect.poll(() => isRunning(child)).toBe(false);
});

test('a process gets no setting of the service', async () => {
  process.env['SECRET_KEY'] = 'a secret that no page may read';
  onTestFinished(() => void delete process.env['SECRET_KEY']);
  const own = openAnalysisPool(limits, silentLog, { workerFile: hostileWorker });
  const outcome = await own.analyze(task('settings'));
  await own.close();
  if (outcome.status !== 'completed') throw new Error(outcome.error.message);
  const names = JSON.parse(outcome.contentJson) as string[];
  expect(names).toContain('PATH');
  expect(names).not.toContain('SECRET_KEY');
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

test('one idle process stays, a further one ends and starts again when pages wait', async () => {
  const options = { workerFile: hostileWorker, idleMs: 0 };
  const eager = openAnalysisPool({ ...limits, analysisTimeoutMs: outcomeTimeoutMs }, silentLog, options);
  const processOf = async (page: string): Promise<unknown> => {
    const outcome = await eager.analyze(task(page));
    return outcome.status === 'completed' ? JSON.parse(outcome.contentJson) : outcome;
  };
  const first = await processOf('good');
  // Timers of one length fire in the order in which they were set: that of the idle process has fired before.
  await new Promise((fired) => setTimeout(fired, 0));
  expect(await processOf('good')).toEqual(first);
  const seen = new Set<string>();
  // Two processes at once: a third one can only be in place of one that has ended.
  await expect
    .poll(
      async () => {
        for (const one of await Promise.all([processOf('late 200'), processOf('late 200')]))
          seen.add(JSON.stringify(one));
        return seen.size;
      },
      { timeout: outcomeTimeoutMs },
    )
    .toBeGreaterThan(2);
  await eager.close();
});

describe.each([1, 2])('the pages of %i processes', (workerConcurrency) => {
  const opened: AnalysisPool[] = [];

  const open = (part: Partial<typeof limits> = {}): AnalysisPool => {
    const pool = openAnalysisPool({ ...limits, workerConcurrency, ...part }, silentLog, {
      workerFile: hostileWorker,
    });
    opened.push(pool);
    return pool;
  };

  /** Its processes start as `starting-worker.mjs` says. */
  const openStarting = (
    how: string,
    part: Partial<typeof limits> = {},
    options: PoolOptions = {},
  ): AnalysisPool => {
    const directory = makeTempDirectory();
    onTestFinished(() => directory.remove());
    writeFileSync(join(directory.path, 'how'), how);
    const workerFile = join(directory.path, 'starting-worker.mjs');
    copyFileSync(startingWorker, workerFile);
    copyFileSync(hostileWorker, join(directory.path, 'hostile-worker.mjs'));
    const pool = openAnalysisPool({ ...limits, workerConcurrency, ...part }, silentLog, {
      ...options,
      workerFile,
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

  it('never pay for a process that is still starting', async () => {
    const pool = openStarting('late 900', { analysisTimeoutMs: 300 });
    expect(await pool.analyze(task('good'))).toMatchObject({ status: 'completed' });
    expect(await pool.analyze(task('loop'))).toMatchObject({ error: { code: 'timeout' } });
    expect(await pool.analyze(task('good'))).toMatchObject({ status: 'completed' });
  });

  it('never fail because a neighbour exhausts the memory of its process', async () => {
    const pool = open({ analysisTimeoutMs: outcomeTimeoutMs });
    const hogs = Array.from({ length: 2 * workerConcurrency }, () => pool.analyze(task('hog')));
    const waiting = bystanders(pool, 20);
    for (const outcome of await Promise.all(hogs))
      expect(outcome).toMatchObject({ error: { code: 'too_large' } });
    for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject(good);
  });

  it('never fail because their process dies of the memory of the page before', async () => {
    const pool = open({ analysisTimeoutMs: outcomeTimeoutMs });
    const pages = ['die after', 'good', 'die after', 'good', 'good', 'die after', 'good', 'good'];
    const outcomes = await Promise.all(pages.map((page) => pool.analyze(task(page))));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'completed' });
  });

  it('get a process in the order in which they came', async () => {
    const pool = open();
    const ended: number[] = [];
    const first = Array.from({ length: workerConcurrency }, () => pool.analyze(task('late 300')));
    const pages = Array.from({ length: 12 }, async (_, page) => {
      await pool.analyze(task('late 20'));
      ended.push(page);
    });
    await Promise.all([...first, ...pages]);
    // Neighbours in time may end in either order, but none is overtaken by more pages than there are processes.
    for (const [place, page] of ended.entries())
      expect(Math.abs(place - page)).toBeLessThan(workerConcurrency);
  });

  it('fail when no process can start, and do not wait for ever', async () => {
    const pool = openAnalysisPool({ ...limits, workerConcurrency }, silentLog, {
      workerFile: '/nowhere/worker.mjs',
    });
    opened.push(pool);
    await expect(pool.analyze(task('good'))).rejects.toThrow('/nowhere/worker.mjs');
    await expect(pool.analyze(task('good'))).rejects.toThrow('/nowhere/worker.mjs');
  });

  it('fail when their process ends at each start, and the next page is analysed', async () => {
    // Three attempts at one page; the first of the others is a page's, too, or starts with the pool.
    const pool = openStarting('fail 3');
    await expect(pool.analyze(task('good'))).rejects.toThrow('no start today');
    await expect.poll(() => pool.analyze(task('good'))).toMatchObject(good);
  });

  it('fail when no process becomes ready in time, and do not wait for ever', async () => {
    const pool = openStarting('late 60000', {}, { startTimeoutMs: 100 });
    await expect(pool.analyze(task('good'))).rejects.toThrow('silent for 100 ms');
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
