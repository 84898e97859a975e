import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberRoles, type MemberRole } from '../../../src/core/schema/vocabulary.ts';
import { closePeriods } from '../../../src/features/usage/close-periods.ts';
import { listPlans } from '../../../src/features/usage/save-plan.ts';
import { rollUpUsage } from '../../../src/features/usage/roll-up-usage.ts';
import {
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const hostileName = `<img src=x onerror="document.title='owned'">\u202Egnp`;
const now = new Date('2026-11-21T10:00:00Z');

/** Line breaks in markup are the formatter's. */
const inOneLine = (body: string): string => body.replaceAll(/\s+/g, ' ');

let dashboard: TestDashboard;
let keyId: string;
const clients = new Map<MemberRole, DashboardClient>();
const signedIn = (role: MemberRole): DashboardClient => clients.get(role) ?? dashboard.visitor();

beforeAll(async () => {
  dashboard = await startDashboard();
  const { app, createKey, setTime } = dashboard.test;
  setTime(now);
  keyId = (await createKey({ type: 'secret', environment: 'live', name: hostileName })).id;
  const use = (
    metric: 'analyses' | 'previews',
    quantity: number,
    day: string,
    key: string | null = keyId,
  ) => ({
    account_id: dashboard.accountId,
    metric,
    resource_id: `${metric}-${day}`,
    key_id: key,
    quantity,
    occurred_at: new Date(`${day}T12:00:00Z`),
  });
  await app.database.db
    .insertInto('usage_records')
    .values([
      use('analyses', 1_200, '2026-09-03'),
      use('analyses', 300, '2026-11-02'),
      use('analyses', 45, '2026-11-20', dashboard.memberIds.developer),
      use('previews', 7, '2026-11-05', null),
    ])
    .execute();
  const tokens = { account_id: dashboard.accountId, questions: 3, estimated_tokens: 0 };
  await app.database.db
    .insertInto('model_token_days')
    .values([
      { ...tokens, day: '2026-11-02', input_tokens: 12_000, output_tokens: 3_000 },
      { ...tokens, day: '2026-11-21', input_tokens: 700_000, output_tokens: 150_000, estimated_tokens: 5 },
    ])
    .execute();
  await rollUpUsage(app.database.db, now);
  await closePeriods(app.database.db, now);
  // Once each: attempts to sign in are counted.
  for (const role of memberRoles) clients.set(role, await dashboard.signIn(role));
});
afterAll(() => dashboard.close());

describe('usage', () => {
  it('shows each metric by day and by key, with its range', async () => {
    const body = inOneLine((await signedIn('viewer').get('/usage')).body);
    expect(body).toContain('value="2026-11-01"');
    expect(body).toContain('value="2026-11-30"');
    expect(body).toMatch(/Analyses <span class="soft number">345<\/span>/);
    expect(body).toContain('developer@example.com');
    expect(body).toContain('without a key');
    expect(body).not.toContain('<img');
    expect(body).toMatch(/2026-11-02 ?<\/th> ?<td[^>]*> ?<div>300<\/div>/);
  });

  it('shows the tokens of the language model by day, and how much of today’s budget is used', async () => {
    const body = inOneLine((await signedIn('viewer').get('/usage')).body);
    expect(body).toMatch(/Language model tokens <span class="soft number">865,005<\/span>/);
    expect(body).toMatch(/850,005 of 1,000,000/);
    expect(body).toContain('6 questions in the range');
    expect(body).toContain('Tokens by day');
    const before = inOneLine((await signedIn('viewer').get('/usage?from=2026-09-01&to=2026-09-30')).body);
    expect(before).not.toContain('Language model');
  });

  it('names an invalid date, and shows at most 366 days', async () => {
    const client = signedIn('viewer');
    expect(inOneLine((await client.get('/usage?from=2026-02-30')).body)).toContain('Must be a date such as');
    expect(inOneLine((await client.get('/usage?from=2026-11-20&to=2026-11-01')).body)).toContain(
      'Must be earlier',
    );
    const years = (await client.get('/usage?from=2001-01-01&to=2026-11-21')).body;
    expect(years).toContain('At most 366 days are shown');
    expect(years).toContain('value="2025-11-21"');
    const empty = (await client.get('/usage?from=2026-10-01&to=2026-10-31')).body;
    expect(empty).toContain('None from 2026-10-01 to 2026-10-31.');
  });

  it('has an invoice of every closed month, and no other', async () => {
    const client = signedIn('viewer');
    const list = (await client.get('/usage/invoices')).body;
    expect(list).toContain('September 2026');
    expect(list).toContain('October 2026');
    expect(inOneLine((await client.get('/usage/invoices/2026-09')).body)).toContain('1,200');
    for (const month of ['2026-08', '2026-11', '2026-13', 'none']) {
      expect((await client.get(`/usage/invoices/${month}`)).status, month).toBe(404);
    }
  });
});

describe('plans', () => {
  const valid = {
    id: 'made-here',
    name: 'Made here',
    currency: 'eur',
    quota_policy: 'refuse',
    analyses_included: '100',
    analyses_quota: '400',
    analyses_upto_1: '100',
    analyses_price_1: '0.10',
    analyses_price_2: '0.05',
  };

  it.each([
    [{ id: 'Not An Id' }, 'Use lower-case letters'],
    [{ id: 'free' }, 'A plan with this ID exists.'],
    [{ name: '' }, 'Enter a name.'],
    [{ currency: 'E1' }, 'Enter an ISO 4217 code'],
    [{ quota_policy: 'whatever' }, 'Must be one of none, warn, refuse'],
    [{ analyses_included: '1,000' }, 'Enter a whole number'],
    [{ previews_quota: '-1' }, 'Enter a whole number'],
    [{ analyses_price_1: 'free' }, 'Enter a decimal such as 0.02.'],
    [{ analyses_price_1: '' }, 'Enter a price; 0 for none.'],
    [{ analyses_upto_2: '50' }, 'The last tier has no upper limit'],
    [{ analyses_upto_1: '' }, 'Only the last tier can be without an upper limit.'],
    [{ analyses_upto_2: '50', analyses_price_3: '0.01' }, 'Must be more than 100'],
  ])('%o is rejected at its field', async (wrong, words) => {
    const client = signedIn('owner');
    await client.get('/usage/new-plan');
    const answer = await client.post('/usage/new-plan', { ...valid, ...wrong });
    expect(answer.status).toBe(422);
    const [name = ''] = Object.keys(wrong);
    expect(answer.body).toMatch(new RegExp(`id="${name}-problem">${words}`));
    const { plans } = await listPlans(dashboard.test.app.database.db, dashboard.accountId);
    expect(plans.map(({ id }) => id)).not.toContain('made-here');
  });

  it('apply to the current period as soon as they are created, selected or edited', async () => {
    const client = signedIn('owner');
    await client.get('/usage/new-plan');
    expect((await client.post('/usage/new-plan', { ...valid, name: hostileName })).location).toBe(
      '/usage/plans/made-here',
    );
    const plans = (await client.get('/usage/plans')).body;
    expect(plans).not.toContain('<img');
    expect((await client.post('/usage/plans/made-here/choose')).location).toBe('/usage/bill');
    // 345 used, 100 included: 100 of the rest at 0.10, 145 at 0.05.
    expect(inOneLine((await client.get('/usage/bill')).body)).toContain('17.25 EUR');
    expect(inOneLine((await client.get('/usage/bill')).body)).toContain('345 of 400');
    expect(inOneLine((await client.get('/')).body)).toContain('345 of 400 used');
    const form = (await client.get('/usage/plans/made-here')).body;
    expect(form).toContain('name="analyses_price_4"');
    const changed: Record<string, string> = { ...valid };
    delete changed['id'];
    await client.post('/usage/plans/made-here', { ...changed, name: 'Changed', analyses_quota: '' });
    const bill = inOneLine((await client.get('/usage/bill')).body);
    expect(bill).toContain('Changed');
    expect(bill).not.toContain('345 of 400');
    const log = (await client.get('/audit')).body;
    for (const action of ['plan.added', 'plan.chosen', 'plan.changed']) expect(log).toContain(action);
    expect((await client.post('/usage/plans/none/choose')).status).toBe(404);
  });
});

describe.skipIf(isBrowserMissing)('usage in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('shows another range, the figures of a chart, a bill and an invoice', async () => {
    const { page, faults } = await openPage(dashboard, browser, 'viewer');
    await page.goto('/usage');
    await page.getByLabel('From').fill('2026-09-03');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('heading', { name: 'Analyses 1,545' }).waitFor();
    await page.getByText('Show as a table').first().click();
    await page.getByRole('rowheader', { name: '2026-09-03' }).waitFor();
    await page.getByRole('link', { name: 'Invoices' }).click();
    await page.getByRole('link', { name: 'September 2026' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.top').isVisible()).toBe(false);
    expect(await page.locator('table').isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });

  it('creates a plan with tiers and assigns it to the account', async () => {
    const { page, faults } = await openPage(dashboard, browser, 'owner');
    await page.goto('/usage/plans');
    await page.getByRole('link', { name: 'Add a plan' }).click();
    await page.getByLabel('Id').fill('from-browser');
    await page.getByLabel('Name').fill('From the browser');
    const analyses = page.getByRole('group', { name: 'Analyses' });
    await analyses.getByLabel('Tier 1: up to').fill('10');
    await analyses.getByLabel('Tier 1: price of a unit').fill('1');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await page.getByText('The last tier has no upper limit').waitFor();
    await analyses.getByLabel('Tier 2: price of a unit').fill('0.5');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await page.getByText('The plan was saved.').waitFor();
    await page.getByRole('link', { name: 'Plans' }).click();
    const card = page.getByRole('region', { name: 'From the browser' });
    await card.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('The account is now on this plan.').waitFor();
    await page.getByText('177.50 USD').first().waitFor();
    // A browser logs every response outside 2xx, and a rejected form gets 422.
    expect(faults).toEqual([expect.stringContaining('422')]);
  });

  it.each(['light', 'dark'] as const)(
    'has no serious violation and fits a phone (%s)',
    async (colorScheme) => {
      const paths = [
        '/usage?from=2026-01-01',
        '/usage/bill',
        '/usage/invoices',
        '/usage/invoices/2026-09',
        '/usage/plans',
        '/usage/new-plan',
        '/usage/plans/starter',
      ];
      for (const viewport of colorScheme === 'dark' ? [phone] : [undefined]) {
        const options = { colorScheme, ...(viewport === undefined ? {} : { viewport }) };
        const { page, faults } = await openPage(dashboard, browser, 'owner', options);
        for (const path of paths) {
          await page.goto(path);
          expect(await page.title(), path).not.toContain('owned');
          expect(await seriousViolations(page), path).toEqual([]);
          expect(await fitsWidth(page), path).toBe(true);
        }
        expect(faults).toEqual([]);
      }
    },
  );
});
