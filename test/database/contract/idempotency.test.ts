import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../../src/service/platform/errors.ts';
import { listRoutes } from '../../../src/entry/http/routes/index.ts';
import { defineSavingRoute } from '../../../src/entry/http/saving-route.ts';
import { createServer } from '../../../src/entry/process/create-server.ts';
import { submitAnalysis } from '../../../src/features/analyses/submit-analysis.ts';
import { deleteExpiredIdempotencyKeys } from '../../../src/features/idempotency/statements/idempotency-keys.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { idOf, startTestServer } from '../../support/start-test-server.ts';

const dayMs = 24 * 3_600_000;

/** POST routes that save nothing, so that there is nothing to do twice. */
const savingNothing: readonly string[] = ['previewInjection'];

const savedSchema = z.object({ id: z.string() }).meta({ id: 'TestSaved' });

/** Saves, then does what the test asks for: the part that a route of the product never does. */
const testRoute = defineSavingRoute({
  method: 'POST',
  path: '/v1/test/{outcome}',
  operationId: 'saveForTest',
  tag: 'Test',
  summary: 'Save',
  description: 'Saves.',
  access: { kind: 'key', scope: 'analysis:write', publishable: 'refused' },
  params: z.strictObject({ outcome: z.string() }),
  responses: {
    200: { description: 'Saved.', schema: savedSchema, example: { id: 'x' } },
    202: { description: 'Saved.', schema: savedSchema, example: { id: 'x' } },
  },
  errors: ['content_not_available'],
  accept: async ({ context, caller, params, requestId }) => {
    const url = `https://example.com/${params.outcome}/${requestId}`;
    const { id } = await submitAnalysis(context.app, caller, { url }, requestId);
    if (params.outcome === 'refused') throw new AppError('content_not_available');
    if (params.outcome === 'broken') throw new Error('broken');
    return {
      resourceId: id,
      ownerKeyId: caller.keyId,
      answer: { status: 202, json: JSON.stringify({ id }) },
    };
  },
  finish: async ({ params }) => {
    if (params.outcome === 'lost') throw new Error('the wait broke');
    return { status: 200, json: '{"id":"finished"}', headers: { 'x-test': 'kept' } };
  },
  present: (_caller, answer) => answer,
});

let test: TestServer;
let live: string;
let otherLive: string;
let testKey: string;

beforeAll(async () => {
  test = await startTestServer({ routes: [testRoute] });
  const make = async (environment: 'live' | 'test') =>
    (await test.createKey({ type: 'secret', environment, rate_limit: 100_000 })).key;
  live = await make('live');
  otherLive = await make('live');
  testKey = await make('test');
});
afterAll(async () => {
  z.globalRegistry.remove(savedSchema);
  await test.close();
});

const submission = (idempotencyKey: string, body: object, prefer = 'wait=0'): InjectOptions => ({
  method: 'POST',
  url: '/v1/analysis',
  headers: { 'idempotency-key': idempotencyKey, prefer },
  payload: body,
});
const page = (): { readonly url: string } => ({ url: `https://example.com/${randomUUID()}` });

const countOf = async (url: string): Promise<number> => {
  const { db } = test.app.database;
  return (await db.selectFrom('analyses').select('id').where('url', 'like', `${url}%`).execute()).length;
};

describe('a request repeated with its Idempotency-Key', () => {
  it('gets the same 202, byte for byte, and is executed once', async () => {
    const body = page();
    const first = await test.call(live, submission('again-202', body));
    expect(first.statusCode).toBe(202);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    await test.complete(first.json().id);
    for (const prefer of ['wait=0', 'wait=30']) {
      const again = await test.call(live, submission('again-202', body, prefer));
      expect(again.statusCode).toBe(202);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.body).toBe(first.body);
      expect(again.headers['location']).toBe(first.headers['location']);
      expect(again.headers['retry-after']).toBe(first.headers['retry-after']);
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    }
    expect(await countOf(body.url)).toBe(1);
  });

  it('gets the same 200 that the first request waited for', async () => {
    const body = page();
    const waiting = test.call(live, submission('again-200', body, 'wait=30'));
    await test.complete(await idOf(test, body.url));
    const first = await waiting;
    expect(first.statusCode).toBe(200);
    expect(first.headers['preference-applied']).toBe('wait=30');
    const again = await test.call(live, submission('again-200', body));
    expect(again.statusCode).toBe(200);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
    expect(again.headers['preference-applied']).toBe('wait=30');
    expect(await countOf(body.url)).toBe(1);
  });

  it('gets the same id while the first still waits', async () => {
    const body = page();
    const waiting = test.call(live, submission('meanwhile', body, 'wait=30'));
    const id = await idOf(test, body.url);
    const second = await test.call(live, submission('meanwhile', body, 'wait=30'));
    expect(second.statusCode).toBe(202);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.json()).toMatchObject({ id, status: 'queued' });
    await test.complete(id);
    expect((await waiting).json()).toMatchObject({ id, status: 'completed' });
  });

  it('may have its fields in a different order', async () => {
    const { url } = page();
    const first = await test.call(live, submission('order', { url, metadata: { a: '1', b: '2' } }));
    const again = await test.call(live, submission('order', { metadata: { b: '2', a: '1' }, url }));
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
  });

  it('is recognised for 24 hours, for all keys of its account and environment', async () => {
    const body = page();
    const begun = new Date();
    test.setTime(begun);
    const first = await test.call(live, submission('day', body));
    test.setTime(new Date(begun.getTime() + dayMs - 1));
    const again = await test.call(otherLive, submission('day', body));
    expect(again.json().id).toBe(first.json().id);
    test.setTime(new Date(begun.getTime() + dayMs));
    const next = await test.call(live, submission('day', body));
    expect(next.headers['idempotent-replayed']).toBeUndefined();
    expect(next.json().id).not.toBe(first.json().id);
    expect((await test.call(live, submission('day', body))).json().id).toBe(next.json().id);
    const { db } = test.app.database;
    await deleteExpiredIdempotencyKeys(db, new Date(begun.getTime() + 3 * dayMs));
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
    test.setTime(new Date());
  });

  it('is executed separately in the other environment', async () => {
    const body = page();
    const first = await test.call(live, submission('world', body));
    const second = await test.call(testKey, submission('world', body));
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(second.json().id).not.toBe(first.json().id);
  });

  it('stores no response of an analysis deleted while the first still waits', async () => {
    const body = page();
    const waiting = test.call(live, submission('deleted meanwhile', body, 'wait=30'));
    const id = await idOf(test, body.url);
    await test.call(live, { method: 'DELETE', url: `/v1/analysis/${id}` });
    expect((await waiting).statusCode).toBe(202);
    expect((await test.call(live, submission('deleted meanwhile', body))).statusCode).toBe(404);
  });

  it('gets 404 once its resource has been deleted, and is not executed again', async () => {
    const body = page();
    const first = await test.call(live, submission('deleted', body));
    const { id } = first.json() as { readonly id: string };
    expect((await test.call(live, { method: 'DELETE', url: `/v1/analysis/${id}` })).statusCode).toBe(200);
    expect((await test.call(live, submission('deleted', body))).statusCode).toBe(404);
    expect(await countOf(body.url)).toBe(0);
    const { db } = test.app.database;
    const kept = db.selectFrom('idempotency_keys').select('body').where('key', '=', 'deleted');
    expect(await kept.execute()).toEqual([{ body: null }]);
  });
});

