import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUBRIC_VERSION } from '../../../src/core/score/engine.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { sampleResult } from '../../plain/cli/sample-result.ts';
import { completeWith, idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const content = { title: 'Heat pumps', text: 'Costs\nIt is cheap.', markdown: '', outline: [] };
const [query] = sampleResult.queries;
const [gap] = sampleResult.entity_gaps;

let dashboard: TestDashboard;
let client: DashboardClient;

beforeAll(async () => {
  dashboard = await startDashboard();
  client = await dashboard.signIn('developer');
});
afterAll(() => dashboard.close());

const page = async (path: string): Promise<string> => {
  const { status, body } = await client.get(path);
  expect(status, path).toBe(200);
  return body;
};

interface Asked {
  readonly score: number;
  readonly questions: readonly string[];
  readonly competitors?: readonly string[];
  readonly gaps?: readonly string[];
}

/** A completed analysis of an address, with this score for these questions. */
async function scored(
  url: string,
  { score, questions, competitors = [], gaps = [] }: Asked,
): Promise<string> {
  const path = await submitPages(client, { urls: url });
  const result: AnalysisResult = {
    ...sampleResult,
    overall_score: score,
    engine: { ...sampleResult.engine, rubric_version: RUBRIC_VERSION },
    queries: questions.map((text) => ({ ...query!, query: text, source: 'given' })),
    competitors: competitors.map((address) => ({ url: address, status: 'completed', error: null })),
    entity_gaps: gaps.map((entity) => ({ ...gap!, entity })),
  };
  await completeWith(dashboard, idIn(path), result, content);
  return idIn(path);
}

describe('scores for different questions', () => {
  const cost = 'what does a heat pump cost';
  const noise = 'how loud is a heat pump';

  it('have no difference beside the score, which says why', async () => {
    const url = 'https://example.com/asked';
    await scored(url, { score: 41, questions: [cost] });
    const body = await page(`/analyses/${await scored(url, { score: 60.8, questions: [noise] })}`);
    expect(body).not.toContain('+19.8');
    expect(body).not.toContain('since the last analysis');
    expect(body).toContain('Not comparable with');
    expect(body).toContain('other questions');
    const third = await page(`/analyses/${await scored(url, { score: 62, questions: [noise] })}`);
    expect(third).toContain('+1.2');
    expect(third).toContain('since the last analysis');
    // The chart names both lists and joins the scores of the second one alone.
    expect(third).toContain(`Questions 1: ${cost}`);
    expect(third).toContain(`Questions 2: ${noise}`);
  });

  it('are comparable in whatever order the questions were asked', async () => {
    const url = 'https://example.com/order';
    await scored(url, { score: 41, questions: [cost, noise] });
    const body = await page(`/analyses/${await scored(url, { score: 42, questions: [noise, cost] })}`);
    expect(body).toContain('+1.0');
  });

  it('have no difference in a comparison, which lists the questions and leads to the same ones', async () => {
    const url = 'https://example.com/compared-questions';
    const one = await scored(url, { score: 41, questions: [cost], gaps: ['Defrost'] });
    const other = await scored(url, { score: 60.8, questions: [noise], gaps: ['Decibel'] });
    const body = await page(`/analyses/compare?id=${one}&id=${other}`);
    for (const words of ['Difference<', '+19.8', 'Changed checks', 'Closed gaps', 'New gaps'])
      expect(body).not.toContain(words);
    expect(body).toContain('They answer different questions.');
    expect(body).toContain(cost);
    expect(body).toContain(noise);
    const again = /href="(\/analyses\/new\?[^"]*questions_of=[^"]*)"/.exec(body)?.[1] ?? '';
    const form = await page(again.replaceAll('&amp;', '&'));
    expect(form).toContain(`\n${cost}</textarea>`);
    expect(form).toContain(url);
    const same = await scored(url, { score: 50, questions: [cost] });
    const equal = await page(`/analyses/compare?id=${one}&id=${same}`);
    expect(equal).toContain('Difference<');
    expect(equal).toContain('+9.0');
    expect(equal).toContain('Closed gaps');
  });

  it('of an address keep their points in the chart when there are more lists than colours', async () => {
    const url = 'https://example.com/many-lists';
    let id = '';
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      id = await scored(url, { score: 40 + number, questions: [`question ${String(number)}`] });
    const body = await page(`/analyses/${id}`);
    expect(body.match(/<circle cx/g)).toHaveLength(7);
    expect(body).toContain('Earlier, not comparable');
  });

  it('are told apart by the summaries of the API', async () => {
    const url = 'https://example.com/summaries';
    await scored(url, { score: 41, questions: [cost], competitors: ['https://other.example/'] });
    const { key } = await dashboard.test.createKey({ type: 'secret', environment: 'live' });
    const list = await dashboard.test.call(key, { url: `/v1/analysis?url=${encodeURIComponent(url)}` });
    expect(list.json().data[0]).toMatchObject({
      engine: { rubric_version: RUBRIC_VERSION, reader: 'rules' },
      queries: [{ query: cost, source: 'given' }],
      competitors: [{ url: 'https://other.example/', status: 'completed' }],
    });
  });
});

describe('scores beside different pages', () => {
  it('have no difference, and the comparison names the pages', async () => {
    const url = 'https://example.com/beside';
    const questions = ['what does it cost'];
    const one = await scored(url, { score: 41, questions });
    const other = await scored(url, { score: 60.8, questions, competitors: ['https://rival.example/pumps'] });
    const body = await page(`/analyses/${other}`);
    expect(body).not.toContain('+19.8');
    expect(body).toContain('other pages compared');
    const compared = await page(`/analyses/compare?id=${one}&id=${other}`);
    expect(compared).toContain('https://rival.example/pumps');
    expect(compared).not.toContain('Closed gaps');
  });
});

describe('scores of different readers', () => {
  it('have no mean in a batch', async () => {
    const path = await submitPages(client, { urls: 'https://example.com/r1 https://example.com/r2' });
    const ids = [...new Set((await page(path)).match(/an_[0-9a-z]{26}/g) ?? [])];
    for (const id of ids) await completeWith(dashboard, id, sampleResult, content);
    expect(await page(path)).not.toContain('other reader');
    const { db } = dashboard.test.app.database;
    await db
      .updateTable('analyses')
      .set({ reader: 'acme/reader-1 1' })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect(await page(path)).toContain('other reader');
  });
});
