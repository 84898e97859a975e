import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startService, type TestService } from '../../support/start-service.ts';

/** Says what it is about, but its head does not. */
const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><header><nav><a href="/">Home</a></nav>
</header><main><article><h1>How a windlass is oiled and kept dry</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in spring and
in autumn, with 40 ml of thin oil, so that salt water does not reach its gears.</p>
<h2>Oil</h2><p>Use thin mineral oil of grade 32. Fill the cup to the line and turn the handle twelve times, until oil comes out
at the far end of the axle. Thick oil stays on the cover and leaves the gears dry.</p>
<h2>Water</h2><p>Salt water is the reason that most windlasses fail. Dry the cover after each trip, and store the handle below
deck. A dry windlass lasts for about fifteen years, a wet one for four.</p>
<p>The drum is cleaned with a brush before it is oiled, because sand wears the axle out within two seasons.</p>
</article></main><footer><p>Harbour notes</p></footer></body></html>`;
const queries = ['how is a windlass oiled', 'what is a windlass'];
const wanted = { html, queries, content_types: ['title', 'meta_description'] };

let service: TestService;
let call: ServiceCall;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  service = await startService();
  call = await callService(service);
  site = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url?.startsWith('/windlass') !== true) return response.writeHead(404).end();
    return response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await service.stop();
});

let pages = 0;
const newUrl = (): string => `https://pages.example/${String((pages += 1))}`;
const submit = (body: object, options: Parameters<ServiceCall>[3] = {}) =>
  call('POST', '/v1/injection', body, { prefer: 'wait=30', ...options });
const draft = async (body: object = {}) => (await submit({ url: newUrl(), ...wanted, ...body })).json;
const usage = async (metric: string): Promise<number> =>
  (
    await service.app.database.db
      .selectFrom('usage_records')
      .select('id')
      .where('metric', '=', metric as 'injections')
      .execute()
  ).length;

