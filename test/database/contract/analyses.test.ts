import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { idOf, startTestServer } from '../../support/start-test-server.ts';

let test: TestServer;
let key: string;

beforeAll(async () => {
  test = await startTestServer();
  ({ key } = await test.createKey({ type: 'secret', environment: 'live' }));
});
afterAll(() => test.close());

const submit = (prefer: string | undefined, body: object = {}) =>
  test.call(key, {
    method: 'POST',
    url: '/v1/analysis',
    headers: prefer === undefined ? {} : { prefer },
    payload: { url: 'https://example.com/', ...body },
  });

const submitQueued = async (): Promise<string> => (await submit('wait=0')).json().id;

const failure = { code: 'dns_failure', message: 'The host name does not exist.', retryable: true } as const;

describe('POST /v1/analysis', () => {
  it('without a wait returns 202 with the queued analysis, Location and Retry-After', async () => {
    const response = await submit('wait=0', { queries: ['what is it'], metadata: { team: 'content' } });
    expect(response.statusCode).toBe(202);
    const body = response.json();
    expect(body).toMatchObject({
      object: 'analysis',
      status: 'queued',
      environment: 'live',
      metadata: { team: 'content' },
    });
    expect(response.headers).toMatchObject({
      location: `/v1/analysis/${body.id}`,
      'retry-after': '1',
      'preference-applied': 'wait=0',
    });
    const read = await test.call(key, { url: String(response.headers['location']) });
    expect(read.json()).toEqual(body);
  });

  it('returns 200 with the completed analysis when it ends within the wait', async () => {
    const url = 'https://example.com/1';
    const waiting = submit('wait=30', { url });
    const id = await idOf(test, url);
    await test.complete(id);
    const response = await waiting;
    expect(response.statusCode).toBe(200);
    expect(response.headers['preference-applied']).toBe('wait=30');
    expect(response.headers['location']).toBeUndefined();
    expect(response.headers['retry-after']).toBeUndefined();
    expect(response.json()).toMatchObject({ id, status: 'completed', overall_score: 71.4 });
  });

  it('waits by default, without Preference-Applied', async () => {
    const url = 'https://example.com/2';
    const waiting = submit(undefined, { url });
    await test.complete(await idOf(test, url));
    const response = await waiting;
    expect(response.statusCode).toBe(200);
    expect(response.headers['preference-applied']).toBeUndefined();
  });

  it('returns 200 for a failed analysis: an unreadable page is a result', async () => {
    const url = 'https://example.com/3';
    const waiting = submit('wait=30', { url });
    await test.fail(await idOf(test, url), failure);
    const response = await waiting;
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 'failed',
      error: failure,
      overall_score: null,
      checks: [],
    });
  });

  it.each([
    ['respond-async', 'respond-async, wait=0'],
    ['wait=-5', 'wait=0'],
    ['wait=0, handling=lenient', 'wait=0'],
    ['respond-async; foo, wait=0', 'respond-async, wait=0'],
  ])('interprets Prefer: %s as %s', async (prefer, applied) => {
    const response = await submit(prefer);
    expect(response.statusCode).toBe(202);
    expect(response.headers['preference-applied']).toBe(applied);
  });

  it('caps the wait at 30 seconds', async () => {
    const url = 'https://example.com/4';
    const waiting = submit('wait=86400', { url });
    await test.complete(await idOf(test, url));
    expect((await waiting).headers['preference-applied']).toBe('wait=30');
  });

  it('stores the request id with the job', async () => {
    const response = await submit('wait=0');
    const row = await test.app.database.db
      .selectFrom('analyses')
      .select('request_id')
      .where('id', '=', response.json().id)
      .executeTakeFirstOrThrow();
    expect(row.request_id).toBe(response.headers['x-request-id']);
  });

  it('stores queries and html unchanged', async () => {
    const html = '<p>Grüße 😀</p>';
    const response = await submit('wait=0', { html, queries: ['eins', 'zwei'] });
    const row = await test.app.database.db
      .selectFrom('analyses')
      .select(['html', 'input'])
      .where('id', '=', response.json().id)
      .executeTakeFirstOrThrow();
    expect(row.html?.toString('utf8')).toBe(html);
    expect(row.input.queries).toEqual(['eins', 'zwei']);
  });
});

