import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorBody, json, scriptedFetch, type ScriptedFetch } from '../../../test/support/scripted-fetch.ts';
import { createClient, type Client } from './client.ts';
import type { CiteworthyError } from './errors.ts';
import { tryTimeoutMs } from './transport.ts';

const lost = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error(''), { code: 'ECONNRESET' }),
});
const bill = json(200, { plan: 'free' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const clientOf = ({ fetch }: ScriptedFetch, timeoutMs?: number): Client =>
  createClient({ apiKey: 'cw_sk_live_secret', fetch, timeoutMs });

/** The outcome of a call, with all its waits over. */
async function outcome<T>(call: Promise<T>): Promise<T | CiteworthyError> {
  const caught = call.catch((error: unknown) => error as CiteworthyError);
  await vi.runAllTimersAsync();
  return await caught;
}

const gapsMs = ({ sent }: ScriptedFetch): number[] =>
  sent.slice(1).map(({ atMs }, index) => atMs - (sent[index]?.atMs ?? 0));

describe('a retry', () => {
  it.each([408, 429, 502, 503, 504])('follows status %i', async (status) => {
    const script = scriptedFetch(json(status, errorBody('unavailable')), bill);
    expect(await outcome(clientOf(script).billing.read())).toEqual({ plan: 'free' });
    expect(script.sent).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 413, 500, 501])('never follows status %i', async (status) => {
    const script = scriptedFetch(json(status, errorBody('x')), bill);
    expect(await outcome(clientOf(script).billing.read())).toMatchObject({ status, code: 'x' });
    expect(script.sent).toHaveLength(1);
  });

  it('follows a lost connection, with growing waits of which half at least is kept, four times at most', async () => {
    const script = scriptedFetch(lost);
    expect(await outcome(clientOf(script).billing.read())).toMatchObject({
      kind: 'connection',
      code: 'connection_failed',
      status: null,
      message: 'Cannot reach the service: fetch failed: ECONNRESET',
    });
    const gaps = gapsMs(script);
    expect(gaps).toHaveLength(4);
    for (const [index, gap] of gaps.entries()) {
      expect(gap).toBeGreaterThanOrEqual(250 * 2 ** index);
      expect(gap).toBeLessThanOrEqual(500 * 2 ** index + 1);
    }
  });

  it('waits as long as Retry-After says, in seconds or until a date by the clock of the service', async () => {
    const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
    const script = scriptedFetch(
      json(429, errorBody('rate_limited'), { 'retry-after': '7' }),
      json(503, errorBody('unavailable'), { 'retry-after': 'Sat, 21 Nov 2026 12:00:11 GMT', date }),
      bill,
    );
    expect(await outcome(clientOf(script).billing.read())).toEqual({ plan: 'free' });
    const [first = 0, second = 0] = gapsMs(script);
    expect(first).toBeGreaterThanOrEqual(7_000);
    expect(first).toBeLessThan(7_500);
    expect(second).toBeGreaterThanOrEqual(11_000);
    expect(second).toBeLessThan(11_750);
  });

  it('is left out when its wait would pass the time limit', async () => {
    const script = scriptedFetch(json(429, errorBody('quota_exceeded'), { 'retry-after': '700000' }), bill);
    const before = performance.now();
    expect(await outcome(clientOf(script).billing.read())).toMatchObject({
      kind: 'rate_limit',
      code: 'quota_exceeded',
      retryAfterSeconds: 700_000,
    });
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(script.sent).toHaveLength(1);
  });

  it('follows a silent connection, within the time limit of the call', async () => {
    const script = scriptedFetch('silence');
    const before = performance.now();
    expect(await outcome(clientOf(script, tryTimeoutMs * 1.5).billing.read())).toMatchObject({
      kind: 'timeout',
      code: 'timed_out',
    });
    expect(performance.now() - before).toBeLessThan(tryTimeoutMs * 1.5 + 1);
    expect(script.sent).toHaveLength(2);
  });

  it('sends a POST that saves with the same idempotency key, and each call with another', async () => {
    const script = scriptedFetch(
      lost,
      json(503, errorBody('unavailable')),
      json(202, { id: 'an_1', checks: [] }),
    );
    const { analyses } = clientOf(script);
    const body = { url: 'https://example.com/' };
    expect(await outcome(analyses.create(body))).toMatchObject({ id: 'an_1' });
    expect(await outcome(analyses.create(body))).toMatchObject({ id: 'an_1' });
    expect(await outcome(analyses.create(body, { idempotencyKey: 'mine' }))).toMatchObject({ id: 'an_1' });
    const keys = script.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(keys[3]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[4]).toBe('mine');
    expect(script.sent.map((one) => one.body)).toEqual(Array(5).fill(body));
  });

  it('waits for the answer of a lost try that is still executed', async () => {
    const busy = json(409, errorBody('idempotency_in_progress'), { 'retry-after': '1' });
    const script = scriptedFetch(lost, busy, json(202, { id: 'an_1', checks: [] }));
    expect(await outcome(clientOf(script).analyses.create({ url: 'https://example.com/' }))).toMatchObject({
      id: 'an_1',
    });
  });

  const unsafe: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
    ['a preview, which is metered', ({ injections }) => injections.preview({ url: 'https://example.com/' })],
    ['an edit', ({ injections }) => injections.edit('inj_1', { content_blocks: [] })],
    [
      'a counted view',
      ({ tracker }) => tracker.read({ url: 'https://x.example/', referrer: 'https://chatgpt.com' }),
    ],
  ];

  it.each(unsafe)('never repeats %s after a lost try, but after a refusal', async (_, call) => {
    for (const answer of [lost, json(503, errorBody('unavailable')), json(504, {})]) {
      const script = scriptedFetch(answer, bill);
      expect(await outcome(call(clientOf(script)))).toBeInstanceOf(Error);
      expect(script.sent).toHaveLength(1);
    }
    const refused = scriptedFetch(json(429, errorBody('rate_limited')), bill);
    expect(await outcome(call(clientOf(refused)))).toEqual({ plan: 'free' });
  });

  it('repeats the uncounted read of a page by a secret key alone', async () => {
    const query = { url: 'https://x.example/' };
    const bySecret = scriptedFetch(lost, bill);
    expect(await outcome(clientOf(bySecret).tracker.read(query))).toEqual({ plan: 'free' });
    const { fetch, sent } = scriptedFetch(lost, bill);
    const byPublishable = createClient({ apiKey: 'cw_pk_live_x', fetch });
    expect(await outcome(byPublishable.tracker.read(query))).toMatchObject({ kind: 'connection' });
    expect(sent).toHaveLength(1);
  });

  it('ends with the signal, while a try or a wait lasts', async () => {
    for (const answer of ['silence', lost] as const) {
      const script = scriptedFetch(answer);
      const controller = new AbortController();
      const call = clientOf(script).billing.read({ signal: controller.signal });
      const caught = call.catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(10);
      controller.abort(new Error('enough'));
      expect(await caught).toEqual(new Error('enough'));
      await vi.runAllTimersAsync();
      expect(script.sent).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it('ends a given fetch that ignores its signal', async () => {
    const client = createClient({ apiKey: 'k', fetch: () => new Promise(() => undefined), timeoutMs: 1_000 });
    expect(await outcome(client.billing.read())).toMatchObject({ kind: 'timeout' });
  });
});
