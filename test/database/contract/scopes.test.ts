import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopes, type Scope } from '../../../src/core/schema/vocabulary.ts';
import { callService, type ServiceAnswer, type ServiceCall } from '../../support/call-service.ts';
import { startSites, type Sites } from '../../support/sites/sites.ts';
import { startService, type TestService } from '../../support/start-service.ts';

/** Words that occur in the page of the account alone, not in what a narrow key sends. */
const secretWords = 'Zebrafinch turbines reach 92 percent efficiency';
const page = 'https://scopes.example/turbines';
const html = `<html lang="en"><title>Turbines</title><body><main><h1>Turbines</h1>
<p>${secretWords} in winter. A turbine turns wind into electricity with a rotor, a shaft and a generator.</p>
<h2>What is a turbine?</h2><p>A turbine is a machine that turns the energy of wind into electricity. It has
blades, which the wind moves, and a generator, which makes electric current from the movement of the shaft.</p>
</main></body></html>`;

const metadataFields = [
  'id',
  'object',
  'environment',
  'status',
  'publication',
  'url',
  'mode',
  'content_types',
  'created_at',
  'completed_at',
  'published_at',
];

const analysisMetadataFields = [
  ...['id', 'object', 'environment', 'status', 'url'],
  ...['created_at', 'started_at', 'completed_at', 'expires_at'],
];

const batchMetadataFields = [
  ...['id', 'object', 'environment', 'status', 'counts'],
  ...['created_at', 'completed_at', 'expires_at'],
];

let service: TestService;
let sites: Sites;
let call: ServiceCall;
let analysisId: string;
let draft: { readonly id: string; readonly content_blocks: readonly { id: string; type: string }[] };
const keys = new Map<string, string>();

beforeAll(async () => {
  [service, sites] = await Promise.all([startService(), startSites()]);
  call = await callService(service);
  for (const scope of scopes) {
    const made = { type: 'secret', environment: 'live', scopes: [scope] } as const;
    keys.set(scope, (await service.createKey(made)).key);
  }
  const analysis = await call('POST', '/v1/analysis', { url: page, html }, { prefer: 'wait=30' });
  expect(analysis.json.status).toBe('completed');
  analysisId = analysis.json.id;
  draft = await makeDraft();
});
afterAll(() => Promise.all([service.stop(), sites.close()]));

const request = () => ({ analysis_id: analysisId, content_types: ['meta_description', 'faq', 'title'] });

async function makeDraft(idempotencyKey = crypto.randomUUID()): Promise<typeof draft> {
  const headers = { 'idempotency-key': idempotencyKey };
  const made = await call('POST', '/v1/injection', request(), { prefer: 'wait=30', headers });
  expect(made.json.status).toBe('completed');
  return made.json;
}

const by = (
  scope: Scope,
  method: string,
  path: string,
  body?: object,
  headers = {},
): Promise<ServiceAnswer> =>
  call(method, path, body, { key: keys.get(scope) ?? '', prefer: 'wait=30', headers });

/** An analysis whose page never arrives, so that it can be canceled. */
async function submitHeld(key?: string): Promise<ServiceAnswer> {
  const path = `/held-${crypto.randomUUID()}`;
  sites.serve(path, () => undefined);
  const options = { prefer: 'respond-async', ...(key === undefined ? {} : { key }) };
  const queued = await call('POST', '/v1/analysis', { url: sites.url(path) }, options);
  expect(queued.status).toBe(202);
  return queued;
}

const expectRefusal = (answer: ServiceAnswer, scope: Scope): void => {
  expect(answer.status).toBe(403);
  expect(answer.json.error.code).toBe('missing_scope');
  expect(answer.json.error.message).toContain(scope);
  expect(JSON.stringify(answer.json)).not.toContain(secretWords);
};

const expectMetadataAlone = (answer: ServiceAnswer): void => {
  expect([200, 202]).toContain(answer.status);
  expect(Object.keys(answer.json).sort()).toEqual([...metadataFields].sort());
};