describe('GET /v1/analysis/{id}', () => {
  it('returns 200 in every state, with Retry-After until it ends', async () => {
    const id = await submitQueued();
    const queued = await test.call(key, { url: `/v1/analysis/${id}` });
    expect(queued.statusCode).toBe(200);
    expect(queued.headers['retry-after']).toBe('1');
    await test.complete(id);
    const completed = await test.call(key, { url: `/v1/analysis/${id}` });
    expect(completed.statusCode).toBe(200);
    expect(completed.headers['retry-after']).toBeUndefined();
    expect(completed.json().checks).toHaveLength(1);
  });

  it('treats an id of another environment as unknown', async () => {
    const id = await submitQueued();
    const other = await test.createKey({ type: 'secret', environment: 'test' });
    const unknown = await test.call(other.key, { url: `/v1/analysis/${id.slice(0, -4)}zzzz` });
    const foreign = await test.call(other.key, { url: `/v1/analysis/${id}` });
    const withoutId = (body: { error: { request_id: string } }): object => ({
      error: { ...body.error, request_id: '' },
    });
    expect(foreign.statusCode).toBe(404);
    expect(withoutId(foreign.json())).toEqual(withoutId(unknown.json()));
    expect((await test.call(other.key, { url: `/v1/analysis/${id}/content` })).json().error.code).toBe(
      'not_found',
    );
  });
});

describe('GET /v1/analysis/{id}/content', () => {
  it('is not available until the analysis is completed', async () => {
    const id = await submitQueued();
    const early = await test.call(key, { url: `/v1/analysis/${id}/content` });
    expect(early.statusCode).toBe(404);
    expect(early.json().error.code).toBe('content_not_available');
    await test.complete(id);
    const response = await test.call(key, { url: `/v1/analysis/${id}/content` });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ object: 'analysis_content', title: 'Heat pumps' });
  });

  it('is not available for a failed analysis', async () => {
    const id = await submitQueued();
    await test.fail(id, failure);
    const response = await test.call(key, { url: `/v1/analysis/${id}/content` });
    expect(response.json().error.code).toBe('content_not_available');
  });

  it('is returned byte for byte as stored', async () => {
    const id = await submitQueued();
    const content = { title: null, text: 'a\u0000b \u2028 😀 "quoted" \\', markdown: '', outline: [] };
    await test.complete(id, content);
    const response = await test.call(key, { url: `/v1/analysis/${id}/content` });
    expect(response.json()).toEqual({ object: 'analysis_content', ...content });
  });
});

describe('GET /v1/analysis/{id}/prompt', () => {
  const prompt = (id: string) => test.call(key, { url: `/v1/analysis/${id}/prompt` });

  it('is not available until the analysis is completed', async () => {
    const id = await submitQueued();
    const early = await prompt(id);
    expect(early.statusCode).toBe(404);
    expect(early.json().error).toMatchObject({
      code: 'content_not_available',
      message: 'The task is available once the analysis is completed. A failed analysis has none.',
    });
    await test.complete(id);
    const response = await prompt(id);
    expect(response.statusCode).toBe(200);
    const { object, markdown } = response.json();
    expect(object).toBe('analysis_prompt');
    expect(markdown).toContain('Address: https://example.com/');
    expect(markdown).toContain('Score before: 71.4 of 100');
    expect((await prompt(id)).body).toBe(response.body);
  });

  it('is not available for a failed analysis, nor to another environment', async () => {
    const id = await submitQueued();
    await test.fail(id, failure);
    expect((await prompt(id)).json().error.code).toBe('content_not_available');
    const other = await test.createKey({ type: 'secret', environment: 'test' });
    const foreign = await test.call(other.key, { url: `/v1/analysis/${id}/prompt` });
    expect(foreign.json().error.code).toBe('not_found');
  });
});
