import { afterAll, beforeAll, expect, it } from 'vitest';
import { idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;
let client: DashboardClient;

beforeAll(async () => {
  dashboard = await startDashboard();
  client = await dashboard.signIn('developer');
});
afterAll(() => dashboard.close());

const badges = async (path: string): Promise<readonly string[]> => {
  const { status, body } = await client.get(path);
  expect(status, path).toBe(200);
  return [...body.matchAll(/class="badge[^"]*">([^<]*)</g)].map(([, words = '']) => words.toLowerCase());
};

it('a canceled analysis is named so on its page, in lists and on Start, and did not fail', async () => {
  const path = await submitPages(client, { urls: 'https://canceled.example/one' });
  await client.get(path);
  expect((await client.post(`${path}/cancel`)).status).toBe(303);
  for (const page of [path, '/analyses?where=canceled.example', '/']) {
    const names = await badges(page);
    expect(names, page).toContain('canceled');
    expect(names, page).not.toContain('failed');
  }
});

it('canceled pages of a batch are counted apart from failed ones', async () => {
  const path = await submitPages(client, { urls: 'https://canceled.example/2 https://canceled.example/3' });
  await client.get(path);
  expect((await client.post(`/analyses/batches/${idIn(path)}/cancel`)).status).toBe(303);
  const { body } = await client.get(path);
  expect(body).toContain('2 of 2 finished, 2 canceled');
  expect(body).not.toContain('2 failed');
  expect(await badges(path)).not.toContain('failed');
});
