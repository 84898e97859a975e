import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from '../../src/entry/http/routes/index.ts';
import { newApiKey } from '../../src/features/keys/api-key.ts';
import { rotateApiKey } from '../../src/features/keys/rotate-api-key.ts';
import { tools } from '../../src/entry/mcp/tools/index.ts';
import { type Scope, scopes } from '../../src/core/schema/vocabulary.ts';
import { ensureAccount } from '../../src/entry/process/first-start.ts';
import type { TestServer } from '../support/start-test-server.ts';
import { startTestServer } from '../support/start-test-server.ts';

/**
 * The permission matrix, written by hand and on purpose not derived from the routes: what the routes declare must agree
 * with it. A route without a row fails the first test.
 */
interface Row {
  readonly request: InjectOptions;
  /** The one scope that opens the route to a secret key; null where no key is needed. */
  readonly scope: Scope | null;
  /** A second scope, which a field of `request` needs. */
  readonly fieldScope?: Scope;
  /** What a publishable key gets: 403, or what a key that may do it gets, of the metadata alone. */
  readonly publishable: 200 | 403 | 404;
  /** What a key that may do it gets for `request`: the id names nothing, so reading is a 404. */
  readonly permitted: 200 | 202 | 404;
}

const unknownId = 'an_00000000000000000000000000';
const listedOrigin = 'https://example.com';
const unknownBatchId = 'bat_00000000000000000000000000';
const unknownInjectionId = 'inj_00000000000000000000000000';
const unknownTestId = 'cit_00000000000000000000000000';

