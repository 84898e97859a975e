import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { answeringPage, answeringSentence, citationQuestion, vaguePage } from '../../support/rival-pages.ts';
import {
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
import { startModelEndpoint, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { cites } from '../../support/scripted-assistant.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

let endpoint: ModelEndpoint;
let working: WorkingDashboard;
let call: ServiceCall;
let browser: Browser;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  endpoint.answer(cites(answeringSentence));
  const config = {
    llmBaseUrl: endpoint.baseUrl,
    llmModel: 'scribe-1',
    llmUses: ['reading'] as const,
    llmTimeoutMs: outcomeTimeoutMs,
    llmCallsMax: 1,
  };
  working = await startWorkingDashboard({ config });
  call = await callService(working.service);
  if (!isBrowserMissing) browser = await openBrowser();
});
afterAll(async () => {
  if (!isBrowserMissing) await browser.close();
  await working.close();
  await endpoint.close();
});

async function fillForm(page: Page): Promise<void> {
  await page.fill('#url', working.serve('/own', vaguePage));
  await page.fill('#questions', citationQuestion);
  await page.fill('#rivals', working.serve('/rival', answeringPage));
  await page.fill('#runs', '3');
}

/** A number and its sign are joined by a space that does not break. */
const wordsOf = async (page: Page, selector: string): Promise<string> =>
  (await page.innerText(selector)).replaceAll('\u00a0', ' ');

describe.skipIf(isBrowserMissing)('citation tests in a browser', () => {
  it.each([
    ['1280 px', {}],
    ['a phone', { viewport: phone }],
    ['a phone without scripts', { viewport: phone, javaScriptEnabled: false }],
  ])('show on %s what they will ask, who is cited, why, and each answer', async (_what, options) => {
    const hasScripts = !('javaScriptEnabled' in options);
    const { page, context, faults } = await openPage(working.dashboard, browser, 'developer', options);
    await page.goto('/citation-tests');
    await page.click('text=New citation test');
    await fillForm(page);
    if (hasScripts) expect([await fitsWidth(page), await seriousViolations(page)]).toEqual([true, []]);
    await page.click('text=Continue');
    await page.getByText('3 answers and up to 2 pages to read').waitFor();
    if (hasScripts) expect([await fitsWidth(page), await seriousViolations(page)]).toEqual([true, []]);
    await page.click('text=Start the test');
    await expect
      .poll(async () => {
        if (!hasScripts) await page.reload();
        return await page.locator('.citations').count();
      })
      .toBe(1);
    const text = await wordsOf(page, 'main');
    expect(text).toContain('Cited in 0 of 3 answers (0 %, 95 % interval 0 to 56 %).');
    expect(text).toContain('3 of 3 answers (100 %, 95 % interval 44 to 100 %)');
    expect(text).toContain('Why not your page');
    expect(await page.innerText('.two-quotes .winner')).toContain(answeringSentence);
    expect(await page.innerText('.two-quotes .own')).toContain('oiled regularly');
    // Folded, and opened by the keyboard alone.
    const receipt = page.locator('.receipt').first();
    expect(await receipt.isVisible()).toBe(false);
    for (const summary of [page.locator('summary', { hasText: '3 receipts' }), receipt.locator('summary')]) {
      await summary.focus();
      await page.keyboard.press('Enter');
    }
    expect(await receipt.innerText()).toContain('supports the sentence that cites it');
    if (hasScripts) expect([await fitsWidth(page), await seriousViolations(page)]).toEqual([true, []]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are offered by an injection, and compare its page before and after', async () => {
    const made = await call(
      'POST',
      '/v1/injection',
      {
        url: 'https://deck.example/windlass',
        html: vaguePage,
        queries: [citationQuestion, 'how much does a windlass cost'],
        facts: [answeringSentence, 'A windlass costs 900 euros.'],
        content_types: ['faq', 'supporting_paragraphs'],
      },
      { prefer: 'wait=30' },
    );
    const { id } = made.json as { readonly id: string };
    const { page, context, faults } = await openPage(working.dashboard, browser, 'developer');
    await page.goto(`/injections/${id}`);
    await page.click('text=Test before and after');
    expect(await page.inputValue('#injection_id')).toBe(id);
    expect(await page.inputValue('#questions')).toContain(citationQuestion);
    await page.fill('#questions', citationQuestion);
    await page.fill('#rivals', working.serve('/other', answeringPage.replace(answeringSentence, 'Oil it.')));
    await page.fill('#runs', '10');
    await page.click('text=Continue');
    await page.getByText('20 answers and up to 3 pages to read').waitFor();
    await page.click('text=Start the test');
    await page.waitForSelector('.citations');
    expect(await wordsOf(page, 'main')).toContain('Before and after: better');
    await page.goto(`/injections/${id}`);
    expect(await page.innerText('section[aria-label="Citation test"]')).toContain(
      'Citations: better. Before, 0 of 10 answers (0 %) cited the page; after, 10 of 10 answers (100 %).',
    );
    await page.setViewportSize(phone);
    expect([await fitsWidth(page), await seriousViolations(page), faults]).toEqual([true, [], []]);
    await context.close();
  });

  it('are offered by an analysis, with its questions', async () => {
    const { json } = await call(
      'POST',
      '/v1/analysis',
      { url: 'https://deck.example/care', html: vaguePage, queries: [citationQuestion] },
      { prefer: 'wait=30' },
    );
    const { id } = json as { readonly id: string };
    const { page, context } = await openPage(working.dashboard, browser, 'developer');
    await page.goto(`/analyses/${id}`);
    await page.click('text=Test against rivals');
    expect([await page.inputValue('#analysis_id'), await page.inputValue('#questions')]).toEqual([
      id,
      citationQuestion,
    ]);
    await context.close();
  });
});
