import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { ordinaryPages } from '../../support/pages/ordinary-pages.ts';
import { startService, type TestService } from '../../support/start-service.ts';

const { html: article } = ordinaryPages['article']!;
/** It says nothing of its type, so that its address counts; its title says nothing, so that a better one is made. */
const moved = article
  .replace(/<title>[^<]*<\/title>/u, '<title>Home</title>')
  .replace(/<script type="application\/ld\+json">.*?<\/script>/gsu, '');

let service: TestService;
let call: ServiceCall;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  service = await startService();
  call = await callService(service);
  site = createServer((request, response) => {
    if (request.url === '/old') return response.writeHead(302, { location: '/products/slate-roof' }).end();
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    return response.setHeader('content-type', 'text/html').end(moved);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await service.stop();
});

const post = async (path: string, body: object) => {
  const { status, json } = await call('POST', path, body, { prefer: 'wait=30' });
  expect(status).toBe(200);
  expect(json).toMatchObject({ status: 'completed' });
  return json;
};
const questions = (list: readonly { readonly query: string }[]) => list.map(({ query }) => query);

describe.each(Object.entries(ordinaryPages))('one page has one score: %s', (_, { url, html, queries }) => {
  it.each([
    ['for inferred queries', {}],
    ['for given queries', { queries }],
  ])('%s', async (_kind, asked) => {
    const analysis = await post('/v1/analysis', { url, html, ...asked });
    const score = analysis.overall_score;
    const byId = await post('/v1/injection', { analysis_id: analysis.id });
    const byHtml = await post('/v1/injection', { url, html, ...asked });
    const preview = await post('/v1/injection/preview', { url, html, ...asked });
    expect([byId, byHtml, preview].map(({ score_before }) => score_before)).toEqual([score, score, score]);
    expect(questions(byId.queries)).toEqual(questions(analysis.queries));
    expect(byHtml.queries).toEqual(byId.queries);
    const again = await post('/v1/analysis', { url, html, queries: questions(analysis.queries) });
    expect(again.overall_score).toBe(score);
    const { json: rendered } = await call('GET', `/v1/injection/${byId.id}/render`);
    const after = await post('/v1/analysis', { url, html: rendered.html, queries: questions(byId.queries) });
    expect(after.overall_score).toBe(byId.score_after);
  });
});

describe('a page that was moved', () => {
  it('is scored at its new address by the analysis, the injection and an edit of it', async () => {
    const url = `${siteUrl}/old`;
    const analysis = await post('/v1/analysis', { url });
    const score = analysis.overall_score;
    expect(analysis.page.final_url).toBe(`${siteUrl}/products/slate-roof`);
    const injection = await post('/v1/injection', { url, content_types: ['title'] });
    const byId = await post('/v1/injection', { analysis_id: analysis.id });
    expect([injection.score_before, byId.score_before]).toEqual([score, score]);
    const changes = [{ id: injection.content_blocks[0].id, text: 'How long slate roofs last' }];
    const edited = await call('PATCH', `/v1/injection/${injection.id}`, { content_blocks: changes });
    expect([200, 202]).toContain(edited.status);
    await expect
      .poll(async () => (await call('GET', `/v1/injection/${injection.id}`)).json)
      .toMatchObject({ status: 'completed', content_blocks: changes, score_before: score });
    // The address counts: this test would fail if any of them took the old one.
    const unmoved = await post('/v1/analysis', { url, html: moved });
    expect(unmoved.overall_score).not.toBe(score);
  });
});

describe('an injection from an analysis of another rubric', () => {
  it('says that its scores are not comparable with the one of the analysis', async () => {
    const { id } = await post('/v1/analysis', { url: 'https://almanac.example/page', html: article });
    const codes = async (): Promise<string[]> => {
      const { warnings } = await post('/v1/injection', { analysis_id: id });
      return (warnings as { code: string }[]).map(({ code }) => code);
    };
    expect(await codes()).not.toContain('analysis_not_comparable');
    await service.app.database.db
      .updateTable('analyses')
      .set({ rubric_version: '2026-01-01.1' })
      .where('id', '=', id)
      .execute();
    expect(await codes()).toContain('analysis_not_comparable');
  });
});
