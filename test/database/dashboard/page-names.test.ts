import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleResult } from '../../plain/cli/sample-result.ts';
import { completeWith, idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const content = { title: null, text: 'Costs\nIt is cheap.', markdown: '', outline: [] };
const subject = { name: 'Kettle K2', type: 'product', read_from: 'heading' } as const;

let dashboard: TestDashboard;
let client: DashboardClient;

beforeAll(async () => {
  dashboard = await startDashboard();
  client = await dashboard.signIn('developer');
});
afterAll(() => dashboard.close());

/** Completed, with this title and subject. */
async function analysed(url: string, facts: Partial<typeof sampleResult.page>): Promise<string> {
  const path = await submitPages(client, { urls: url });
  const page = { ...sampleResult.page, title: null, subject: null, ...facts };
  await completeWith(dashboard, idIn(path), { ...sampleResult, page }, content);
  return path;
}

/** The words that name an analysis, as the link and the line beneath it; undefined without that line. */
async function namesOf(list: string, path: string): Promise<readonly (string | undefined)[]> {
  const { status, body } = await client.get(list);
  expect(status).toBe(200);
  const cell = body.split('<th scope="row">').find((part) => part.includes(`class="address" href="${path}"`));
  const [name = '', rest = ''] = (cell?.split('</th>')[0] ?? '').split('</a>');
  const words = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '').trim();
  return [words(name), rest.includes('class="address') ? words(rest) : undefined];
}

describe.each([
  ['the list of analyses', '/analyses?where=names.example'],
  ['the start page', '/'],
])('%s', (_, list) => {
  it('names a page by its title, with the address beneath', async () => {
    const path = await analysed('https://names.example/titled', { title: 'Kettles & pots', subject });
    expect(await namesOf(list, path)).toEqual(['Kettles &amp; pots', 'names.example/titled']);
  });

  it('names a page by its subject if it has no title, or one that cannot be seen', async () => {
    for (const title of [null, '', ' \u200b\u2060 ']) {
      const path = await analysed('https://names.example/subject', { title, subject });
      expect(await namesOf(list, path)).toEqual(['Kettle K2', 'names.example/subject']);
    }
  });

  it('names a page by its address alone if it has neither, and until it is analysed', async () => {
    const bare = await analysed('https://names.example/bare', {});
    expect(await namesOf(list, bare)).toEqual(['names.example/bare', undefined]);
    const queued = await submitPages(client, { urls: 'https://names.example/queued' });
    expect(await namesOf(list, queued)).toEqual(['names.example/queued', undefined]);
  });

  it('cuts a long title, and escapes one with markup', async () => {
    const path = await analysed('https://names.example/hostile', { title: `<img src="${'W'.repeat(900)}` });
    const [name = ''] = await namesOf(list, path);
    expect(name).toMatch(/^&lt;img src=&quot;W+…$/);
    expect(name.length).toBeLessThan(120);
  });
});