describe('a scope alone never gives what another one guards', () => {
  it.each([
    ['POST', '/v1/injection'],
    ['POST', '/v1/injection/preview'],
  ])('injection:write: no page of an analysis by %s %s', async (method, path) => {
    expectRefusal(await by('injection:write', method, path, request()), 'analysis:read');
  });

  it('injection:write: no stored response about an analysis of another key', async () => {
    const stored = crypto.randomUUID();
    await makeDraft(stored);
    const replay = await by('injection:write', 'POST', '/v1/injection', request(), {
      'idempotency-key': stored,
    });
    expectRefusal(replay, 'analysis:read');
  });

  it.each([
    ['/v1/analysis', { url: page, html, max_age: 3_600 }],
    ['/v1/analysis/batch', { urls: [page], max_age: 3_600 }],
  ])('analysis:write: no earlier result by max_age of %s', async (path, body) => {
    expectRefusal(await by('analysis:write', 'POST', path, body), 'analysis:read');
  });

  it('injection:write: only metadata by PATCH', async () => {
    const title = draft.content_blocks.find(({ type }) => type === 'title' || type === 'meta_description');
    const text =
      title?.type === 'title'
        ? 'What is a turbine? Blades and generator'
        : 'A turbine is a machine that turns the energy of wind into electricity with blades and a generator.';
    const changes = { content_blocks: [{ id: title?.id, text }] };
    expectMetadataAlone(await by('injection:write', 'PATCH', `/v1/injection/${draft.id}`, changes));
  });

  it('injection:publish: only metadata by publishing and withdrawing, also when replayed', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = `/v1/injection/${draft.id}`;
    const published = await call('POST', `${path}/publish`, {}, { headers });
    expect(published.json.content_blocks.length).toBeGreaterThan(0);
    const replay = await by('injection:publish', 'POST', `${path}/publish`, {}, headers);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expectMetadataAlone(replay);
    expectMetadataAlone(await by('injection:publish', 'POST', `${path}/withdraw`, {}));
    const other = await makeDraft();
    expectMetadataAlone(await by('injection:publish', 'POST', `/v1/injection/${other.id}/publish`, {}));
  });

  it.each([
    ['analysis:write', '/v1/analysis', { url: page, html }, analysisMetadataFields],
    ['analysis:write', '/v1/analysis/batch', { urls: [page] }, batchMetadataFields],
    ['injection:write', '/v1/injection', { url: page, html }, metadataFields],
  ] as const)(
    '%s: only metadata of what another key submitted, when its request to %s is replayed',
    async (scope, path, body, fields) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const first = await call('POST', path, body, { prefer: 'wait=30', headers });
      expect(first.json).toHaveProperty('metadata');
      const replay = await by(scope, 'POST', path, body, headers);
      expect(replay.headers.get('idempotent-replayed')).toBe('true');
      expect(replay.status).toBe(first.status);
      expect(replay.json.id).toBe(first.json.id);
      expect(Object.keys(replay.json).sort()).toEqual([...fields].sort());
      const reader = await service.createKey({
        ...{ type: 'secret', environment: 'live' },
        scopes: [scope, scope === 'analysis:write' ? 'analysis:read' : 'injection:read'],
      });
      const whole = await call('POST', path, body, { key: reader.key, headers });
      expect(whole.json).toEqual(first.json);
    },
  );

  it('analysis:write: only metadata by canceling the analysis of another key, also when replayed', async () => {
    const queued = await submitHeld();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = `/v1/analysis/${queued.json.id}/cancel`;
    for (const isReplay of [false, true]) {
      const answer = await by('analysis:write', 'POST', path, {}, headers);
      expect(answer.headers.get('idempotent-replayed')).toBe(isReplay ? 'true' : null);
      expect(answer.json.status).toBe('failed');
      expect(Object.keys(answer.json).sort()).toEqual([...analysisMetadataFields].sort());
    }
    // What is stored is whole: a key that may read gets it.
    expect((await call('POST', path, {}, { headers })).json.error.code).toBe('canceled');
  });

  it('analysis:write: only metadata by canceling the batch of another key, also when replayed', async () => {
    const heldPath = `/held-${crypto.randomUUID()}`;
    sites.serve(heldPath, () => undefined);
    const queued = await call('POST', '/v1/analysis/batch', { urls: [sites.url(heldPath)] });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = `/v1/analysis/batch/${queued.json.id}/cancel`;
    for (const isReplay of [false, true]) {
      const answer = await by('analysis:write', 'POST', path, {}, headers);
      expect(answer.headers.get('idempotent-replayed')).toBe(isReplay ? 'true' : null);
      expect(answer.json.status).toBe('completed');
      expect(Object.keys(answer.json).sort()).toEqual([...batchMetadataFields].sort());
    }
    expect((await call('POST', path, {}, { headers })).json.analyses[0].error.code).toBe('canceled');
  });

  it.each(['analysis:write', 'injection:write'] as const)('%s: nothing by deletion', async (scope) => {
    const made =
      scope === 'analysis:write'
        ? (await call('POST', '/v1/analysis', { url: page, html }, { prefer: 'wait=30' })).json
        : await makeDraft();
    const area = scope === 'analysis:write' ? 'analysis' : 'injection';
    const answer = await by(scope, 'DELETE', `/v1/${area}/${made.id}`);
    expect(answer.json).toEqual({ id: made.id, deleted: true });
  });
});

describe('a scope gives what it guards', () => {
  it.each([
    ['analysis:write', 'POST', '/v1/analysis', { url: page, html, max_age: 0 }],
    ['injection:write', 'POST', '/v1/injection', { url: page, html }],
    ['injection:write', 'POST', '/v1/injection/preview', { url: page, html }],
  ] as const)('%s: the result of its own request, %s %s', async (scope, method, path, body) => {
    const answer = await by(scope, method, path, body);
    expect(answer.status).toBe(200);
    expect(answer.json.status).toBe('completed');
  });

  it('analysis:write: the result of its own request again, when it is replayed', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await by('analysis:write', 'POST', '/v1/analysis', { url: page, html }, headers);
    const replay = await by('analysis:write', 'POST', '/v1/analysis', { url: page, html }, headers);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.json).toEqual(first.json);
    expect(replay.json.overall_score).toBeGreaterThan(0);
  });

  it('analysis:write: the whole analysis that it submitted and cancels', async () => {
    const queued = await submitHeld(keys.get('analysis:write'));
    const answer = await by('analysis:write', 'POST', `/v1/analysis/${queued.json.id}/cancel`, {});
    expect(answer.json.error.code).toBe('canceled');
  });

  it('analysis:read: the page of an analysis', async () => {
    const { json } = await by('analysis:read', 'GET', `/v1/analysis/${analysisId}/content`);
    expect(json.text).toContain(secretWords);
  });

  it('injection:read: an injection with its page', async () => {
    expect((await by('injection:read', 'GET', `/v1/injection/${draft.id}`)).json).toHaveProperty(
      'content_blocks',
    );
    const { json } = await by('injection:read', 'GET', `/v1/injection/${draft.id}/render`);
    expect(json.html).toContain(secretWords);
  });

  it('tracker:read: the blocks that are published', async () => {
    const { json } = await by('tracker:read', 'GET', `/v1/tracker?url=${encodeURIComponent(page)}`);
    expect(json.content_blocks.length).toBeGreaterThan(0);
  });
});