describe('an injection', () => {
  it('is a draft with grounded blocks and both scores when it ends within the wait', async () => {
    const url = newUrl();
    const { status, json } = await submit({ url, ...wanted, metadata: { page: '7' } });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      object: 'injection',
      environment: 'live',
      status: 'completed',
      publication: 'draft',
      url,
      mode: 'manual',
      content_types: ['title', 'meta_description'],
      brand_voice: null,
      analysis_id: null,
      queries: queries.map((query) => ({ query, source: 'given' })),
      metadata: { page: '7' },
      error: null,
      published_at: null,
    });
    const made = [...json.content_blocks, ...json.omitted].map(({ type }: { type: string }) => type);
    expect(made.sort()).toEqual(['meta_description', 'title']);
    expect(json.content_blocks.length).toBeGreaterThan(0);
    // A block may cost up to 0.2 points.
    expect(json.score_after).toBeGreaterThanOrEqual(json.score_before - 0.2);
    expect(await call('GET', `/v1/injection/${json.id}`)).toMatchObject({ status: 200, json });
  });

  it('returns 202 with Location without a wait', async () => {
    const { status, json, headers } = await submit({ url: newUrl(), ...wanted }, { prefer: 'respond-async' });
    expect(status).toBe(202);
    expect(json).toMatchObject({
      status: 'queued',
      publication: null,
      score_before: null,
      content_blocks: [],
    });
    expect(headers.get('location')).toBe(`/v1/injection/${json.id}`);
    expect(headers.get('preference-applied')).toBe('respond-async, wait=0');
    await expect
      .poll(async () => (await call('GET', `/v1/injection/${json.id}`)).json.status)
      .toBe('completed');
  });

  it('has the promised score when its rendering is analysed with its queries', async () => {
    const bodies = [
      wanted,
      { html },
      { html, queries: queries.slice(0, 1), facts: ['The oil is Grade 32.'] },
    ];
    for (const body of bodies) {
      const { id, url, ...made } = (await submit({ url: newUrl(), ...body })).json;
      const render = await call('GET', `/v1/injection/${id}/render`);
      expect(render.json).toMatchObject({ object: 'injection_render', injection_id: id });
      const asked = made.queries.map(({ query }: { query: string }) => query);
      const score = async (page: string): Promise<number> =>
        (await call('POST', '/v1/analysis', { url, html: page, queries: asked }, { prefer: 'wait=30' })).json
          .overall_score;
      expect(await score(render.json.html)).toBe(made.score_after);
      expect(await score(html)).toBe(made.score_before);
    }
  });

  it('by default contains the blocks for the failed checks and lists inferred queries', async () => {
    const { json } = await submit({ html });
    expect(json.content_types).toContain('title');
    expect(json.queries.length).toBeGreaterThan(0);
    expect(json.queries[0].source).toBe('inferred');
    expect(json.warnings).toContainEqual(expect.objectContaining({ code: 'low_confidence' }));
    expect(json.url).toBeNull();
  });

  it('asks the author what an analysis of the same page asks, without what the facts answer', async () => {
    const asked = [...queries, 'when does the winter regatta start'];
    const url = newUrl();
    const body = { url, html, queries: asked };
    const { briefs } = (await call('POST', '/v1/analysis', body, { prefer: 'wait=30' })).json;
    expect(briefs).toContainEqual(expect.objectContaining({ question: asked[2], answer_kind: 'date' }));
    // What the omitted types need comes after them.
    expect((await submit(body)).json.briefs.slice(0, briefs.length)).toEqual(briefs);
    const told = await submit({ ...body, facts: ['The winter regatta starts on 5 December.'] });
    const others = briefs.filter(({ question }: { question: string }) => question !== asked[2]);
    expect(told.json.briefs.slice(0, others.length)).toEqual(others);
    expect(told.json.briefs).not.toContainEqual(expect.objectContaining({ question: asked[2] }));
  });

  it('stored before there were briefs is returned without any', async () => {
    const made = await draft();
    const { result } = await service.app.database.db
      .selectFrom('injections')
      .select(sql<string>`result::text`.as('result'))
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const { briefs, ...older } = JSON.parse(result);
    expect(briefs).toEqual(made.briefs);
    await service.app.database.db
      .updateTable('injections')
      .set({ result: JSON.stringify(older) })
      .where('id', '=', made.id)
      .execute();
    const read = await call('GET', `/v1/injection/${made.id}`);
    expect(read).toMatchObject({ status: 200, json: { ...made, briefs: [] } });
  });

  it('reads its page from the web', async () => {
    const { json } = await submit({ ...wanted, html: undefined, url: `${siteUrl}/windlass` });
    expect(json).toMatchObject({ status: 'completed', publication: 'draft' });
  });

  it('with an unreadable page fails, is not charged and cannot be rendered', async () => {
    const before = await usage('injections');
    const { status, json } = await submit({ url: `${siteUrl}/missing` });
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'failed', publication: null, error: { code: 'http_status' } });
    expect((await call('GET', `/v1/injection/${json.id}/render`)).json.error.code).toBe('invalid_state');
    expect((await call('POST', `/v1/injection/${json.id}/publish`)).json.error.code).toBe('invalid_state');
    expect(await usage('injections')).toBe(before);
  });

  it('is charged once when completed, and never in the test environment', async () => {
    const before = await usage('injections');
    await submit({ ...wanted, url: newUrl() }, { key: service.keys.test });
    const headers = { 'idempotency-key': 'charged-once' };
    const body = { ...wanted, url: newUrl() };
    const first = await submit(body, { headers });
    const second = await submit(body, { headers });
    expect(second.json).toEqual(first.json);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await usage('injections')).toBe(before + 1);
  });

  it('follows a brand voice where it can and warns where it does not', async () => {
    const { json } = await submit({
      ...wanted,
      content_types: ['title'],
      brand_voice: 'Friendly. Title case. Avoid the word "axle".',
    });
    expect(json.content_blocks[0].text).toMatch(/Windlass Is Oiled/);
    expect(json.warnings).toEqual([expect.objectContaining({ code: 'brand_voice' })]);
    expect(json.warnings[0].message).toContain('Friendly');
    expect(json.warnings[0].message).not.toContain('axle');
  });

  it('is permanently removed by deletion, published or not', async () => {
    const { id, url } = await draft();
    await call('POST', `/v1/injection/${id}/publish`);
    expect((await call('DELETE', `/v1/injection/${id}`)).json).toEqual({ id, deleted: true });
    expect((await call('GET', `/v1/injection/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/v1/injection/${id}`)).status).toBe(404);
    expect((await call('GET', `/v1/injection?url=${encodeURIComponent(url)}`)).json.data).toEqual([]);
  });

  it('that waits for its page is aborted by deletion', async () => {
    const closed = new Promise<void>((done) =>
      site.once('connection', (socket) => socket.once('close', () => done())),
    );
    const { json } = await submit({ url: `${siteUrl}/silent` }, { prefer: 'wait=0' });
    await expect
      .poll(async () => (await call('GET', `/v1/injection/${json.id}`)).json.status)
      .toBe('processing');
    expect((await call('DELETE', `/v1/injection/${json.id}`)).status).toBe(200);
    await closed;
    expect((await call('GET', `/v1/injection/${json.id}`)).status).toBe(404);
  });
});

