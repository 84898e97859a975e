import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineKeyRoute } from '../../../src/entry/http/route.ts';
import { createServer } from '../../../src/entry/process/create-server.ts';
import { listApiKeys } from '../../../src/features/keys/list-api-keys.ts';
import { rotateApiKey } from '../../../src/features/keys/rotate-api-key.ts';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

const metadataSchema = z.object({ environment: z.string() }).meta({ id: 'TestMetadata' });

/** A route that takes publishable keys, as only a test needs it. */
const openRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/test/metadata',
  operationId: 'readTestMetadata',
  tag: 'Test',
  summary: 'Read',
  description: 'Reads.',
  access: { kind: 'key', scope: 'tracker:read', publishable: 'metadata' },
  responses: {
    200: {
      description: 'Read.',
      schema: metadataSchema,
      example: { environment: 'live' },
    },
  },
  errors: [],
  handle: ({ caller }) => ({ status: 200, json: JSON.stringify({ environment: caller.environment }) }),
});

let test: TestServer;
let accountId: string;

beforeAll(async () => {
  test = await startTestServer({ routes: [openRoute] });
  accountId = await ensureAccount(test.app.database.db, new Date());
});
afterAll(async () => {
  z.globalRegistry.remove(metadataSchema);
  await test.close();
});

const metadata: InjectOptions = { url: '/v1/test/metadata' };
const analysis: InjectOptions = { url: '/v1/analysis/an_00000000000000000000000000' };

const from = (key: string, origin?: string, request = metadata): Promise<LightMyRequestResponse> =>
  test.call(key, { ...request, headers: origin === undefined ? {} : { origin } });

describe('a publishable key with a list of origins', () => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await test.createKey({
      type: 'publishable',
      environment: 'live',
      origins: ['https://example.com', 'http://localhost:3000'],
    }));
  });

  it.each(['https://example.com', 'http://localhost:3000'])(
    'accepts %s and lets its scripts read the response',
    async (origin) => {
      const response = await from(key, origin);
      expect(response.statusCode).toBe(200);
      expect(response.headers['access-control-allow-origin']).toBe(origin);
      expect(response.headers['vary']).toBe('Origin');
      expect(response.headers['access-control-expose-headers']).toContain('X-Request-Id');
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it.each([
    'https://example.org',
    'http://example.com',
    'https://www.example.com',
    'https://example.com.evil.example',
    'https://example.com:8443',
    'https://example.com:443',
    'https://EXAMPLE.com',
    'https://example.com/',
    'http://localhost:3001',
    'http://localhost',
    'null',
    '',
    '*',
  ])('rejects %j with 403, which its scripts cannot read', async (origin) => {
    const response = await from(key, origin);
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toMatchObject({ type: 'permission_error', code: 'origin_not_allowed' });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('accepts a request without Origin, which does not come from a page', async () => {
    const response = await from(key);
    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.headers['vary']).toBe('Origin');
  });

  it('lets a script read a 429', async () => {
    const limited = await test.createKey({
      type: 'publishable',
      environment: 'live',
      origins: ['https://example.com'],
      rate_limit: 1,
    });
    await from(limited.key, 'https://example.com');
    const response = await from(limited.key, 'https://example.com');
    expect(response.statusCode).toBe(429);
    expect(response.headers['access-control-allow-origin']).toBe('https://example.com');
  });
});

describe('a publishable key without a list of origins', () => {
  it.each(['https://example.org', 'null', 'http://10.0.0.1:81'])(
    'accepts %s like every origin',
    async (origin) => {
      const { key } = await test.createKey({ type: 'publishable', environment: 'test' });
      const response = await from(key, origin);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ environment: 'test' });
      expect(response.headers['access-control-allow-origin']).toBe('*');
    },
  );
});

