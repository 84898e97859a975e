import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApiKey } from '../../../src/features/keys/create-api-key.ts';
import { insertAccount } from '../../../src/features/members/statements/accounts.ts';
import { defaultQueueTimes } from '../../../src/service/queue/queue-times.ts';
import { reconcile, untilAtRest } from '../../support/reconcile.mjs';
import { startService, type TestService } from '../../support/start-service.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const breakingWorker = fileURLToPath(new URL('../../support/breaking-worker.mjs', import.meta.url));

const processCount = 2;

let service: TestService;
let otherKey: string;
const accepted: string[] = [];

beforeAll(async () => {
  service = await startService({
    poolOptions: { workerFile: breakingWorker },
    config: { workerConcurrency: processCount, analysisTimeoutMs: 20_000, analysisHeapMbMax: 128 },
    queueTimes: { ...defaultQueueTimes, retryDelaysMs: [10, 10] },
  });
  await insertAccount(service.app.database.db, { id: 'acc_other', name: 'Other', createdAt: new Date() });
  const outcome = await createApiKey(service.app, 'acc_other', { type: 'secret', environment: 'live' });
  if (!outcome.ok) throw new Error(outcome.problems.join('; '));
  otherKey = outcome.created.key;
});
afterAll(() => service.stop());

async function call(key: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${service.baseUrl}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'respond-async' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as Record<string, unknown>;
}

async function submit(key: string, path: string, page: string): Promise<string> {
  const html = `<html lang="en"><title>Heat pumps</title><h1>Heat pumps</h1><p>A heat pump moves heat. ${page}</p>`;
  const { id } = await call(key, path, { url: 'https://example.com/', html });
  accepted.push(String(id));
  return String(id);
}

async function endOf(key: string, path: string, id: string): Promise<string> {
  let record: Record<string, unknown> = {};
  await expect
    .poll(async () => {
      record = await call(key, `${path}/${id}`);
      return record['status'];
    })
    .toMatch(/completed|failed/);
  const { status, error } = record as { status: string; error: { code: string } | null };
  return status === 'completed' ? status : (error?.code ?? 'no error');
}

/** Processes that analyse pages; undefined on systems that do not list them. Other children of this one may come and go. */
const processes = (): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const children = readFileSync(`/proc/self/task/${String(process.pid)}/children`, 'utf8');
  return children.split(' ').filter((pid) => pid !== '' && isAnalysis(pid)).length;
};

function isAnalysis(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('citeworthy anal');
  } catch {
    // Ended meanwhile.
    return false;
  }
}

const ends = {
  endless: 'timeout',
  greedy: 'too_large',
  exits: 'internal',
  throws: 'internal',
  'answers-nothing': 'internal',
  'answers-text': 'internal',
  'answers-an-unknown-status': 'internal',
  'answers-a-failure-without-an-error': 'internal',
  'answers-no-result': 'internal',
  'answers-what-cannot-be-sent': 'internal',
  'answers-no-json': 'internal',
  'answers-no-score': 'internal',
};

it('a page that breaks its process fails with its own error; neighbours complete, slots and all processes are back', async () => {
  const ofInjections = [
    'throws',
    'answers-nothing',
    'answers-a-failure-without-an-error',
    'answers-no-result',
  ];
  const broken = [
    ...Object.keys(ends).map((fault) => ({ fault, path: '/analysis' })),
    ...ofInjections.map((fault) => ({ fault, path: '/injection' })),
  ];
  const submitted = [];
  for (const one of broken) {
    const id = await submit(service.keys.live, one.path, `fault:${one.fault}`);
    const neighbour = await submit(otherKey, one.path, 'It costs money.');
    submitted.push({ ...one, id, neighbour });
  }
  const ended = [];
  for (const { fault, path, id, neighbour } of submitted) {
    const [end, ofNeighbour] = [
      await endOf(service.keys.live, path, id),
      await endOf(otherKey, path, neighbour),
    ];
    ended.push({ fault, path, end, ofNeighbour });
  }
  expect(ended).toEqual(
    broken.map(({ fault, path }) => ({
      fault,
      path,
      end: Reflect.get(ends, fault),
      ofNeighbour: 'completed',
    })),
  );
  const { pool } = service.app.database;
  const query = (text: string, values?: unknown[]) => pool.query(text, values);
  await untilAtRest(query, outcomeTimeoutMs);
  expect((await reconcile(query, accepted)).problems).toEqual([]);
  if (process.platform === 'linux') await expect.poll(processes).toBeLessThanOrEqual(processCount);
  const meeting = makeTempDirectory();
  onTestFinished(() => meeting.remove());
  const met = await Promise.all(
    Array.from({ length: processCount }, (_, index) =>
      submit(
        service.keys.live,
        '/analysis',
        `Page ${String(index)}. meet:${String(processCount)}:${meeting.path}:`,
      ),
    ),
  );
  // Each waits for the other in its process: with one process less they would run out of time.
  for (const id of met) expect(await endOf(service.keys.live, '/analysis', id)).toBe('empty_page');
});
