import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const hostileUrl = `https://pages.example/?q="onmouseover=alert(1)<script>alert(1)</script>\u202E${'long'.repeat(400)}`;

let working: WorkingDashboard;
let browser: Browser;
beforeAll(async () => {
  working = await startWorkingDashboard();
  if (!isBrowserMissing) browser = await openBrowser();
});
afterAll(async () => {
  if (!isBrowserMissing) await browser.close();
  await working.close();
});

const open = (role: 'owner' | 'developer' | 'viewer' = 'developer', options = {}) =>
  openPage(working.dashboard, browser, role, options);

/** Views of the last days, each as [days ago, url, assistant, views]. */
async function addViews(
  rows: readonly (readonly [daysAgo: number, url: string, assistant: string | null, views: number])[],
): Promise<void> {
  const { db } = working.service.app.database;
  const { accountId } = working.dashboard;
  for (const [daysAgo, url, assistant, views] of rows) {
    await sql`
      insert into tracker_pages (account_id, environment, url, is_stray) values (${accountId}, 'live', ${url}, false)
      on conflict do nothing`.execute(db);
    await sql`
      insert into tracker_views (account_id, environment, day, page_id, assistant, views)
      select ${accountId}, 'live', (now() at time zone 'utc')::date - ${daysAgo}::int, id, ${assistant}, ${views}
      from tracker_pages where url = ${url}`.execute(db);
  }
}

describe.skipIf(isBrowserMissing)('the tracker in a browser', () => {
  it('is installed with a real key, and a view of a page with the tag is counted', async () => {
    const { page, context, faults } = await open();
    await page.goto('/tracker');
    expect(await page.innerText('main')).toContain('No views yet');
    await page.click('text=Install it');
    await page.click('text=Create another key');
    await page.fill('#origins', 'no origin');
    await page.click('text=Create a key and show the tag');
    expect(await page.innerText('#origins-problem')).toContain('origin');
    await page.fill('#origins', '');
    await page.click('text=Create a key and show the tag');
    const tag = await page.innerText('#tag');
    const key = /data-key="(cw_pk_live_\w+)"/.exec(tag)?.[1] ?? '';
    expect(tag).toContain('/tracker.js"');
    expect(await seriousViolations(page)).toEqual([]);

    // The public address of a test is not where it listens.
    const site = await context.newPage();
    const line = tag.replace(/src="[^"]+\/tracker\.js"/, `src="${working.dashboard.baseUrl}/tracker.js"`);
    const url = working.serve(
      '/tracked',
      `<!doctype html><html><head>${line}</head><body>Hello</body></html>`,
    );
    await site.goto(url, { referer: 'https://chatgpt.com/' });
    await expect
      .poll(async () => {
        await page.goto(`/tracker?url=${encodeURIComponent(url)}`);
        return await page.innerText('main');
      })
      .toMatch(/Page views\s+1\s+Sent by assistants\s+1/);
    expect(await page.innerText('main')).toContain('chatgpt');

    await page.goto('/tracker/install');
    expect(await page.innerText('main')).toContain(key.slice(-4));
    await page.fill('#key', working.service.keys.live);
    await page.click('text=Show the tag with this key');
    expect(await page.innerText('#key-problem')).toContain(
      'not an active publishable key of the live environment',
    );
    expect(await page.content()).not.toContain(working.service.keys.live);
    await page.fill('#key', ` ${key} `);
    await page.click('text=Show the tag with this key');
    expect(await page.innerText('#tag')).toBe(tag);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });

  it('adds up views and referrals by day, assistant and page', async () => {
    const [one, other] = ['https://figures.example/one', 'https://figures.example/other'];
    await addViews([
      [1, one, null, 1_000],
      [1, one, 'claude', 30],
      [5, one, 'claude', 12],
      [2, other, null, 4_000],
      [40, other, 'perplexity', 900],
      [300, one, null, 7],
    ]);
    const { page, context, faults } = await open('viewer');
    const text = async (path: string): Promise<string> => {
      await page.goto(path);
      return (await page.innerText('main')).replaceAll(/\s+/g, ' ');
    };
    const firstPage = (): Promise<string> =>
      page.innerText('table:has-text("figures.example") tbody tr:first-child');
    expect(await text('/tracker')).toContain('claude 42');
    expect(await firstPage()).toContain(other);
    expect(await text('/tracker?order=referrals')).toContain(one);
    expect(await firstPage()).toContain(one);
    expect(await text(`/tracker?url=${encodeURIComponent(`${one}?utm_source=x#part`)}`)).toContain(
      'Page views 1,042 Sent by assistants 42 (4.0 %)',
    );
    expect(await text(`/tracker?days=7&url=${encodeURIComponent(other)}`)).toContain('Page views 4,000');
    const year = await text(`/tracker?days=365&url=${encodeURIComponent(one)}`);
    expect(year).toContain('Page views 1,049');
    expect(year).toContain('by week');
    await page.click('summary:has-text("Show as a table") >> nth=0');
    // Weeks hold every day once.
    const bars = (await page.locator('figure >> nth=0 >> tbody td').allInnerTexts()).map((each) =>
      Number(each.replaceAll(',', '')),
    );
    expect(bars.reduce((sum, each) => sum + each, 0)).toBe(1_049);
    expect(await text(`/tracker?url=nothing`)).toContain('No views');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['desktop', {}],
    ['a phone in the dark', { viewport: phone, colorScheme: 'dark' as const }],
  ])('is inert for any reported URL, accessible, and fits on %s', async (_, options) => {
    const { db } = working.service.app.database;
    await sql`delete from tracker_views`.execute(db);
    await addViews([
      [0, hostileUrl, null, 5],
      [0, hostileUrl, 'claude', 5],
      [3, 'https://figures.example/three', 'chatgpt', 2],
    ]);
    const { page, context, faults } = await open('owner', options);
    for (const path of [
      '/tracker',
      '/tracker?days=365&order=referrals',
      `/tracker?url=${encodeURIComponent(hostileUrl)}`,
      `/tracker?url=${encodeURIComponent('javascript:alert(1)')}`,
      '/tracker/install',
    ]) {
      await page.goto(path);
      await page.evaluate(`document.querySelectorAll('main details').forEach((e) => { e.open = true; })`);
      const selector = 'main script, main [onmouseover], main a[href^="javascript:"]';
      expect(await page.locator(selector).count(), path).toBe(0);
      expect(await page.innerText('main'), path).not.toContain('\u202E');
      expect(await seriousViolations(page), path).toEqual([]);
      expect(await fitsWidth(page), path).toBe(true);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
