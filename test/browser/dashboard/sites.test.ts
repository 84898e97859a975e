import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  desktop,
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
} from '../../support/dashboard/start-dashboard.ts';
import {
  startWorkingDashboard,
  type WorkingDashboard,
} from '../../support/dashboard/start-working-dashboard.ts';

const article = (subject: string): string =>
  `<html lang="en"><title>How a ${subject} is oiled</title><h1>How a ${subject} is oiled</h1><p>${`A ${subject} is oiled twice a year with thin oil. A dry ${subject} wears out within a few seasons. `.repeat(8)}</p></html>`;

describe.skipIf(isBrowserMissing)('a site in a browser', () => {
  let working: WorkingDashboard;
  let browser: Browser;
  let sitemap: string;

  beforeAll(async () => {
    working = await startWorkingDashboard();
    browser = await openBrowser();
    const subjects = ['windlass', 'capstan', 'windlass drum'];
    const urls = subjects.map((subject, at) => working.serve(`/${String(at)}`, article(subject)));
    const missing = new URL('/missing', urls[0]).href;
    const locations = [...urls, missing].map((url) => `<url><loc>${url}</loc></url>`).join('');
    sitemap = working.serve('/sitemap.xml', `<urlset>${locations}</urlset>`);
  });
  afterAll(async () => {
    await browser.close();
    await working.close();
  });

  const isClean = async (page: Page): Promise<void> => {
    expect(await seriousViolations(page), page.url()).toEqual([]);
    expect(await fitsWidth(page), page.url()).toBe(true);
  };

  it('is added, followed to its end, sorted by keyboard, analysed again and deleted', async () => {
    const { page, context, faults } = await openPage(working.dashboard, browser, 'developer', {
      viewport: desktop,
    });
    await page.goto('/sites');
    await isClean(page);
    await page.getByRole('link', { name: 'Add a site' }).click();
    await isClean(page);
    await page.getByLabel('Sitemap or site').fill(new URL('/1', sitemap).href);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByText('4 of 4 pages finished, 1 failed').waitFor();
    await page.reload();
    const table = page.getByRole('table', { name: 'Pages of the site' });
    await table.getByText('404').waitFor();
    // The order of every list of categories.
    expect((await table.locator('thead th').allInnerTexts()).slice(1, 5)).toEqual([
      ...['Score', 'Intent', 'Structure', 'Entities'],
    ]);
    await table.getByRole('link', { name: 'Score', exact: true }).press('Enter');
    await page.waitForURL(/order=descending/);
    expect(await table.locator('th[aria-sort="descending"]').textContent()).toBe('Score');
    await page.getByRole('heading', { name: 'What to fix first' }).waitFor();
    await isClean(page);
    await table
      .getByRole('button', { name: /^Again/ })
      .first()
      .click();
    await page.getByText('The page is analysed again.').waitFor();
    await page.getByRole('button', { name: 'Analyse again' }).click();
    await page.getByText('4 of 4 pages finished, 1 failed').waitFor();
    await page.reload();
    await page.getByRole('img', { name: /Median score/ }).waitFor();
    const path = page.url();
    expect(faults).toEqual([]);
    await context.close();

    const small = await openPage(working.dashboard, browser, 'developer', {
      viewport: phone,
      colorScheme: 'dark',
    });
    await small.page.goto(path);
    await isClean(small.page);
    await small.page.goto('/sites');
    await isClean(small.page);
    await small.page.goto(path);
    await small.page.getByText('Delete…').click();
    await small.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await small.page.getByText('Site deleted.').waitFor();
    expect(small.faults).toEqual([]);
    await small.context.close();
  });
});
