import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUBRIC_VERSION } from '../../../src/core/score/engine.ts';
import { sampleResult } from '../../plain/cli/sample-result.ts';
import { completeWith, idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';
import { olderResult } from '../../support/older-result.ts';

const content = { title: 'Heat pumps', text: 'Costs\nIt is cheap.', markdown: '', outline: [] };
const older = '2026-01-01.1';

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

/** A completed analysis with this score by this rubric. */
async function scored(url: string, score: number, rubric: string): Promise<string> {
  const path = await submitPages(client, { urls: url });
  const engine = { ...sampleResult.engine, rubric_version: rubric };
  await completeWith(dashboard, idIn(path), { ...sampleResult, overall_score: score, engine }, content);
  return idIn(path);
}

describe('scores of two rubric versions', () => {
  it('have no difference in the history of an address, and each its own line', async () => {
    const url = 'https://example.com/history';
    await scored(url, 41, older);
    await scored(url, 52, RUBRIC_VERSION);
    const body = await page(`/analyses/${await scored(url, 53.5, RUBRIC_VERSION)}`);
    expect(body).toContain('+1.5');
    expect(body).not.toContain('+11.0');
    expect(body).toContain('other rubric');
    expect(body).toContain(`Rubric ${older}`);
    expect(body).toContain(`Rubric ${RUBRIC_VERSION}`);
  });

  it('have no difference where a language model began to read the pages', async () => {
    const url = 'https://example.com/read';
    await scored(url, 41, RUBRIC_VERSION);
    const id = await scored(url, 52, RUBRIC_VERSION);
    expect(await page(`/analyses/${id}`)).toContain('+11.0');
    await dashboard.test.app.database.db
      .updateTable('analyses')
      .set({ reader: 'acme/reader-1 1' })
      .where('id', '=', id)
      .execute();
    const body = await page(`/analyses/${id}`);
    expect(body).not.toContain('+11.0');
    expect(body).toContain('other reader');
    expect(body).toContain('read by acme/reader-1 1');
  });

  it('stand at their dates in the history, and those of unknown rubrics are not joined', async () => {
    const url = 'https://example.com/dated';
    const ids: string[] = [];
    for (const score of [40, 50, 60]) ids.push(await scored(url, score, RUBRIC_VERSION));
    const { db } = dashboard.test.app.database;
    for (const [index, day] of [1, 2, 11].entries())
      await db
        .updateTable('analyses')
        .set({ completed_at: new Date(Date.UTC(2026, 0, day)) })
        .where('id', '=', ids[index] ?? '')
        .execute();
    const path = `/analyses/${ids[2] ?? ''}`;
    const known = await page(path);
    const [first = 0, second = 0, third = 0] = [...known.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) =>
      Number(x),
    );
    expect((second - first) / (third - first)).toBeCloseTo(0.1, 2);
    expect(known).toContain('<polyline');
    await db.updateTable('analyses').set({ rubric_version: null }).where('id', 'in', ids).execute();
    const unknown = await page(path);
    expect(unknown.match(/<circle cx/g)).toHaveLength(3);
    expect(unknown).not.toContain('<polyline');
  });

  it('have no difference in a comparison of what rules and a model read, which says why', async () => {
    const path = await submitPages(client, { urls: 'https://example.com/read-by' });
    const engine = { ...sampleResult.engine, rubric_version: RUBRIC_VERSION, reader: 'acme/reader-1' };
    await completeWith(dashboard, idIn(path), { ...sampleResult, overall_score: 52, engine }, content);
    const ids = [await scored('https://example.com/read-by', 41, RUBRIC_VERSION), idIn(path)];
    const different = await page(`/analyses/compare?id=${ids.join('&id=')}`);
    expect(different).toContain('Different readers read them');
    expect(different).not.toContain('Difference<');
  });

  it('have no difference in a comparison, which says why', async () => {
    const url = 'https://example.com/compared';
    const ids = [await scored(url, 41, older), await scored(url, 52, RUBRIC_VERSION)];
    const different = await page(`/analyses/compare?id=${ids.join('&id=')}`);
    expect(different).toContain(`Different rubric versions scored them (${older} and ${RUBRIC_VERSION})`);
    for (const words of ['Difference<', '+11.0', 'Changed checks', 'Closed gaps', 'New gaps'])
      expect(different).not.toContain(words);
    ids[0] = await scored(url, 50, RUBRIC_VERSION);
    const same = await page(`/analyses/compare?id=${ids.join('&id=')}`);
    expect(same).not.toContain('Different rubric versions');
    expect(same).toContain('Difference<');
  });

  it('are marked in lists', async () => {
    await scored('https://listed.example/older', 31, older);
    expect(await page('/analyses?where=listed.example')).toContain(`rubric ${older}, not comparable`);
    await scored('https://present.example/', 31, RUBRIC_VERSION);
    expect(await page('/analyses?where=present.example')).not.toContain('not comparable');
    const start = await page('/');
    expect(start).toContain(`rubric ${older}, not comparable`);
  });

  it('come last among the pages to improve, marked', async () => {
    await scored('https://weak.example/older', 1, older);
    await scored('https://weak.example/present', 2, RUBRIC_VERSION);
    const start = await page('/');
    const things = start.slice(start.indexOf('class="things"'));
    expect(things.indexOf('>2.0<')).toBeGreaterThan(-1);
    expect(things.slice(0, things.indexOf('>2.0<'))).not.toContain('another rubric');
  });

  it('have no mean in a batch', async () => {
    const path = await submitPages(client, { urls: 'https://example.com/m1 https://example.com/m2' });
    const ids = [...new Set((await page(path)).match(/an_[0-9a-z]{26}/g) ?? [])];
    for (const id of ids) await completeWith(dashboard, id, sampleResult, content);
    expect(await page(path)).not.toContain('other rubric');
    const { db } = dashboard.test.app.database;
    await db
      .updateTable('analyses')
      .set({ rubric_version: older })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect(await page(path)).toContain('other rubric');
    expect(await page('/analyses/batches')).toContain('other rubric');
  });
});

describe('a result that an earlier version stored', () => {
  it('is read by the API as documented, and shown and compared in the dashboard', async () => {
    const { test } = dashboard;
    const url = 'https://example.com/stored';
    const id = await scored(url, 42.6, older);
    await test.app.database.db
      .updateTable('analyses')
      .set({ result: JSON.stringify(olderResult()), result_version: null })
      .where('id', '=', id)
      .execute();
    const other = await scored(url, 52, RUBRIC_VERSION);
    const { key } = await test.createKey({ type: 'secret', environment: 'live' });
    // `call` holds each answer against the OpenAPI document.
    const read = await test.call(key, { url: `/v1/analysis/${id}` });
    expect(read.json()).toMatchObject({ score_band: null, page: { subject: null, type: 'other' } });
    const list = await test.call(key, { url: `/v1/analysis?url=${encodeURIComponent(url)}` });
    expect(list.json().data).toHaveLength(2);
    const injection = await test.call(key, {
      method: 'POST',
      url: '/v1/injection',
      headers: { prefer: 'wait=0' },
      payload: { analysis_id: id },
    });
    expect(injection.statusCode).toBe(202);
    expect(await page(`/analyses/${id}`)).toContain('Overall score: 42.6 of 100');
    expect(await page(`/analyses/compare?id=${id}&id=${other}`)).toContain('Different rubric versions');
    await page('/analyses');
    await page('/');
  });
});
