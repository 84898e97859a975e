import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleResult } from '../../plain/cli/sample-result.ts';
import { analysed, completeWith, idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const noContent = { title: 'Heat pumps', text: 'Costs\nIt is cheap.', markdown: '', outline: [] };

describe('analyses in the dashboard', () => {
  let dashboard: TestDashboard;
  let developer: DashboardClient;
  let viewer: DashboardClient;

  beforeAll(async () => {
    dashboard = await startDashboard();
    developer = await dashboard.signIn('developer');
    viewer = await dashboard.signIn('viewer');
  });
  afterAll(() => dashboard.close());

  const submit = (fields: Readonly<Record<string, string>>): Promise<string> =>
    submitPages(developer, fields);

  it('analyses one address, with a scheme added and the queries', async () => {
    const path = await submit({ urls: ' example.com/one \n', queries: 'what is one\n\nhow much is one' });
    expect(path).toMatch(/^\/analyses\/an_/);
    const row = await dashboard.test.app.database.db
      .selectFrom('analyses')
      .select(['url', 'input', 'environment'])
      .where('id', '=', idIn(path))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ url: 'https://example.com/one', environment: 'live' });
    expect(row.input.queries).toEqual(['what is one', 'how much is one']);
    const { body } = await viewer.get(path);
    expect(body).toContain('Wait for a free slot');
    expect(body).toContain(`hx-get="${path}/progress"`);
    expect(body).toContain(`<a href="${path}">Refresh</a>`);
  });

  it('turns several addresses into a batch that shows its progress and stops polling at the end', async () => {
    const path = await submit({
      urls: 'https://example.com/b1, https://example.com/b2\nhttps://example.com/b1',
    });
    expect(path).toMatch(/^\/analyses\/batches\/bat_/);
    const begun = (await viewer.get(path)).body;
    expect(begun).toMatch(/0 of 3\s+finished/);
    expect(begun).toContain(`hx-get="${path}/progress"`);
    const ids = [...new Set(begun.match(/an_[0-9a-z]{26}/g) ?? [])];
    expect(ids).toHaveLength(2);
    for (const id of ids) await dashboard.test.complete(id);
    const ended = (await viewer.get(`${path}/progress`)).body;
    expect(ended).toMatch(/3 of 3\s+finished/);
    expect(ended).not.toContain('hx-get');
    expect((await viewer.get('/analyses/batches')).body).toContain(path);
  });

  it.each([
    ['no address at all', { urls: ' , ' }, 'Enter at least one address.'],
    [
      'what is no address',
      { urls: 'https://example.com/a\nftp://example.com/b' },
      'Address 2 (ftp://example.com/b): Must be an absolute http or https URL.',
    ],
    ['a private host', { urls: 'http://127.0.0.1/admin' }, 'Must be on a public host.'],
    [
      'more than a batch takes',
      { urls: 'example.com/x\n'.repeat(101) },
      '101 addresses entered; at most 100 are allowed.',
    ],
    ['too many questions', { urls: 'example.com', queries: 'why\n'.repeat(11) }, 'Enter at most 10.'],
    [
      'a private page to compare with',
      { urls: 'example.com', competitors: 'http://10.0.0.1/' },
      'Must be on a public host.',
    ],
    [
      'HTML for two pages',
      { urls: 'example.com/a example.com/b', html: '<p>x' },
      'Only available for a single page.',
    ],
  ])('rejects %s and keeps the input', async (_what, fields, problem) => {
    await developer.get('/analyses/new');
    const { status, body } = await developer.post('/analyses/new', fields);
    expect(status).toBe(422);
    expect(body).toContain(problem);
    expect(body).toContain(fields.urls.trim().split('\n')[0]);
  });

  it('accepts a page of a private host with its HTML, which is not fetched', async () => {
    await developer.get('/analyses/new');
    const fields = {
      urls: 'http://localhost:8888/',
      html: '<h1>Windlass</h1><p>A winch that lifts an anchor.',
    };
    expect((await developer.post('/analyses/new', fields)).status).toBe(303);
  });

  it('follows an analysis to its end and shows the whole result', async () => {
    const path = await submit({ urls: 'https://example.com/heat' });
    const { result, content } = { result: sampleResult, content: noContent };
    await completeWith(dashboard, idIn(path), result, content);
    const last = (await viewer.get(`${path}/progress`)).body;
    expect(last).toContain('hx-trigger="load"');
    expect(last).toContain('hx-select="#analysis"');
    const { body } = await viewer.get(path);
    for (const words of [
      'Overall score: 42.6 of 100',
      result.recommendations[0]?.slice(0, 40),
      result.entity_gaps[0]?.suggested_section,
      result.checks[0]?.title,
      result.access.crawlers[0]?.name,
      result.access.reasons[0]?.message,
      result.integrity.flags[0]?.message,
      result.queries[0]?.query,
      result.entities[1]?.name,
      'Capped at 60.',
    ]) {
      expect(body).toContain(words ?? 'nothing to look for');
    }
  });

  it('says that nothing needs to change where no action is left', async () => {
    const path = await submit({ urls: 'https://example.com/perfect' });
    const result = { ...sampleResult, actions: [], recommendations: [], score_band: 'excellent' as const };
    await completeWith(dashboard, idIn(path), result, noContent);
    const { body } = await viewer.get(path);
    expect(body).toContain('Nothing needs to change');
    expect(body).not.toContain('Do these');
    const weak = await submit({ urls: 'https://example.com/weak' });
    await completeWith(dashboard, idIn(weak), { ...result, score_band: 'poor' }, noContent);
    expect((await viewer.get(weak)).body).toContain('No single change is certain to help');
  });

  it('offers new HTML for a page that was pasted, and the same analysis again for one that was fetched', async () => {
    const path = await submit({ urls: 'https://example.com/source' });
    await completeWith(dashboard, idIn(path), sampleResult, noContent);
    expect((await developer.get(path)).body).toContain(`action="${path}/again"`);
    const pasted = await submit({ urls: 'https://example.com/source', html: '<p>Pasted' });
    const page = { ...sampleResult.page, http_status: null };
    await completeWith(dashboard, idIn(pasted), { ...sampleResult, page }, noContent);
    const { body } = await developer.get(pasted);
    expect(body).not.toContain(`action="${pasted}/again"`);
    const form = /href="(\/analyses\/new\?[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await developer.get(form)).body).toMatch(/<details class="more" open[^]*name="html"/);
  });

  it('offers the actions as a task to copy, once there are any', async () => {
    const path = await submit({ urls: 'https://example.com/task' });
    expect((await viewer.get(`${path}/prompt`)).status).toBe(404);
    const action = { ...sampleResult.actions[0]!, text: 'Say <script>alert(1)</script> first.' };
    await completeWith(dashboard, idIn(path), { ...sampleResult, actions: [action] }, noContent);
    expect((await viewer.get(path)).body).toContain(`href="${path}/prompt"`);
    const { status, body } = await viewer.get(`${path}/prompt`);
    expect(status).toBe(200);
    expect(body).toContain('data-copy="prompt"');
    expect(body).toContain('Address: https://example.com/task');
    expect(body).toContain('### 1. Say \\&lt;script\\>alert(1)\\&lt;/script\\> first.');
  });

  it('shows the remedy for a failed analysis and repeats it', async () => {
    const path = await submit({ urls: 'https://example.com/slow', queries: 'how slow' });
    await dashboard.test.fail(idIn(path), {
      code: 'timeout',
      message: 'The page took too long.',
      retryable: true,
    });
    const { body } = await developer.get(path);
    expect(body).toContain('The page took too long.');
    expect(body).toContain('The page responds too slowly');
    const again = await developer.post(`${path}/again`);
    expect(again.status).toBe(303);
    expect(idIn(again.location)).not.toBe(idIn(path));
    const { db } = dashboard.test.app.database;
    const row = await db
      .selectFrom('analyses')
      .select(['url', 'input'])
      .where('id', '=', idIn(again.location))
      .executeTakeFirstOrThrow();
    expect(row.url).toBe('https://example.com/slow');
    expect(row.input.queries).toEqual(['how slow']);
  });

  it('cancels an unfinished analysis once', async () => {
    const path = await submit({ urls: 'https://example.com/cancel' });
    await developer.get(path);
    expect((await developer.post(`${path}/cancel`)).location).toBe(path);
    expect((await developer.get(path)).body).toContain('The analysis was canceled.');
    const second = await developer.post(`${path}/cancel`);
    expect(second.status).toBe(422);
    expect(second.body).toContain('The analysis had already ended.');
  });

  it('deletes permanently and updates an open page', async () => {
    const path = await submit({ urls: 'https://example.com/delete' });
    await developer.get(path);
    expect((await developer.post(`${path}/delete`)).location).toBe('/analyses');
    expect((await developer.get(path)).status).toBe(404);
    const fragment = (await developer.get(`${path}/progress`)).body;
    expect(fragment).toContain('The analysis was deleted.');
    expect(fragment).not.toContain('hx-get');
    const actions = await dashboard.test.app.database.db
      .selectFrom('audit_log')
      .select(['action', 'target'])
      .where('target', '=', idIn(path))
      .execute();
    expect(actions.map(({ action }) => action).sort()).toEqual(['analyses.submitted', 'analysis.deleted']);
  });

  it('shows a viewer everything without controls to change it', async () => {
    const path = await submit({ urls: 'https://example.com/viewed' });
    const { body } = await viewer.get(path);
    expect(body).not.toContain('Delete');
    expect(body).not.toContain('/cancel');
    expect((await viewer.get('/analyses')).body).not.toContain('/analyses/new');
  });

  it('filters the list by state, site, address and score, and separates environments', async () => {
    const done = async (url: string, score: number): Promise<string> => {
      const path = await submit({ urls: url });
      await completeWith(dashboard, idIn(path), { ...sampleResult, overall_score: score }, noContent);
      return idIn(path);
    };
    const low = await done('https://www.listed.example/low', 20);
    const high = await done('http://listed.example:8080/high', 90.5);
    const other = await done('https://unlisted.example/high', 91);
    const list = async (query: string): Promise<readonly string[]> => {
      const { status, body } = await viewer.get(`/analyses?${query}`);
      expect(status).toBe(200);
      return [low, high, other].filter((id) => body.includes(`href="/analyses/${id}"`));
    };
    expect(await list('where=listed.example')).toEqual([low, high]);
    expect(await list('where=WWW.Listed.Example')).toEqual([low, high]);
    expect(await list('where=https://www.listed.example/low')).toEqual([low]);
    expect(await list('where=listed.example&score_min=90')).toEqual([high]);
    expect(await list('score_min=90,5&score_max=90.5')).toEqual([high]);
    expect(await list('where=listed.example&status=failed')).toEqual([]);
    expect(await list('where=listed.example&status=nonsense&score_min=&after=x')).toEqual([low, high]);
    await viewer.get('/analyses');
    await viewer.post('/environment', { environment: 'test', back: `/analyses/${low}` });
    expect(await list('')).toEqual([]);
    expect((await viewer.get(`/analyses/${low}`)).status).toBe(404);
    await viewer.post('/environment', { environment: 'live', back: '/' });
  });

  it('keeps the filters while paging', async () => {
    const urls = Array.from({ length: 60 }, (_, index) => `https://paged.example/${String(index)}`);
    await submit({ urls: urls.join('\n') });
    const seen = new Set<string>();
    let path: string | undefined = '/analyses?where=paged.example&status=queued';
    for (let page = 0; path !== undefined && page < 5; page += 1) {
      const { body } = await viewer.get(path);
      for (const [, id = ''] of body.matchAll(/href="\/analyses\/(an_[0-9a-z]+)"/g)) seen.add(id);
      path = /href="([^"]+)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen.size).toBe(60);
  });

  it('draws the history of an address and compares two analyses', async () => {
    const url = 'https://example.com/again';
    const ids: string[] = [];
    const better = analysed(
      '<title>Heat pumps</title><h1>Heat pumps</h1><p>A heat pump is a device that moves heat.</p>',
      { queries: sampleResult.queries.map(({ query }) => query) },
    );
    const sample = { ...sampleResult, engine: better.result.engine };
    for (const result of [sample, better.result]) {
      const path = await submit({ urls: url });
      await completeWith(dashboard, idIn(path), result, noContent);
      ids.push(idIn(path));
    }
    const [one = '', other = ''] = ids;
    const { body } = await viewer.get(`/analyses/${other}`);
    expect(body).toContain('Overall score of each analysis of this address');
    expect(body).toContain(`/analyses/compare?id=${one}&amp;id=${other}`);
    // Whichever is given first, the older one is the earlier.
    const compared = (await viewer.get(`/analyses/compare?id=${other}&id=${one}`)).body;
    expect(compared.indexOf(`"/analyses/${one}"`)).toBeLessThan(compared.indexOf(`"/analyses/${other}"`));
    expect(compared).toContain('Changed checks');
    expect(compared).toContain('Closed gaps');
    expect(compared).toContain('Integrity factor');
    expect((await viewer.get(`/analyses/compare?id=${one}`)).body).toContain('Choose two');
    expect((await viewer.get('/analyses/compare?id=an_none&id=x')).body).toContain('Choose two');
  });

  it('sends the text of a 2 MB page in parts, below 100 kB transferred each', async () => {
    const words = ['heat', 'pump', 'winter', 'compressor', '熱ポンプ', 'Größe', 'efficiency', 'price'];
    let state = 7;
    const word = (): string => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return `${words[state % words.length] ?? ''}${(state >>> 8).toString(36)}`;
    };
    const paragraph = (): string => `<p>${Array.from({ length: 120 }, word).join(' ')}.</p>`;
    const markup = `<title>Large</title><h1>Large</h1>${Array.from({ length: 1_500 }, paragraph).join('\n')}`;
    expect(Buffer.byteLength(markup)).toBeGreaterThan(1_500_000);
    const path = await submit({ urls: 'https://example.com/large' });
    const { result, content } = analysed(markup, { gains: false });
    await completeWith(dashboard, idIn(path), result, content);
    const bytes = await transferred(dashboard, viewer, path);
    const { body } = await viewer.get(path);
    const assets = [...new Set(body.match(/\/assets\/[^"]+/g) ?? [])];
    const others = await Promise.all(assets.map((asset) => transferred(dashboard, viewer, asset)));
    expect(bytes + others.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
    const next = /hx-get="([^"]+text-part[^"]+)"/.exec(body)?.[1] ?? '';
    const part = await viewer.get(next);
    expect(part.status).toBe(200);
    expect(part.body).toContain('text-part?part=3');
    // All parts together are the text.
    const shown: string[] = [];
    for (let number = 1; number <= 3; number += 1) {
      const answer = await viewer.get(`${path}/text?part=${String(number)}`);
      shown.push(/<div class="page-text">([\s\S]*?)<\/div>/.exec(answer.body)?.[1] ?? '');
    }
    const plain = shown
      .join('')
      .replaceAll(/<a class="label[\s\S]*?<\/a\s*>/g, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, '');
    expect(content.text.replaceAll(/\s+/g, '').startsWith(plain)).toBe(true);
    expect(plain.length).toBeGreaterThan(20_000);
    expect((await viewer.get(`${path}/text?part=99999`)).status).toBe(404);
  });
});

/** Bytes of the answer's body as they cross the network. */
async function transferred(dashboard: TestDashboard, client: DashboardClient, path: string): Promise<number> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return await new Promise((resolve, reject) => {
    const request = httpRequest(
      dashboard.baseUrl + path,
      { headers: { cookie, 'accept-encoding': 'gzip' } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => resolve(bytes));
      },
    );
    request.on('error', reject);
    request.end();
  });
}
