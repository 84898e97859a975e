import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleResult } from '../../plain/cli/sample-result.ts';
import { analysed, completeWith, idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
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
} from '../../support/dashboard/start-dashboard.ts';

/** Long enough for several parts of its text, with marks in more than the first. */
const longPage = `<html lang="en"><title>Heat pumps in winter</title><h1>Heat pumps in winter</h1>
${Array.from({ length: 40 }, (_, index) => `<h2>What does house ${String(index)} need?</h2><p>${`House ${String(index)} needs ${String(index + 4)} kW of heat below 5 degrees, and the pump delivers it at night without a second source of heat. `.repeat(5)}</p>`).join('\n')}`;

describe.skipIf(isBrowserMissing)('analyses in a browser', () => {
  let dashboard: TestDashboard;
  let browser: Browser;
  let longPath: string;
  /** Its checks point at what only a later part of the text has. */
  let farPath: string;

  beforeAll(async () => {
    dashboard = await startDashboard();
    browser = await openBrowser();
    const client = await dashboard.signIn('owner');
    const { result, content } = analysed(longPage);
    farPath = await submitPages(client, { urls: 'https://example.com/long' });
    const far = { text: content.text.slice(20_000, 20_040), start: 20_000, end: 20_040 };
    const checks = sampleResult.checks.map((check) => ({ ...check, evidence: [far] }));
    // Only results of one rubric and the same questions are compared.
    const { engine, queries } = result;
    await completeWith(dashboard, idIn(farPath), { ...sampleResult, checks, engine, queries }, content);
    longPath = await submitPages(client, { urls: 'https://example.com/long' });
    await completeWith(dashboard, idIn(longPath), result, content);
  });
  afterAll(async () => {
    await browser.close();
    await dashboard.close();
  });

  it('removes the cancel button of a batch that ends while it is shown, and cancels one that runs', async () => {
    for (const viewport of [desktop, phone]) {
      const { page, context, faults } = await openPage(dashboard, browser, 'developer', { viewport });
      const client = await dashboard.signIn('developer');
      const path = await submitPages(client, { urls: 'https://example.com/b1 https://example.com/b2' });
      await page.goto(path);
      const cancel = page.getByRole('button', { name: 'Cancel' });
      await cancel.waitFor();
      expect(await fitsWidth(page)).toBe(true);
      expect(await seriousViolations(page)).toEqual([]);
      if (viewport === phone) {
        await cancel.press('Enter');
        await page.getByText('Batch canceled.').waitFor();
      } else {
        const ids = new Set((await page.content()).match(/an_[0-9a-z]{26}/g) ?? []);
        const content = { title: null, text: 'Costs', markdown: '', outline: [] };
        for (const id of ids) await completeWith(dashboard, id, sampleResult, content);
        await page.getByText('2 of 2 finished').waitFor();
      }
      await cancel.waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('submits a page with the keyboard, watches it end without a reload, cancels and deletes', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'developer');
    await page.goto('/analyses');
    await page.getByRole('link', { name: 'Analyse pages' }).press('Enter');
    await page.getByLabel('Addresses').waitFor();
    // The field has the focus already.
    await page.keyboard.type('https://example.com/typed');
    await page.getByRole('button', { name: 'Analyse' }).press('Enter');
    await page.waitForURL(/\/analyses\/an_/);
    expect(await page.getByRole('status').textContent()).toContain('is queued');
    const id = idIn(page.url());
    await page.evaluate('window.sameDocument = true');
    await completeWith(dashboard, id, sampleResult, {
      title: null,
      text: 'Costs',
      markdown: '',
      outline: [],
    });
    await page.getByRole('heading', { name: /^Do th/ }).waitFor();
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    await page.getByRole('button', { name: 'Analyse again' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Analysis canceled.').waitFor();
    await page.getByText('Delete…').press('Enter');
    await page.getByRole('button', { name: 'Delete permanently' }).press('Enter');
    await page.getByText('Analysis deleted.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('does the same without scripts: a reload link, and every form', async () => {
    const { page, context } = await openPage(dashboard, browser, 'developer', { javaScriptEnabled: false });
    await page.goto('/analyses/new');
    await page.getByLabel('Addresses').fill('https://example.com/plain');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.waitForURL(/\/analyses\/an_/);
    await dashboard.test.complete(idIn(page.url()));
    await page.getByRole('link', { name: 'Refresh' }).click();
    await page.getByRole('heading', { name: /^Do th/ }).waitFor();
    await page.getByText('Delete…').click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.waitForURL(/\/analyses$/);
    await context.close();
  });

  it('follows a batch to its end without losing the focus', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'developer');
    await page.goto('/analyses/new');
    await page.getByLabel('Addresses').fill('https://example.com/m1\nhttps://example.com/m2');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.waitForURL(/\/batches\/bat_/);
    const link = page.getByRole('link', { name: 'example.com/m2' });
    await link.focus();
    const hrefs = await page
      .locator('a[id^="page-"]')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    for (const href of hrefs) await dashboard.test.complete(idIn(href ?? ''));
    await page.getByText('2 of 2 finished').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('page-1');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('links a check to its place in the text and back, also across parts of the text', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'viewer');
    page.setDefaultTimeout(8_000);
    await page.goto(longPath);
    const text = page.locator('.page-text').first();
    expect(await text.isVisible()).toBe(false);
    await page.locator('a.place[href^="#"]').filter({ visible: true }).first().click();
    await page.waitForURL(/#p1-e\d+$/);
    expect(await text.isVisible()).toBe(true);
    const label = page.locator(`[id="${page.url().split('#')[1] ?? ''}"]`);
    await label.click();
    await page.waitForURL(/#p1-[acfq]\d+$/);
    const parts = await page.locator('.page-text').count();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => page.locator('.page-text').count()).toBe(parts + 1);
    await page.goto(farPath);
    // A check that passed in part is folded.
    await page.locator('details.partial > summary').first().click();
    await page.locator('a.place[href*="/text?part="]').filter({ visible: true }).first().click();
    await page.waitForURL(/\/text\?part=\d+#p1-e\d+$/);
    expect(await page.locator(`[id="${page.url().split('#')[1] ?? ''}"]`).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('filters the list and compares two selected analyses', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'viewer');
    await page.goto('/analyses');
    await page.getByLabel('Site or address').fill('https://example.com/long');
    await page.getByLabel('Status').selectOption('Done');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('img', { name: /Overall score of each analysis/ }).waitFor();
    const boxes = page.getByRole('checkbox');
    expect(await boxes.count()).toBe(2);
    await boxes.nth(0).press('Space');
    await boxes.nth(1).press('Space');
    await page.getByRole('button', { name: 'Compare two' }).click();
    await page.getByRole('heading', { name: 'Changed checks' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['light', 'desktop'],
    ['dark', 'phone'],
  ] as const)(
    'has no serious violation, no console error and no sideways scroll: %s, %s',
    async (colorScheme, size) => {
      const { page, context, faults } = await openPage(dashboard, browser, 'owner', {
        colorScheme,
        ...(size === 'phone' ? { viewport: phone } : {}),
      });
      const client = await dashboard.signIn('owner');
      const queued = await submitPages(client, { urls: 'https://example.com/queued' });
      const failed = await submitPages(client, { urls: 'https://example.com/failed' });
      await dashboard.test.fail(idIn(failed), { code: 'timeout', message: 'Too slow.', retryable: true });
      const batch = await submitPages(client, { urls: 'example.com/1 example.com/2' });
      const list = await client.get('/analyses?where=https://example.com/long');
      const ids = [...new Set(list.body.match(/an_[0-9a-z]{26}/g) ?? [])];
      const paths = [
        ...['/analyses', '/analyses/new', '/analyses/batches', longPath, queued, failed, batch],
        ...[`${longPath}/text?part=2`, `/analyses/compare?id=${ids.join('&id=')}`, '/analyses/compare'],
      ];
      for (const path of paths) {
        await page.goto(path);
        expect(await seriousViolations(page), path).toEqual([]);
        expect(await fitsWidth(page), path).toBe(true);
      }
      expect(faults).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
