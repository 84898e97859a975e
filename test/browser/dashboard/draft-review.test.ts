import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import {
  desktop,
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
  type OpenPage,
} from '../../support/dashboard/start-dashboard.ts';
import {
  startWorkingDashboard,
  type WorkingDashboard,
} from '../../support/dashboard/start-working-dashboard.ts';
import { putBlocks, reviewedPage, reviewedRequest } from '../../support/dashboard/reviewed-page.ts';

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly items?: readonly {
    readonly question?: string;
    readonly answer?: string;
    readonly text?: string;
  }[];
}
interface Injection {
  readonly id: string;
  readonly publication: string;
  readonly content_blocks: readonly Block[];
  readonly omitted: readonly { readonly type: string; readonly reason: string }[];
  readonly score_after: number;
}

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

let pages = 0;
async function made(body: object = {}): Promise<Injection> {
  const url = `https://reviewed.example/${String((pages += 1))}`;
  const request = { url, html: reviewedPage, ...reviewedRequest, ...body };
  const { json } = await call('POST', '/v1/injection', request, { prefer: 'wait=30' });
  const { id } = json as Injection;
  await putBlocks(working.service.app.database.db, id);
  return await read(id);
}
const read = async (id: string): Promise<Injection> =>
  (await call('GET', `/v1/injection/${id}`)).json as Injection;
const open = (options: Parameters<typeof openPage>[3] = {}): Promise<OpenPage> =>
  openPage(working.dashboard, browser, 'developer', options);

const focused = (page: Page): Promise<string | null> =>
  page.evaluate('document.activeElement.dataset.item ?? null') as Promise<string | null>;
const keys = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(
    `[...document.querySelectorAll('[data-item]')].map((item) => item.dataset.item)`,
  )) as readonly string[];
const badges = (page: Page): Promise<readonly string[]> => page.locator('.draft-item .badge').allInnerTexts();

/** Presses Tab until an item of the draft has the focus. */
async function tabToItem(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) !== null) return;
  }
  throw new Error('the keyboard never reached an item');
}

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

