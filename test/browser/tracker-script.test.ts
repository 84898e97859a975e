import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/start-service.ts';
import { isBrowserMissing, openBrowser } from '../support/dashboard/start-dashboard.ts';
import { outcomeTimeoutMs } from '../support/time-limits.ts';

/** An expression for everything in a page that a script could have changed. */
const pageState = `JSON.stringify({
  html: document.documentElement.outerHTML,
  globals: Object.getOwnPropertyNames(window).sort(),
  cookie: document.cookie,
  local: localStorage.length,
  session: sessionStorage.length,
  push: String(history.pushState),
  fetch: String(window.fetch),
  entries: history.length,
})`;

describe.skipIf(isBrowserMissing)('the snippet in a browser', () => {
  let service: TestService;
  let browser: Browser;
  let site: Server;
  let siteUrl: string;
  let tag = '';

  beforeAll(async () => {
    site = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const scripts = pathname === '/twice' ? tag + tag : pathname === '/plain' ? '' : tag;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><head><title>Page</title>${scripts}</head><body><h1>Page</h1><p>Words.</p></body></html>`,
      );
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    siteUrl = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
    service = await startService();
    const { key } = await service.createKey({ type: 'publishable', environment: 'live', origins: [siteUrl] });
    tag = `<script src="${service.baseUrl}/tracker.js" data-key="${key}" async></script>`;
    browser = await openBrowser();
  });
  const newContext = async (): Promise<BrowserContext> => {
    const context = await browser.newContext();
    context.setDefaultTimeout(outcomeTimeoutMs);
    return context;
  };
  afterAll(async () => {
    await browser.close();
    await service.stop();
    await new Promise((closed) => site.close(closed));
  });

  interface Visit {
    readonly page: Page;
    /** Calls of the tracker that the page has made, preflights left out. */
    readonly calls: readonly string[];
  }

  /** Opens a page of the site and waits until its view was answered. */
  async function visit(path: string, referer?: string): Promise<Visit> {
    const page = await (await newContext()).newPage();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/v1/tracker')) calls.push(request.url());
    });
    const answered = page.waitForResponse(
      (response) => response.url().includes('/v1/tracker?') && response.request().method() === 'GET',
    );
    await page.goto(siteUrl + path, referer === undefined ? {} : { referer });
    expect((await answered).status()).toBe(200);
    return { page, calls };
  }

  const visits = async (path: string): Promise<unknown> => {
    const url = encodeURIComponent(siteUrl + path);
    const response = await fetch(`${service.baseUrl}/v1/tracker/visits?group_by=assistant&url=${url}`, {
      headers: { authorization: `Bearer ${service.keys.live}` },
    });
    return ((await response.json()) as { data: unknown }).data;
  };

  it('reports one view with its referrer, which is counted within 5 s', async () => {
    const { page, calls } = await visit('/one?utm_source=x#part', 'https://chatgpt.com/');
    await expect.poll(() => visits('/one')).toEqual([{ assistant: 'chatgpt', views: 1, referrals: 1 }]);
    expect(calls).toHaveLength(1);
    expect(new URL(calls[0] ?? '').searchParams.get('referrer')).toBe('https://chatgpt.com');
    await page.context().close();
  });

  it("leaves the page's document, globals, cookies, storage and history unchanged", async () => {
    const { page } = await visit('/twin');
    const tracked = String(await page.evaluate(pageState));
    const plain = await (await newContext()).newPage();
    await plain.goto(`${siteUrl}/plain`);
    // The one difference is the tag that the page's owner put in.
    expect(
      JSON.parse(tracked.replace(JSON.stringify(tag.replace('async', 'async=""')).slice(1, -1), '')),
    ).toEqual(JSON.parse(String(await plain.evaluate(pageState))));
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
    await plain.context().close();
  });

  it('reports once for a duplicate tag, and never for navigation within the page', async () => {
    const { page, calls } = await visit('/twice');
    await page.evaluate("history.pushState({}, '', '/step'); window.scrollTo(0, 10)");
    // Whatever the step had reported would stand before the view of the page that is loaded next.
    const next = page.waitForResponse((response) => response.url().includes(encodeURIComponent('/next')));
    await page.goto(`${siteUrl}/next`);
    expect((await next).status()).toBe(200);
    expect(calls).toHaveLength(2);
    expect(calls.map((call) => new URL(new URL(call).searchParams.get('url') ?? '').pathname)).toEqual([
      '/twice',
      '/next',
    ]);
    await page.context().close();
  });

  it('does not affect the page when the tracker is down or rejects the view', async () => {
    const page = await (await newContext()).newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.route('**/v1/tracker?**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/tracker?'));
    await page.goto(`${siteUrl}/away`);
    await failed;
    expect(await page.evaluate("document.querySelector('p').textContent")).toBe('Words.');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
