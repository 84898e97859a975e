import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { errorBody, json, scriptedFetch } from '../../../test/support/scripted-fetch.ts';
import type { AnalysisError } from './api-types.ts';
import { createClient } from './client.ts';

const body = { url: 'https://example.com/' };
const queued = { id: 'an_1', status: 'queued', checks: [] };
const poll = { 'retry-after': '1' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function settled<T>(call: Promise<T>): Promise<unknown> {
  const caught = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return await caught;
}

describe('createAndWait', () => {
  it('waits on the service, then polls as Retry-After says', async () => {
    const { fetch, sent } = scriptedFetch(
      json(202, queued, { 'retry-after': '3' }),
      json(200, { ...queued, status: 'processing' }, poll),
      json(200, { ...queued, status: 'completed', overall_score: 71.4 }),
    );
    const { analyses } = createClient({ apiKey: 'k', baseUrl: 'http://h', fetch });
    expect(await settled(analyses.createAndWait(body))).toMatchObject({ overall_score: 71.4 });
    expect(sent[0]?.headers.get('prefer')).toBe('wait=30');
    expect(sent.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(2).fill('GET http://h/v1/analysis/an_1'),
    );
    const [first = 0, second = 0, third = 0] = sent.map(({ atMs }) => atMs);
    expect([Math.round(second - first), Math.round(third - second)]).toEqual([3_000, 1_000]);
  });

  it('tells by its type whether the work completed or failed', async () => {
    const error = { code: 'dns_failure', message: 'No such host.', retryable: true };
    const { fetch } = scriptedFetch(json(200, { ...queued, status: 'failed', error }));
    const { analyses, injections } = createClient({ apiKey: 'k', fetch });
    const ended = await analyses.createAndWait(body);
    if (ended.status === 'completed') expectTypeOf(ended.overall_score).toEqualTypeOf<number>();
    else expectTypeOf(ended.error).toEqualTypeOf<AnalysisError>();
    expect(ended.error).toEqual(error);
    const typed = async (): Promise<number | string> => {
      const injection = await injections.createAndWait(body);
      return injection.status === 'completed' ? injection.score_after : injection.error.code;
    };
    expectTypeOf(typed).returns.resolves.toEqualTypeOf<number | string>();
  });

  it('ends at its deadline with the id, by which wait resumes', async () => {
    const { fetch, sent } = scriptedFetch(json(202, queued, poll), json(200, queued, poll));
    const { analyses } = createClient({ apiKey: 'k', fetch });
    const before = performance.now();
    expect(await settled(analyses.createAndWait(body, { timeoutMs: 5_500 }))).toMatchObject({
      kind: 'timeout',
      resourceId: 'an_1',
    });
    expect(performance.now() - before).toBeLessThanOrEqual(5_500);
    // The service answers within the deadline, with the id.
    expect(sent[0]?.headers.get('prefer')).toBe('wait=3');
    const ended = scriptedFetch(json(200, { ...queued, status: 'completed' }));
    const resumed = createClient({ apiKey: 'k', fetch: ended.fetch }).analyses.wait('an_1');
    expect(await settled(resumed)).toMatchObject({ id: 'an_1', status: 'completed' });
    expect(ended.sent[0]?.method).toBe('GET');
  });

  it('ends with the signal between two polls', async () => {
    const { fetch, sent } = scriptedFetch(json(202, queued, { 'retry-after': '60' }));
    const controller = new AbortController();
    const call = createClient({ apiKey: 'k', fetch }).analyses.createAndWait(body, {
      signal: controller.signal,
    });
    const caught = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort(new Error('enough'));
    expect(await caught).toEqual(new Error('enough'));
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('names the accepted resource when polling fails', async () => {
    const { fetch } = scriptedFetch(json(202, queued, poll), json(404, errorBody('not_found')));
    expect(await settled(createClient({ apiKey: 'k', fetch }).analyses.createAndWait(body))).toMatchObject({
      kind: 'not_found',
      resourceId: 'an_1',
    });
  });

  it('waits for every analysis of a batch', async () => {
    const batch = { id: 'bat_1', status: 'processing', analyses: [] };
    const { fetch } = scriptedFetch(json(202, batch, poll), json(200, { ...batch, status: 'completed' }));
    const call = createClient({ apiKey: 'k', fetch }).batches.createAndWait({ urls: [body.url] });
    expect(await settled(call)).toMatchObject({ id: 'bat_1', status: 'completed' });
  });
});
