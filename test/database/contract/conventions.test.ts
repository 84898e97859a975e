import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

let test: TestServer;
let key: string;

beforeAll(async () => {
  test = await startTestServer();
  ({ key } = await test.createKey({ type: 'secret', environment: 'live' }));
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };
const submission = { url: 'https://example.com/' };

describe('every response', () => {
  const requests: readonly (readonly [string, InjectOptions])[] = [
    ['a health check', { url: '/healthz' }],
    ['an unknown path', { url: '/v1/nothing' }],
    ['an unknown path outside the API', { url: '/nothing' }],
    ['a missing key', { url: '/v1/analysis/x' }],
    ['a wrong method', { method: 'DELETE', url: '/v1/analysis' }],
    ['a broken path', { url: '/v1/analysis/%E0%A4%A' }],
    [
      'a submission',
      { method: 'POST', url: '/v1/analysis', payload: submission, headers: { prefer: 'wait=0' } },
    ],
  ];

  it.each(requests)('to %s has the media type and a unique request id', async (_, request) => {
    const first = await test.call(key, request);
    const second = await test.call(key, request);
    for (const response of [first, second]) {
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['x-request-id']).toMatch(/^req_[0-9a-z]{26}$/);
    }
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  it('ignores a request id from the caller', async () => {
    const response = await test.call(undefined, {
      url: '/healthz',
      headers: { 'x-request-id': 'req_forged' },
    });
    expect(response.headers['x-request-id']).not.toBe('req_forged');
  });

  it('with an error repeats the request id and links to the page of its code', async () => {
    const response = await test.call(undefined, { url: '/v1/analysis/x' });
    expect(response.json()).toEqual({
      error: {
        type: 'authentication_error',
        code: 'missing_api_key',
        message: 'No API key was sent. Use the header Authorization: Bearer <API_KEY>.',
        doc_url: 'http://127.0.0.1:8080/docs/errors/missing_api_key',
        request_id: response.headers['x-request-id'],
      },
    });
  });

  it('with an error has a doc_url that this server serves', async () => {
    const { error } = (await test.call(key, { url: '/v1/nothing' })).json();
    const page = await test.call(undefined, { url: new URL(error.doc_url).pathname });
    expect(page.statusCode).toBe(200);
  });

  it('is logged under its request id, without the key', async () => {
    const response = await test.call(key, { url: '/v1/analysis/an_00000000000000000000000000' });
    const line = test.logged.find(
      (entry) => entry['request_id'] === response.headers['x-request-id'] && entry['msg'] === 'request',
    );
    expect(line).toMatchObject({ method: 'GET', route: '/v1/analysis/:id', status: 404 });
    expect(JSON.stringify(test.logged)).not.toContain(key);
  });
});

describe('paths and methods', () => {
  it('return 404 for unknown paths, without authentication', async () => {
    for (const url of [
      '/v1',
      '/v1/',
      '/v1/analyses',
      '/v2/analysis',
      '//v1/analysis',
      '/v1/analysis/a/b',
      '/%00',
    ]) {
      expect((await test.call(undefined, { url })).statusCode, url).toBe(404);
    }
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'])(
    'return 405 with Allow for %s where only POST exists',
    async (method) => {
      const response = await test.call(key, { method: method as 'GET', url: '/v1/analysis/an_x/cancel?x=1' });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toBe('OPTIONS, POST');
      expect(response.json().error.code).toBe('method_not_allowed');
    },
  );

  it('return 200 with Allow for OPTIONS, without CORS grants', async () => {
    const response = await test.call(undefined, { method: 'OPTIONS', url: '/v1/analysis/an_x' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['allow']).toBe('DELETE, GET, HEAD, OPTIONS');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('respond to HEAD like GET, without a body', async () => {
    const response = await test.call(undefined, { method: 'HEAD', url: '/healthz' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(response.headers['content-length']).toBe('15');
    expect((await test.call(undefined, { method: 'HEAD', url: '/v1/analysis/x' })).statusCode).toBe(401);
    const cancel = '/v1/analysis/x/cancel';
    expect((await test.call(undefined, { method: 'HEAD', url: cancel })).statusCode).toBe(405);
  });

  it('return 404, never a redirect, for an extra slash', async () => {
    expect(
      (await test.call(key, { method: 'POST', url: '/v1/analysis/', payload: submission })).statusCode,
    ).toBe(404);
    expect((await test.call(key, { url: '/v1/analysis/' })).statusCode).toBe(404);
    expect((await test.call(key, { url: '/v1/analysis/an_x/' })).statusCode).toBe(404);
  });

  it('return 404 for an id of any length and any bytes', async () => {
    const ids = [
      'a'.repeat(5000),
      '%00',
      'an_%F0%9F%98%80',
      "an_'%20or%201=1--",
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e',
    ];
    for (const id of ids)
      expect((await test.call(key, { url: `/v1/analysis/${id}` })).statusCode, id).toBe(404);
  });
});

describe('a body', () => {
  const post = (payload: string | Buffer | undefined, headers: Record<string, string> = json) =>
    test.call(key, {
      method: 'POST',
      url: '/v1/analysis',
      headers: { prefer: 'wait=0', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  it.each([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a JSON dialect', { 'content-type': 'application/merge-patch+json' }],
    ['a name that only begins alike', { 'content-type': 'application/jsonx' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['no type', {}],
    ['an empty type', { 'content-type': '' }],
    ['what is no type', { 'content-type': ';;;' }],
  ])('sent as %s is rejected with 400', async (_, headers) => {
    const response = await post(JSON.stringify(submission), headers);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid_content_type');
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
  ])('sent as %s is accepted', async (type) => {
    expect((await post(JSON.stringify(submission), { 'content-type': type })).statusCode).toBe(202);
  });

  it.each([
    ['half an object', '{"url":'],
    ['a comma too many', '{"url":"https://example.com/",}'],
    ['text', 'hello'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['an overlong encoding', Buffer.from([0x22, 0xc0, 0x80, 0x22])],
    ['a NUL byte', '{"url":"a\0b"}'],
  ])('that is %s is rejected as invalid_json', async (_, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid_json');
  });

  it('with a byte order mark is accepted', async () => {
    expect((await post(`\uFEFF${JSON.stringify(submission)}`)).statusCode).toBe(202);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1'],
  ])('that is %s instead of an object is rejected', async (_, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ code: 'invalid_field', param: 'body' });
  });

  it.each([
    ['nothing', undefined, {}],
    ['nothing, typed', undefined, json],
    ['an empty object', '{}', json],
  ])('that is %s gets an error for each missing field', async (_, payload, headers) => {
    const response = await post(payload, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      code: 'missing_field',
      param: 'url',
      errors: [{ param: 'url', code: 'missing_field' }],
    });
  });

  it('gets errors for all invalid fields at once', async () => {
    const response = await post(
      JSON.stringify({
        queries: ['ok', '', 7, ' ', 'q'.repeat(301)],
        html: 5,
        metadata: { ['k'.repeat(41)]: 'v', long: 'v'.repeat(501), number: 1 },
        querys: [],
        competitors: ['https://example.com/', 'http://127.0.0.1/'],
        max_age: -3,
      }),
    );
    expect(response.statusCode).toBe(400);
    const { error } = response.json();
    expect(error.code).toBe('invalid_request');
    const found = error.errors.map(
      (entry: { param: string; code: string }) => `${entry.param} ${entry.code}`,
    );
    expect(found.sort()).toEqual(
      [
        'competitors[1] invalid_url',
        'html invalid_field',
        'max_age invalid_field',
        `metadata.${'k'.repeat(41)} invalid_field`,
        'metadata.long invalid_field',
        'metadata.number invalid_field',
        'queries[1] invalid_field',
        'queries[2] invalid_field',
        'queries[3] invalid_field',
        'queries[4] invalid_field',
        'querys unknown_field',
        'url missing_field',
      ].sort(),
    );
  });

  it('with one unknown field gets an error that names it in code, param and message', async () => {
    const { error } = (await post(JSON.stringify({ ...submission, htlm: '' }))).json();
    expect(error).toMatchObject({ code: 'unknown_field', param: 'htlm', errors: [{ param: 'htlm' }] });
    expect(error.message).toContain('htlm');
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'with the key %s is rejected at any depth',
    async (name) => {
      for (const payload of [
        `{"url":"https://example.com/","${name}":{"x":1}}`,
        `{"url":"https://example.com/","metadata":{"${name}":"x"}}`,
        `{"${name}":{"prototype":{"url":"https://example.com/"}}}`,
      ]) {
        const response = await post(payload);
        expect(response.statusCode, payload).toBe(400);
        expect(
          response
            .json()
            .error.errors.map((entry: { param: string }) => entry.param)
            .join(),
        ).toContain(name);
      }
    },
  );

  it.each([
    ['NUL', String.raw`\u0000`],
    ['half a surrogate pair', String.raw`\ud83d`],
    ['a pair the wrong way round', String.raw`\ude00\ud83d`],
  ])("with %s in a string is rejected with the field's name", async (what, escape) => {
    const fields = [
      [`{"url":"https://example.com/${escape}"}`, 'url'],
      [`{"url":"https://example.com/","queries":["a","b${escape}"]}`, 'queries[1]'],
      [`{"url":"https://example.com/","metadata":{"k":"${escape}"}}`, 'metadata.k'],
      // HTML has a rule of its own for NUL: nul-in-html.test.ts.
      ...(what === 'NUL' ? [] : [[`{"url":"https://example.com/","html":"<p>${escape}"}`, 'html'] as const]),
    ] as const;
    for (const [payload, param] of fields) {
      const response = await post(payload);
      expect(response.statusCode, payload).toBe(400);
      expect(response.json().error.errors).toEqual([
        { param, code: 'invalid_field', message: 'Must not contain NUL characters or unpaired surrogates.' },
      ]);
    }
  });

  it('with NUL in a field name is rejected without echoing the NUL', async () => {
    const response = await post('{"url":"https://example.com/","metadata":{"a\\u0000b":"x"}}');
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('\\u0000');
  });

  it('over 10 MiB is rejected with 413, one of 10 MiB is not', async () => {
    const ofLength = (bytes: number): string => {
      const frame = JSON.stringify({ ...submission, metadata: { pad: '' } });
      return JSON.stringify({ ...submission, metadata: { pad: 'x'.repeat(bytes - frame.length) } });
    };
    const limit = 10 * 1024 * 1024;
    const fits = await post(ofLength(limit));
    expect(fits.statusCode).toBe(400);
    expect(fits.json().error.param).toBe('metadata.pad');
    const tooLarge = await post(ofLength(limit + 1));
    expect(tooLarge.statusCode).toBe(413);
    expect(tooLarge.json().error.code).toBe('body_too_large');
  });

  it('is decompressed, has the limit decompressed, and the fingerprint of what it says', async () => {
    const packed = (payload: string, more: object = {}) =>
      test.call(key, {
        method: 'POST',
        url: '/v1/analysis',
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          prefer: 'wait=0',
          ...more,
        },
        payload: gzipSync(payload),
      });
    const idempotent = { 'idempotency-key': crypto.randomUUID() };
    const first = await packed(JSON.stringify(submission), idempotent);
    expect(first.statusCode).toBe(202);
    const again = await test.call(key, {
      method: 'POST',
      url: '/v1/analysis',
      headers: { 'content-type': 'application/json', prefer: 'wait=0', ...idempotent },
      payload: JSON.stringify(submission),
    });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().id).toBe(first.json().id);
    const bomb = await packed(`"${'x'.repeat(10 * 1024 * 1024)}"`);
    expect([bomb.statusCode, bomb.json().error.code]).toEqual([413, 'body_too_large']);
    const unknown = await packed('{}', { 'content-encoding': 'br' });
    expect([unknown.statusCode, unknown.headers['accept-encoding']]).toEqual([400, 'gzip, deflate']);
    expect(unknown.json().error.code).toBe('invalid_content_encoding');
  });

  it('with an excessive number of values is rejected', async () => {
    for (const payload of [
      '['.repeat(30_000),
      `[${'{},'.repeat(30_000)}{}]`,
      '{"a":'.repeat(40) + '1' + '}'.repeat(40),
    ]) {
      expect((await post(payload)).statusCode).toBe(400);
    }
  });

  it('gets at most 100 errors', async () => {
    const fields = Array.from({ length: 5000 }, (_, index) => [`f${String(index)}`, 0]);
    const { error } = (await post(JSON.stringify(Object.fromEntries(fields)))).json();
    expect(error.errors).toHaveLength(100);
    expect(error.message).toContain('More than 100 fields');
  });

  it('html is measured in UTF-8 once decoded: 5 MiB pass, one byte more does not', async () => {
    const limit = 5 * 1024 * 1024;
    const page = (bytes: number): string => 'é'.repeat(Math.floor(bytes / 2)) + 'x'.repeat(bytes % 2);
    expect((await post(JSON.stringify({ ...submission, html: page(limit) }))).statusCode).toBe(202);
    const refused = await post(JSON.stringify({ ...submission, html: page(limit + 1) }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toMatchObject({ code: 'html_too_large', param: 'html' });
  });

  it('is validated after authentication and permission, and before any lookup', async () => {
    const narrow = await test.createKey({ type: 'secret', environment: 'live', scopes: ['analysis:read'] });
    const bad = { method: 'POST', url: '/v1/analysis', payload: '{"nonsense', headers: json } as const;
    expect((await test.call(undefined, bad)).statusCode).toBe(401);
    const forbidden = await test.call(narrow.key, bad);
    expect(forbidden.statusCode).toBe(403);
    expect(forbidden.json().error).toMatchObject({ code: 'missing_scope' });
    expect(forbidden.json().error.message).toContain('analysis:write');
    expect((await test.call(key, bad)).statusCode).toBe(400);
  });
});

describe('a submitted address', () => {
  const submit = (url: unknown) =>
    test.call(key, { method: 'POST', url: '/v1/analysis', payload: { url }, headers: { prefer: 'wait=0' } });

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'example.com',
    '/page',
    '',
    'http://',
    'http:example.com',
    'http:\\\\example.com',
    'http:///example.com',
    ' https://example.com/',
    'https://example.com/ ',
    'https://exa\tmple.com/',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'http://example.com:99999/',
    `https://example.com/${'x'.repeat(2030)}`,
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
    'http://１２７.0.0.1/',
  ])('%s is rejected as invalid_url', async (url) => {
    const response = await submit(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      code: 'invalid_url',
      param: 'url',
      errors: [{ param: 'url' }],
    });
  });

  it.each(['http://localhost:8888/windlass/', 'http://10.0.0.1/', 'http://[::1]/'])(
    '%s is accepted with the HTML of its page, which is not fetched',
    async (url) => {
      const response = await test.call(key, {
        method: 'POST',
        url: '/v1/analysis',
        payload: { url, html: '<h1>Windlass</h1><p>A windlass is a winch that lifts an anchor.' },
        headers: { prefer: 'wait=0' },
      });
      expect(response.statusCode).toBe(202);
      expect(response.json().url).toBe(url);
    },
  );

  it.each([
    'https://example.com/',
    'HTTPS://EXAMPLE.COM/Page?q=1#part',
    'http://example.com:8080/ä/%20',
    'https://bücher.example/',
    'http://93.184.216.34/',
    'http://[2606:2800:220:1:248:1893:25c8:1946]/',
    `https://example.com/${'x'.repeat(2028)}`,
  ])('%s is accepted and returned as given', async (url) => {
    const response = await submit(url);
    expect(response.statusCode).toBe(202);
    expect(response.json().url).toBe(url);
  });

  it('that is not a string is an invalid field', async () => {
    expect((await submit(7)).json().error).toMatchObject({ code: 'invalid_field', param: 'url' });
  });
});