describe.skipIf(isBrowserMissing)('the review of a draft in a browser', () => {
  it('accepts, rejects, edits, undoes and publishes by keyboard alone', async () => {
    const draft = await made();
    const { page, context, faults } = await open();
    await page.goto(`/injections/${draft.id}`);
    const all = await keys(page);
    expect(all).toHaveLength(7);
    await tabToItem(page);
    expect(await focused(page)).toBe(all[0]);

    await page.keyboard.press('a');
    await expect.poll(() => focused(page)).toBe(all[1]);
    expect(await badges(page)).toEqual(['accepted']);
    expect(await page.textContent('[data-announcer]')).toContain('Accepted an item of Title');
    await page.keyboard.press('r');
    await expect.poll(() => focused(page)).toBe(all[2]);
    expect(await badges(page)).toEqual(['accepted', 'rejected']);
    await page.keyboard.press('u');
    await expect.poll(() => badges(page)).toEqual(['accepted']);
    await expect.poll(() => focused(page)).toBe(all[2]);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(all[1]);
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(all[1]);
    await page.keyboard.press('r');
    await expect.poll(() => badges(page)).toEqual(['accepted', 'rejected']);

    await expect.poll(() => focused(page)).toBe(all[2]);
    // Keys are letters in a field, and Escape returns to the item.
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await page.keyboard.press('e');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('How a windlass is oiled jarku');
    expect(await page.inputValue('.step[open] [name=text]')).toBe('How a windlass is oiled jarku');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe(all[0]);
    expect(await page.locator('.step[open]').count()).toBe(0);
    await page.keyboard.press('e');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('How a windlass is oiled twice a year');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.scores');
    await expect.poll(() => badges(page)).toEqual(['edited', 'rejected']);
    const [title] = (await read(draft.id)).content_blocks;
    expect(title?.text).toBe('How a windlass is oiled twice a year');
    // The item that was edited has the focus again.
    await expect.poll(() => focused(page)).not.toBeNull();
    await page.keyboard.press('u');
    await expect.poll(() => badges(page)).toEqual(['accepted', 'rejected']);
    expect((await read(draft.id)).content_blocks).toEqual(draft.content_blocks);

    await page.focus('summary:has-text("Publish…")');
    await page.keyboard.press('Enter');
    expect(await page.innerText('.confirm[open]')).toContain('One rejected item is left out');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.page-head .badge:text-is("published")');
    const published = await read(draft.id);
    expect(published.publication).toBe('published');
    expect(published.content_blocks.map(({ type }) => type)).not.toContain('meta_description');
    expect(published.omitted).toContainEqual({ type: 'meta_description', reason: 'Rejected by an editor.' });
    expect(published.content_blocks).toHaveLength(draft.content_blocks.length - 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('works without JavaScript: decisions, an edit, undo, and a fact', async () => {
    const draft = await made();
    const { page, context } = await open({ javaScriptEnabled: false });
    await page.goto(`/injections/${draft.id}`);
    expect(await page.locator('.keys').isVisible()).toBe(false);
    expect(await page.locator('button:has-text("Copy HTML") >> nth=0').isVisible()).toBe(false);
    await page.click('.draft-item >> nth=0 >> button:has-text("Accept")');
    expect(await badges(page)).toEqual(['accepted']);
    await page.click('.draft-item >> nth=1 >> button:has-text("Reject")');
    expect(await badges(page)).toEqual(['accepted', 'rejected']);
    await page.click('button:has-text("Undo")');
    expect(await badges(page)).toEqual(['accepted']);
    await page.click('.draft-item >> nth=1 >> summary:has-text("Regenerate")');
    await page.fill('.step[open] [name=fact]', 'A windlass costs 300 euros.');
    await page.click('.step[open] >> text=Regenerate this item');
    await expect
      .poll(async () => {
        await page.goto(`/injections/${draft.id}`);
        return await page.locator('.scores').count();
      })
      .toBe(1);
    expect(await page.innerText('main')).toContain('A windlass costs 300 euros.');
    await context.close();
  });

  it('copies a block as HTML, Markdown and JSON-LD, without the rejected items', async () => {
    const draft = await made();
    const faq = draft.content_blocks.find(({ type }) => type === 'faq');
    const { page, context, faults } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`/injections/${draft.id}`);
    const block = '.block:has(h3:text-is("Questions and answers"))';
    await page.click(`${block} .draft-item >> nth=0 >> button:has-text("Reject")`);
    await page.waitForSelector(`${block} .draft-item.rejected`);
    const [first, second] = faq?.items ?? [];
    const copied = async (format: string): Promise<string> => {
      await page.click(`${block} button:has-text("Copy ${format}")`);
      await page.waitForSelector(
        `${block} .copy-button:has-text("${format}") [role=status]:has-text("Copied")`,
      );
      return String(await page.evaluate('navigator.clipboard.readText()'));
    };
    for (const [format, begins] of [
      ['HTML', '<section'],
      ['Markdown', '### '],
      ['JSON-LD', '<script type="application/ld+json">{"@context"'],
    ] as const) {
      const text = await copied(format);
      expect(text.startsWith(begins), text.slice(0, 80)).toBe(true);
      expect(text).toContain(second?.question);
      expect(text).not.toContain(first?.question);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['desktop', { viewport: desktop }],
    ['a phone', { viewport: phone }],
    ['a phone in the dark', { viewport: phone, colorScheme: 'dark' as const }],
  ])(
    'has no serious accessibility violation on %s, and fits, with reasons and opened forms',
    async (name, options) => {
      const draft = await made();
      const { page, context, faults } = await open(options);
      await page.goto(`/injections/${draft.id}`);
      expect(await page.innerText('.block .notice')).toContain('Check before publishing');
      await page.click('.draft-item >> nth=0 >> button:has-text("Accept")');
      await page.waitForSelector('.draft-item.accepted');
      await page.click('.draft-item >> nth=1 >> button:has-text("Reject")');
      await page.waitForSelector('.draft-item.rejected');
      const width = `${String(options.viewport.width)}${name.includes('dark') ? '-dark' : ''}`;
      await shoot(page, `editing-draft-${width}`);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      await page.evaluate(`document.querySelectorAll('main details').forEach((e) => { e.open = true; })`);
      await shoot(page, `editing-open-${width}`);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      await page.goto('/injections');
      expect(await page.innerText('main')).toContain('Decisions on drafts');
      await shoot(page, `editing-overview-${width}`);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
