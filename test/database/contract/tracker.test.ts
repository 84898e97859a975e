import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

const origin = 'https://shop.example';
const now = new Date('2026-11-21T12:00:00.000Z');

let test: TestServer;
let secret: string;
let publishable: string;

beforeAll(async () => {
  test = await startTestServer();
  test.setTime(now);
  secret = (await test.createKey({ type: 'secret', environment: 'live' })).key;
  publishable = (await test.createKey({ type: 'publishable', environment: 'live', origins: [origin] })).key;
});
afterAll(() => test.close());

const track = (key: string, query: Readonly<Record<string, string>>, headers = {}) =>
  test.call(key, { url: `/v1/tracker?${new URLSearchParams(query).toString()}`, headers });

const visits = async (query: Readonly<Record<string, string>> = {}, key = secret): Promise<unknown> => {
  await test.app.viewCounter.flush();
  const response = await test.call(key, {
    url: `/v1/tracker/visits?${new URLSearchParams(query).toString()}`,
  });
  expect(response.statusCode, response.body).toBe(200);
  const { object, data } = response.json() as { object: string; data: unknown };
  expect(object).toBe('tracker_visits');
  return data;
};

describe('a view', () => {
  it('returns nulls for an unpublished page of an allowed origin, and is not cacheable', async () => {
    const response = await track(publishable, { url: 'https://shop.example/nothing' }, { origin });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      object: 'tracker_page',
      url: 'https://shop.example/nothing',
      injection_id: null,
      content_types: null,
      published_at: null,
      version: null,
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['access-control-allow-origin']).toBe(origin);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('is counted under one URL for every spelling, with the assistant that sent it', async () => {
    const url = 'https://shop.example/views';
    await track(publishable, { url, referrer: 'https://chatgpt.com/' }, { origin });
    await track(publishable, { url: `${url}#part`, referrer: '' }, { origin });
    await track(publishable, { url: `${url}?utm_source=perplexity.ai&gclid=1` }, { origin });
    await track(publishable, { url, referrer: 'https://search.example/' }, { origin });
    expect(await visits({ url })).toEqual([{ day: '2026-11-21', views: 4, referrals: 2 }]);
    expect(await visits({ url, group_by: 'assistant' })).toEqual([
      { assistant: null, views: 2, referrals: 0 },
      { assistant: 'chatgpt', views: 1, referrals: 1 },
      { assistant: 'perplexity', views: 1, referrals: 1 },
    ]);
    expect(await visits({ url: `${url}?utm_source=x`, group_by: 'url' })).toEqual([
      { url, views: 4, referrals: 2 },
    ]);
  });

  it('by a secret key is counted only with a referrer', async () => {
    const url = 'https://shop.example/server';
    const response = await track(secret, { url });
    expect(response.json()).toMatchObject({ content_blocks: null, injection_id: null });
    expect(await visits({ url })).toEqual([]);
    await track(secret, { url, referrer: 'https://claude.ai/new' });
    expect(await visits({ url })).toEqual([{ day: '2026-11-21', views: 1, referrals: 1 }]);
  });

  it('that is rejected is not counted', async () => {
    const url = 'https://shop.example/refused';
    expect((await track(publishable, { url }, { origin: 'https://other.example' })).statusCode).toBe(403);
    expect((await track(publishable, { url, color: 'red' }, { origin })).statusCode).toBe(400);
    expect((await track(`${publishable}x`, { url }, { origin })).statusCode).toBe(401);
    expect(await visits({ url })).toEqual([]);
  });

  it.each([
    ['no address', {}],
    ['an address that is none', { url: 'shop.example' }],
    ['another scheme', { url: 'javascript:alert(1)' }],
    ['credentials', { url: 'https://a:b@shop.example/' }],
    ['an address that is too long', { url: `https://shop.example/${'a'.repeat(2048)}` }],
    ['a NUL in the address', { url: 'https://shop.example/\0' }],
    ['a referrer that is too long', { url: origin, referrer: 'a'.repeat(2049) }],
  ])('with %s is a 400', async (_, query) => {
    expect((await track(publishable, query, { origin })).statusCode).toBe(400);
  });

  it.each(['\0', 'http://[', '\ud800', '://', 'chatgpt.com\0', '💥'.repeat(1024)])(
    'is counted with any referrer: %j',
    async (referrer) => {
      expect((await track(publishable, { url: origin, referrer }, { origin })).statusCode).toBe(200);
    },
  );

  it('of a URL with a very long escaped form is accepted and counted', async () => {
    const url = `https://shop.example/${'💥'.repeat(1000)}`;
    expect((await track(publishable, { url }, { origin })).statusCode).toBe(200);
    expect(await visits({ url })).toEqual([{ day: '2026-11-21', views: 1, referrals: 0 }]);
  });

  it('leaves no page text or URL in the log', async () => {
    await track(publishable, { url: 'https://shop.example/secret-path' }, { origin });
    await test.app.viewCounter.flush();
    expect(JSON.stringify(test.logged)).not.toContain('secret-path');
  });
});

describe('the preflight of a view', () => {
  it('lets a page send the key', async () => {
    const response = await test.call(undefined, {
      method: 'OPTIONS',
      url: '/v1/tracker?url=https://shop.example/',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-headers']).toContain('Authorization');
    expect(response.headers['access-control-allow-methods']).toContain('GET');
  });
});

describe('the figures', () => {
  it('cover only the key’s environment', async () => {
    const url = 'https://shop.example/worlds';
    const testKey = (await test.createKey({ type: 'publishable', environment: 'test' })).key;
    const testSecret = (await test.createKey({ type: 'secret', environment: 'test' })).key;
    await track(testKey, { url });
    expect(await visits({ url })).toEqual([]);
    expect(await visits({ url }, testSecret)).toEqual([{ day: '2026-11-21', views: 1, referrals: 0 }]);
  });

  it('cover the requested days, by default the last 30', async () => {
    const url = 'https://shop.example/days';
    const days = ['2026-10-21', '2026-10-22', '2026-11-20', '2026-11-21'];
    for (const day of days) {
      test.setTime(new Date(`${day}T23:59:59.999Z`));
      await track(publishable, { url }, { origin });
    }
    test.setTime(now);
    const daysOf = async (query: Readonly<Record<string, string>>): Promise<unknown> =>
      ((await visits({ url, ...query })) as { day: string }[]).map(({ day }) => day);
    expect(await daysOf({})).toEqual(days.slice(1));
    expect(await daysOf({ from: '2026-10-01' })).toEqual(days);
    expect(await daysOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['2026-11-20']);
    expect(await daysOf({ from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' })).toEqual([
      '2026-11-20',
    ]);
    expect(await daysOf({ from: '2026-11-20T23:30:00-01:00' })).toEqual(['2026-11-21']);
    expect(await daysOf({ to: '2026-11-20T12:00:00Z' })).toEqual(days.slice(0, 3));
  });

  it.each([
    ['from', 'yesterday'],
    ['from', '2026-02-30'],
    ['from', '2026-11-21T25:00:00Z'],
    ['from', '2026-11-21T10:00:00'],
    ['from', '0000-01-01'],
    ['to', '9999-12-31T23:00:00-05:00'],
    ['to', '2026-01-01', '2026-01-03'],
    ['group_by', 'key'],
    ['limit', '1'],
  ])('reject %s=%s', async (param, value, from = '') => {
    const query = { [param]: value, ...(from === '' ? {} : { from }) };
    const response = await test.call(secret, {
      url: `/v1/tracker/visits?${new URLSearchParams(query).toString()}`,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.errors[0].param).toBe(param);
  });
});

describe('/tracker.js', () => {
  it('needs no key, is below 3 kB compressed, and is usable from any origin', async () => {
    const response = await test.call(undefined, { url: '/tracker.js' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(gzipSync(response.rawPayload).length).toBeLessThan(3_000);
    expect(response.body).not.toMatch(/cookie|localStorage|sessionStorage|innerHTML|write\(|history\./i);
  });
});
