import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  desktop,
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
  startDashboard,
  type TestDashboard,
} from '../support/dashboard/start-dashboard.ts';

let dashboard: TestDashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard.close());

describe.skipIf(isBrowserMissing)('the documentation in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    { name: 'a phone in light', viewport: phone, colorScheme: 'light' as const },
    { name: 'a desktop in dark', viewport: desktop, colorScheme: 'dark' as const },
  ])('fits $name and is accessible', async ({ viewport, colorScheme }) => {
    const { page, context, faults } = await openPage(dashboard, browser, null, { viewport, colorScheme });
    for (const path of ['/docs', '/docs/webhooks', '/docs/search?q=secret']) {
      await page.goto(path);
      expect(await fitsWidth(page), path).toBe(true);
      expect(await seriousViolations(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is searched and paged without a script', async () => {
    const { page, context } = await openPage(dashboard, browser, null, {
      javaScriptEnabled: false,
      viewport: phone,
    });
    await page.goto('/docs');
    await page.getByRole('searchbox').fill('rotate secret');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('listitem').getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toMatch(/^\/docs\/./);
    await page.getByText('All pages').click();
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Webhooks', exact: true })
      .click();
    await page.getByRole('link', { name: /^Next: / }).click();
    expect(new URL(page.url()).pathname).toBe('/docs/webhook-events');
    await context.close();
  });

  it('lists all pages beside the text on a wide screen', async () => {
    const { page, context } = await openPage(dashboard, browser, null);
    await page.goto('/docs/webhooks');
    const current = page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Webhooks', exact: true });
    expect(await current.isVisible()).toBe(true);
    expect(await current.getAttribute('aria-current')).toBe('page');
    expect(await page.getByText('All pages').isVisible()).toBe(false);
    await context.close();
  });
});
