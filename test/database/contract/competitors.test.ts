import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../../support/start-service.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

let service: TestService;
let site: Server;
let siteUrl: string;
let key: string;
let hits: Map<string, number>;
/** Answers that the site holds back. */
let held: Map<string, ServerResponse[]>;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`;

/** About one topic, each with a thing of its own; `refrigerant` and `buffer tank` are on all but the first. */
const heatPump = (name: string, more = ''): string =>
  page(
    `Heat pump guide ${name}`,
    `<p>A heat pump moves heat from the outside air into a house. The heat pump uses electricity for its compressor,
    and the efficiency of the heat pump is told by its seasonal performance factor in winter.</p>
    <h2>What does a heat pump cost?</h2><p>A heat pump costs about 12,000 euros, and its compressor lasts for twenty
    years. Radiators with a low flow temperature make every heat pump more efficient.</p>${more}`,
  );
const extra = `<h2>The refrigerant</h2><p>The refrigerant carries the heat in a closed circuit. Propane is a natural
  refrigerant, and a leak of refrigerant harms the efficiency of the system at once.</p>
  <h2>The buffer tank</h2><p>A buffer tank stores hot water for the radiators. With a buffer tank the compressor
  starts less often, so a buffer tank makes it last longer.</p>`;
const bread = page(
  'Sourdough bread at home',
  `<p>Sourdough bread needs flour, water and salt. The sourdough starter ferments the dough overnight, and the crust of
  the bread becomes crisp in a hot oven.</p><p>Knead the dough for ten minutes, then let the loaf rest.</p>`,
);

const pages: Readonly<Record<string, string>> = {
  '/own': heatPump('one'),
  '/rival-1': heatPump('two', extra),
  '/rival-2': heatPump('three', extra),
  '/rival-3': heatPump('four', extra),
  '/bread': bread,
};

beforeAll(async () => {
  service = await startService({ config: { fetchTimeoutMs: outcomeTimeoutMs, workerConcurrency: 2 } });
  ({ key } = await service.createKey({ type: 'secret', environment: 'live', rate_limit: 100_000 }));
  site = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    hits.set(request.url ?? '', (hits.get(request.url ?? '') ?? 0) + 1);
    const waiting = held.get(request.url ?? '');
    if (waiting !== undefined) return waiting.push(response);
    if (path === '/once-broken' && hits.get(request.url ?? '') === 1) return request.socket.destroy();
    const html = pages[path === '/once-broken' ? '/rival-1' : path];
    if (html === undefined) return response.writeHead(404).end();
    return response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(() => {
  hits = new Map();
  held = new Map();
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await service.stop();
});

const call = async (method: string, path: string, body?: object): Promise<Response> =>
  await fetch(`${service.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      prefer: 'wait=30',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

interface Analysis {
  readonly id: string;
  readonly url: string;
  readonly status: string;
  readonly overall_score: number | null;
  readonly competitors: readonly { url: string; status: string; error: { code: string } | null }[];
  readonly entity_gaps: readonly { entity: string; source: string }[];
}

const at = (path: string): string => `${siteUrl}${path}`;
const analyse = async (body: object): Promise<Analysis> =>
  (await (await call('POST', '/v1/analysis', body)).json()) as Analysis;
const read = async (id: string): Promise<Analysis> =>
  (await (await call('GET', `/v1/analysis/${id}`)).json()) as Analysis;
const gapsFromCompetitors = (analysis: Analysis): string[] =>
  analysis.entity_gaps.filter((gap) => gap.source === 'competitor').map((gap) => gap.entity.toLowerCase());

describe('competitors of an analysis', () => {
  it('show entities that the page lacks', async () => {
    const alone = await analyse({ url: at('/own') });
    const compared = await analyse({ url: at('/own'), competitors: [at('/rival-1?a'), at('/rival-2?a')] });
    expect(gapsFromCompetitors(alone)).toEqual([]);
    expect(gapsFromCompetitors(compared)).toContain('refrigerant');
    expect(compared.competitors).toEqual([
      { url: at('/rival-1?a'), status: 'completed', error: null },
      { url: at('/rival-2?a'), status: 'completed', error: null },
    ]);
  });

  it('that cannot be read are listed in order and do not fail the analysis', async () => {
    const analysis = await analyse({
      url: at('/own'),
      competitors: [at('/gone'), at('/rival-1?b'), 'http://no-such-host.invalid/'],
    });
    expect(analysis.status).toBe('completed');
    expect(analysis.competitors).toMatchObject([
      { url: at('/gone'), status: 'failed', error: { code: 'http_status' } },
      { url: at('/rival-1?b'), status: 'completed', error: null },
      { url: 'http://no-such-host.invalid/', status: 'failed', error: { code: 'dns_failure' } },
    ]);
  });

  it('are also fetched for an HTML payload, which needs no other fetch', async () => {
    const html = pages['/own'];
    const analysis = await analyse({ url: 'https://unread.invalid/', html, competitors: [at('/rival-1?c')] });
    expect(analysis).toMatchObject({ status: 'completed', competitors: [{ status: 'completed' }] });
  });

  it('are retried like pages', async () => {
    const analysis = await analyse({ url: at('/own'), competitors: [at('/once-broken')] });
    expect(analysis.competitors).toMatchObject([{ status: 'completed' }]);
    expect(hits.get('/once-broken')).toBe(2);
  });

  it('are fetched once for all analyses that name them', async () => {
    held.set('/rival-3?shared', []);
    const competitors = [at('/rival-3?shared'), at('/rival-3?shared#part')];
    const running = [1, 2, 3, 4].map((index) => analyse({ url: at(`/own?${index}`), competitors }));
    while (held.get('/rival-3?shared')?.length === 0) await new Promise((done) => setImmediate(done));
    const waiting = held.get('/rival-3?shared') ?? [];
    held.delete('/rival-3?shared');
    for (const response of waiting) response.setHeader('content-type', 'text/html').end(pages['/rival-3']);
    for (const analysis of await Promise.all(running)) {
      expect(analysis.competitors).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
    }
    await analyse({ url: at('/own?5'), competitors });
    expect(hits.get('/rival-3?shared')).toBe(1);
  });

  it('are fetched by another analysis when the fetching one is canceled', async () => {
    held.set('/rival-2?canceled', []);
    const competitors = [at('/rival-2?canceled')];
    const until = async (count: number): Promise<void> => {
      while ((hits.get('/rival-2?canceled') ?? 0) < count) await new Promise((done) => setImmediate(done));
    };
    const first = analyse({ url: at('/own?first'), competitors });
    await until(1);
    const second = analyse({ url: at('/own?second'), competitors });
    const listed = await call('GET', `/v1/analysis?url=${encodeURIComponent(at('/own?first'))}`);
    const [{ id } = { id: '' }] = ((await listed.json()) as { data: Analysis[] }).data;
    await call('POST', `/v1/analysis/${id}/cancel`);
    expect((await first).status).toBe('failed');
    held.delete('/rival-2?canceled');
    expect((await second).competitors).toMatchObject([{ status: 'completed' }]);
  });

  it.each([
    [['https://ok.example/', 'http://10.0.0.1/'], 'competitors[1]', 'invalid_url'],
    [['https://ok.example/', 'gopher://ok.example/'], 'competitors[1]', 'invalid_url'],
    [Array.from({ length: 6 }, (_, index) => `https://ok.example/${index}`), 'competitors', 'invalid_field'],
  ])('are rejected as %j', async (competitors, param, code) => {
    const response = await call('POST', '/v1/analysis', { url: at('/own'), competitors });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { errors: [{ param, code }] } });
  });
});

