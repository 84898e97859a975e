import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginSession } from '../../../src/features/members/read-session.ts';
import type { MemberRole } from '../../../src/core/schema/vocabulary.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { insertMember } from '../../../src/features/members/statements/members.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../start-test-server.ts';
import { outcomeTimeoutMs } from '../time-limits.ts';
import { cheapPasswordHash } from './cheap-password-hash.ts';

export const memberPassword = 'correct horse battery';

/** The dashboard of a real server over a real database, with a member of each role. */
export interface TestDashboard {
  readonly test: TestServer;
  readonly baseUrl: string;
  readonly accountId: string;
  readonly memberIds: Readonly<Record<MemberRole, string>>;
  /** A client that is signed in, over HTTP, as the member of this role. */
  signIn(role: MemberRole): Promise<DashboardClient>;
  /** A client that is not signed in. */
  visitor(): DashboardClient;
  close(): Promise<void>;
}

export interface DashboardAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Where a redirect goes; the empty text for none. */
  readonly location: string;
}

/** Keeps cookies as a browser does, follows nothing by itself. */
export interface DashboardClient {
  readonly cookies: ReadonlyMap<string, string>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<DashboardAnswer>;
  /**
   * Sends a form with the token of the page that was read last, or of `fields._csrf`. A list is sent as several fields:
   * give its name with `[]`.
   */
  post(
    path: string,
    fields?: Readonly<Record<string, string | readonly string[]>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<DashboardAnswer>;
}

const emailOf = (role: MemberRole): string => `${role}@example.com`;

export async function startDashboard(options: TestServerOptions = {}): Promise<TestDashboard> {
  const test = await startTestServer(options);
  const { app } = test;
  const now = app.now();
  const accountId = await ensureAccount(app.database.db, now);
  const passwordHash = cheapPasswordHash(memberPassword);
  const memberIds = { owner: '', developer: '', viewer: '' };
  for (const role of ['owner', 'developer', 'viewer'] as const) {
    memberIds[role] = newId('member', now);
    await insertMember(app.database.db, {
      id: memberIds[role],
      account_id: accountId,
      email: emailOf(role),
      role,
      password_hash: passwordHash,
      created_at: now,
      last_signed_in_at: null,
    });
  }
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.server.server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${String(port)}`;
  return {
    test,
    baseUrl,
    accountId,
    memberIds,
    visitor: () => dashboardClient(baseUrl),
    async signIn(role) {
      const client = dashboardClient(baseUrl);
      await client.get('/signin');
      const answer = await client.post('/signin', { email: emailOf(role), password: memberPassword });
      expect(answer.status, answer.body).toBe(303);
      return client;
    },
    close: () => {
      // A connection that a browser opened ahead would hold the server's end up.
      test.server.server.closeAllConnections();
      return test.close();
    },
  };
}

/** As much of a dashboard as a browser needs. */
export type BrowsedDashboard = Pick<TestDashboard, 'baseUrl' | 'memberIds'> & {
  readonly test: Pick<TestServer, 'app'>;
};

/** Signs a browser in without its sign-in form, which is tested once and slow on purpose. */
export async function signInBrowser(
  dashboard: BrowsedDashboard,
  context: BrowserContext,
  role: MemberRole,
): Promise<void> {
  const token = await beginSession(dashboard.test.app, dashboard.memberIds[role]);
  await context.addCookies([{ name: 'citeworthy_session', value: token, url: dashboard.baseUrl }]);
}

function dashboardClient(baseUrl: string): DashboardClient {
  const cookies = new Map<string, string>();
  let csrf = '';
  const send = async (path: string, init: RequestInit): Promise<DashboardAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie === '' ? {} : { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(baseUrl + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const body = await response.text();
    csrf = /name="_csrf" value="([^"]+)"/.exec(body)?.[1] ?? csrf;
    const location = response.headers.get('location') ?? '';
    return { status: response.status, headers: response.headers, body, location };
  };
  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post(path, fields = {}, headers = {}) {
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries({ _csrf: csrf, ...fields })) {
        for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
      }
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      return send(path, { method: 'POST', headers: { ...type, ...headers }, body: form.toString() });
    },
  };
}

/** Where a browser stands that was installed with the system; CHROMIUM_PATH names another. */
const chromiumPath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);
/** For `describe.skipIf(isBrowserMissing)`. */
export const isBrowserMissing = chromiumPath === undefined;
if (isBrowserMissing) {
  process.stderr.write(
    '\n*** NOT TESTED IN A BROWSER: no Chromium is installed; CHROMIUM_PATH names one. ***\n\n',
  );
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** Chromium, without a window. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: ['--no-sandbox'],
    timeout: outcomeTimeoutMs,
  });
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page's console and its policy complained about, and what failed to load. */
  readonly faults: readonly string[];
}

/** A page of its own, signed in as a member of `role`, or signed out. Times of the browser are those of UTC. */
export async function openPage(
  dashboard: BrowsedDashboard,
  browser: Browser,
  role: MemberRole | null,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: dashboard.baseUrl,
    viewport: desktop,
    timezoneId: 'UTC',
    ...options,
  });
  context.setDefaultTimeout(outcomeTimeoutMs);
  if (role !== null) await signInBrowser(dashboard, context, role);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return { page, context, faults };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Of rules that are off by default, or minor, and hold here all the same. */
const heldRules: readonly string[] = ['target-size', 'empty-table-header'];

/**
 * Violations of accessibility that are serious or critical, or of `heldRules`, with the markup that has them. Expect `[]`.
 */
export async function seriousViolations(page: Page): Promise<readonly string[]> {
  // Through the debugger, which the page's policy does not bind.
  await page.evaluate(axeSource);
  const violations = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(({ violations }) => violations)`,
  )) as readonly AxeViolation[];
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || heldRules.includes(id))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
}

/** True when a page of this width need not be moved sideways. */
export async function fitsWidth(page: Page): Promise<boolean> {
  return (await page.evaluate(
    'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
  )) as boolean;
}
