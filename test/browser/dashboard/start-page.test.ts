import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import {
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
  startDashboard,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const hostilePath = `https://example.com/%3Cscript%3E?q="><img/src=x>&${'long'.repeat(400)}`;

/** Line breaks in markup are the formatter's. */
const inOneLine = (body: string): string => body.replaceAll(/\s+/g, ' ');

let dashboard: TestDashboard;

beforeAll(async () => {
  dashboard = await startDashboard({ env: { FETCH_ALLOW_NETWORKS: '127.0.0.0/8' } });
});
afterAll(() => dashboard.close());

async function analyse(key: string, url: string): Promise<string> {
  const answer = await dashboard.test.call(key, { method: 'POST', url: '/v1/analysis', payload: { url } });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<{ id: string }>().id;
}

describe.skipIf(isBrowserMissing)('the first steps', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('create a key, show a working command, and detect the first analysis', async () => {
    const { page, faults } = await openPage(dashboard, browser, 'developer');
    await page.goto('/');
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create a key and show the command' }).click();
    const key = (await page.locator('#key').textContent()) ?? '';
    const command = (await page.locator('#use').textContent()) ?? '';
    expect(key).not.toBe('');
    expect(command).toContain(`Authorization: Bearer ${key}`);
    expect(await seriousViolations(page)).toEqual([]);
    const payload = /-d '(.*)'$/.exec(command)?.[1] ?? '';
    const { url } = JSON.parse(payload) as { url: string };
    const id = await analyse(key, url);
    const link = page.getByRole('link', { name: 'Show the result' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/analyses/${id}`);
    await page.goto('/');
    expect(await page.content()).not.toContain(key);
    await page.getByRole('heading', { name: 'Latest analyses' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('belong to the selected environment', async () => {
    const { page, faults } = await openPage(dashboard, browser, 'owner', { viewport: phone });
    await page.goto('/');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    expect(await fitsWidth(page)).toBe(true);
    await page.getByRole('button', { name: 'Create a key and show the command' }).click();
    expect(await page.locator('#key').textContent()).toContain('test');
    expect(await fitsWidth(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'the start page is accessible and fits a phone (%s)',
    async (colorScheme) => {
      for (const viewport of colorScheme === 'dark' ? [phone] : [undefined]) {
        const options = { colorScheme, ...(viewport === undefined ? {} : { viewport }) };
        const { page, faults } = await openPage(dashboard, browser, 'viewer', options);
        await page.goto('/');
        expect(await seriousViolations(page)).toEqual([]);
        expect(await fitsWidth(page)).toBe(true);
        expect(faults).toEqual([]);
      }
    },
  );
});

describe('the start page', () => {
  it('offers key creation only to roles that may create keys', async () => {
    const client = await dashboard.signIn('viewer');
    await client.get('/');
    await client.post('/environment', { environment: 'test', back: '/' });
    const { body } = await client.get('/');
    expect(body).not.toContain('action="/start/key"');
    expect((await client.post('/start/key')).status).toBe(403);
  });

  it('shows recent activity, failures and next steps', async () => {
    const { test, accountId } = dashboard;
    const { db } = test.app.database;
    const { key, id: keyId } = await test.createKey({ type: 'secret', environment: 'live' });
    const old = new Date(test.app.now().getTime() - 91 * 86_400_000);
    await db.updateTable('api_keys').set({ created_at: old }).where('id', '=', keyId).execute();
    const client = await dashboard.signIn('developer');
    const [weak, failed] = [await analyse(key, hostilePath), await analyse(key, 'https://example.com/gone')];
    expect(inOneLine((await client.get('/')).body)).toContain('Add a webhook endpoint');
    await test.complete(weak);
    await db.updateTable('analyses').set({ overall_score: 12.3 }).where('id', '=', weak).execute();
    await test.fail(failed, { code: 'http_status', message: 'There is no page.', retryable: false });
    const outcome = await addEndpoint(test.app, accountId, {
      url: 'http://127.0.0.1:9/x',
      environment: 'live',
    });
    const endpointId = outcome.ok ? outcome.endpoint.id : '';
    const since = test.app.now();
    await db
      .updateTable('webhook_endpoints')
      .set({ failures: 4, failing_since: since })
      .where('id', '=', endpointId)
      .execute();

    const body = inOneLine((await client.get('/')).body);
    const [failing = '', rest = ''] = body.split('id="to-do"');
    expect(failing).toContain('One key is older than 90 days');
    expect(failing).toContain('<code>http_status</code> 1');
    expect(failing).toContain('4 attempts in a row');
    expect(failing).toContain(`/webhooks/${endpointId}`);
    expect(rest).toContain(`<a href="/analyses/${weak}">`);
    expect(rest).toContain('12.3');
    expect(rest).toContain('analysis.failed');
    expect(body).not.toContain('<img');
    await db
      .updateTable('webhook_endpoints')
      .set({
        enabled: false,
        disabled_reason: 'All 20 attempts of the last 72 hours failed.',
        disabled_at: since,
      })
      .where('id', '=', endpointId)
      .execute();
    expect(inOneLine((await client.get('/')).body)).toContain('All 20 attempts of the last 72 hours failed.');
  });
});
