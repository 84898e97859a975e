import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignupLink } from '../../../src/features/members/signup-links.ts';
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
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const keyPattern = /cw_[sp]k_(?:live|test)_\w{38}/;

describe.skipIf(isBrowserMissing)('the dashboard in a browser', () => {
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

  const link = async (): Promise<string> => {
    const { app } = dashboard.test;
    const invitation = { accountId: dashboard.accountId, role: 'owner', email: null, actor: null } as const;
    return await createSignupLink(app, invitation);
  };

  const use = async (key: string): Promise<number> => {
    const response = await fetch(`${dashboard.baseUrl}/v1/analysis`, {
      headers: { authorization: `Bearer ${key}` },
    });
    return response.status;
  };

  /** Presses Tab until an element with this text has the focus. */
  async function tabTo(page: Page, text: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = String(
        await page.evaluate(
          '(document.activeElement.innerText || document.activeElement.value || document.activeElement.name || "").trim()',
        ),
      );
      if (text.test(focused)) return;
    }
    throw new Error(`the keyboard never reached ${String(text)}`);
  }

  it('signs up by the link, out, and in again, and the console stays empty', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, null);
    await page.goto(`/signup?token=${await link()}`);
    await page.getByLabel('Email').fill('new@example.com');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Must have at least 10 characters').waitFor();
    await page.getByLabel('Password').fill(memberPassword);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Welcome. You are signed in.').waitFor();
    await page.getByText('Account', { exact: true }).click();
    await page.getByText('new@example.com').waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You have signed out.').waitFor();
    await page.goto('/keys');
    await page.getByLabel('Email').fill('new@example.com');
    await page.getByLabel('Password').fill(memberPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    // The 422 of the short password is the browser's own line.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });

  it('creates a key and copies it with a click', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'developer', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/keys');
    await page.getByRole('link', { name: 'Create a key' }).first().click();
    await page.getByLabel('Name').fill('From a browser');
    await page.getByRole('button', { name: 'Create the key' }).click();
    await page.getByRole('button', { name: 'Copy the key' }).click();
    await page.getByText('Copied').first().waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toMatch(/^cw_sk_live_\w{38}$/);
    expect(await use(copied)).toBe(200);
    await page.getByRole('link', { name: 'I have saved the key' }).click();
    expect(await page.content()).not.toContain(copied);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('rotates a key: the page detects the first use of the new key, and an open step stays open', async () => {
    const old = await dashboard.test.createKey({ type: 'secret', environment: 'live', name: 'Rotated' });
    const { page, context, faults } = await openPage(dashboard, browser, 'developer');
    await page.goto(`/keys/${old.id}`);
    await page.getByRole('button', { name: 'Start the rotation' }).click();
    const key = keyPattern.exec((await page.textContent('#key')) ?? '')?.[0] ?? '';
    expect(await use(old.key)).toBe(200);
    await page.getByText('Revoke the old key without waiting…').click();
    await page.waitForResponse((response) => response.url().endsWith('/rotation/state'));
    expect(await page.getByRole('button', { name: 'Revoke now' }).isVisible()).toBe(true);
    expect(await use(key)).toBe(200);
    await page.getByText('First used', { exact: true }).waitFor();
    // The key is still there to be copied.
    expect(await page.textContent('#key')).toContain(key);
    await page.getByText('Revoke the old key…').click();
    await page.getByRole('button', { name: 'Revoke now' }).click();
    await page.getByText('The new key has replaced it').waitFor();
    expect(await use(old.key)).toBe(401);
    expect(await use(key)).toBe(200);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('works without scripts', async () => {
    const { page, context } = await openPage(dashboard, browser, 'developer', { javaScriptEnabled: false });
    await page.goto('/keys/new');
    await page.getByLabel('Name').fill('Without scripts');
    await page.getByRole('button', { name: 'Create the key' }).click();
    const old = keyPattern.exec((await page.textContent('#key')) ?? '')?.[0] ?? '';
    expect(await page.getByRole('button', { name: 'Copy the key' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'I have saved the key' }).click();
    await page.getByRole('button', { name: 'Start the rotation' }).click();
    const key = keyPattern.exec((await page.textContent('#key')) ?? '')?.[0] ?? '';
    expect(await use(key)).toBe(200);
    await page.getByRole('link', { name: 'Refresh' }).click();
    await page.getByText('First used', { exact: true }).waitFor();
    await page.getByText('Revoke the old key…').click();
    await page.getByRole('button', { name: 'Revoke now' }).click();
    expect(await use(old)).toBe(401);
    await context.close();
  });

  it('creates and revokes a key by keyboard', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'developer');
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.goto('/');
    await tabTo(page, /^Keys$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    await tabTo(page, /^Create a key$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Create a key' }).waitFor();
    await tabTo(page, /^name$/);
    await page.keyboard.type('Typed');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The new key' }).waitFor();
    await tabTo(page, /^I have saved the key$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Typed' }).waitFor();
    await tabTo(page, /^Revoke/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Revoke now$/);
    await page.keyboard.press('Enter');
    await page.getByText(/was revoked/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('switches between environments', async () => {
    const { page, context, faults } = await openPage(dashboard, browser, 'viewer');
    await page.goto('/keys');
    await page.getByRole('button', { name: 'Test' }).click();
    await page.locator('button[value=test][aria-pressed=true]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/keys');
    expect(faults).toEqual([]);
    await context.close();
  });

  const pages = [
    ['/signin', null],
    ['/signup', null],
    ['/', 'owner'],
    ['/account', 'owner'],
    ['/members', 'owner'],
    ['/audit', 'owner'],
    ['/keys', 'owner'],
    ['/keys?show=ended', 'owner'],
    ['/keys/new', 'owner'],
    ['/keys/{id}', 'owner'],
    ['/keys/{id}/rotation', 'owner'],
    ['/keys/none', 'owner'],
  ] as const;

  it.each(pages)(
    '%s has no serious violation, fits a phone, and is small, in light and dark',
    async (path, role) => {
      const { id } = await dashboard.test.createKey({
        type: 'publishable',
        environment: 'live',
        name: `A name ${'that goes on '.repeat(6)}`.slice(0, 99),
        origins: ['https://example.com'],
      });
      let target: string = path.replace('{id}', id);
      if (path === '/signup') target = `/signup?token=${await link()}`;
      for (const [viewport, colorScheme] of [
        [desktop, 'light'],
        [phone, 'dark'],
      ] as const) {
        const { page, context, faults } = await openPage(dashboard, browser, role, { viewport, colorScheme });
        if (path.endsWith('/rotation') && colorScheme === 'light' && viewport === desktop) {
          await page.goto(`/keys/${id}`);
          await page.getByRole('button', { name: 'Start the rotation' }).click();
          await page.setViewportSize(phone);
          expect(await seriousViolations(page)).toEqual([]);
          expect(await fitsWidth(page)).toBe(true);
          await shoot(page, 'rotation-begun');
          await page.setViewportSize(desktop);
        }
        let bytes = 0;
        const sizes: Promise<void>[] = [];
        page.on('requestfinished', (request) => {
          const size = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
            bytes += responseBodySize + responseHeadersSize;
          });
          // A page that polls has a request under way when it is closed.
          sizes.push(size.catch(() => undefined));
        });
        await page.goto(target);
        await page.waitForLoadState('networkidle');
        expect(await seriousViolations(page)).toEqual([]);
        expect(await fitsWidth(page)).toBe(true);
        await Promise.all(sizes);
        expect(bytes).toBeGreaterThan(1_000);
        expect(bytes).toBeLessThan(100_000);
        expect(faults.filter((fault) => !(path === '/keys/none' && fault.includes('404')))).toEqual([]);
        await shoot(page, `${path.replaceAll(/\W+/g, '-')}-${String(viewport.width)}-${colorScheme}`);
        // Every step and menu opened.
        await page.evaluate('document.querySelectorAll("details").forEach((part) => { part.open = true; })');
        expect(await seriousViolations(page)).toEqual([]);
        expect(await fitsWidth(page)).toBe(true);
        await shoot(page, `${path.replaceAll(/\W+/g, '-')}-${String(viewport.width)}-${colorScheme}-open`);
        await context.close();
      }
    },
    60_000,
  );

  /** Pictures to look at, where SCREENSHOTS names a folder for them. */
  async function shoot(page: Page, name: string): Promise<void> {
    const folder = process.env['SCREENSHOTS'];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
});
