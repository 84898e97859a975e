import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recountQueues } from '../../../src/features/analyses/queue-room.ts';
import { completeInjection } from '../../../src/features/injections/statements/injection-work.ts';
import { draftInjectionExample } from '../../../src/core/schema/examples/injection.ts';
import { startTestServer, type TestServer } from '../../support/start-test-server.ts';

const jobsMax = 100;
const mib = 1024 * 1024;

let test: TestServer;
let key: string;

beforeAll(async () => {
  test = await startTestServer({
    env: { ACCOUNT_QUEUE_JOBS_MAX: String(jobsMax), ACCOUNT_QUEUE_BYTES_MAX: String(10 * mib) },
  });
  const made = { type: 'secret', environment: 'live', rate_limit: 1_000_000 } as const;
  ({ key } = await test.createKey(made));
});
afterAll(() => test.close());

const post = (url: string, payload: object, headers = {}): Promise<LightMyRequestResponse> =>
  test.call(key, { method: 'POST', url, payload, headers: { prefer: 'wait=0', ...headers } });
const analyse = (path: number | string, more = {}, headers = {}) =>
  post('/v1/analysis', { url: `https://queued.example/${String(path)}`, ...more }, headers);
/** Sends again what a busy machine answers with 503, because no database connection was free in time. */
async function untilJudged(path: number): Promise<LightMyRequestResponse> {
  for (;;) {
    const response = await analyse(path);
    if (response.statusCode !== 503) return response;
  }
}
const remove = (id: string) => test.call(key, { method: 'DELETE', url: `/v1/analysis/${id}` });

/** The account's figures, and what they must be. */
async function figures() {
  const { rows } = await sql<Record<'jobs' | 'bytes' | 'rows' | 'row_bytes', number>>`
    select queued_jobs::float8 as jobs, queued_bytes::float8 as bytes,
      (select count(*) from analyses where turn <> 'ended')::float8
        + (select count(*) from injections where turn <> 'ended')::float8 as rows,
      (select coalesce(sum(payload_bytes), 0) from analyses where turn <> 'ended')::float8
        + (select coalesce(sum(payload_bytes), 0) from injections where turn <> 'ended')::float8 as row_bytes
    from accounts`.execute(test.app.database.db);
  const [row] = rows;
  expect(row).toMatchObject({ jobs: row?.rows, bytes: row?.row_bytes });
  return { jobs: row?.jobs ?? 0, bytes: row?.bytes ?? 0 };
}

const unended = async (): Promise<readonly string[]> =>
  (await test.app.database.db.selectFrom('analyses').select('id').where('turn', '<>', 'ended').execute()).map(
    ({ id }) => id,
  );

afterEach(async () => {
  for (const id of await unended()) await remove(id);
  const { rows } = await sql<{ id: string }>`select id from injections`.execute(test.app.database.db);
  for (const { id } of rows) await test.call(key, { method: 'DELETE', url: `/v1/injection/${id}` });
  expect(await figures()).toEqual({ jobs: 0, bytes: 0 });
});

function expectFull(response: LightMyRequestResponse, ...words: string[]): void {
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('30');
  const { error } = response.json();
  expect(error).toMatchObject({ type: 'rate_limit_error', code: 'queue_full' });
  for (const word of words) expect(error.message).toContain(word);
}

async function fill(count = jobsMax): Promise<void> {
  const urls = Array.from({ length: count }, (_, index) => `https://queued.example/filled/${String(index)}`);
  expect((await post('/v1/analysis/batch', { urls })).statusCode).toBe(202);
}

