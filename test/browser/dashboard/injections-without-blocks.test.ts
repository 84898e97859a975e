import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { isBrowserMissing, openBrowser, openPage } from '../../support/dashboard/start-dashboard.ts';
import {
  startWorkingDashboard,
  type WorkingDashboard,
} from '../../support/dashboard/start-working-dashboard.ts';

/** Its title names its subject, so a request for a title alone makes no block. */
const titled = `<!doctype html><html lang="en"><head><title>How a windlass is oiled and kept dry</title></head><body><main>
<h1>How a windlass is oiled and kept dry</h1><p>A windlass is a winch that lifts an anchor by turning a drum. It is oiled
twice a year, in spring and in autumn, with 40 ml of thin oil, so that salt water does not reach its gears.</p></main></body></html>`;
const untitled = titled.replace(/<title>.*<\/title>/, '');

let working: WorkingDashboard;
let browser: Browser;
let call: ServiceCall;
beforeAll(async () => {
  working = await startWorkingDashboard();
  call = await callService(working.service);
  if (!isBrowserMissing) browser = await openBrowser();
});
afterAll(async () => {
  if (!isBrowserMissing) await browser.close();
  await working.close();
});

async function made(html: string, types: readonly string[]): Promise<string> {
  const request = { url: 'https://pages.example/windlass', html, content_types: types };
  const { json } = await call('POST', '/v1/injection', request, { prefer: 'wait=30' });
  const { id } = json as { id: string };
  return id;
}

describe.skipIf(isBrowserMissing)('an injection that made no block', () => {
  it('offers nothing to publish and no HTML that differs from the page', async () => {
    const id = await made(titled, ['title']);
    const { json } = await call('GET', `/v1/injection/${id}`);
    expect(json).toMatchObject({ status: 'completed', content_blocks: [] });
    const { page, context, faults } = await openPage(working.dashboard, browser, 'developer');
    await page.goto(`/injections/${id}`);
    expect(await page.innerText('main')).toContain('No block was made.');
    expect(await page.locator('text=Publish…').count()).toBe(0);
    expect(await page.locator('text=Show the new HTML').count()).toBe(0);
    expect(await page.innerText('main')).not.toContain('until you publish it');
    await page.goto(`/injections/${await made(untitled, ['title'])}`);
    expect(await page.locator('text=Publish…').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is named so in every list, which names the blocks that were made, and is no draft on Start', async () => {
    const none = await made(titled, ['title']);
    const titleAlone = await made(untitled, ['title', 'headings']);
    const { json } = await call('GET', `/v1/injection/${titleAlone}`);
    expect(json).toMatchObject({ content_types: ['title', 'headings'], content_blocks: [{ type: 'title' }] });
    const { page, context } = await openPage(working.dashboard, browser, 'developer');
    await page.goto('/injections');
    const row = async (id: string): Promise<string> =>
      await page.locator(`tr:has(a[href="/injections/${id}"])`).innerText();
    expect(await row(none)).toContain('no blocks');
    expect(await row(none)).not.toContain('Title');
    expect(await row(titleAlone)).toContain('draft');
    expect(await row(titleAlone)).toContain('Title');
    expect(await row(titleAlone)).not.toContain('Headings');
    await page.goto('/');
    expect(await row(none)).toContain('no blocks');
    const steps = page.getByRole('region', { name: 'Next steps' });
    const drafts = (await call('GET', '/v1/injection?limit=100')).json as {
      data: { content_blocks: unknown[] }[];
    };
    const reviewable = drafts.data.filter(({ content_blocks: blocks }) => blocks.length > 0).length;
    expect(reviewable).toBeLessThan(drafts.data.length);
    expect(await steps.locator('li:has-text("Review and publish")').innerText()).toContain(
      String(reviewable),
    );
    await context.close();
  });
});
