import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysed, completeWith } from '../../support/dashboard/analysis-fixtures.ts';
import { olderResult } from '../../support/older-result.ts';
import { buildPage } from '../../support/pages/build-page.ts';
import { distinctStatements } from '../../support/pages/distinct-statements.ts';
import { slateRoof } from '../../support/pages/ordinary-pages.ts';
import { startTestServer, type TestServer } from '../../support/start-test-server.ts';

/** Of the summary and of the whole analysis alike. */
const sharedFields = [
  ...['id', 'object', 'environment', 'status', 'url'],
  ...['overall_score', 'score_band', 'category_scores'],
  ...['metadata', 'error', 'created_at', 'started_at', 'completed_at', 'expires_at'],
] as const;

type Fields = Readonly<Record<string, unknown>>;
interface Analysis extends Fields {
  readonly id: string;
  readonly page: Fields | null;
  readonly engine: Fields | null;
  readonly queries: readonly Fields[];
  readonly competitors: readonly Fields[];
}
interface Page {
  readonly data: readonly Analysis[];
  readonly next_cursor: string | null;
}

let test: TestServer;
let key: string;
let clock = Date.parse('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  test = await startTestServer();
  ({ key } = await test.createKey({ type: 'secret', environment: 'live', rate_limit: 100_000 }));
});
afterAll(() => test.close());

/** Each a millisecond later than the one before, because the newest is listed first. */
async function submit(url: string): Promise<string> {
  clock += 1;
  test.setTime(new Date(clock));
  const payload = { url, metadata: { team: 'content' } };
  const headers = { prefer: 'wait=0' };
  return (await test.call(key, { method: 'POST', url: '/v1/analysis', headers, payload })).json().id;
}

/** A page of some 20 kB, as the engine analyses it. */
async function analyseRoof(number: number, site: string): Promise<string> {
  const url = `https://${site}/guides/slate-roof-${String(number)}`;
  const title = `How long does slate roof ${String(number)} last?`;
  const sentences = distinctStatements(180, `roof ${String(number)}`, 'an iron chain of sixteen links');
  const sections = Array.from({ length: 12 }, (_, index) => ({
    heading: `How is part ${String(index + 1)} of the roof repaired?`,
    paragraphs: [sentences.slice(index * 15, index * 15 + 15).join(' ')],
  }));
  const html = buildPage({ ...slateRoof, title, sections: [...(slateRoof.sections ?? []), ...sections] });
  expect(html.length).toBeGreaterThan(18_000);
  const { result, content } = analysed(html, { url });
  const id = await submit(url);
  await completeWith({ test }, id, result, content);
  return id;
}

const bodyOf = async (query: string): Promise<string> => {
  const response = await test.call(key, { url: `/v1/analysis?${query}` });
  expect(response.statusCode).toBe(200);
  return response.body;
};
const list = async (query: string): Promise<Page> => JSON.parse(await bodyOf(query)) as Page;
const read = async (id: string): Promise<Analysis> =>
  (await test.call(key, { url: `/v1/analysis/${id}` })).json();

/** The fields of an analysis that its summary has. */
function summaryOf(analysis: Analysis): Fields {
  const { page, engine, queries, competitors } = analysis;
  return {
    ...Object.fromEntries(sharedFields.map((field) => [field, analysis[field]])),
    page: page && { title: page['title'], subject: page['subject'] },
    engine: engine && { rubric_version: engine['rubric_version'], reader: engine['reader'] },
    queries: queries.map((query) => ({ query: query['query'], source: query['source'] })),
    competitors: competitors.map((page) => ({ url: page['url'], status: page['status'] })),
  };
}

