import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { receiveWebhooks, type TestWebhooks } from '../../support/dashboard/start-deliverer.ts';

const hostile = `<script>document.title='owned'</script><img src=x onerror="document.title='owned'">"'&\u202Egnp.exe\u2066 ${'long'.repeat(600)}`;

let dashboard: TestDashboard;
let webhooks: TestWebhooks;

beforeAll(async () => {
  dashboard = await startDashboard({ env: { FETCH_ALLOW_NETWORKS: '127.0.0.0/8' } });
  webhooks = await receiveWebhooks(dashboard);
});
afterAll(async () => {
  await webhooks.close();
  await dashboard.close();
});

describe.skipIf(isBrowserMissing)('webhooks in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('adds, tests, edits, rotates, resends, replays, disables, enables and removes an endpoint', async () => {
    const { page, faults } = await openPage(dashboard, browser, 'developer');
    await page.goto('/webhooks/new');
    await page.getByLabel('URL').fill(webhooks.receiver.url('/flow'));
    await page.getByLabel('Description').fill('The flow of the test');
    await page.getByRole('button', { name: 'Add the endpoint' }).click();
    const secret = await page.locator('#secret').textContent();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('link', { name: 'I have saved the secret' }).click();

    await page.getByRole('button', { name: 'Send a test event' }).click();
    // The page follows the delivery by itself.
    await page.locator('#course .badge.good', { hasText: 'succeeded' }).waitFor();
    await expect.poll(() => webhooks.receiver.at('/flow').length).toBe(1);
    expect(await page.locator('#body-bytes').textContent()).toBe(
      webhooks.receiver.at('/flow')[0]?.body.toString(),
    );

    await page.getByRole('button', { name: 'Resend' }).click();
    await page.getByText('Resent as this new delivery.').waitFor();
    await expect.poll(() => webhooks.receiver.at('/flow').length).toBe(2);
    expect(webhooks.receiver.at('/flow')[1]?.headers['webhook-id']).toBe(
      webhooks.receiver.at('/flow')[0]?.headers['webhook-id'],
    );
    await page.locator('dl.facts a[href^="/webhooks/whe_"]').first().click();

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill('Changed');
    await page.getByLabel('analysis.failed').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The endpoint was changed.').waitFor();
    expect(await page.locator('dl.facts').textContent()).toContain('Changed');
    expect(await page.locator('dl.facts').textContent()).not.toContain('analysis.failed');

    await page.locator('summary', { hasText: 'Rotate the secret' }).click();
    await page.getByRole('button', { name: 'Create the new secret' }).click();
    expect(await page.locator('#secret').textContent()).not.toBe(secret);
    await page.getByText('(24 hours)').waitFor();
    await page.getByRole('link', { name: 'I have saved the secret' }).click();
    await page.getByText('the previous secret also signs until').waitFor();
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.locator('#course .badge.good', { hasText: 'succeeded' }).waitFor();
    expect(webhooks.receiver.at('/flow')[2]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);

    await page.locator('dl.facts a[href^="/webhooks/whe_"]').first().click();
    await disableAndReplay(page);
    expect(faults).toEqual([]);
  });

  async function disableAndReplay(page: Page): Promise<void> {
    await page.locator('summary', { hasText: 'Disable' }).click();
    await page.getByRole('button', { name: 'Disable now' }).click();
    await page.getByText('Disabled. The endpoint receives nothing.').waitFor();
    const { app } = dashboard.test;
    const key = await dashboard.test.createKey({ type: 'secret', environment: 'live' });
    const made = await dashboard.test.call(key.key, {
      method: 'POST',
      url: '/v1/analysis',
      payload: { url: 'https://example.com/missed' },
    });
    await dashboard.test.complete(made.json<{ id: string }>().id);
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByText('Enabled.').waitFor();
    const before = webhooks.receiver.at('/flow').length;
    await page
      .getByLabel('Since (UTC)')
      .fill(new Date(app.now().getTime() - 3_600_000).toISOString().slice(0, 16));
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('1 event is being resent.').waitFor();
    await expect.poll(() => webhooks.receiver.at('/flow').length).toBe(before + 1);
    expect(webhooks.receiver.at('/flow').at(-1)?.body.toString()).toContain('https://example.com/missed');
    await page.locator('summary', { hasText: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove now' }).click();
    await page.getByText('The endpoint was removed.').waitFor();
  }

  it("shows a receiver's response and page text only as text", async () => {
    webhooks.receiver.answer(
      new URL(webhooks.receiver.url('/hostile?<script>x</script>')).pathname +
        new URL(webhooks.receiver.url('/hostile?<script>x</script>')).search,
      (response) => response.writeHead(500).end(hostile),
    );
    const id = await webhooks.newEndpoint('/hostile?<script>x</script>', `<b onclick="x">\u202Ebold</b>`);
    const deliveryId = await webhooks.delivered(id);
    const { db } = dashboard.test.app.database;
    await db
      .updateTable('webhook_endpoints')
      .set({ enabled: false, disabled_reason: hostile, disabled_at: new Date() })
      .where('id', '=', id)
      .execute();
    for (const [role, viewport] of [
      ['developer', undefined],
      ['developer', phone],
      ['viewer', phone],
    ] as const) {
      const { page, faults } = await openPage(
        dashboard,
        browser,
        role,
        viewport === undefined ? {} : { viewport },
      );
      for (const path of [
        `/webhooks/deliveries/${deliveryId}`,
        `/webhooks/${id}`,
        '/webhooks',
        '/webhooks/deliveries',
        '/',
      ]) {
        await page.goto(path);
        expect(await page.title(), path).not.toContain('owned');
        expect(await page.locator('main script, main img, main b').count(), path).toBe(0);
        expect(await page.content(), path).not.toMatch(/[\u202E\u2066]/);
        expect(await fitsWidth(page), path).toBe(true);
      }
      await page.goto(`/webhooks/deliveries/${deliveryId}`);
      const shown = await page.locator('main').textContent();
      // Viewers do not see what receivers responded.
      if (role === 'viewer') expect(shown).not.toContain('owned');
      else expect(shown).toContain(`<script>document.title='owned'</script>`);
      expect(await page.locator('.attempt').count()).toBe(3);
      expect(faults).toEqual([]);
    }
  });

  it.each(['light', 'dark'] as const)(
    'has no serious violation and fits a phone (%s)',
    async (colorScheme) => {
      const id = await webhooks.newEndpoint(`/axe-${colorScheme}`);
      webhooks.receiver.answer(`/axe-${colorScheme}`, (response) => response.writeHead(503).end('not now'));
      const deliveryId = await webhooks.delivered(id);
      for (const viewport of colorScheme === 'dark' ? [phone] : [undefined]) {
        const options = { colorScheme, ...(viewport === undefined ? {} : { viewport }) };
        const { page, faults } = await openPage(dashboard, browser, 'owner', options);
        const paths = [
          '/webhooks',
          '/webhooks/new',
          `/webhooks/${id}`,
          `/webhooks/${id}/edit`,
          '/webhooks/deliveries',
          `/webhooks/deliveries/${deliveryId}`,
        ];
        for (const path of paths) {
          await page.goto(path);
          expect(await seriousViolations(page), path).toEqual([]);
          expect(await fitsWidth(page), path).toBe(true);
        }
        expect(faults).toEqual([]);
      }
    },
  );

  it('works by keyboard', async () => {
    const id = await webhooks.newEndpoint('/keyboard');
    const { page } = await openPage(dashboard, browser, 'developer');
    await page.goto(`/webhooks/${id}`);
    await page.locator('summary', { hasText: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('The endpoint was removed.').waitFor();
    expect(await page.getByText(id).count()).toBe(0);
  });

  it('works without scripts', async () => {
    const { page } = await openPage(dashboard, browser, 'developer', { javaScriptEnabled: false });
    await page.goto('/webhooks/new');
    await page.getByLabel('URL').fill(webhooks.receiver.url('/no-script'));
    await page.getByRole('button', { name: 'Add the endpoint' }).click();
    expect(await page.locator('#secret').textContent()).toMatch(/^whsec_/);
    await page.getByRole('link', { name: 'I have saved the secret' }).click();
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await expect.poll(() => webhooks.receiver.at('/no-script').length).toBe(1);
    await expect
      .poll(async () => {
        await page.reload();
        return await page.locator('#course .badge').first().textContent();
      })
      .toBe('succeeded');
  });
});
