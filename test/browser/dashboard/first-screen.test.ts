import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageContent } from '../../../src/core/schema/analysis-content.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { sampleResult } from '../../plain/cli/sample-result.ts';
import { analysed, completeWith, idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  startDashboard,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

/** The smallest window of a laptop that is common. */
const laptop = { width: 1280, height: 800 };

const blockHtml =
  '<meta name="description" content="What a heat pump costs to run, from \u202Ameasured\u202C houses.">';
const result: AnalysisResult = {
  ...sampleResult,
  actions: sampleResult.actions.map((action, index) =>
    index === 0 ? { ...action, block: 'blk_3f0a9c41d7e85b26' } : action,
  ),
  content_blocks: [
    {
      id: 'blk_3f0a9c41d7e85b26',
      type: 'meta_description',
      html: blockHtml,
      fixes: ['answer-first'],
      generator: 'extractive',
      review: null,
      grounding: [],
      placement: { selector: 'head > meta[name="description"]', operation: 'replace' },
      text: 'What a heat pump costs to run, from measured houses.',
    },
  ],
};
const content: PageContent = {
  title: 'Heat pumps',
  text: `Costs\n${'A heat pump moves heat from the air into the house. '.repeat(60)}`,
  markdown: '',
  outline: [],
};

/** As long as many a guide: sections, figures, names. */
const guide = `<html lang="en"><head><title>Heat pumps in winter</title></head><body><main><h1>Heat pumps in winter</h1>
${Array.from(
  { length: 12 },
  (_, index) => `<h2>What does house ${String(index)} need?</h2>
<p>House ${String(index)} in Bergen needs ${String(index + 4)} kW of heat below 5 degrees, and its pump delivers ${String(index + 3)} kW at night.
A second source of heat starts at minus ${String(index + 10)} degrees, which happened on 9 days in 2025.</p>`,
).join('\n')}</main></body></html>`;

describe.skipIf(isBrowserMissing)('the first screen of an analysis', () => {
  let dashboard: TestDashboard;
  let browser: Browser;
  let path: string;

  beforeAll(async () => {
    dashboard = await startDashboard();
    browser = await openBrowser();
    path = await show(result, content);
  });
  afterAll(async () => {
    await browser.close();
    await dashboard.close();
  });

  async function show(one: AnalysisResult, text: PageContent): Promise<string> {
    const client = await dashboard.signIn('developer');
    const shown = await submitPages(client, { urls: 'https://example.com/guides/heat-pumps' });
    await completeWith(dashboard, idIn(shown), one, text);
    return shown;
  }

  /** The lower edges of these elements, in pixels from the top of the page. */
  async function lowerEdges(page: Page, selectors: readonly string[]): Promise<readonly number[]> {
    const boxes = await Promise.all(selectors.map((one) => page.locator(one).first().boundingBox()));
    return boxes.map((box) => (box === null ? Infinity : box.y + box.height));
  }

  it.each([
    ['a laptop', laptop, 3],
    ['a phone', phone, 1],
  ] as const)('has the subject, score, band and first action on %s', async (_, viewport, actionsSeen) => {
    const { page, context, faults } = await openPage(dashboard, browser, 'developer', { viewport });
    await page.goto(path);
    expect(await page.innerText('.about-page')).toContain('About heat pump running costs');
    expect(await page.getAttribute('.first-screen .dial', 'aria-label')).toBe('Overall score: 42.6 of 100');
    expect(await page.innerText('.first-screen .band')).toBe('Poor');
    expect(await page.innerText('.first-answers')).toContain('heat pump noise');
    const actions = Array.from(
      { length: actionsSeen },
      (_one, index) => `.actions > li:nth-child(${String(index + 1)}) .action-text`,
    );
    const seen = [
      '.about-page',
      '.first-screen .dial',
      '.first-screen .band',
      '.first-answers li',
      ...actions,
    ];
    for (const [index, edge] of (await lowerEdges(page, seen)).entries()) {
      expect(edge, seen[index]).toBeLessThanOrEqual(viewport.height);
    }
    expect(await fitsWidth(page)).toBe(true);
    await page.evaluate('document.querySelectorAll("details").forEach((part) => { part.open = true; })');
    expect(await fitsWidth(page)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leads to everything else within four thousand pixels', async () => {
    const { result: real, content: text } = analysed(guide);
    expect(real.checks.length).toBeGreaterThan(15);
    const { page, context } = await openPage(dashboard, browser, 'developer', { viewport: laptop });
    await page.goto(await show(real, text));
    expect(Number(await page.evaluate('document.documentElement.scrollHeight'))).toBeLessThan(4_000);
    const open = await page.locator('.check[open]').count();
    expect(open).toBe(await page.locator('.check.fail').count());
    await context.close();
  });

  it('copies the block of an action while its markup is folded', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'viewer', {
      viewport: laptop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(path);
    await page.locator('.actions').getByRole('button', { name: 'Copy HTML' }).click();
    await page.locator('.actions').getByText('Copied').waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toBe(blockHtml.replace('\u202A', '&#x202a;').replace('\u202C', '&#x202c;'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is complete on paper and without scripts', async () => {
    const { page, context } = await openPage(dashboard, browser, 'developer', { javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.getByRole('button', { name: 'Copy HTML' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Show the block' }).click();
    await page.locator('#block-1 summary').click();
    expect(await page.innerText('#block-1-html')).toContain('meta name="description"');
    const text = page.locator('.page-text').first();
    expect(await text.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await text.isVisible()).toBe(true);
    await context.close();
  });
});