describe('an injection from an analysis', () => {
  const analyse = async (body: object) =>
    (await call('POST', '/v1/analysis', body, { prefer: 'wait=30' })).json;

  it("uses the analysis' page, URL and queries without a fetch", async () => {
    const url = newUrl();
    const analysis = await analyse({ url, html, queries });
    const { json } = await submit({ analysis_id: analysis.id, content_types: ['title'] });
    expect(json).toMatchObject({ status: 'completed', url, analysis_id: analysis.id });
    expect(json.queries).toEqual(queries.map((query) => ({ query, source: 'given' })));
    expect(json.score_before).toBe(analysis.overall_score);
  });

  it('fetches a previously fetched page again and keeps inferred queries', async () => {
    const analysis = await analyse({ url: `${siteUrl}/windlass` });
    const { json } = await submit({ analysis_id: analysis.id });
    expect(json).toMatchObject({ status: 'completed', url: analysis.url });
    expect(json.queries).toEqual(
      analysis.queries.map(({ query, source }: Record<string, string>) => ({ query, source })),
    );
  });

  it('is rejected for an analysis that is unknown, unfinished, of another environment or of another page', async () => {
    const failed = await analyse({ url: `${siteUrl}/missing` });
    const { id } = await analyse({ url: newUrl(), html });
    const unknown = `an_${'0'.repeat(26)}`;
    for (const path of ['/v1/injection', '/v1/injection/preview']) {
      const refused = async (body: object, key = service.keys.live) => {
        const { status, json } = await call('POST', path, body, { key });
        return [status, json.error.code, json.error.param];
      };
      expect(await refused({ analysis_id: unknown })).toEqual([404, 'not_found', 'analysis_id']);
      expect(await refused({ analysis_id: id }, service.keys.test)).toEqual([
        404,
        'not_found',
        'analysis_id',
      ]);
      expect(await refused({ analysis_id: failed.id })).toEqual([409, 'invalid_state', 'analysis_id']);
      expect(await refused({ analysis_id: id, url: newUrl() })).toEqual([400, 'invalid_field', 'url']);
      expect(await refused({ analysis_id: 'bat_1' })).toEqual([400, 'invalid_field', 'analysis_id']);
    }
  });
});

