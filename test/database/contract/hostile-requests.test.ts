import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

let test: TestServer;
let key: string;

beforeAll(async () => {
  test = await startTestServer();
  ({ key } = await test.createKey({ type: 'secret', environment: 'live', rate_limit: 1_000_000 }));
});
afterAll(() => test.close());

/** The statuses that the API may answer with; a 5xx is never the caller's doing. */
// 303: the dashboard redirects to its sign-in form.
const allowed = new Set([200, 202, 303, 400, 401, 403, 404, 405, 413]);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

const pathSegment = fc.oneof(
  fc.constantFrom(
    'v1',
    'analysis',
    'content',
    '..',
    '.',
    '',
    '%',
    '%00',
    '%2F',
    '%c3%28',
    '%E0%A4%A',
    '{id}',
    '*',
    ':id',
  ),
  fc.string({ maxLength: 20, unit: 'grapheme' }).map(encodeURIComponent),
  fc.string({ unit: fc.constantFrom(..."abc;=&+~!$'()*,@%#?"), maxLength: 12 }),
);

const target = fc.oneof(
  fc.constantFrom('/v1/analysis', '/v1/analysis/an_00000000000000000000000000', '/v1/analysis/x/content'),
  fc.array(pathSegment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
  fc.array(pathSegment, { maxLength: 4 }).map((segments) => `/v1/${segments.join('/')}`),
);

/** Anything that Node's client lets through in a header: visible ASCII, tabs, and Latin-1. */
const headerValue = fc.string({
  unit: fc.constantFrom(...'abcXYZ019 -_=;,:/"\'\\{}[]()<>@?!%&*\u00e9\u00ff\t'),
  maxLength: 60,
});

const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'text/html',
        'application/json;charset',
      ),
      headerValue,
    ),
    prefer: fc.oneof(
      fc.constantFrom('wait=0', 'respond-async'),
      headerValue.map((text) => `${text}, wait=0`),
    ),
    accept: headerValue,
    'accept-version': headerValue,
    'content-encoding': fc.constantFrom('gzip', 'identity', 'br'),
    'x-http-method-override': fc.constantFrom('DELETE', 'GET'),
    'x-forwarded-for': headerValue,
    origin: headerValue,
    cookie: headerValue,
    'if-none-match': headerValue,
    range: headerValue,
  },
  { requiredKeys: ['prefer'] },
);

const fieldName = fc.oneof(
  fc.constantFrom('url', 'queries', 'html', 'metadata', '__proto__', 'constructor', 'toString', 'length', ''),
  fc.string({ maxLength: 12, unit: 'binary' }),
);

const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      null,
      true,
      0,
      -1,
      1e308,
      'https://example.com/',
      'http://[',
      '\u0000',
      '\ud800',
      'https://example.com/\ufffe',
    ),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.array(tie('value'), { maxLength: 12 }),
    fc.dictionary(fieldName, tie('value'), { maxKeys: 6, noNullPrototype: true }),
  ),
})).value;

const likelyBody = fc.record(
  {
    url: fc.oneof(fc.webUrl(), fc.constant('https://example.com/'), anything),
    queries: fc.oneof(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), anything),
    html: fc.oneof(fc.string({ unit: 'binary' }), anything),
    metadata: fc.oneof(fc.dictionary(fc.string(), fc.string(), { maxKeys: 20 }), anything),
  },
  { requiredKeys: [] },
);

const body = fc.oneof(
  likelyBody.map((value) => JSON.stringify(value)),
  anything.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('[[[[', '{"a":1,"a":2}', '"\\ud800"', '1e999', '-0', '{"url":"https://example.com/"'),
);

const authorization = fc.oneof(
  { weight: 6, arbitrary: fc.constant('valid') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'Bearer', 'Bearer ', 'Basic x', 'bearer cw_sk_live_x', 'Bearer a b'),
  },
  { weight: 1, arbitrary: headerValue },
);

async function send(request: {
  readonly method: (typeof methods)[number];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string | Buffer;
  readonly authorization: string;
}): Promise<void> {
  const { method, url, payload } = request;
  const bearer = request.authorization === 'valid' ? `Bearer ${key}` : request.authorization;
  const response = await test.server.inject({
    // Its types lack TRACE.
    method: method as InjectOptions['method'] & string,
    url,
    headers: { ...request.headers, authorization: bearer },
    ...(method === 'GET' || method === 'HEAD' ? {} : { payload }),
  });
  const about = `${method} ${url} → ${String(response.statusCode)} ${response.body.slice(0, 500)}`;
  const { 'x-request-id': requestId, 'content-type': type } = response.headers;
  expect(allowed.has(response.statusCode), about).toBe(true);
  expect(requestId, about).toMatch(/^req_[0-9a-z]{26}$/);
  if (response.statusCode < 400 || method === 'HEAD') return;
  expect(type, about).toBe('application/json; charset=utf-8');
  const { error } = response.json();
  expect(error, about).toMatchObject({
    type: expect.any(String),
    code: expect.any(String),
    message: expect.any(String),
    request_id: requestId,
  });
}

describe('hostile input to the API', () => {
  it.each(['{"queries":{"length":{"toString":null}}}', '{"urls":{"length":{"valueOf":{}}}}'])(
    'is validated by its type, not by its field names: %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      for (const url of ['/v1/analysis', '/v1/analysis/batch']) {
        expect((await test.call(key, { method: 'POST', url, headers, payload })).statusCode).toBe(400);
      }
    },
  );

  it('gets a documented status, the envelope and a request id', async () => {
    const request = fc.record({
      method: fc.constantFrom(...methods),
      url: target,
      headers,
      payload: body,
      authorization,
    });
    await fc.assert(fc.asyncProperty(request, send), { numRuns: 1500 });
  });

  it('as a submission is accepted or rejected, never an internal error', async () => {
    const request = fc.record({
      method: fc.constant('POST' as const),
      url: fc.constant('/v1/analysis'),
      headers: headers.map((given) => ({ ...given, 'content-type': 'application/json' })),
      payload: body,
      authorization: fc.constant('valid'),
    });
    await fc.assert(fc.asyncProperty(request, send), { numRuns: 1500 });
  });
});
