import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAnalysisPool, type AnalysisPool, type PoolTask } from '../../../src/threads/analysis-pool.ts';
import { silentLog } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const hostileWorker = fileURLToPath(new URL('./hostile-worker.mjs', import.meta.url));
const limits = { workerConcurrency: 2, analysisTimeoutMs: 2_000, analysisHeapMbMax: 64 };

let pool: AnalysisPool;

beforeEach(async () => {
  pool = openAnalysisPool(limits, silentLog, hostileWorker);
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
  const roomy = openAnalysisPool(
    { ...limits, analysisTimeoutMs: outcomeTimeoutMs },
    silentLog,
    hostileWorker,
  );
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
