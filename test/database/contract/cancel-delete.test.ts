import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../../support/start-service.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { idOf, startTestServer } from '../../support/start-test-server.ts';

const submission = (url: string) =>
  ({ method: 'POST', url: '/v1/analysis', headers: { prefer: 'wait=0' }, payload: { url } }) as const;

describe('a queued analysis', () => {
  let test: TestServer;
  let key: string;
  let otherKey: string;

  beforeAll(async () => {
    test = await startTestServer();
    ({ key } = await test.createKey({ type: 'secret', environment: 'live', rate_limit: 100_000 }));
    ({ key: otherKey } = await test.createKey({ type: 'secret', environment: 'test', rate_limit: 100_000 }));
  });
  afterAll(() => test.close());

  const submit = async (): Promise<string> =>
    (await test.call(key, submission('https://example.com/'))).json().id;
  const cancel = (id: string, by = key) =>
    test.call(by, { method: 'POST', url: `/v1/analysis/${id}/cancel` });
  const remove = (id: string, by = key) => test.call(by, { method: 'DELETE', url: `/v1/analysis/${id}` });
  const read = (id: string) => test.call(key, { url: `/v1/analysis/${id}` });

  it('ends as failed with canceled', async () => {
    const id = await submit();
    const response = await cancel(id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      id,
      status: 'failed',
      overall_score: null,
      error: { code: 'canceled', retryable: false },
      completed_at: expect.any(String),
    });
    expect((await read(id)).json()).toEqual(response.json());
  });

  it.each([undefined, {}])('is canceled with the body %j', async (payload) => {
    const id = await submit();
    const request = { method: 'POST', url: `/v1/analysis/${id}/cancel` } as const;
    const response = await test.call(key, payload === undefined ? request : { ...request, payload });
    expect(response.statusCode).toBe(200);
  });

  it('is not canceled by a request with an unknown field', async () => {
    const id = await submit();
    const request = { method: 'POST', url: `/v1/analysis/${id}/cancel` } as const;
    const response = await test.call(key, { ...request, payload: { reason: 'x' } });
    expect(response.statusCode).toBe(400);
    expect((await read(id)).json().status).toBe('queued');
  });

  it('ends the waits for it when canceled', async () => {
    const url = 'https://waited-for.example/';
    const waiting = test.call(key, { ...submission(url), headers: { prefer: 'wait=30' } });
    const id = await idOf(test, url);
    await cancel(id);
    const response = await waiting;
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 'failed', error: { code: 'canceled' } });
  });

  it('cannot be canceled after any kind of end', async () => {
    const [completed, failed, canceled] = [await submit(), await submit(), await submit()];
    await test.complete(completed);
    await test.fail(failed, { code: 'timeout', message: 'Slow.', retryable: true });
    await cancel(canceled);
    for (const id of [completed, failed, canceled]) {
      const before = (await read(id)).json();
      const response = await cancel(id);
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toMatchObject({ type: 'conflict_error', code: 'invalid_state' });
      expect((await read(id)).json()).toEqual(before);
    }
  });

  it('is permanently removed by deletion, in any state', async () => {
    const [queued, completed] = [await submit(), await submit()];
    await test.complete(completed);
    for (const id of [queued, completed]) {
      const response = await remove(id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ id, deleted: true });
      expect((await read(id)).statusCode).toBe(404);
      expect((await test.call(key, { url: `/v1/analysis/${id}/content` })).json().error.code).toBe(
        'not_found',
      );
      expect((await remove(id)).statusCode).toBe(404);
      expect((await cancel(id)).statusCode).toBe(404);
    }
    const rows = await test.app.database.db
      .selectFrom('analyses')
      .select('id')
      .where('id', 'in', [queued, completed])
      .execute();
    expect(rows).toEqual([]);
  });

  it('is deleted together with the response stored for its Idempotency-Key', async () => {
    const url = 'https://deleted-answer.example/secret';
    const request = { ...submission(url), headers: { prefer: 'wait=0', 'idempotency-key': 'deleted-1' } };
    const { id } = (await test.call(key, request)).json();
    await remove(id);
    const replay = await test.call(key, request);
    expect(replay.statusCode).toBe(404);
    expect(replay.body).not.toContain('secret');
  });

  it('of another environment is treated as unknown', async () => {
    const id = await submit();
    expect((await cancel(id, otherKey)).statusCode).toBe(404);
    expect((await remove(id, otherKey)).statusCode).toBe(404);
    expect((await read(id)).json().status).toBe('queued');
  });

  it('canceled and completed concurrently ends exactly once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await submit();
      const [canceled] = await Promise.all([cancel(id), test.complete(id)]);
      const { status, overall_score: score } = (await read(id)).json();
      expect(status).toBe(canceled.statusCode === 200 ? 'failed' : 'completed');
      expect(score === null).toBe(status === 'failed');
    }
  });
});

describe('a running analysis', () => {
  let service: TestService;
  let site: Server;
  let siteUrl: string;
  let asked: (() => void)[] = [];
  let closed: (() => void)[] = [];

  beforeAll(async () => {
    service = await startService({ config: { fetchTimeoutMs: 60_000 } });
    site = createServer((request, response) => {
      if (request.url !== '/silent') return response.writeHead(404).end();
      request.socket.once('close', () => closed.shift()?.());
      return asked.shift()?.();
    });
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    asked = [];
    closed = [];
  });
  afterAll(async () => {
    site.closeAllConnections();
    site.close();
    await service.stop();
  });

  const call = async (method: string, path: string, body?: object): Promise<Response> =>
    await fetch(`${service.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${service.keys.live}`,
        prefer: 'wait=0',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** An analysis in the middle of its fetch, and the moment in which the fetch is given up. */
  const begin = async (): Promise<{ id: string; givenUp: Promise<void> }> => {
    const isAsked = new Promise<void>((done) => asked.push(done));
    const givenUp = new Promise<void>((done) => closed.push(done));
    const submitted = await call('POST', '/v1/analysis', { url: `${siteUrl}/silent` });
    const { id } = (await submitted.json()) as { id: string };
    await isAsked;
    return { id, givenUp };
  };

  it('can be canceled: its fetch is aborted and its slot freed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, givenUp } = await begin();
      const response = await call('POST', `/v1/analysis/${id}/cancel`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: 'failed', error: { code: 'canceled' } });
      await givenUp;
      const read = (await (await call('GET', `/v1/analysis/${id}`)).json()) as object;
      expect(read).toMatchObject({ status: 'failed', error: { code: 'canceled' } });
    }
  });

  it('is aborted by deletion', async () => {
    const { id, givenUp } = await begin();
    expect((await call('DELETE', `/v1/analysis/${id}`)).status).toBe(200);
    await givenUp;
    expect((await call('GET', `/v1/analysis/${id}`)).status).toBe(404);
  });
});
