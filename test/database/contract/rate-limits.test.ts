import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../../../src/entry/process/create-server.ts';
import { newApiKey } from '../../../src/features/keys/api-key.ts';
import { createFailedAuthentications } from '../../../src/features/limits/failed-authentications.ts';
import { deleteFullBuckets } from '../../../src/features/limits/statements/failed-authentications.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

const start = new Date('2026-05-01T12:00:00.000Z');
const read: InjectOptions = { url: '/v1/analysis/an_00000000000000000000000000' };

let test: TestServer;
let nowMs = start.getTime();

const wait = (ms: number): void => {
  nowMs += ms;
  test.setTime(new Date(nowMs));
};

beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(() => wait(3_600_000));

const makeKey = async (rateLimit?: number): Promise<string> =>
  (
    await test.createKey({
      type: 'secret',
      environment: 'live',
      ...(rateLimit === undefined ? {} : { rate_limit: rateLimit }),
    })
  ).key;

/** The statuses of so many requests, one after the other. */
async function statuses(key: string, count: number): Promise<number[]> {
  const answers: number[] = [];
  for (let index = 0; index < count; index += 1) answers.push((await test.call(key, read)).statusCode);
  return answers;
}

const limitsOf = ({ headers }: LightMyRequestResponse): Record<string, unknown> => ({
  policy: headers['ratelimit-policy'],
  state: headers['ratelimit'],
  limit: headers['x-ratelimit-limit'],
  remaining: headers['x-ratelimit-remaining'],
  reset: headers['x-ratelimit-reset'],
});

describe('every authenticated response', () => {
  it.each([
    ['secret', 'live', 600],
    ['secret', 'test', 60],
    ['publishable', 'live', 3_000],
    ['publishable', 'test', 3_000],
  ] as const)('shows a %s key of %s its limit of %i, with any status', async (type, environment, limit) => {
    const { key } = await test.createKey({ type, environment });
    const response = await test.call(key, read);
    expect(response.statusCode).toBe(type === 'secret' ? 404 : 403);
    expect(limitsOf(response)).toEqual({
      policy: `"default";q=${String(limit)};w=60`,
      state: `"default";r=${String(limit - 1)};t=1`,
      limit: String(limit),
      remaining: String(limit - 1),
      reset: '1',
    });
  });

  it.each([
    ['a body that is refused', { method: 'POST', url: '/v1/analysis', payload: {} }, 400],
    [
      'work that is accepted',
      {
        method: 'POST',
        url: '/v1/analysis',
        payload: { url: 'https://example.com/' },
        headers: { prefer: 'wait=0' },
      },
      202,
    ],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/v1/analysis', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
  ] as const)('has the limit headers with %s', async (_, request, status) => {
    const response = await test.call(await makeKey(), request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['ratelimit']).toBe('"default";r=599;t=1');
  });

  it('is the only one with limit headers: none without a key', async () => {
    for (const request of [read, { url: '/healthz' }]) {
      expect(limitsOf(await test.call(undefined, request))).toEqual(limitsOf({ headers: {} } as never));
    }
  });

  it('shows the limit configured for the key', async () => {
    const response = await test.call(await makeKey(7), read);
    expect(response.headers['ratelimit-policy']).toBe('"default";q=7;w=60');
    expect(response.headers['ratelimit']).toBe('"default";r=6;t=9');
  });
});

describe('a key', () => {
  it.each([1, 7, 60, 90])('may make exactly its %i requests in a burst', async (limit) => {
    const key = await makeKey(limit);
    expect(await statuses(key, limit)).toEqual(Array(limit).fill(404));
    expect(await statuses(key, 2)).toEqual([429, 429]);
  });

  it('is rejected with a sufficient Retry-After', async () => {
    const key = await makeKey(10);
    await statuses(key, 10);
    const refused = await test.call(key, read);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({ type: 'rate_limit_error', code: 'rate_limited' });
    expect(refused.headers['retry-after']).toBe('6');
    expect(refused.headers['ratelimit']).toBe('"default";r=0;t=60');
    wait(5_999);
    expect(await statuses(key, 1)).toEqual([429]);
    wait(1);
    expect(await statuses(key, 2)).toEqual([404, 429]);
  });

  it('regains requests evenly, never more than its limit', async () => {
    const key = await makeKey(60);
    await statuses(key, 60);
    wait(10_000);
    expect(await statuses(key, 11)).toEqual([...Array<number>(10).fill(404), 429]);
    wait(600_000);
    expect(await statuses(key, 61)).toEqual([...Array<number>(60).fill(404), 429]);
  });

  it('does not affect the limit of another key', async () => {
    const [first, second] = [await makeKey(1), await makeKey(1)];
    expect([...(await statuses(first, 2)), ...(await statuses(second, 2))]).toEqual([404, 429, 404, 429]);
  });

  it('has one limit over all servers, also for concurrent requests', async () => {
    const second = createServer(test.app);
    await second.ready();
    const key = await makeKey(30);
    const authorization = `Bearer ${key}`;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0 ? test.call(key, read) : second.inject({ ...read, headers: { authorization } }),
      ),
    );
    await second.close();
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(70);
  });

  it('is not locked out by a brief clock error', async () => {
    const key = await makeKey(2);
    const rightMs = nowMs;
    wait(86_400_000);
    expect(await statuses(key, 3)).toEqual([404, 404, 429]);
    nowMs = rightMs;
    wait(0);
    expect(await statuses(key, 3)).toEqual([404, 404, 429]);
  });
});