describe('cross-origin requests', () => {
  const preflight = (url: string): Promise<LightMyRequestResponse> =>
    test.call(undefined, {
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  it('are allowed on routes that accept publishable keys', async () => {
    const response = await preflight('/v1/test/metadata');
    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    expect(response.headers['access-control-allow-headers']).toContain('Authorization');
    expect(response.headers['access-control-max-age']).toBe('600');
  });

  it('are not allowed on other routes', async () => {
    const response = await preflight('/v1/analysis');
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('get no CORS headers with a secret key', async () => {
    const { key } = await test.createKey({ type: 'secret', environment: 'live' });
    for (const request of [metadata, analysis]) {
      const response = await from(key, 'https://example.com', request);
      expect([200, 404]).toContain(response.statusCode);
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('a key', () => {
  it('works until it expires', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const { key } = await test.createKey({
      type: 'secret',
      environment: 'live',
      expires_at: expiresAt.toISOString(),
    });
    test.setTime(new Date(expiresAt.getTime() - 1));
    expect((await test.call(key, analysis)).statusCode).toBe(404);
    test.setTime(expiresAt);
    const response = await test.call(key, analysis);
    expect(response.statusCode).toBe(401);
    expect(response.json().error.code).toBe('expired_api_key');
  });

  it('stops on every server as soon as it is revoked', async () => {
    const second = createServer(test.app);
    await second.ready();
    const { id, key } = await test.createKey({ type: 'secret', environment: 'live' });
    const headers = { authorization: `Bearer ${key}` };
    const onSecond = async (): Promise<number> => (await second.inject({ ...analysis, headers })).statusCode;
    expect([(await test.call(key, analysis)).statusCode, await onSecond()]).toEqual([404, 404]);
    await test.revokeKey(id);
    expect([(await test.call(key, analysis)).statusCode, await onSecond()]).toEqual([401, 401]);
    await second.close();
  });
});

describe('rotation', () => {
  const rotate = (id: string) => rotateApiKey(test.app, accountId, id);
  const recordOf = async (id: string) =>
    (await listApiKeys(test.app, accountId)).find((record) => record.id === id);

  it('creates a key with the same settings; both work until the old one is revoked', async () => {
    const old = await test.createKey({
      type: 'secret',
      environment: 'test',
      name: 'Deploy',
      scopes: ['analysis:read'],
      rate_limit: 17,
      expires_at: '2099-01-01T00:00:00Z',
    });
    const outcome = await rotate(old.id);
    if (!outcome.ok) throw new Error(outcome.problems.join());
    const { created } = outcome;
    expect(created.key).toMatch(/^cw_sk_test_/);
    expect(created.key).not.toBe(old.key);
    expect(created).toMatchObject({
      type: 'secret',
      environment: 'test',
      name: 'Deploy',
      scopes: ['analysis:read'],
      rate_limit: 17,
      expires_at: '2099-01-01T00:00:00.000Z',
      replaces: old.id,
      first_used_at: null,
    });
    expect(await recordOf(old.id)).toMatchObject({ replaced_by: created.id, revoked_at: null });

    expect((await test.call(old.key, analysis)).statusCode).toBe(404);
    expect((await recordOf(created.id))?.first_used_at).toBeNull();
    expect((await test.call(created.key, analysis)).statusCode).toBe(404);
    expect((await recordOf(created.id))?.first_used_at).toMatch(/Z$/);

    await test.revokeKey(old.id);
    expect((await test.call(old.key, analysis)).statusCode).toBe(401);
    expect((await test.call(created.key, analysis)).statusCode).toBe(404);
  });

  it('keeps the origins of a publishable key', async () => {
    const old = await test.createKey({
      type: 'publishable',
      environment: 'live',
      origins: ['https://example.com'],
    });
    const outcome = await rotate(old.id);
    if (!outcome.ok) throw new Error(outcome.problems.join());
    expect((await from(outcome.created.key, 'https://example.com')).statusCode).toBe(200);
    expect((await from(outcome.created.key, 'https://example.org')).statusCode).toBe(403);
  });

  it('replaces a key once, even by concurrent requests', async () => {
    const old = await test.createKey({ type: 'secret', environment: 'live' });
    const outcomes = await Promise.all([rotate(old.id), rotate(old.id)]);
    const made = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.created.id] : []));
    const problems = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
    expect(made).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining(String(made[0]))]);
    // A new key that was lost is revoked, and the rotation begins again.
    await test.revokeKey(String(made[0]));
    expect(await rotate(old.id)).toMatchObject({ ok: true });
  });

  it('fails for a deleted key', async () => {
    const revoked = await test.createKey({ type: 'secret', environment: 'live' });
    await test.revokeKey(revoked.id);
    expect(await rotate(revoked.id)).toMatchObject({
      ok: false,
      problems: [expect.stringContaining('revoked')],
    });
    expect(await rotate('key_none')).toMatchObject({ ok: false, problems: ['There is no key key_none.'] });
    expect(await rotateApiKey(test.app, 'acc_other', revoked.id)).toMatchObject({ ok: false });
  });
});
