import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysed, completeWith } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';
import { raw } from '../../support/sites/route.ts';
import { startSites, type Sites } from '../../support/sites/sites.ts';

let sites: Sites;
let dashboard: TestDashboard;
let client: DashboardClient;

beforeAll(async () => {
  sites = await startSites();
  dashboard = await startDashboard({ env: { FETCH_ALLOW_NETWORKS: '127.0.0.0/8' } });
  client = await dashboard.signIn('developer');
});
afterAll(async () => {
  await dashboard.close();
  await sites.close();
});

const urlset = (urls: readonly string[]): string =>
  `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const index = (urls: readonly string[]): string =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
const xml = (body: string | Buffer) => raw(200, { 'content-type': 'application/xml' }, body);

const add = async (address: string, pages = '100') => {
  await client.get('/sites/new');
  return await client.post('/sites/new', { address, pages });
};

/** Adds a site with these pages, which must be accepted; gives its path. */
async function added(urls: readonly string[], name: string): Promise<string> {
  sites.serve(`/${name}.xml`, xml(urlset(urls)));
  const { status, location, body } = await add(sites.url(`/${name}.xml`));
  expect(status, body).toBe(303);
  return location;
}

const read = async (path: string): Promise<string> => {
  const { status, body } = await client.get(path);
  expect(status, path).toBe(200);
  return body;
};

const waiting = async (url: string): Promise<string> => {
  const { db } = dashboard.test.app.database;
  const { id } = await db
    .selectFrom('analyses')
    .select('id')
    .where('url', '=', url)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return id;
};

/** Ends the waiting analysis of a page with what the engine makes of it. */
async function end(url: string, about: string, score?: number): Promise<void> {
  const page = `<html lang="en"><title>${about}</title><h1>${about}</h1><p>${about} is a thing of many parts. It is old.</p>`;
  const { result, content } = analysed(page, { url });
  const scored = score === undefined ? result : { ...result, overall_score: score };
  await completeWith(dashboard, await waiting(url), scored, content);
}

const pathOf = (url: string): string => new URL(url).pathname;

/** The paths in the table of pages, in its order. */
const rowsOf = (body: string): readonly string[] => {
  const table = /Pages of the site<\/caption>([^]*?)<\/table>/.exec(body)?.[1] ?? '';
  return [...table.matchAll(/<th scope="row"><a[^>]*>(?:<[^>]*>)*(\/[^<\s]*)</g)].map(
    ([, path = '']) => path,
  );
};

describe('a site', () => {
  it('shows its pages while they are analysed and afterwards, sorted as asked, and what they share', async () => {
    const urls = ['a', 'b', 'c'].map((name) => sites.url(`/shared/${name}`));
    const [a = '', b = '', c = ''] = urls;
    const path = await added([b, a, c, b], 'shared');
    expect(await read(path)).toContain('0 of 3 pages finished');
    expect(await read(`${path}/progress`)).toContain('hx-get');
    await end(a, 'Windlass', 50.4);
    await end(b, 'Windlass', 70.2);
    await end(c, 'Capstan', 60.3);
    expect(await read(`${path}/progress`)).not.toContain('hx-get');
    const body = await read(path);
    expect(body).toContain('3 of 3 pages finished');
    expect(body).toContain('60.3');
    expect(rowsOf(body)).toEqual([a, c, b].map(pathOf));
    expect(rowsOf(await read(`${path}?sort=score&order=descending`))).toEqual([b, c, a].map(pathOf));
    expect(rowsOf(await read(`${path}?sort=url&order=ascending`))).toEqual([a, b, c].map(pathOf));
    expect(rowsOf(await read(`${path}?sort=constructor&order=up&page=-1`))).toEqual([a, c, b].map(pathOf));
    expect(body).toMatch(/What to fix first[^]*Weaknesses by the points/);
    const competing = /Pages that compete for one question<\/h2>([^]*?)<\/table>/.exec(body)?.[1] ?? '';
    expect(competing).toContain(pathOf(a));
    expect(competing).toContain(pathOf(b));
    expect(competing).not.toContain(pathOf(c));
  });

  it('draws the median of its runs, and keeps a page that was analysed again out of them', async () => {
    const [a = '', b = ''] = ['a', 'b'].map((name) => sites.url(`/runs/${name}`));
    const path = await added([a, b], 'runs');
    await end(a, 'Windlass', 40);
    await end(b, 'Capstan', 50);
    expect(await read(path)).not.toContain('Trend');
    expect((await client.post(`${path}/again`)).status).toBe(303);
    await end(a, 'Windlass', 60);
    await end(b, 'Capstan', 70);
    const before = await read(path);
    expect(before).toMatch(/Trend[^]*>45<[^]*>65</);
    expect((await client.post(`${path}/page`, { url: a })).status).toBe(303);
    await end(a, 'Windlass', 90);
    const after = await read(path);
    expect(after).toContain('90.0');
    expect(after).toMatch(/Trend[^]*>45<[^]*>65</);
    expect((await client.post(`${path}/page`, { url: 'https://example.com/other' })).status).toBe(404);
  });

  it('keeps showing its last run when nothing of the next one is accepted', async () => {
    const url = sites.url('/full/a');
    const path = await added([url], 'full');
    await end(url, 'Windlass', 40);
    await read(path);
    const { app } = dashboard.test;
    const room = await app.database.db.selectFrom('accounts').select('queued_jobs').executeTakeFirstOrThrow();
    const jobs = app.config.accountQueueJobsMax;
    await app.database.db.updateTable('accounts').set({ queued_jobs: jobs }).execute();
    expect((await client.post(`${path}/again`)).status).toBeGreaterThanOrEqual(400);
    await app.database.db.updateTable('accounts').set(room).execute();
    expect(await read(path)).toContain('1 of 1 pages finished');
  });

  it('is deleted with its trend, while its analyses stay', async () => {
    const url = sites.url('/deleted/a');
    const path = await added([url], 'deleted');
    await end(url, 'Windlass', 40);
    await client.get(path);
    expect((await client.post(`${path}/delete`)).location).toBe('/sites');
    expect((await client.get(path)).status).toBe(404);
    expect(await read('/analyses')).toContain('/deleted/a');
    const { db } = dashboard.test.app.database;
    const entries = await db
      .selectFrom('audit_log')
      .select('action')
      .where('target', '=', path.split('/').at(-1) ?? '')
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['site.created', 'site.deleted']);
  });

  it('is unknown to the other environment', async () => {
    const path = await added([sites.url('/live/a')], 'live');
    const other = await dashboard.signIn('developer');
    await other.get('/');
    await other.post('/environment', { environment: 'test' });
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get('/sites')).body).not.toContain('live.xml');
  });
});

describe('the pages of a site', () => {
  it('come from the sitemaps that robots.txt names, on the host, gzipped or not', async () => {
    const host = 'mapped';
    const pages = ['one', 'two'].map((name) => sites.url(`/m/${name}`, host));
    sites.serve(
      '/robots.txt',
      raw(
        200,
        { 'content-type': 'text/plain' },
        `Sitemap: ${sites.url('/m.xml', host)}\nSitemap: https://evil.example/s.xml\n`,
      ),
    );
    sites.serve('/m.xml', xml(index([sites.url('/m1.xml.gz', host)])));
    sites.serve('/m1.xml.gz', xml(gzipSync(urlset([...pages, 'https://elsewhere.example/x']))));
    const { status, location, body } = await add(sites.url('/any/page', host));
    expect(status, body).toBe(303);
    const shown = await read(location);
    expect([...rowsOf(shown)].sort()).toEqual(pages.map(pathOf));
    expect(shown).toContain('1 address of other hosts');
    expect(sites.requests.some(({ host: asked }) => asked.includes('evil'))).toBe(false);
  });

  it('are at most as many as asked, in batches of a hundred', async () => {
    const urls = Array.from({ length: 130 }, (_, at) => sites.url(`/many/${String(at)}`));
    sites.serve('/many.xml', xml(urlset(urls)));
    const { location } = await add(sites.url('/many.xml'), '120');
    const body = await read(location);
    expect(body).toContain('0 of 120 pages finished');
    expect(body).toContain('lists more than 120 pages');
    expect(body).toContain('1 of 3');
    expect(rowsOf(body)).toHaveLength(50);
    expect(rowsOf(await read(`${location}?page=3`))).toHaveLength(20);
  });

  it.each([
    ['no address', { address: '', pages: '10' }, 'required'],
    ['a private address', { address: 'http://10.0.0.1/sitemap.xml', pages: '10' }, 'public host'],
    ['too many pages', { address: 'https://example.com/', pages: '501' }, 'from 1 to 500'],
    ['no number', { address: 'https://example.com/', pages: 'ten' }, 'Must be a number'],
  ])('are not read for %s', async (_, fields, said) => {
    await client.get('/sites/new');
    const { status, body } = await client.post('/sites/new', fields);
    expect(status).toBe(422);
    expect(body).toContain(said);
  });

  it.each([
    ['is missing', raw(404), 'HTTP status 404'],
    ['is a page', raw(200, { 'content-type': 'text/html' }, '<html><p>Hello'), 'Not a sitemap'],
    ['lists other hosts only', xml(urlset(['https://elsewhere.example/a'])), 'other hosts'],
    ['is an index of itself', xml(index(['LOOP'])), 'index within an index'],
    ['is a decompression bomb', xml(gzipSync(Buffer.alloc(60 * 1024 * 1024))), 'decompressed'],
  ])('are refused, and nothing is stored, when the sitemap %s', async (name, handler, said) => {
    const path = `/hostile-${name.replaceAll(' ', '-')}.xml`;
    const itself = xml(index([sites.url(path)]));
    sites.serve(path, name === 'is an index of itself' ? itself : handler);
    const { status, body } = await add(sites.url(path));
    expect(status).toBe(422);
    expect(body).toContain(said);
    expect(await read('/sites')).not.toContain(path);
  });
});