describe('a request', () => {
  it.each([
    [{}, 'url', 'missing_field'],
    [{ mode: 'manual' }, 'url', 'missing_field'],
    [{ url: 'ftp://example.com/' }, 'url', 'invalid_url'],
    [{ url: 'http://10.0.0.1/' }, 'url', 'invalid_url'],
    [{ html, mode: 'now' }, 'mode', 'invalid_field'],
    [{ html, content_types: ['title', 'summary'] }, 'content_types[1]', 'invalid_field'],
    [{ html, content_types: [] }, 'content_types', 'invalid_field'],
    [{ html, brand_voice: 'x'.repeat(2001) }, 'brand_voice', 'invalid_field'],
    [{ html, facts: Array.from({ length: 51 }, () => 'A fact.') }, 'facts', 'invalid_field'],
    [{ html, facts: [''] }, 'facts[0]', 'invalid_field'],
    [{ html, queries: Array.from({ length: 11 }, () => 'why') }, 'queries', 'invalid_field'],
    [{ html, brandVoice: 'x' }, 'brandVoice', 'unknown_field'],
    [{ html: 'x'.repeat(5 * 1024 * 1024 + 1) }, 'html', 'html_too_large'],
  ])("with %o is rejected with the field's name", async (body, param, code) => {
    for (const path of ['/v1/injection', '/v1/injection/preview']) {
      const { status, json } = await call('POST', path, body);
      expect([status, json.error.code, json.error.param]).toEqual([400, code, param]);
    }
  });
});

describe('GET /v1/injection', () => {
  it('lists the injections of a page, newest first, and filters by publication state', async () => {
    const url = newUrl();
    const older = await draft({ url });
    const newer = await draft({ url });
    await call('POST', `/v1/injection/${older.id}/publish`);
    const list = async (query: string) =>
      (await call('GET', `/v1/injection?${query}`)).json.data.map(({ id }: { id: string }) => id);
    const page = `url=${encodeURIComponent(url)}`;
    expect(await list(`${page}%23top`)).toEqual([newer.id, older.id]);
    expect(await list(`${page}&publication=draft`)).toEqual([newer.id]);
    expect(await list(`${page}&publication=published`)).toEqual([older.id]);
    expect(await list('url=no-address')).toEqual([]);
    const first = (await call('GET', `/v1/injection?${page}&limit=1`)).json;
    expect(first.has_more).toBe(true);
    expect(await list(`${page}&limit=1&cursor=${first.next_cursor}`)).toEqual([older.id]);
  });
});

describe('a publishable key', () => {
  it('reads only the metadata of an injection', async () => {
    const { id } = await draft({ brand_voice: 'Dry.', metadata: { secret: 'yes' } });
    const { json } = await call('GET', `/v1/injection/${id}`, undefined, { key: service.keys.publishable });
    const full = (await call('GET', `/v1/injection/${id}`)).json;
    const fields =
      'id object environment status publication url mode content_types created_at completed_at published_at';
    expect(json).toEqual(Object.fromEntries(fields.split(' ').map((field) => [field, full[field]])));
    for (const path of ['', `/${id}/render`]) {
      const response = await call('GET', `/v1/injection${path}`, undefined, {
        key: service.keys.publishable,
      });
      expect(response.status).toBe(403);
    }
  });
});

describe('the other environment', () => {
  it('cannot see an injection and completes its own', async () => {
    const { id, url } = await draft();
    const key = service.keys.test;
    const paths = [
      ['GET', ''],
      ['GET', '/render'],
      ['POST', '/publish'],
      ['POST', '/withdraw'],
      ['DELETE', ''],
    ] as const;
    for (const [method, path] of paths) {
      expect((await call(method, `/v1/injection/${id}${path}`, undefined, { key })).status).toBe(404);
    }
    await call('POST', `/v1/injection/${id}/publish`);
    const own = (await submit({ ...wanted, url }, { key })).json;
    const published = await call('POST', `/v1/injection/${own.id}/publish`, undefined, { key });
    expect(published.json).toMatchObject({ environment: 'test', publication: 'published' });
    expect((await call('GET', `/v1/injection/${id}`)).json.publication).toBe('published');
  });
});