describe('the pages of a batch', () => {
  const batchOf = (urls: readonly string[]): Promise<Analysis[]> => analysesOf({ urls });
  const analysesOf = async (body: object): Promise<Analysis[]> => {
    const submitted = await call('POST', '/v1/analysis/batch', body);
    const { id } = (await submitted.json()) as { id: string };
    const readBatch = async () =>
      (await (await call('GET', `/v1/analysis/batch/${id}`)).json()) as {
        status: string;
        analyses: { id: string }[];
      };
    await expect.poll(async () => (await readBatch()).status).toBe('completed');
    return await Promise.all((await readBatch()).analyses.map((analysis) => read(analysis.id)));
  };

  it('are compared with each other also where their HTML was given, which is not fetched', async () => {
    const analyses = await analysesOf({
      items: [
        { url: at('/draft?i'), html: heatPump('five'), metadata: { row: '1' } },
        { url: at('/rival-1?i') },
        { url: at('/draft-2?i'), html: heatPump('six', extra) },
      ],
    });
    const others = analyses.map(({ competitors }) => competitors.map(({ url }) => url));
    expect(others).toEqual([
      ['/rival-1?i', '/draft-2?i'].map(at),
      ['/draft?i', '/draft-2?i'].map(at),
      ['/draft?i', '/rival-1?i'].map(at),
    ]);
    expect(analyses.map((analysis) => analysis.status)).toEqual(['completed', 'completed', 'completed']);
    expect([...hits.keys()].filter((path) => path.startsWith('/draft'))).toEqual([]);
  });

  it('that share a topic are compared, and each is fetched once', async () => {
    const paths = ['/own?batch', '/rival-1?batch', '/bread?batch', '/rival-2?batch', '/rival-3?batch'];
    const analyses = await batchOf(paths.map(at));
    expect(analyses.map(({ status }) => status)).toEqual(Array(5).fill('completed'));
    const [own, rival, loaf] = analyses;
    expect(own?.competitors.map(({ url }) => url)).toEqual(
      ['/rival-1?batch', '/rival-2?batch', '/rival-3?batch'].map(at),
    );
    expect(own === undefined ? [] : gapsFromCompetitors(own)).toContain('refrigerant');
    expect(rival?.competitors.map(({ url }) => url)).toEqual(
      ['/own?batch', '/rival-2?batch', '/rival-3?batch'].map(at),
    );
    expect(loaf?.competitors).toEqual([]);
    for (const path of paths) expect([path, hits.get(path)]).toEqual([path, 1]);
  });

  it('get the same results as with the others as named competitors', async () => {
    const paths = ['/own?same', '/rival-1?same', '/rival-2?same'];
    const [inBatch] = await batchOf(paths.map(at));
    const named = await analyse({ url: at('/own?same'), competitors: paths.slice(1).map(at) });
    expect({ ...inBatch, id: '' }).toMatchObject({
      overall_score: named.overall_score,
      entity_gaps: named.entity_gaps,
      competitors: named.competitors,
    });
  });

  it('do not wait indefinitely for a failing page and are not compared with it', async () => {
    const [own, gone, rival] = await batchOf([at('/own?f'), at('/gone?f'), at('/rival-1?f')]);
    expect(gone).toMatchObject({ status: 'failed', error: { code: 'http_status' } });
    expect(own?.competitors.map(({ url }) => url)).toEqual([at('/rival-1?f')]);
    expect(rival?.competitors.map(({ url }) => url)).toEqual([at('/own?f')]);
  });

  it('that never respond do not delay a single page', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => `/own?held-${index}`);
    for (const path of paths) held.set(path, []);
    const running = batchOf(paths.map(at));
    await expect.poll(() => [...held.values()].some((waiting) => waiting.length > 0)).toBe(true);
    expect(await analyse({ url: at('/own?single') })).toMatchObject({ status: 'completed' });
    const waiting = [...held.values()].flat();
    held = new Map();
    for (const response of waiting) response.setHeader('content-type', 'text/html').end(pages['/own']);
    expect((await running).map(({ status }) => status)).toEqual(paths.map(() => 'completed'));
  });

  it('leave nothing behind but their analyses', async () => {
    await batchOf([at('/own?g'), at('/rival-1?g')]);
    const { db } = service.app.database;
    expect(await db.selectFrom('batch_pages').select('analysis_id').execute()).toEqual([]);
    expect(await db.selectFrom('analyses').select('id').where('turn', '<>', 'ended').execute()).toEqual([]);
  });
});