describe('an account with a limit', () => {
  afterEach(async () => {
    await test.app.database.db
      .updateTable('accounts')
      .set({ rate_limit: null, bucket_full_at: null })
      .execute();
  });
  const setLimit = async (perMinute: number): Promise<void> => {
    await test.app.database.db
      .updateTable('accounts')
      .set({ rate_limit: perMinute, bucket_full_at: null })
      .execute();
  };

  it('limits all keys together, and each response shows the rest', async () => {
    const keys = [await makeKey(), await makeKey()];
    await setLimit(4);
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await test.call(keys[index % 2], read));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 429, 429]);
    expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual([
      '3',
      '2',
      '1',
      '0',
      '0',
      '0',
    ]);
    expect(answers[4]?.headers['retry-after']).toBe('15');
    wait(15_000);
    expect(await statuses(keys[0] ?? '', 2)).toEqual([404, 429]);
  });

  it('takes nothing from a key whose request it refuses', async () => {
    const key = await makeKey(3);
    await setLimit(1);
    expect(await statuses(key, 6)).toEqual([404, 429, 429, 429, 429, 429]);
    await setLimit(100);
    expect(await statuses(key, 3)).toEqual([404, 404, 429]);
  });

  it("keeps a key's lower limit in force", async () => {
    const key = await makeKey(2);
    await setLimit(100);
    const [first] = [await test.call(key, read)];
    expect(limitsOf(first)).toMatchObject({ limit: '2', remaining: '1' });
    expect(await statuses(key, 2)).toEqual([404, 429]);
  });

  it('has one limit for concurrent requests', async () => {
    const key = await makeKey();
    await setLimit(5);
    const answers = await Promise.all(Array.from({ length: 12 }, () => test.call(key, read)));
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(5);
  });
});

