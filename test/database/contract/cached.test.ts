import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

let test: TestServer;
let key: string;
let otherKey: string;
/** When the latest page was made: each an hour after the one before, because time does not run backwards. */
let start = Date.now();

beforeAll(async () => {
  test = await startTestServer();
  ({ key } = await test.createKey({ type: 'secret', environment: 'live', rate_limit: 100_000 }));
  ({ key: otherKey } = await test.createKey({ type: 'secret', environment: 'test', rate_limit: 100_000 }));
});
afterAll(() => test.close());

const submit = (body: object, by = key) =>
  test.call(by, {
    method: 'POST',
    url: '/v1/analysis',
    headers: { prefer: 'wait=0' },
    payload: body,
  });

let pages = 0;
/** A completed analysis, made at the new `start`. */
const completed = async (more: object = {}): Promise<{ id: string; url: string }> => {
  pages += 1;
  start += 3_600_000;
  const url = `https://cached.example/${pages}`;
  test.setTime(new Date(start));
  const { id } = (await submit({ url, ...more })).json();
  await test.complete(id);
  return { id, url };
};

describe('max_age', () => {
  it('returns 200 and cached: true for a recent completed analysis', async () => {
    const { id, url } = await completed({ metadata: { a: '1' } });
    test.setTime(new Date(start + 60_000));
    const response = await submit({ url, max_age: 60 });
    expect(response.statusCode).toBe(200);
    expect(response.headers['location']).toBeUndefined();
    const read = (await test.call(key, { url: `/v1/analysis/${id}` })).json();
    expect(response.json()).toEqual({ ...read, cached: true });
    expect(read.cached).toBe(false);
  });

  it.each([
    ['it is older', { max_age: 59 }],
    ['the age is 0', { max_age: 0 }],
    ['no age is given', {}],
    ['queries are others', { max_age: 60, queries: ['another'] }],
    ['competitors are others', { max_age: 60, competitors: ['https://rival.example/'] }],
    ['html is given', { max_age: 60, html: '<p>Words.</p>' }],
  ])('creates a new analysis when %s', async (_, more) => {
    const { id, url } = await completed();
    test.setTime(new Date(start + 60_000));
    const response = await submit({ url, ...more });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toMatchObject({ cached: false, status: 'queued' });
    expect(response.json().id).not.toBe(id);
  });

  it('distinguishes inputs by queries, their order, competitors and html', async () => {
    const inputs = [
      { queries: ['a', 'b'] },
      { queries: ['b', 'a'] },
      { competitors: ['https://rival.example/1'] },
      { competitors: ['https://rival.example/2'] },
      { html: '<p>One.</p>' },
      { html: '<p>Two.</p>' },
      {},
    ];
    const url = 'https://inputs.example/';
    const ids: string[] = [];
    for (const input of inputs) {
      const { id } = (await submit({ url, ...input, max_age: 60 })).json();
      await test.complete(id);
      ids.push(id);
    }
    expect(new Set(ids).size).toBe(inputs.length);
    for (const [index, input] of inputs.entries()) {
      const answer = (await submit({ url, ...input, max_age: 60 })).json();
      expect(answer).toMatchObject({ id: ids[index], cached: true });
    }
  });

  it('returns the newest of several, never a failed or unfinished one', async () => {
    const { url } = await completed();
    test.setTime(new Date(start + 1_000));
    const newer = (await submit({ url })).json().id;
    await test.complete(newer);
    test.setTime(new Date(start + 2_000));
    const failed = (await submit({ url })).json().id;
    await test.fail(failed, { code: 'timeout', message: 'Slow.', retryable: true });
    await submit({ url });
    expect((await submit({ url, max_age: 60 })).json().id).toBe(newer);
  });

  it.each(['2026-01-01.1', null])('never returns an analysis by another rubric (%s)', async (rubric) => {
    const { id, url } = await completed();
    await test.app.database.db
      .updateTable('analyses')
      .set({ rubric_version: rubric })
      .where('id', '=', id)
      .execute();
    const response = await submit({ url, max_age: 60 });
    expect(response.statusCode).toBe(202);
    expect(response.json().id).not.toBe(id);
  });

  it('never returns an analysis of another environment', async () => {
    const { url } = await completed();
    expect((await submit({ url, max_age: 60 }, otherKey)).statusCode).toBe(202);
  });

  it('never returns a deleted analysis', async () => {
    const { id, url } = await completed();
    await test.call(key, { method: 'DELETE', url: `/v1/analysis/${id}` });
    expect((await submit({ url, max_age: 60 })).statusCode).toBe(202);
  });

  it('applies to batches: cached pages are listed, the others analysed', async () => {
    const { id, url } = await completed();
    const payload = { urls: [url, 'https://new.example/', url], max_age: 60 };
    const batch = (await test.call(key, { method: 'POST', url: '/v1/analysis/batch', payload })).json();
    expect(batch).toMatchObject({
      status: 'processing',
      counts: { queued: 1, processing: 0, completed: 2, failed: 0 },
      analyses: [
        { id, status: 'completed', overall_score: 71.4 },
        { url: 'https://new.example/', status: 'queued', overall_score: null },
        { id, status: 'completed' },
      ],
    });
  });

  it('completes a fully cached batch immediately', async () => {
    const { id, url } = await completed();
    const payload = { urls: [url], max_age: 60 };
    const response = await test.call(key, { method: 'POST', url: '/v1/analysis/batch', payload });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toMatchObject({ status: 'completed', analyses: [{ id }] });
    expect(response.headers['retry-after']).toBeUndefined();
  });
});
