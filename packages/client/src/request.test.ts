import { inspect } from 'node:util';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { errorBody, json, scriptedFetch } from '../../../test/support/scripted-fetch.ts';
import type { Analysis, AnalysisBatch, AnalysisSummary, operations } from './api-types.ts';
import { createClient } from './client.ts';
import { CiteworthyError, type ErrorKind } from './errors.ts';

const apiKey = 'cw_sk_live_0123456789abcdef0123456789abcdef';
const once = { retriesMax: 0 };

/** What a call throws. */
const thrown = async (call: Promise<unknown>): Promise<CiteworthyError> =>
  (await call.catch((error: unknown) => error)) as CiteworthyError;

describe('a request', () => {
  it.each(['http://h:1', 'http://h:1/', 'http://h:1/v1', 'http://h:1/v1/'])(
    'goes to the path of its operation below %s, with the key',
    async (baseUrl) => {
      const { fetch, sent } = scriptedFetch(json(200, {}));
      const client = createClient({ apiKey, baseUrl, fetch });
      await client.analyses.content('an_1');
      await client.tracker.visits({ url: 'https://x.example/a b?c=d&e', group_by: 'day' });
      expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'GET http://h:1/v1/analysis/an_1/content',
        'GET http://h:1/v1/tracker/visits?url=https%3A%2F%2Fx.example%2Fa+b%3Fc%3Dd%26e&group_by=day',
      ]);
      expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${apiKey}`);
    },
  );

  it('encodes an id, and refuses one that would name another resource', async () => {
    const { fetch, sent } = scriptedFetch(json(200, {}));
    const { analyses } = createClient({ apiKey, baseUrl: 'http://h', fetch });
    await analyses.delete('../usage?x=#y');
    expect(sent[0]?.url).toBe('http://h/v1/analysis/..%2Fusage%3Fx%3D%23y');
    for (const id of ['', '.', '..'])
      await expect(analyses.delete(id)).rejects.toThrow('id: an id is needed');
    expect(sent).toHaveLength(1);
  });

  it('has only headers that a browser may send across origins when it reads', async () => {
    const { fetch, sent } = scriptedFetch(json(200, {}));
    await createClient({ apiKey, fetch }).tracker.read({ url: 'https://x.example/' });
    expect([...(sent[0]?.headers.keys() ?? [])].sort()).toEqual(['accept', 'authorization']);
  });

  it('asks the service to wait', async () => {
    const { fetch, sent } = scriptedFetch(json(200, { checks: [] }));
    await createClient({ apiKey, fetch }).analyses.create({ url: 'https://x.example/' }, { waitSeconds: 12 });
    expect(sent[0]?.headers.get('prefer')).toBe('wait=12');
  });

  it('cancels a batch', async () => {
    const { fetch, sent } = scriptedFetch(json(200, { id: 'bat_1' }));
    await createClient({ apiKey, baseUrl: 'http://h', fetch }).batches.cancel('bat_1');
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'http://h/v1/analysis/batch/bat_1/cancel' });
  });
});

describe('the raw mode', () => {
  it('returns one try as received: errors too, and without a key of its own', async () => {
    const { fetch, sent } = scriptedFetch(json(503, errorBody('unavailable'), { 'retry-after': '0' }));
    const { request } = createClient({ apiKey, baseUrl: 'http://h', fetch });
    const headers = { authorization: 'Bearer other', 'content-type': 'text/plain' };
    const answer = await request('POST', '/v1/analysis', { raw: true, body: { a: 1 }, headers });
    expect(answer).toMatchObject({ status: 503, data: { error: { code: 'unavailable' } } });
    expect(answer.headers.get('retry-after')).toBe('0');
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ accept: 'application/json', ...headers });
  });
});

describe('an error', () => {
  const kinds: readonly (readonly [number, ErrorKind])[] = [
    [400, 'invalid_request'],
    [401, 'authentication'],
    [403, 'permission'],
    [404, 'not_found'],
    [405, 'invalid_request'],
    [409, 'conflict'],
    [413, 'invalid_request'],
    [429, 'rate_limit'],
    [500, 'server'],
    [503, 'server'],
  ];

  it.each(kinds)('of status %i is of the kind %s', async (status, kind) => {
    const { fetch } = scriptedFetch(json(status, errorBody('x')));
    const error = await thrown(createClient({ apiKey, fetch }).billing.read(once));
    expect(error).toBeInstanceOf(CiteworthyError);
    expect(error).toMatchObject({ kind, status, code: 'x', message: 'It is x.', requestId: 'req_1' });
  });

  it('names every invalid field', async () => {
    const errors = [{ param: 'urls[3]', code: 'invalid_url', message: 'Must be http.' }];
    const { fetch } = scriptedFetch(json(400, errorBody('invalid_request', { param: 'urls[3]', errors })));
    const error = await thrown(createClient({ apiKey, fetch }).batches.create({ urls: [] }));
    expect(error).toMatchObject({
      param: 'urls[3]',
      errors,
      docUrl: 'http://x/docs',
      retryAfterSeconds: null,
    });
  });

  it.each([
    ['HTML', () => new Response('<h1>Bad</h1>', { status: 502, headers: { 'x-request-id': 'req_9' } }), 502],
    ['HTML of a success', () => new Response('<h1>Sign in</h1>'), 200],
    ['a redirect', () => new Response(null, { status: 308, headers: { location: 'https://h/' } }), 308],
    ['another error', json(500, { error: 'oops' }), 500],
    ['null', json(500, null), 500],
  ])('of a proxy that answers %s is an unexpected response', async (_, answer, status) => {
    const error = await thrown(
      createClient({ apiKey, fetch: scriptedFetch(answer).fetch }).billing.read(once),
    );
    expect(error).toMatchObject({ kind: 'server', code: 'unexpected_response', status, errors: [] });
  });

  it('never contains the key, whatever failed', async () => {
    const leak = Object.assign(new Error(`header Bearer ${apiKey}`), { request: { authorization: apiKey } });
    const failing = [
      scriptedFetch(Object.assign(new Error(`cannot send ${apiKey}`), { cause: leak })),
      scriptedFetch(
        json(400, errorBody(`x_${apiKey}`, { message: `You sent ${apiKey}`, request_id: apiKey })),
      ),
      scriptedFetch(json(502, `authorization: Bearer ${apiKey}`)),
    ];
    for (const { fetch } of failing) {
      const error = await thrown(createClient({ apiKey, fetch }).billing.read(once));
      expect(error).toBeInstanceOf(CiteworthyError);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(apiKey);
      expect(JSON.stringify(error)).not.toContain(apiKey);
    }
    for (const key of [`${apiKey}\n`, `${apiKey} `, `\u2026${apiKey}`]) {
      const message = inspect(await thrown(createClient({ apiKey: key }).billing.read(once)));
      expect(message).toContain('apiKey: ');
      expect(message).not.toContain(apiKey);
    }
    expect(inspect(createClient({ apiKey }), { depth: 9, showHidden: true })).not.toContain(apiKey);
  });

  it('says that a key receives only metadata, where the types promise more', async () => {
    const { fetch } = scriptedFetch(json(200, { id: 'inj_1', object: 'injection', status: 'completed' }));
    const { injections } = createClient({ apiKey, fetch });
    expect(await thrown(injections.read('inj_1'))).toMatchObject({
      kind: 'permission',
      code: 'metadata_only',
      resourceId: 'inj_1',
    });
    expect(await injections.metadata('inj_1')).toMatchObject({ id: 'inj_1' });
  });
});

test('a client without a key can be made, as by a build without secrets, and is refused at its first call', async () => {
  for (const key of [undefined, '']) {
    const sent: unknown[] = [];
    const client = createClient({
      apiKey: key,
      fetch: (...call) => Promise.resolve((sent.push(call), Response.json({}))),
    });
    await expect(client.usage.read()).rejects.toThrow(/^apiKey: an API key/);
    expect(sent).toEqual([]);
  }
});

test('operations are typed by path, by operation and by view', () => {
  const { fetch } = scriptedFetch(json(200, {}));
  const { request, analyses, batches } = createClient({ apiKey, fetch });
  type Submission = operations['submitAnalysis']['requestBody']['content']['application/json'];
  expectTypeOf<Submission['url']>().toEqualTypeOf<string>();
  expectTypeOf(batches.read).returns.resolves.toEqualTypeOf<AnalysisBatch>();
  expectTypeOf(analyses.list()).toEqualTypeOf<import('./list.ts').List<AnalysisSummary>>();
  expectTypeOf(analyses.list({ view: 'full' })).toEqualTypeOf<import('./list.ts').List<Analysis>>();
  const read = () => request('GET', '/v1/analysis/{id}', { params: { id: 'an_1' } });
  expectTypeOf(read).returns.resolves.toHaveProperty('data').toEqualTypeOf<Analysis>();
  // Each would fail only at the service.
  // @ts-expect-error no such path
  const path = () => request('GET', '/v1/analyses');
  // @ts-expect-error no such method of it
  const method = () => request('DELETE', '/v1/usage');
  // @ts-expect-error the id is missing
  const params = () => request('GET', '/v1/analysis/{id}');
  // @ts-expect-error an unknown field
  const body = () => request('POST', '/v1/analysis', { body: { link: '' } });
  // @ts-expect-error an unknown word
  const word = () => analyses.list({ status: 'done' });
  expect([path, method, params, body, word]).toHaveLength(5);
});
