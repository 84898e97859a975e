import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/start-service.ts';
import { isBrowserMissing, openBrowser } from '../support/dashboard/start-dashboard.ts';
import { outcomeTimeoutMs } from '../support/time-limits.ts';

const dist = new URL('../../packages/client/dist/', import.meta.url);

/** What the page does with the client; the outcomes are the text of its body. */
const pageScript = (baseUrl: string, apiKey: string): string => `
import { createClient } from '/client/index.js';
const client = createClient({ apiKey: '${apiKey}', baseUrl: '${baseUrl}' });
const kindOf = (call) => call.then(() => 'none', (error) => [error.kind, error.code, error.requestId?.slice(0, 4)].join(' '));
document.body.textContent = JSON.stringify({
  page: await client.tracker.read({ url: location.href, referrer: 'https://chatgpt.com/' }),
  missing: await kindOf(client.injections.metadata('inj_00000000000000000000000000')),
  refused: await kindOf(client.usage.read({}, { retriesMax: 0 })),
});`;

describe.skipIf(isBrowserMissing)('the client in a browser', () => {
  let service: TestService;
  let browser: Browser;
  let site: Server;
  let siteUrl: string;
  let script = '';

  beforeAll(async () => {
    service = await startService();
    site = createServer((request, response) => {
      const path = request.url ?? '/';
      if (path.endsWith('.js')) {
        response.setHeader('content-type', 'text/javascript');
        const file = /^\/client\/([\w-]+\.js)$/.exec(path)?.[1];
        return response.end(file === undefined ? script : readFileSync(new URL(file, dist)));
      }
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; connect-src ${service.baseUrl}`,
      );
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end('<!doctype html><title>Page</title><script type="module" src="/page.js"></script>');
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    siteUrl = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
    const { key } = await service.createKey({ type: 'publishable', environment: 'live', origins: [siteUrl] });
    script = pageScript(service.baseUrl, key);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
    await new Promise((closed) => site.close(closed));
  });

  it("loads as a module under the page's policy, and reads and fails with a publishable key", async () => {
    const context = await browser.newContext();
    context.setDefaultTimeout(outcomeTimeoutMs);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${siteUrl}/page`);
    await page.getByText('tracker_page').waitFor();
    expect(faults).toEqual([]);
    expect(JSON.parse((await page.textContent('body')) ?? '')).toMatchObject({
      page: { object: 'tracker_page', url: `${siteUrl}/page`, injection_id: null },
      missing: 'not_found not_found req_',
      // Without CORS headers, a browser shows no response.
      refused: 'connection connection_failed ',
    });
    await context.close();
  });
});
