import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordFailedSignIn } from '../../../src/features/members/failed-sign-ins.ts';
import { passwordFreshMs } from '../../../src/features/members/confirm-password.ts';
import { beginSession } from '../../../src/features/members/read-session.ts';
import {
  desktop,
  fitsWidth,
  isBrowserMissing,
  memberPassword,
  openBrowser,
  openPage,
  phone,
  seriousViolations,
  startDashboard,
  type OpenPage,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe.skipIf(isBrowserMissing)('the password and the sessions in a browser', () => {
  let dashboard: TestDashboard;
  let browser: Browser;

  beforeAll(async () => {
    dashboard = await startDashboard();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await dashboard.close();
  });
  beforeEach(() => dashboard.test.setTime(new Date()));

  const passTime = (): void => dashboard.test.setTime(new Date(Date.now() + passwordFreshMs + 1_000));

  async function expectUsable({ page }: Pick<OpenPage, 'page'>, name: string): Promise<void> {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      const folder = process.env['SCREENSHOTS'];
      const path = `${String(folder)}/${name}-${String(viewport.width)}.png`;
      if (folder !== undefined) await page.screenshot({ path, fullPage: true });
    }
  }

  it.each([true, false])(
    'asks for the password and goes on with what was typed; with scripts: %s',
    async (javaScriptEnabled) => {
      const opened = await openPage(dashboard, browser, 'developer', { javaScriptEnabled });
      const { page, context } = opened;
      await page.goto('/keys/new');
      await page.getByLabel('Name').fill('Typed before');
      passTime();
      await page.getByRole('button', { name: 'Create the key' }).click();
      await page.getByRole('heading', { name: 'Confirm your password' }).waitFor();
      if (javaScriptEnabled) await expectUsable(opened, 'confirm-password');
      await page.getByLabel('Password').fill('not the password');
      await page.keyboard.press('Enter');
      await page.getByText('The password is wrong.').waitFor();
      if (javaScriptEnabled) await expectUsable(opened, 'confirm-password-wrong');
      await page.getByLabel('Password').fill(memberPassword);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'I have saved the key' }).click();
      await page.getByRole('heading', { name: 'Typed before' }).waitFor();
      await context.close();
    },
  );

  it('lists the sessions, marks this one and ends another with the keyboard', async () => {
    const { app } = dashboard.test;
    await beginSession(app, dashboard.memberIds.owner, { address: '2001:db8:1:2::/64', userAgent: safari });
    await beginSession(app, dashboard.memberIds.owner, { address: '203.0.113.7', userAgent: 'curl/8' });
    const opened = await openPage(dashboard, browser, 'owner');
    const { page, context, faults } = opened;
    await page.goto('/account');
    await page.getByText('this session').waitFor();
    await expectUsable(opened, 'sessions');
    const end = page.getByRole('button', {
      name: 'End the session of Safari on iPhone at 2001:db8:1:2::/64',
    });
    await end.focus();
    await page.keyboard.press('Enter');
    await page.getByText('The session has ended.').waitFor();
    expect(await page.getByText('Safari on iPhone').count()).toBe(0);
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await page.getByText('The other session has ended.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows failed sign-ins on the audit page', async () => {
    const { app } = dashboard.test;
    const member = await app.database.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', dashboard.memberIds.owner)
      .executeTakeFirstOrThrow();
    await recordFailedSignIn(app, member, '2001:db8:aaaa:bbbb::/64');
    await recordFailedSignIn(app, undefined, '203.0.113.7');
    const opened = await openPage(dashboard, browser, 'owner');
    await opened.page.goto('/audit');
    await opened.page.getByRole('heading', { name: 'Failed sign-ins' }).waitFor();
    await expectUsable(opened, 'audit-failed-sign-ins');
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
});
