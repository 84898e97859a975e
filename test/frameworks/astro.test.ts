import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBrowserMissing, openBrowser } from '../support/dashboard/start-dashboard.ts';
import {
  changedAnswer,
  describeFramework,
  startBlockService,
  type FrameworkSite,
} from '../support/framework-conformance.ts';
import { buildSite, startSite } from './framework-process.ts';
import { hydrate } from './hydration.ts';

beforeAll(() => buildSite('astro'));

describeFramework('Astro', {
  pages: { prerendered: '/static', dynamic: '/dynamic', streamed: '/streamed', 'an island': '/island' },
  errors: { '/failing': 500, '/missing': 404 },
  // Astro compresses nothing.
  compressesInside: false,
  start: (options) => startSite('astro', options),
});

describe.skipIf(isBrowserMissing)('Astro in a browser', () => {
  let service: FrameworkSite;
  let site: FrameworkSite;
  let browser: Browser;
  beforeAll(async () => {
    service = await startBlockService();
    [site, browser] = await Promise.all([
      startSite('astro', { serviceUrl: service.baseUrl, compression: 'outside' }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([site.close(), service.close()]);
  });

  test.each([
    ['/static', ['When it wears out']],
    ['/dynamic', ['When it wears out']],
    ['/streamed', ['When it wears out']],
    // Inside an island a framework compares every element.
    ['/island', []],
  ])('%s keeps its blocks and works', async (path, headings) => {
    await changedAnswer(site.baseUrl + path);
    expect(await hydrate(browser, site.baseUrl + path)).toEqual({
      faults: [],
      questions: ['What is a windlass?', 'How often is a windlass oiled?'],
      headings,
      count: '1',
    });
  });
});
