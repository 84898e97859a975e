import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';
import { findInDatabase } from '../../support/find-in-database.ts';

let dashboard: TestDashboard;
let developer: DashboardClient;
let viewer: DashboardClient;

beforeAll(async () => {
  dashboard = await startDashboard({ env: { ACCOUNT_QUEUE_JOBS_MAX: '100' } });
  developer = await dashboard.signIn('developer');
  viewer = await dashboard.signIn('viewer');
});
afterAll(() => dashboard.close());

const find = (text: string) => findInDatabase(dashboard.test.app.database.db, text);

const addresses = (count: number, name: string): string =>
  Array.from({ length: count }, (_, index) => `https://example.com/${name}/${String(index)}`).join('\n');

describe('deletion in the dashboard', () => {
  it('deletes a batch with its analyses, and leaves no address in the audit log', async () => {
    const path = await submitPages(developer, { urls: addresses(3, 'zqbatch') });
    expect((await viewer.get(path)).body).not.toContain(`${path}/delete`);
    expect((await developer.get(path)).body).toContain(`${path}/delete`);
    const deleted = await developer.post(`${path}/delete`);
    expect([deleted.status, deleted.location]).toEqual([303, '/analyses/batches']);
    expect((await developer.get(path)).status).toBe(404);
    expect(await find('zqbatch')).toEqual([]);
    expect(await find(idIn(path))).toEqual(['public.audit_log.target']);
  });

  it('cancels a batch, which stays with the reason of each page', async () => {
    const path = await submitPages(developer, { urls: addresses(2, 'stopped') });
    expect((await viewer.get(path)).body).not.toContain(`${path}/cancel`);
    expect((await developer.get(path)).body).toContain(`${path}/cancel`);
    const canceled = await developer.post(`${path}/cancel`);
    expect([canceled.status, canceled.location]).toEqual([303, path]);
    const shown = (await developer.get(path)).body;
    expect(shown).toContain('The analysis was canceled.');
    expect(shown).not.toContain(`${path}/cancel`);
  });

  it('deletes the figures of a page with its address', async () => {
    const { test } = dashboard;
    const { key } = await test.createKey({ type: 'publishable', environment: 'live' });
    const url = 'https://example.com/zqtracked';
    await test.call(key, { url: `/v1/tracker?url=${url}` });
    await test.app.viewCounter.flush();
    const page = `/tracker?url=${encodeURIComponent(url)}`;
    expect((await viewer.get(page)).body).not.toContain('/tracker/delete');
    expect((await developer.get(page)).body).toContain('/tracker/delete');
    const deleted = await developer.post('/tracker/delete', { url });
    expect([deleted.status, deleted.location]).toEqual([303, '/tracker']);
    expect(await find('zqtracked')).toEqual([]);
    expect((await developer.post('/tracker/delete', { url })).status).toBe(404);
  });
});

describe('a full queue', () => {
  it('is reported on the form of analyses and of injections, which keep what was typed', async () => {
    await submitPages(developer, { urls: addresses(100, 'full') });
    const message =
      'queue holds at most 100 analyses, injections, edits, previews and citation tests: 100 are queued';
    await developer.get('/analyses/new');
    const analyses = await developer.post('/analyses/new', { urls: 'https://example.com/one-more' });
    expect(analyses.status).toBe(422);
    expect(analyses.body).toContain(message);
    expect(analyses.body).toContain('https://example.com/one-more');
    await developer.get('/injections/new');
    const injection = await developer.post('/injections/new', { url: 'https://example.com/one-more' });
    expect(injection.status).toBe(422);
    expect(injection.body).toContain(message);
  });
});
