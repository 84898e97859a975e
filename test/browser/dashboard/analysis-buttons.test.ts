import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import {
  isBrowserMissing,
  openBrowser,
  openPage,
  seriousViolations,
} from '../../support/dashboard/start-dashboard.ts';
import {
  startWorkingDashboard,
  type WorkingDashboard,
} from '../../support/dashboard/start-working-dashboard.ts';

/** Without a title or a description, so that there are blocks to preview. */
const html = `<!doctype html><html lang="en"><head></head><body><main><h1>How a windlass is oiled and kept dry</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in spring
and in autumn, with 40 ml of thin oil, so that salt water does not reach its gears.</p>
<h2>How often is a windlass oiled?</h2><p>A windlass is oiled twice a year, in spring and in autumn, with 40 ml of oil.</p>
<h2>Water</h2><p>Salt water is the reason that most windlasses fail. A dry windlass lasts for about fifteen years.</p>
</main></body></html>`;

describe.skipIf(isBrowserMissing)('the buttons of an analysis', () => {
  let working: WorkingDashboard;
  let browser: Browser;
  let call: ServiceCall;
  let path: string;
  beforeAll(async () => {
    working = await startWorkingDashboard();
    browser = await openBrowser();
    call = await callService(working.service);
    const request = {
      url: 'https://pages.example/windlass',
      html,
      queries: ['how often is a windlass oiled', 'what is a windlass'],
    };
    const { json } = await call('POST', '/v1/analysis', request, { prefer: 'wait=30' });
    expect(json).toMatchObject({ status: 'completed', content_blocks: expect.any(Array) });
    path = `/analyses/${(json as { id: string }).id}`;
  });
  afterAll(async () => {
    await browser.close();
    await working.close();
  });

  it('copy the task, unfold the answers, and preview the score, all in place', async () => {
    const { page, context, faults } = await openPage(working.dashboard, browser, 'developer');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);

    await page.getByRole('button', { name: 'Copy as a task' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const copied = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const task = await call('GET', `/v1${path.replace('analyses', 'analysis')}/prompt`);
    expect(copied).toBe((task.json as { markdown: string }).markdown);

    expect(await page.locator('#queries .quotes').first().isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Show the answers found' }).click();
    expect(await page.locator('#queries .quotes').first().isVisible()).toBe(true);
    expect(await page.locator('#queries details:not([open])').count()).toBe(0);

    await page.getByRole('button', { name: 'Preview the new score' }).click();
    await page.locator('#new-score .scores').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('#new-score').innerText()).toContain('Both scores are measured.');
    expect(await page.getByRole('link', { name: 'Create the injection' }).isVisible()).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('preview the score on a page without scripts', async () => {
    const { page, context } = await openPage(working.dashboard, browser, 'developer', {
      javaScriptEnabled: false,
    });
    await page.goto(path);
    await page.getByRole('button', { name: 'Preview the new score' }).click();
    await page.locator('#new-score .scores').waitFor();
    await page.getByRole('link', { name: 'The analysis' }).click();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('link', { name: 'Show the task' }).click();
    expect(await page.innerText('#prompt')).toContain('# Improve a page');
    await context.close();
  });

  it('are followed by checks with their names, not their numbers', async () => {
    const { page, context } = await openPage(working.dashboard, browser, 'viewer');
    await page.goto(path);
    const links = await page.locator('.actions a[href*="-c"]').allInnerTexts();
    expect(links.length).toBeGreaterThan(0);
    for (const words of links) expect(words).toMatch(/^Check: \p{L}.{8,}/u);
    for (const words of await page.locator('#blocks .card > p a').allInnerTexts())
      expect(words).toMatch(/^\p{L}/u);
    // A viewer may not make blocks.
    expect(await page.getByRole('button', { name: 'Preview the new score' }).count()).toBe(0);
    await context.close();
  });
});