const rows: Readonly<Record<string, Row>> = {
  submitAnalysis: {
    request: {
      method: 'POST',
      url: '/v1/analysis',
      headers: { prefer: 'wait=0' },
      payload: { url: 'https://example.com/' },
    },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 202,
  },
  readAnalysis: {
    request: { method: 'GET', url: `/v1/analysis/${unknownId}` },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  readAnalysisContent: {
    request: { method: 'GET', url: `/v1/analysis/${unknownId}/content` },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  readAnalysisPrompt: {
    request: { method: 'GET', url: `/v1/analysis/${unknownId}/prompt` },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  listAnalyses: {
    request: { method: 'GET', url: '/v1/analysis' },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 200,
  },
  cancelAnalysis: {
    request: { method: 'POST', url: `/v1/analysis/${unknownId}/cancel` },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 404,
  },
  deleteAnalysis: {
    request: { method: 'DELETE', url: `/v1/analysis/${unknownId}` },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 404,
  },
  submitAnalysisBatch: {
    request: { method: 'POST', url: '/v1/analysis/batch', payload: { urls: ['https://example.com/'] } },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 202,
  },
  listAnalysisBatches: {
    request: { method: 'GET', url: '/v1/analysis/batch' },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 200,
  },
  readAnalysisBatch: {
    request: { method: 'GET', url: `/v1/analysis/batch/${unknownBatchId}` },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  cancelAnalysisBatch: {
    request: { method: 'POST', url: `/v1/analysis/batch/${unknownBatchId}/cancel` },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 404,
  },
  deleteAnalysisBatch: {
    request: { method: 'DELETE', url: `/v1/analysis/batch/${unknownBatchId}` },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 404,
  },
  submitInjection: {
    request: {
      method: 'POST',
      url: '/v1/injection',
      headers: { prefer: 'wait=0' },
      payload: { url: 'https://example.com/' },
    },
    scope: 'injection:write',
    publishable: 403,
    permitted: 202,
  },
  listInjections: {
    request: { method: 'GET', url: '/v1/injection' },
    scope: 'injection:read',
    publishable: 403,
    permitted: 200,
  },
  previewInjection: {
    // Of an analysis that is not there, so that no worker is needed.
    request: { method: 'POST', url: '/v1/injection/preview', payload: { analysis_id: unknownId } },
    scope: 'injection:write',
    fieldScope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  readInjection: {
    request: { method: 'GET', url: `/v1/injection/${unknownInjectionId}` },
    scope: 'injection:read',
    publishable: 404,
    permitted: 404,
  },
  renderInjection: {
    request: { method: 'GET', url: `/v1/injection/${unknownInjectionId}/render` },
    scope: 'injection:read',
    publishable: 403,
    permitted: 404,
  },
  editInjection: {
    request: {
      method: 'PATCH',
      url: `/v1/injection/${unknownInjectionId}`,
      payload: { content_blocks: [{ id: 'blk_0', text: 'Words of a title' }] },
    },
    scope: 'injection:write',
    publishable: 403,
    permitted: 404,
  },
  deleteInjection: {
    request: { method: 'DELETE', url: `/v1/injection/${unknownInjectionId}` },
    scope: 'injection:write',
    publishable: 403,
    permitted: 404,
  },
  publishInjection: {
    request: { method: 'POST', url: `/v1/injection/${unknownInjectionId}/publish` },
    scope: 'injection:publish',
    publishable: 403,
    permitted: 404,
  },
  withdrawInjection: {
    request: { method: 'POST', url: `/v1/injection/${unknownInjectionId}/withdraw` },
    scope: 'injection:publish',
    publishable: 403,
    permitted: 404,
  },
  submitCitationTest: {
    // Of an analysis that is not there, so that no worker is needed.
    request: {
      method: 'POST',
      url: '/v1/citation-tests',
      payload: { analysis_id: unknownId, questions: ['q'], rivals: ['https://example.com/'] },
    },
    scope: 'analysis:write',
    fieldScope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  listCitationTests: {
    request: { method: 'GET', url: '/v1/citation-tests' },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 200,
  },
  readCitationTest: {
    request: { method: 'GET', url: `/v1/citation-tests/${unknownTestId}` },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  listCitationReceipts: {
    request: { method: 'GET', url: `/v1/citation-tests/${unknownTestId}/receipts` },
    scope: 'analysis:read',
    publishable: 403,
    permitted: 404,
  },
  cancelCitationTest: {
    request: { method: 'POST', url: `/v1/citation-tests/${unknownTestId}/cancel` },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 404,
  },
  deleteCitationTest: {
    request: { method: 'DELETE', url: `/v1/citation-tests/${unknownTestId}` },
    scope: 'analysis:write',
    publishable: 403,
    permitted: 404,
  },
  readTrackerPage: {
    request: { method: 'GET', url: '/v1/tracker?url=https://example.com/' },
    scope: 'tracker:read',
    publishable: 200,
    permitted: 200,
  },
  deleteTrackerPage: {
    request: { method: 'DELETE', url: '/v1/tracker?url=https://unknown.example/' },
    scope: 'injection:publish',
    publishable: 403,
    permitted: 404,
  },
  readTrackerVisits: {
    request: { method: 'GET', url: '/v1/tracker/visits' },
    scope: 'tracker:read',
    publishable: 403,
    permitted: 200,
  },
  readUsage: {
    request: { method: 'GET', url: '/v1/usage' },
    scope: 'usage:read',
    publishable: 403,
    permitted: 200,
  },
  readBilling: {
    request: { method: 'GET', url: '/v1/billing' },
    scope: 'usage:read',
    publishable: 403,
    permitted: 200,
  },
  listInvoices: {
    request: { method: 'GET', url: '/v1/billing/invoices' },
    scope: 'usage:read',
    publishable: 403,
    permitted: 200,
  },
  checkHealth: { request: { url: '/healthz' }, scope: null, publishable: 200, permitted: 200 },
  checkReadiness: { request: { url: '/readyz' }, scope: null, publishable: 200, permitted: 200 },
};

let test: TestServer;
const keys = new Map<string, string>();

beforeAll(async () => {
  test = await startTestServer();
  const make = async (name: string, input: Parameters<TestServer['createKey']>[0]): Promise<string> => {
    const { id, key } = await test.createKey(input);
    keys.set(name, key);
    return id;
  };
  await make('live secret', { type: 'secret', environment: 'live' });
  await make('test secret', { type: 'secret', environment: 'test' });
  await make('live publishable', { type: 'publishable', environment: 'live' });
  await make('test publishable', { type: 'publishable', environment: 'test' });
  const expiresAt = new Date(Date.now() + 60_000);
  await make('expired secret', { type: 'secret', environment: 'live', expires_at: expiresAt.toISOString() });
  await test.revokeKey(await make('revoked secret', { type: 'secret', environment: 'live' }));
  await test.revokeKey(await make('revoked publishable', { type: 'publishable', environment: 'live' }));
  await make('expired publishable', {
    type: 'publishable',
    environment: 'live',
    expires_at: expiresAt.toISOString(),
  });
  await make('publishable of one origin', {
    type: 'publishable',
    environment: 'live',
    origins: [listedOrigin],
  });
  // Rotated, and the old key not revoked yet; rotated to the end.
  for (const name of ['rotating', 'rotated']) {
    const id = await make(`${name} old`, { type: 'secret', environment: 'live' });
    const outcome = await rotateApiKey(test.app, await ensureAccount(test.app.database.db, new Date()), id);
    if (!outcome.ok) throw new Error(outcome.problems.join());
    keys.set(`${name} new`, outcome.created.key);
    if (name === 'rotated') await test.revokeKey(id);
  }
  for (const scope of scopes) {
    const others = scopes.filter((other) => other !== scope);
    await make(`secret without ${scope}`, { type: 'secret', environment: 'live', scopes: others });
    await make(`secret with ${scope} alone`, { type: 'secret', environment: 'live', scopes: [scope] });
  }
  // From here on the expired key has expired.
  test.setTime(new Date(expiresAt.getTime() + 1));
});
afterAll(() => test.close());

const keyed = Object.entries(rows).flatMap(([operation, row]) =>
  row.scope === null ? [] : [{ operation, ...row, scope: row.scope }],
);
const open = Object.entries(rows).flatMap(([operation, row]) =>
  row.scope === null ? [{ operation, ...row }] : [],
);

describe('the matrix', () => {
  it('has exactly one row for every route', () => {
    expect(Object.keys(rows).sort()).toEqual(
      listRoutes()
        .map((route) => route.operationId)
        .sort(),
    );
  });

  it('covers every path of the server below /v1', () => {
    const paths = servedRoutes(test.server.printRoutes({ commonPrefix: false })).filter((route) =>
      route.includes(' /v1/'),
    );
    const known = listRoutes()
      .filter((route) => route.path.startsWith('/v1/'))
      .flatMap(({ method, path }) => {
        const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
        return method === 'GET' ? [`GET ${pattern}`, `HEAD ${pattern}`] : [`${method} ${pattern}`];
      });
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.sort()).toEqual(known.sort());
  });

  it('matches the access that the routes declare', () => {
    const declared = listRoutes().map(({ operationId, access }) => [
      operationId,
      access.kind === 'key' ? access.scope : null,
    ]);
    expect(Object.fromEntries(declared)).toEqual(
      Object.fromEntries(Object.entries(rows).map(([operation, row]) => [operation, row.scope])),
    );
  });
});

/** `GET /v1/…` for each line of the router's tree, in which a child stands four columns to the right of its parent. */
function servedRoutes(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (match === null) return [];
    const [, indent = '', segment = '', methods = ''] = match;
    path.splice(indent.length / 4, Infinity, segment);
    return methods.split(', ').map((method) => `${method} ${path.join('')}`);
  });
}

let calls = 0;

/** Each from an address of its own: one address may fail only so often. */
const call = (request: InjectOptions, authorization: string | undefined) => {
  calls += 1;
  return test.call(undefined, {
    ...request,
    remoteAddress: `198.18.${String(calls >> 8)}.${String(calls & 255)}`,
    headers: { ...request.headers, ...(authorization === undefined ? {} : { authorization }) },
  });
};

const bearer = (name: string): string => `Bearer ${keys.get(name) ?? ''}`;

const noKeys: readonly (readonly [string, string | undefined, string])[] = [
  ['nothing', undefined, 'missing_api_key'],
  ['an empty header', '', 'invalid_authorization_header'],
  ['Bearer without a key', 'Bearer', 'invalid_authorization_header'],
  ['another scheme', 'Basic dXNlcjpwYXNz', 'invalid_authorization_header'],
  ['a key without the scheme', newApiKey('secret', 'live'), 'invalid_authorization_header'],
  ['two keys', `Bearer ${newApiKey('secret', 'live')} x`, 'invalid_authorization_header'],
  ['junk', 'Bearer junk', 'invalid_api_key'],
  ['a key with a wrong checksum', `Bearer cw_sk_live_${'0'.repeat(38)}`, 'invalid_api_key'],
  ['a made-up secret key with a good checksum', `Bearer ${newApiKey('secret', 'live')}`, 'invalid_api_key'],
  ['a made-up publishable key', `Bearer ${newApiKey('publishable', 'live')}`, 'invalid_api_key'],
  ['a webhook secret', `Bearer whsec_${Buffer.alloc(32, 7).toString('base64')}`, 'invalid_api_key'],
  ['bytes beyond ASCII', 'Bearer cw_sk_live_\u00e9', 'invalid_authorization_header'],
];

const endedKeys: readonly (readonly [string, string])[] = [
  ['expired secret', 'expired_api_key'],
  ['revoked secret', 'revoked_api_key'],
  ['revoked publishable', 'revoked_api_key'],
  ['expired publishable', 'expired_api_key'],
  ['rotated old', 'revoked_api_key'],
];

describe.each(keyed)('$operation', ({ request, scope, fieldScope, publishable, permitted }) => {
  it.each(noKeys)('rejects %s with 401', async (_, authorization, code) => {
    const response = await call(request, authorization);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json().error).toMatchObject({ type: 'authentication_error', code });
  });

  it.each(endedKeys)('rejects an %s key with 401', async (name, code) => {
    const response = await call(request, bearer(name));
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json().error.code).toBe(code);
  });

  it.each(['live publishable', 'test publishable'])('gives a %s key the access of its row', async (name) => {
    const response = await call(request, bearer(name));
    expect(response.statusCode).toBe(publishable);
    if (publishable === 403) {
      expect(response.json().error).toMatchObject({
        type: 'permission_error',
        code: 'publishable_key_not_allowed',
      });
    }
  });

  it('rejects a secret key without the scope with 403 and names the scope', async () => {
    const response = await call(request, bearer(`secret without ${scope}`));
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toMatchObject({ type: 'permission_error', code: 'missing_scope' });
    expect(response.json().error.message).toContain(scope);
  });

  it.each(scopes)("accepts the scope %s only if it is the route's own", async (one) => {
    const response = await call(request, bearer(`secret with ${one} alone`));
    const missing = one === scope ? fieldScope : scope;
    expect(response.statusCode).toBe(missing === undefined ? permitted : 403);
    if (missing !== undefined) expect(response.json().error.message).toContain(missing);
  });

  it.each([
    ['that is on its list', listedOrigin, publishable],
    ['that is not on its list', 'https://example.org', 403],
    ['that is none', 'null', 403],
  ])('gives a publishable key an origin %s the access of its row', async (_, origin, status) => {
    const withOrigin = { ...request, headers: { ...request.headers, origin } };
    const response = await call(withOrigin, bearer('publishable of one origin'));
    expect(response.statusCode).toBe(status);
    expect(response.headers['access-control-allow-origin']).toBe(status === 403 ? undefined : origin);
  });

  it.each(['live secret', 'rotating old', 'rotating new', 'rotated new'])(
    'accepts a %s key',
    async (name) => {
      expect((await call(request, bearer(name))).statusCode).toBe(permitted);
    },
  );

  it('accepts a test secret key, except for usage and billing', async () => {
    const expected = scope === 'usage:read' ? 403 : permitted;
    expect((await call(request, bearer('test secret'))).statusCode).toBe(expected);
  });

  it('accepts the scheme in any case', async () => {
    const authorization = bearer('live secret').replace('Bearer', 'bEARER');
    expect((await call(request, authorization)).statusCode).toBe(permitted);
  });

  it('rejects a key as soon as it is revoked', async () => {
    const { id, key } = await test.createKey({ type: 'secret', environment: 'live' });
    expect((await call(request, `Bearer ${key}`)).statusCode).toBe(permitted);
    await test.revokeKey(id);
    expect((await call(request, `Bearer ${key}`)).statusCode).toBe(401);
  });
});

describe.each(open)('$operation', ({ request, permitted }) => {
  it.each([undefined, '', 'Bearer junk', 'Basic x'])(
    'needs no key and ignores one (%s)',
    async (authorization) => {
      expect((await call(request, authorization)).statusCode).toBe(permitted);
    },
  );
});

/** The tools of `POST /mcp`, by hand like the rows: each has the access of one route. */
const toolRows: readonly (Pick<Row, 'fieldScope'> & {
  readonly tool: string;
  readonly operation: keyof typeof rows;
  readonly args: object;
  readonly scope: Scope;
  /** What a key that may use it gets: no error, or that of an id that names nothing. */
  readonly permitted: undefined | 'not_found';
})[] = [
  {
    tool: 'analyze_page',
    operation: 'submitAnalysis',
    args: { url: 'https://example.com/', wait_seconds: 0 },
    scope: 'analysis:write',
    permitted: undefined,
  },
  {
    tool: 'read_analysis',
    operation: 'readAnalysis',
    args: { analysis_id: unknownId },
    scope: 'analysis:read',
    permitted: 'not_found',
  },
  {
    tool: 'list_gaps',
    operation: 'readAnalysis',
    args: { analysis_id: unknownId },
    scope: 'analysis:read',
    permitted: 'not_found',
  },
  {
    tool: 'preview_blocks',
    operation: 'previewInjection',
    args: { analysis_id: unknownId },
    scope: 'injection:write',
    fieldScope: 'analysis:read',
    permitted: 'not_found',
  },
  {
    tool: 'test_citations',
    operation: 'submitCitationTest',
    args: { analysis_id: unknownId, questions: ['q'], rivals: ['https://example.com/'], wait_seconds: 0 },
    scope: 'analysis:write',
    fieldScope: 'analysis:read',
    permitted: 'not_found',
  },
  {
    tool: 'read_citation_test',
    operation: 'readCitationTest',
    args: { citation_test_id: unknownTestId },
    scope: 'analysis:read',
    permitted: 'not_found',
  },
];

const toolCall = (name: string, args: object): InjectOptions => ({
  method: 'POST',
  url: '/mcp',
  payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
});

describe('mcp', () => {
  const request = toolCall('read_analysis', { analysis_id: unknownId });

  it('has exactly one row for every tool', () => {
    expect(toolRows.map(({ tool, operation }) => [tool, operation])).toEqual(
      tools.map(({ name, route }) => [name, route.operationId]),
    );
  });

  it.each(noKeys)('rejects %s with 401', async (_, authorization, code) => {
    const response = await call(request, authorization);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json().error).toMatchObject({ type: 'authentication_error', code });
  });

  it.each(endedKeys)('rejects an %s key with 401', async (name, code) => {
    const response = await call(request, bearer(name));
    expect(response.statusCode).toBe(401);
    expect(response.json().error.code).toBe(code);
  });

  it.each(['live publishable', 'test publishable'])('rejects a %s key with 403', async (name) => {
    const response = await call(request, bearer(name));
    expect(response.statusCode).toBe(403);
    expect(response.json().error.code).toBe('publishable_key_not_allowed');
  });

  it('rejects a key as soon as it is revoked', async () => {
    const { id, key } = await test.createKey({ type: 'secret', environment: 'live' });
    expect((await call(request, `Bearer ${key}`)).statusCode).toBe(200);
    await test.revokeKey(id);
    expect((await call(request, `Bearer ${key}`)).statusCode).toBe(401);
  });
});

describe.each(toolRows)('mcp: $tool', ({ tool, args, scope, fieldScope, permitted }) => {
  const codeFor = async (name: string): Promise<string | undefined> => {
    const { result } = (await call(toolCall(tool, args), bearer(name))).json();
    return result.isError === true ? JSON.parse(result.content[1].text).error.code : undefined;
  };

  it("needs its route's scope", async () => {
    expect(await codeFor(`secret without ${scope}`)).toBe('missing_scope');
  });

  it.each(scopes)("accepts the scope %s only if it is its route's own", async (one) => {
    const isEnough = one === scope && fieldScope === undefined;
    expect(await codeFor(`secret with ${one} alone`)).toBe(isEnough ? permitted : 'missing_scope');
  });

  it.each(['live secret', 'test secret', 'rotating old', 'rotating new', 'rotated new'])(
    'accepts a %s key',
    async (name) => {
      expect(await codeFor(name)).toBe(permitted);
    },
  );
});
