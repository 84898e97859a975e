import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSlowRequest } from '../../support/slow-request.ts';
import { idOf, startTestServer, type TestServer } from '../../support/start-test-server.ts';

let test: TestServer;

beforeAll(async () => {
  test = await startTestServer();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const newKey = () => test.createKey({ type: 'secret', environment: 'live' });

/** The contract's bound for a revoked key. */
const revokedWithinMs = 1_000;

const countOf = async (url: string): Promise<number> =>
  (await test.app.database.db.selectFrom('analyses').select('id').where('url', '=', url).execute()).length;

const begin = async (key: string, url: string, prefer = 'wait=0') =>
  await beginSlowRequest(
    test.server,
    '/v1/analysis',
    { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer },
    JSON.stringify({ url }),
  );

describe('an API key', () => {
  it('that is revoked while a body arrives never does what the request asks for', async () => {
    const url = 'https://example.com/revoked-during-body';
    const { id, key } = await newKey();
    const request = await begin(key, url);
    await test.revokeKey(id);
    await after(revokedWithinMs);
    const text = await request.finish();
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(text).toContain('"code":"revoked_api_key"');
    expect(await countOf(url)).toBe(0);
  });

  it('that expires while a body arrives never does what the request asks for', async () => {
    const url = 'https://example.com/expired-during-body';
    const { id, key } = await newKey();
    const request = await begin(key, url);
    const { db } = test.app.database;
    await db
      .updateTable('api_keys')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await after(revokedWithinMs);
    expect(await request.finish()).toContain('"code":"expired_api_key"');
    expect(await countOf(url)).toBe(0);
  });

  it('that still works is judged again without taking another token', async () => {
    const { id, key } = await newKey();
    const { db } = test.app.database;
    const bucketOf = () =>
      db
        .selectFrom('api_keys')
        .select(['bucket_full_at', 'last_used_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    const request = await begin(key, 'https://example.com/slow');
    const before = await bucketOf();
    await after(revokedWithinMs);
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 202 /);
    expect(await bucketOf()).toEqual(before);
  });

  it('that is revoked during a wait never receives the content that the wait was for', async () => {
    const url = 'https://example.com/revoked-during-wait';
    const { id, key } = await newKey();
    const waiting = test.call(key, {
      method: 'POST',
      url: '/v1/analysis',
      headers: { prefer: 'wait=30' },
      payload: { url },
    });
    const analysis = await idOf(test, url);
    await test.revokeKey(id);
    await after(revokedWithinMs);
    await test.complete(analysis);
    const response = await waiting;
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { code: 'revoked_api_key' } });
    expect(response.body).not.toContain('overall_score');
  });

  it('that is revoked while another request holds its Idempotency-Key never saves anything', async () => {
    const url = 'https://example.com/revoked-during-claim';
    const [other, { id, key }] = [await newKey(), await newKey()];
    const headers = { prefer: 'wait=0', 'idempotency-key': 'held' };
    const submit = (by: string, address: string) =>
      test.call(by, { method: 'POST', url: '/v1/analysis', headers, payload: { url: address } });
    expect((await submit(other.key, 'https://example.com/holder')).statusCode).toBe(202);
    const { db } = test.app.database;
    // Deletes the row of the key without committing: whoever claims it waits, and then may have it.
    let waiting: ReturnType<typeof submit> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('idempotency_keys').where('key', '=', 'held').execute();
      waiting = submit(key, url);
      await after(revokedWithinMs);
      await trx.updateTable('api_keys').set({ revoked_at: new Date() }).where('id', '=', id).execute();
    });
    expect((await waiting)?.statusCode).toBe(401);
    expect(await countOf(url)).toBe(0);
  });
});
