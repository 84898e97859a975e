import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import {
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

/** What a page can put into every field that is shown: script, event handlers, bidi, very long. */
const hostileWords = `<script>document.title='owned'</script><img src=x onerror="document.title='owned'"> " onmouseover="document.title='owned' \u202Egpj.exe ${'Endless'.repeat(120)}`;
const escaped = hostileWords.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageOf({ title = 'Home', words = '' }: { title?: string; words?: string } = {}): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article>
<h1>How a windlass is oiled and kept dry</h1>
<p>A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year, in spring
and in autumn, with 40 ml of thin oil, so that salt water does not reach its gears. ${words}</p>
<p>Use thin mineral oil of grade 32. Fill the cup to the line and turn the handle twelve times, until oil comes out at the
far end of the axle. Thick oil stays on the cover and leaves the gears dry.</p>
<h2>Water</h2><p>Salt water is the reason that most windlasses fail. Dry the cover after each trip, and store the handle
below deck. A dry windlass lasts for about fifteen years, a wet one for four.</p>
<h2>Storage below deck</h2><p>The handle is stored below deck, in a dry locker with a cloth around it, because salt and sun
wear its grip and its bearing out within a few years.</p>
<h2>Grades of oil</h2><p>Oil of grade 32 is thin enough to reach the gears in cold weather, while oil of grade 68 is meant for
the tropics and stays on the cover elsewhere.</p>
<h2>How often should the drum be cleaned?</h2><p>The drum is cleaned with a brush before it is oiled, because sand wears
the axle out within two seasons.</p>
<h2>What oil is used?</h2><p>Thin mineral oil of grade 32 is used, 40 ml each time. It flows into the gears by itself
within ten minutes.</p></article></main></body></html>`;
}

const types = ['title', 'meta_description', 'faq', 'headings', 'supporting_paragraphs'];
const queries = ['how is a windlass oiled', 'what is a windlass'];
/** What the page does not say. */
const asked = {
  queries: ['what is a windlass', 'How heavy is a windlass?'],
  facts: ['A windlass is 12 kg heavy without its chain.'],
};

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
const newUrl = (): string => `https://pages.example/${String((pages += 1))}`;

/** An injection that has ended, made through the API. */
async function made(body: object = {}): Promise<string> {
  const request = { url: newUrl(), html: pageOf(), queries, content_types: types, ...body };
  const { json } = await call('POST', '/v1/injection', request, { prefer: 'wait=30' });
  return (json as { id: string }).id;
}

const open = (
  role: 'owner' | 'developer' | 'viewer' = 'developer',
  options: Parameters<typeof openPage>[3] = {},
): Promise<OpenPage> => openPage(working.dashboard, browser, role, options);

async function auditOf(target: string): Promise<readonly string[]> {
  const rows = await working.service.app.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('target', '=', target)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

const idAt = (page: Page): string => /inj_\w+/.exec(page.url())?.[0] ?? '';
const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

async function chooseAll(page: Page): Promise<void> {
  for (const type of types) await page.check(`#content_types-${type}`);
  await page.click('summary:has-text("Questions")');
  await page.fill('#queries', queries.join('\n'));
}

describe.skipIf(isBrowserMissing)('injections in a browser', () => {
  it('are created from a URL, followed live, edited, published, superseded, withdrawn and deleted', async () => {
    const { page, context, faults } = await open();
    const url = working.serve('/windlass', pageOf());
    await page.goto('/injections');
    await page.click('text=New injection');
    await page.fill('#url', url);
    await chooseAll(page);
    await page.fill('#facts', 'The Harbour Windlass 12 weighs 14 kg.\n\nIt was first sold in 2009.');
    await page.click('text=Create the injection');
    // Without loading the page again.
    await page.waitForSelector('.scores');
    expect(await page.innerText('.page-head .badge')).toBe('draft');
    expect(await page.innerText('h1')).toBe('Blocks for “Home”');
    const id = idAt(page);
    expect(await page.innerText('main')).toContain('It was first sold in 2009.');
    expect(await page.innerText('.block .before')).toContain('Home');
    expect(await count(page, '#injection[hx-trigger]')).toBe(0);

    await page.click('.block:has(h3:text-is("Title")) summary:has-text("Edit")');
    await page.fill('.step[open] [name=text]', 'Too short');
    await page.click('.step[open] >> text=Save and check');
    expect(await page.innerText('.step[open] .field .problem')).toContain('15 to 60');
    await page.fill('.step[open] [name=text]', 'Windlass oil, measured by 77 sailors');
    await page.click('.step[open] >> text=Save and check');
    await page.waitForSelector('.scores');
    // Nobody says anything of 77 sailors: the title does not pass the grounding gate again.
    expect(await page.innerText('main')).toContain('77');
    expect(await count(page, '.block:has(h3:text-is("Title"))')).toBe(0);

    await page.click('.block:has(h3:text-is("Description")) summary:has-text("Edit")');
    const words =
      'A windlass is a winch that lifts an anchor by turning a drum on a horizontal axle. It is oiled twice a year.';
    await page.fill('.step[open] [name=text]', words);
    await page.click('.step[open] >> text=Save and check');
    await page.waitForSelector('.scores');
    expect(await page.innerText('.block:has-text("Description") .after')).toContain('oiled twice a year.');

    await page.click('summary:has-text("Publish…")');
    expect(await auditOf(id)).not.toContain('injection.published');
    await page.click('text=Publish now');
    await page.waitForSelector('text=injection is live on its page');
    await page.goto('/injections/live');
    expect(await page.innerText('main')).toContain(url);

    const { json } = await call(
      'POST',
      '/v1/injection',
      { url, mode: 'auto', queries },
      { prefer: 'wait=30' },
    );
    await page.goto(`/injections/page?url=${encodeURIComponent(url)}`);
    const states = await page.locator('tbody .badge').allInnerTexts();
    expect(states).toEqual(['published', 'superseded']);
    await page.click('text=This injection');
    expect(page.url()).toContain((json as { id: string }).id);
    await page.click('summary:has-text("Withdraw…")');
    await page.click('text=Withdraw now');
    await page.waitForSelector('text=The page has no live content');
    await page.goto(`/injections/page?url=${encodeURIComponent(url)}`);
    expect(await page.innerText('main')).toContain('This page has no live content');

    await page.goto(`/injections/${id}`);
    await page.click('summary:has-text("Delete…")');
    await page.click('text=Delete permanently');
    await page.waitForURL('**/injections');
    expect((await call('GET', `/v1/injection/${id}`)).status).toBe(404);
    expect(await auditOf(id)).toEqual([
      'injection.created',
      'injection.edited',
      'injection.edited',
      'injection.published',
      'injection.deleted',
    ]);
    // The 422 of the title that is too short is the browser's own line.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });

  it('show the source of each claim on hover, on focus and in a list', async () => {
    const id = await made();
    const { page, context, faults } = await open('viewer');
    await page.goto(`/injections/${id}`);
    const tip = page.locator('.tip').first();
    expect(await tip.isVisible()).toBe(false);
    await page.hover('a.sourced >> nth=0');
    expect(await tip.isVisible()).toBe(true);
    await page.mouse.move(0, 0);
    expect(await tip.isVisible()).toBe(false);
    await page.focus('a.sourced >> nth=0');
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('details.sources[open] li:target');
    expect(await count(page, 'text=Edit')).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are previewed without being stored, then created from the same form', async () => {
    const { page, context, faults } = await open();
    await page.goto('/injections/new');
    await page.click('text=Pasted HTML');
    await page.fill('#html', pageOf());
    await chooseAll(page);
    const before = await call('GET', '/v1/injection?limit=1');
    await page.click('button:has-text("Preview")');
    await page.waitForSelector('h1:has-text("Preview")');
    expect(await count(page, '.block')).toBeGreaterThan(1);
    expect(await count(page, '.changes .new')).toBeGreaterThan(1);
    expect((await call('GET', '/v1/injection?limit=1')).json).toEqual(before.json);
    expect(await seriousViolations(page)).toEqual([]);
    await page.click('button:has-text("Create the injection")');
    await page.waitForURL(/inj_/);
    await page.waitForSelector('.scores');
    expect(await page.innerText('main')).toContain('Pasted HTML without an address');
    expect(await page.innerText('main')).toContain('An injection without an address cannot be published');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are created from a completed analysis; without one the page says so', async () => {
    const analysis = await call(
      'POST',
      '/v1/analysis',
      { url: newUrl(), html: pageOf(), queries },
      { prefer: 'wait=30' },
    );
    const { id } = analysis.json as { id: string };
    const { page, context } = await open();
    await page.goto(`/injections/new?analysis=${id}`);
    expect(await page.inputValue('#analysis_id')).toBe(id);
    expect(await page.innerText('main')).toContain('Generate blocks for Home, score ');
    await page.click('text=Use another page');
    await page.fill('#analysis_id', id.replace(/.{6}$/, '000000'));
    await page.click('text=Create the injection');
    expect(await page.innerText('#analysis_id-problem')).toContain('no analysis');
    await page.fill('#analysis_id', id);
    await page.click('text=Create the injection');
    await page.waitForSelector('.scores');
    expect(await page.innerText('main')).toContain('how is a windlass oiled');
    await context.close();
  });

  it.each([
    ['a laptop', { width: 1280, height: 800 }],
    ['a phone', phone],
  ])('label the page’s own and the draft on one line each, on %s', async (_, viewport) => {
    const id = await made(asked);
    const { page, context } = await open('developer', { viewport });
    await page.goto(`/injections/${id}`);
    const lines = (await page.locator('.side .side-label').evaluateAll((labels) =>
      labels.map((label) => {
        const range = label.ownerDocument.createRange();
        range.selectNodeContents(label);
        return `${label.textContent}: ${String(range.getClientRects().length)}`;
      }),
    )) as readonly string[];
    expect(new Set(lines)).toEqual(
      new Set(['On the page: 1', 'In the facts: 1', 'Draft: 1', 'Draft: the same words: 1']),
    );
    const score = await page.locator('.scores').boundingBox();
    expect((score?.y ?? Infinity) + (score?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await context.close();
  });

  it('keep the words of a hostile page inert everywhere', async () => {
    const url = `${newUrl()}?${'long'.repeat(300)}"onmouseover=alert(1)<script>\u202Egpj`;
    const metadata = { '<b onclick=1>\u202E': hostileWords.slice(0, 480) };
    const id = await made({
      url,
      html: pageOf({ title: escaped, words: `${escaped}.` }),
      mode: 'auto',
      queries: [hostileWords.slice(0, 250), ...queries],
      facts: [hostileWords.slice(0, 900)],
      brand_voice: hostileWords,
      metadata,
    });
    // What a model or a caller could write into blocks, omissions and warnings.
    const { db } = working.service.app.database;
    const { rows } = await sql<{ result: string; diff: string }>`
      select result::text as result, diff::text as diff from injections where id = ${id}`.execute(db);
    const poison = (json: string): string =>
      json.replaceAll(
        /"(text|source|html|reason|message|question|answer|anchor|heading|entity|generator|selector)":"/g,
        (field) => field + JSON.stringify(hostileWords).slice(1, -1),
      );
    const { result = '', diff = '' } = rows[0] ?? {};
    await sql`update injections set result = ${poison(result)}::json, diff = ${poison(diff)}::json where id = ${id}`.execute(
      db,
    );
    const draft = await made({ html: pageOf({ title: escaped, words: `${escaped}.` }) });
    const blocks = (await call('GET', `/v1/injection/${draft}`)).json as {
      content_blocks: readonly { id: string; type: string }[];
    };
    await sql`update injections set result = ${poison(JSON.stringify(blocks))}::json where id = ${draft}`.execute(
      db,
    );
    const paths = [
      '/injections',
      '/injections/live',
      `/injections/page?url=${encodeURIComponent(url)}`,
      `/injections/${id}`,
      `/injections/${id}/rendered`,
      ...blocks.content_blocks.map((block) => `/injections/${draft}/blocks/${block.id}`),
      `/injections?url=${encodeURIComponent(hostileWords)}`,
      `/injections/page?url=${encodeURIComponent('javascript:alert(1)')}`,
      `/injections/new?url=${encodeURIComponent(hostileWords)}`,
    ];
    for (const options of [{}, { viewport: phone }]) {
      const { page, context, faults } = await open('developer', options);
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(
          `document.querySelectorAll('main *').forEach((e) => e.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))`,
        );
        expect(await page.title(), path).not.toBe('owned');
        expect(
          await count(page, 'main script, main img, main [onmouseover], main [onclick], main [onerror]'),
          path,
        ).toBe(0);
        expect(await count(page, 'main a[href^="javascript:"]'), path).toBe(0);
        expect(await fitsWidth(page), path).toBe(true);
        if (!path.endsWith('/rendered')) {
          expect(await page.innerText('main'), path).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
        }
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it.each([
    ['desktop', {}],
    ['a phone in the dark', { viewport: phone, colorScheme: 'dark' as const }],
  ])('have no serious accessibility violation on %s, and fit', async (_, options) => {
    const id = await made();
    const other = await made({ mode: 'auto' });
    const { page, context, faults } = await open('owner', options);
    const { json } = await call('GET', `/v1/injection/${id}`);
    const edits = (json as { content_blocks: { id: string }[] }).content_blocks.map(
      (block) => `/injections/${id}/blocks/${block.id}`,
    );
    const failed = await made({ html: undefined, url: working.serve('/gone', '').replace('gone', 'never') });
    for (const path of [
      '/injections',
      '/injections?publication=withdrawn&url=https%3A%2F%2Fnowhere.example',
      '/injections/new',
      '/injections/live',
      `/injections/page?url=${encodeURIComponent('https://pages.example/1')}`,
      ...[id, other, failed].map((each) => `/injections/${each}`),
      `/injections/${id}/rendered`,
      ...edits,
    ]) {
      await page.goto(path);
      await page.evaluate(`document.querySelectorAll('main details').forEach((e) => { e.open = true; })`);
      expect(await seriousViolations(page), path).toEqual([]);
      expect(await fitsWidth(page), path).toBe(true);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are published by keyboard', async () => {
    const id = await made();
    const { page, context } = await open();
    await page.goto(`/injections/${id}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement.innerText');
    for (let presses = 0; presses < 30 && (await focused()) !== 'Publish…'; presses += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Publish now');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=injection is live on its page');
    await context.close();
  });

  it('are created, edited and published without JavaScript', async () => {
    const { page, context } = await open('developer', { javaScriptEnabled: false });
    await page.goto('/injections/new');
    await page.fill('#url', working.serve('/plain', pageOf()));
    await page.check('#content_types-title');
    await page.click('text=Create the injection');
    await page.waitForURL(/inj_/);
    const id = idAt(page);
    await expect
      .poll(async () => {
        await page.goto(`/injections/${id}`);
        return await count(page, '.scores');
      })
      .toBe(1);
    await page.click('details.sources summary');
    expect(await page.innerText('details.sources')).toContain('How a windlass is oiled and kept dry');
    await page.click('.block summary:has-text("Edit")');
    await page.fill('.step[open] [name=text]', 'How a windlass is oiled twice a year');
    await page.click('.step[open] >> text=Save and check');
    await expect
      .poll(async () => {
        await page.goto(`/injections/${id}`);
        return await page.innerText('main');
      })
      .toContain('How a windlass is oiled twice a year');
    await page.click('summary:has-text("Publish…")');
    await page.click('text=Publish now');
    await page.waitForSelector('text=injection is live on its page');
    await context.close();
  });
});

describe.skipIf(isBrowserMissing)('the lists of injections', () => {
  it('are filtered by state and page, and continue where a page ended', async () => {
    const { page, context } = await open('viewer');
    const url = newUrl();
    const ids: string[] = [];
    const first = await made({ url });
    const { db } = working.service.app.database;
    await sql`
      insert into injections (id, account_id, environment, status, publication, mode, url, page_url, input, result, metadata, request_id, turn, created_at, expires_at)
      select 'inj_' || lpad(i::text, 26, '0'), account_id, environment, status, 'draft', mode, url, page_url, input, result, metadata, request_id, 'ended', created_at, expires_at
      from injections, generate_series(1, 30) i where id = ${first}`.execute(db);
    await page.goto(`/injections?publication=draft&url=${encodeURIComponent(`${url}#part`)}`);
    const rows = async (): Promise<void> => {
      const hrefs = (await page.evaluate(
        `[...document.querySelectorAll('tbody th a')].map((a) => a.getAttribute('href'))`,
      )) as string[];
      ids.push(...hrefs);
    };
    await rows();
    await page.click('text=Older');
    await rows();
    expect(await count(page, 'text=Older')).toBe(0);
    expect(ids).toHaveLength(31);
    expect(new Set(ids).size).toBe(31);
    await page.goto('/injections?publication=withdrawn&url=https%3A%2F%2Fnowhere.example');
    expect(await page.innerText('main')).toContain('No matches');
    await context.close();
  });

  it('contain nothing of the other environment', async () => {
    const id = await made();
    const { page, context } = await open('viewer');
    await page.goto('/injections');
    await page.click('button:has-text("Test")');
    await page.waitForSelector('body.test-environment');
    expect(await page.innerText('main')).toContain('No injections yet');
    const answer = await page.goto(`/injections/${id}`);
    expect(answer?.status()).toBe(404);
    await context.close();
  });
});

describe.skipIf(isBrowserMissing)('the page with its blocks', () => {
  it('is shown as text and saved as a text file, never as a page', async () => {
    const id = await made({ html: pageOf({ words: '<script>document.title="owned"</script>' }) });
    const { page, context } = await open('viewer');
    await page.goto(`/injections/${id}/rendered`);
    expect(await page.innerText('#rendered')).toContain('<script>document.title="owned"</script>');
    const file = await context.request.get(`/injections/${id}/rendered.txt`);
    expect(file.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${id}.html.txt"`,
      'x-content-type-options': 'nosniff',
    });
    const { json } = await call('GET', `/v1/injection/${id}/render`);
    expect(await file.text()).toBe((json as { html: string }).html);
    await context.close();
  });
});