describe('an Idempotency-Key', () => {
  it('used by a different request is a 409', async () => {
    await test.call(live, submission('taken', page()));
    for (const other of [
      submission('taken', page()),
      { ...submission('taken', {}), url: '/v1/test/lost', payload: undefined },
    ]) {
      const response = await test.call(live, other as InjectOptions);
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toMatchObject({ type: 'conflict_error', code: 'idempotency_key_reused' });
    }
  });

  it('is not consumed by a rejected request', async () => {
    const refused = await test.call(live, submission('free', { url: 'ftp://example.com/' }));
    expect(refused.statusCode).toBe(400);
    expect((await test.call(live, submission('free', page()))).statusCode).toBe(202);
  });

  it.each([
    ['refused', 404],
    ['broken', 500],
  ])('is not consumed by work that is %s: neither work nor key is stored', async (outcome, status) => {
    const request = {
      method: 'POST',
      url: `/v1/test/${outcome}`,
      headers: { 'idempotency-key': outcome },
    } as const;
    expect((await test.call(live, request)).statusCode).toBe(status);
    expect((await test.call(live, request)).statusCode).toBe(status);
    expect(await countOf(`https://example.com/${outcome}/`)).toBe(0);
    expect((await test.call(live, submission(outcome, page()))).statusCode).toBe(202);
  });

  it('does not lose accepted work when the wait fails', async () => {
    const request = { method: 'POST', url: '/v1/test/lost', headers: { 'idempotency-key': 'lost' } } as const;
    const first = await test.call(live, request);
    expect(first.statusCode).toBe(202);
    const again = await test.call(live, request);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
    expect(await countOf('https://example.com/lost/')).toBe(1);
  });

  it('returns the final response with all its headers', async () => {
    const request = { method: 'POST', url: '/v1/test/fine', headers: { 'idempotency-key': 'fine' } } as const;
    for (const response of [await test.call(live, request), await test.call(live, request)]) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ id: 'finished' });
      expect(response.headers['x-test']).toBe('kept');
    }
  });

  it.each(['a', ' ~', 'k'.repeat(255)])('may be %j', async (key) => {
    expect((await test.call(live, submission(key, page()))).statusCode).toBe(202);
  });

  it.each(['', 'k'.repeat(256), 'ü', 'tab\tinside'])('may not be %j', async (key) => {
    const response = await test.call(live, submission(key, page()));
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid_idempotency_key');
  });
});

describe('concurrent requests with the same Idempotency-Key', () => {
  it('create one analysis, for a hundred requests over two servers', async () => {
    const second = createServer(test.app);
    await second.ready();
    const body = page();
    const request = submission('hundred', body);
    const headers = { ...request.headers, authorization: `Bearer ${live}` };
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0 ? test.call(live, request) : second.inject({ ...request, headers }),
      ),
    );
    await second.close();
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([202]));
    expect(new Set(responses.map((response) => String(response.json().id))).size).toBe(1);
    const replays = responses.filter((response) => response.headers['idempotent-replayed'] === 'true');
    expect(replays).toHaveLength(99);
    expect(await countOf(body.url)).toBe(1);
  });
});

describe('a saving route', () => {
  it('is every POST route, except listed routes that save nothing', () => {
    const posts = listRoutes().filter((route) => route.method === 'POST');
    const others = posts.filter((route) => route.saves !== true).map((route) => route.operationId);
    expect(posts.length).toBeGreaterThan(0);
    expect(others.sort()).toEqual([...savingNothing].sort());
  });

  it('is documented as such in OpenAPI', async () => {
    const document = (await test.call(undefined, { url: '/openapi.json' })).json();
    for (const { path, saves, method } of [...listRoutes(), testRoute].filter(
      (route) => route.method === 'POST',
    )) {
      const operation = document.paths[path][method.toLowerCase()];
      const names = (operation.parameters ?? []).map((parameter: { name: string }) => parameter.name);
      expect(names.includes('Idempotency-Key')).toBe(saves === true);
      if (saves === true) expect(operation.responses).toHaveProperty('409');
    }
  });
});