describe('a publishable key with a list of origins', () => {
  const own = 'https://shop.example';
  const foreign = {
    url: '/v1/tracker?url=https://shop.example/',
    headers: { origin: 'https://evil.example' },
  };
  let visitors = 0;
  /** From an address of its own: one address may fail only so often. */
  const callForeign = (key: string): Promise<LightMyRequestResponse> => {
    visitors += 1;
    return test.call(key, {
      ...foreign,
      remoteAddress: `198.19.${String(visitors >> 8)}.${String(visitors & 255)}`,
    });
  };
  const makePublishable = (rateLimit: number) =>
    test.createKey({ type: 'publishable', environment: 'live', origins: [own], rate_limit: rateLimit });
  const view = (key: string) => test.call(key, { ...foreign, headers: { origin: own } });

  afterEach(async () => {
    const { db } = test.app.database;
    await db.updateTable('accounts').set({ rate_limit: null, bucket_full_at: null }).execute();
  });

  it('loses no request to pages of other origins, neither its own nor the account’s', async () => {
    const { id, key } = await makePublishable(2);
    const { db } = test.app.database;
    await db.updateTable('accounts').set({ rate_limit: 2, bucket_full_at: null }).execute();
    for (let index = 0; index < 10; index += 1) {
      const refused = await callForeign(key);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().error.code).toBe('origin_not_allowed');
      expect(refused.headers['ratelimit']).toBe('"default";r=2;t=0');
    }
    const unused = await db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([unused.first_used_at, unused.last_used_at]).toEqual([null, null]);
    const answers = [await view(key), await view(key), await view(key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  it('costs a client of another origin its own limit of failures', async () => {
    const { key } = await makePublishable(100);
    const answers: LightMyRequestResponse[] = [];
    for (let index = 0; index < 61; index += 1) {
      answers.push(await test.call(key, { ...foreign, remoteAddress: '192.0.2.77' }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(60).fill(403), 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('1');
  });

  it('counts no view for a refused call', async () => {
    const { key } = await makePublishable(100);
    const secret = await makeKey();
    const visits = async (): Promise<unknown> => {
      await test.app.viewCounter.flush();
      return (await test.call(secret, { url: '/v1/tracker/visits' })).json().data;
    };
    const before = await visits();
    await callForeign(key);
    const refusals = ['url=ftp://shop.example/', 'url=', 'url=https://shop.example/&x=1', ''];
    for (const query of refusals) {
      const response = await test.call(key, { url: `/v1/tracker?${query}`, headers: { origin: own } });
      expect(response.statusCode).toBe(400);
    }
    expect(await visits()).toEqual(before);
  });
});

describe('failed authentication', () => {
  const from = (address: string, options: InjectOptions = {}): Promise<LightMyRequestResponse> =>
    test.call(undefined, { ...read, ...options, remoteAddress: address });

  const failures = async (count: number, attempt: (index: number) => Promise<LightMyRequestResponse>) => {
    const answers: number[] = [];
    for (let index = 0; index < count; index += 1) answers.push((await attempt(index)).statusCode);
    return answers;
  };
  const sixtyThen429 = [...Array<number>(60).fill(401), 429];

  it('is rejected with 429 after 60 in a minute, for any kind of invalid key', async () => {
    const attempts = [undefined, 'Basic x', 'Bearer junk', `Bearer ${newApiKey('secret', 'live')}`];
    const answers = await failures(61, (index) => {
      const authorization = attempts[index % attempts.length];
      return from('192.0.2.1', authorization === undefined ? {} : { headers: { authorization } });
    });
    expect(answers).toEqual(sixtyThen429);
    const refused = await from('192.0.2.1');
    expect(refused.json().error).toMatchObject({ type: 'rate_limit_error', code: 'rate_limited' });
    expect(refused.headers['retry-after']).toBe('1');
    wait(1_000);
    expect(await failures(2, () => from('192.0.2.1'))).toEqual([401, 429]);
  });

  it('from one address affects neither other addresses nor a valid key from the same', async () => {
    await failures(61, () => from('192.0.2.2'));
    expect((await from('192.0.2.3')).statusCode).toBe(401);
    const authorization = `Bearer ${await makeKey()}`;
    expect((await from('192.0.2.2', { headers: { authorization } })).statusCode).toBe(404);
  });

  it('counts a /64 of IPv6 as one client', async () => {
    const answers = await failures(61, (index) => from(`2001:db8:1:2::${String(index + 1)}`));
    expect(answers).toEqual(sixtyThen429);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(401);
  });

  it('ignores X-Forwarded-For from untrusted clients', async () => {
    const answers = await failures(61, (index) =>
      from('192.0.2.4', { headers: { 'x-forwarded-for': `198.51.100.${String(index)}` } }),
    );
    expect(answers).toEqual(sixtyThen429);
  });

  it('is counted over all servers', async () => {
    const other = createFailedAuthentications(test.app);
    await failures(30, () => from('192.0.2.5'));
    for (let index = 0; index < 30; index += 1) expect(await other.count('192.0.2.5')).toBeUndefined();
    expect(await other.count('192.0.2.5')).toBe(1);
    expect((await from('192.0.2.5')).statusCode).toBe(429);
  });

  it('is forgotten once its count reaches zero', async () => {
    const { db } = test.app.database;
    await from('192.0.2.6');
    await deleteFullBuckets(db, new Date(nowMs));
    const listed = (): Promise<{ address: string }[]> =>
      db.selectFrom('failed_authentications').select('address').where('address', '=', '192.0.2.6').execute();
    expect(await listed()).toHaveLength(1);
    await deleteFullBuckets(db, new Date(nowMs + 1_000));
    expect(await listed()).toHaveLength(0);
  });
});

describe('behind a proxy in TRUST_PROXY', () => {
  let proxied: TestServer;
  beforeAll(async () => {
    proxied = await startTestServer({ env: { TRUST_PROXY: '10.0.0.0/8' } });
    proxied.setTime(start);
  });
  afterAll(() => proxied.close());
  afterEach(() => proxied.setTime(new Date(start.getTime() + 3_600_000)));

  const through = async (proxy: string, forwarded: string): Promise<number> =>
    (
      await proxied.call(undefined, {
        ...read,
        remoteAddress: proxy,
        headers: { 'x-forwarded-for': forwarded },
      })
    ).statusCode;

  it('each client named by the proxy has its own count, and entries added by clients are ignored', async () => {
    for (let index = 0; index < 60; index += 1) {
      expect(await through('10.1.2.3', `203.0.113.${String(index)}, 198.51.100.1`)).toBe(401);
    }
    expect(await through('10.1.2.3', '203.0.113.99, 198.51.100.1')).toBe(429);
    expect(await through('10.9.9.9', '198.51.100.1')).toBe(429);
    expect(await through('10.1.2.3', '198.51.100.2')).toBe(401);
  });

  it('clients other than the proxy are counted by their own address', async () => {
    for (let index = 0; index < 60; index += 1) {
      expect(await through('192.0.2.9', `198.51.100.${String(index)}`)).toBe(401);
    }
    expect(await through('192.0.2.9', '198.51.100.200')).toBe(429);
  });
});