describe('the queue of an account', () => {
  it('never has more work than its bound, whatever comes at once', async () => {
    await fill(jobsMax - 10);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => untilJudged(index)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(202), ...Array<number>(10).fill(429)]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 202);
    for (const response of refused) expectFull(response, 'at most 100 ', '100 are queued', 'adds 1.');
    expect((await figures()).jobs).toBe(jobsMax);
  });

  it('never holds more bytes than its bound', async () => {
    const html = `<p>${'wind '.repeat(mib)}`.slice(0, 5 * mib);
    const answers = await Promise.all([1, 2, 3].map((path) => analyse(path, { html })));
    const accepted = answers.filter(({ statusCode }) => statusCode === 202);
    expect(accepted).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 202);
    for (const response of refused) expectFull(response, '10,485,760 bytes of input');
    expectFull(await post('/v1/injection', { html }), 'bytes of input');
    expect((await figures()).bytes).toBeLessThan(10 * mib);
  });

  it('takes all of a batch or nothing', async () => {
    await fill();
    const batches = async () => (await test.call(key, { url: '/v1/analysis/batch' })).json().data;
    const before = await batches();
    const [one = ''] = await unended();
    await remove(one);
    const urls = ['https://queued.example/a', 'https://queued.example/b'];
    expectFull(await post('/v1/analysis/batch', { urls }), '99 are queued', 'adds 2.');
    expect((await batches()).length).toBe(before.length);
    expect((await figures()).jobs).toBe(jobsMax - 1);
    expect((await post('/v1/analysis/batch', { urls: urls.slice(1) })).statusCode).toBe(202);
  });

  it('refuses injections, edits and previews, too', async () => {
    const { id } = (await post('/v1/injection', { url: 'https://queued.example/' })).json();
    const { db } = test.app.database;
    const example = draftInjectionExample;
    const block = example.content_blocks.find(({ type }) => type === 'title');
    const fields = [
      'content_types',
      'content_blocks',
      'omitted',
      'queries',
      'score_before',
      'score_after',
    ] as const;
    const result = JSON.stringify({
      ...Object.fromEntries(fields.map((field) => [field, example[field]])),
      warnings: [],
    });
    const made = { result, diff: null, page: Buffer.from(''), rendered: Buffer.from('') };
    await db.transaction().execute((trx) => completeInjection(trx, id, made, new Date()));
    // The statement alone does not change the figures, as a row changed by hand would not.
    await recountQueues(test.app);
    expect(await figures()).toEqual({ jobs: 0, bytes: 0 });
    await fill();
    expectFull(await post('/v1/injection', { url: 'https://queued.example/' }));
    expectFull(await post('/v1/injection/preview', { url: 'https://queued.example/' }));
    const changes = { content_blocks: [{ id: block?.id, text: 'Another title about the wind' }] };
    const edit = { method: 'PATCH', url: `/v1/injection/${String(id)}`, payload: changes } as const;
    expectFull(await test.call(key, edit));
    expect((await test.call(key, { url: `/v1/injection/${String(id)}` })).json().publication).toBe('draft');
    const [one = ''] = await unended();
    await remove(one);
    expect((await test.call(key, { ...edit, headers: { prefer: 'wait=0' } })).statusCode).toBe(202);
    expect((await figures()).jobs).toBe(jobsMax);
  });

  it('refuses neither a repeated request nor a result that exists', async () => {
    const headers = { 'idempotency-key': 'queued-once' };
    const accepted = await analyse('once', {}, headers);
    await test.complete(accepted.json().id);
    const first = await analyse('twice', {}, { 'idempotency-key': 'queued-twice' });
    const [kept] = await unended();
    await remove(kept ?? '');
    await fill();
    expectFull(await analyse('new', {}, { 'idempotency-key': 'queued-new' }));
    const replay = await analyse('once', {}, headers);
    expect(replay.headers['idempotent-replayed']).toBe('true');
    expect(first.statusCode).toBe(202);
    expect((await analyse('once', { max_age: 600 })).json()).toMatchObject({ cached: true });
    // The refused request left its key free.
    const [one = ''] = await unended();
    await remove(one);
    const again = await analyse('new', {}, { 'idempotency-key': 'queued-new' });
    expect(again.statusCode).toBe(202);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
  });

  it('has room again for every analysis that ends, however it ends', async () => {
    await fill();
    const [completed = '', failed = '', canceled = '', deleted = ''] = await unended();
    await test.complete(completed);
    await test.fail(failed, { code: 'timeout', message: 'Slow.', retryable: true });
    await post(`/v1/analysis/${canceled}/cancel`, {});
    await remove(deleted);
    expect((await figures()).jobs).toBe(jobsMax - 4);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => analyse(index)));
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(4);
  });
});