describe('GET /v1/analysis of 20 pages of 20 kB', () => {
  const ids: string[] = [];

  beforeAll(async () => {
    for (let number = 1; number <= 20; number += 1) ids.unshift(await analyseRoof(number, 'roofs.example'));
  });

  it('lists summaries in under 30 kB, with the same values as each single read', async () => {
    const body = await bodyOf('limit=20');
    expect(Buffer.byteLength(body)).toBeLessThan(30_000);
    const { data } = JSON.parse(body) as Page;
    expect(data.map(({ id }) => id)).toEqual(ids);
    for (const summary of data) expect(summary).toEqual(summaryOf(await read(summary.id)));
    expect(data[0]).toMatchObject({
      status: 'completed',
      page: { title: 'How long does slate roof 20 last?', subject: { name: expect.any(String) } },
      overall_score: expect.any(Number),
      score_band: expect.any(String),
      metadata: { team: 'content' },
    });
    expect(await bodyOf('view=summary&limit=20')).toBe(body);
  });

  it('lists whole analyses with view=full, each equal to its single read', async () => {
    const body = await bodyOf('view=full&limit=20');
    expect(Buffer.byteLength(body)).toBeGreaterThan(200_000);
    const { data } = JSON.parse(body) as Page;
    expect(data.map(({ id }) => id)).toEqual(ids);
    for (const analysis of data) expect(analysis).toEqual(await read(analysis.id));
  });

  it.each([
    ['summaries', ['summary']],
    ['whole analyses', ['full']],
    ['both in turn', ['summary', 'full']],
  ])('has no duplicate or gap across pages of %s', async (_, views) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let at = 0; at < 20 && (at === 0 || cursor !== null); at += 1) {
      const view = views[at % views.length] ?? '';
      const page: Page = await list(`limit=3&view=${view}${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(ids);
  });

  it('lists the analyses of one address as summaries', async () => {
    const url = encodeURIComponent('https://roofs.example/guides/slate-roof-7');
    const { data } = await list(`url=${url}&status=completed`);
    expect(data).toEqual([summaryOf(await read(ids[13] ?? ''))]);
  });

  it('reads no result whose summary is stored', async () => {
    const before = await bodyOf('limit=20');
    const { db } = test.app.database;
    await db
      .updateTable('analyses')
      .set({ result: '"not read"' })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect(await bodyOf('limit=20')).toBe(before);
  });
});

describe('the summary of an analysis', () => {
  it('has no result before the end and after a failure, but its error', async () => {
    const [queued, failed] = [await submit('https://ends.example/1'), await submit('https://ends.example/2')];
    await test.fail(failed, { code: 'http_status', message: 'HTTP status 404.', retryable: false });
    const { data } = await list('limit=2');
    expect(data).toEqual([summaryOf(await read(failed)), summaryOf(await read(queued))]);
    const nothing = {
      overall_score: null,
      score_band: null,
      category_scores: null,
      page: null,
      engine: null,
    };
    expect(data[0]).toMatchObject({ ...nothing, status: 'failed', error: { code: 'http_status' } });
    expect(data[1]).toMatchObject({ ...nothing, status: 'queued', error: null, completed_at: null });
  });

  it.each([
    ['stored by a version without summaries', { result_summary: null }],
    ['stored before results had versions', { result_summary: null, result_version: null }],
    ['of a result of an earlier version', { result_summary: '{"overall_score":1}', result_version: 1 }],
  ])('%s has the values of the result', async (_, stored) => {
    const id = await submit('https://older.example/');
    await test.complete(id);
    await test.app.database.db
      .updateTable('analyses')
      .set({ result: JSON.stringify(olderResult()), result_version: 1, ...stored })
      .where('id', '=', id)
      .execute();
    const { data } = await list('limit=1');
    expect(data).toEqual([summaryOf(await read(id))]);
    expect(data[0]?.page).toEqual({ title: 'Heat pumps', subject: null });
  });
});

describe('another view', () => {
  it.each(['brief', 'FULL', '', 'summary&view=full'])('is refused: %s', async (view) => {
    const response = await test.call(key, { url: `/v1/analysis?view=${view}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ type: 'invalid_request_error', param: 'view' });
  });

  it('is refused with the allowed values', async () => {
    const response = await test.call(key, { url: '/v1/analysis?view=brief' });
    expect(response.json().error.message).toContain('Must be one of: summary, full.');
  });

  it('needs the same scope', async () => {
    const { key: writer } = await test.createKey({
      ...{ type: 'secret', environment: 'live' },
      scopes: ['analysis:write'],
    });
    for (const view of ['summary', 'full']) {
      const response = await test.call(writer, { url: `/v1/analysis?view=${view}` });
      expect(response.statusCode).toBe(403);
      expect(response.json().error.message).toContain('analysis:read');
    }
  });
});
