import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBrowserMissing, openBrowser } from '../support/dashboard/start-dashboard.ts';
import {
  ask,
  changedAnswer,
  describeFramework,
  startBlockService,
  type FrameworkSite,
} from '../support/framework-conformance.ts';
import { buildSite, bundlePackages, startSite } from './framework-process.ts';
import { hydrate } from './hydration.ts';

// Passes without the settings that its routes read.
beforeAll(async () => {
  await bundlePackages();
  buildSite('next');
});

test('a route whose settings the build did not have refuses its requests', async () => {
  const site = await startSite('next', { serviceUrl: null, compression: 'none' });
  expect((await ask(`${site.baseUrl}/secret`)).status).toBe(500);
  await site.close();
});

describeFramework('Next.js', {
  pages: {
    prerendered: '/guide',
    'prerendered by the older router': '/classic',
    dynamic: '/live',
    streamed: '/streamed',
    'a file': '/file.html',
  },
  errors: { '/failing': 500, '/missing': 404 },
  compressesInside: true,
  start: (options) => startSite('next', options),
});

describe.skipIf(isBrowserMissing)('Next.js in a browser', () => {
  let service: FrameworkSite;
  let site: FrameworkSite;
  let browser: Browser;
  beforeAll(async () => {
    service = await startBlockService();
    [site, browser] = await Promise.all([
      startSite('next', { serviceUrl: service.baseUrl, compression: 'outside' }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([site.close(), service.close()]);
  });

  const questions = ['What is a windlass?', 'How often is a windlass oiled?'];
  test.each(['/guide', '/classic', '/live', '/streamed'])(
    '%s keeps its questions and works',
    async (path) => {
      await changedAnswer(site.baseUrl + path);
      expect(await hydrate(browser, site.baseUrl + path)).toEqual({
        faults: [],
        questions,
        headings: [],
        count: '1',
      });
    },
  );

  test('/slot has headings too, where React does not compare', async () => {
    await changedAnswer(`${site.baseUrl}/slot`);
    expect(await hydrate(browser, `${site.baseUrl}/slot`)).toEqual({
      faults: [],
      questions,
      headings: ['When it wears out'],
      count: '1',
    });
  });
});
