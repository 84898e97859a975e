import type { PageContent } from '../../../src/core/schema/analysis-content.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleResult } from '../../plain/cli/sample-result.ts';
import { completeWith, idIn, submitPages } from '../../support/dashboard/analysis-fixtures.ts';
import {
  fitsWidth,
  isBrowserMissing,
  openBrowser,
  openPage,
  phone,
  startDashboard,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';

const attacks: readonly (readonly [name: string, text: string])[] = [
  ['a script', '</title></textarea></script><script>window.hostile = 1</script>'],
  ['an event handler', '"><img src=x onerror="window.hostile = 1"><svg onload=window.hostile=1>'],
  ['attributes of our own scripts', `' hx-get='/keys' hx-trigger='load' data-x="`],
  ['bidirectional overrides', '\u202egpj.exe \u2066inside\u2067 \u200fend'],
  ['a word without end', 'W'.repeat(3_000)],
];

/** Enumerations and figures stay what they are; whatever a page can fill is `text`. */
const fixed = new Set([
  'outcome',
  'category',
  'type',
  'source',
  'evidence_class',
  'code',
  'role',
  'operation',
  'score_band',
  'status',
]);

/** The same value with `text` in the place of every string that a page, a server or a robots.txt can fill. */
function filled<T>(value: T, text: string, key = ''): T {
  const fill = (inner: unknown, name: string): unknown => {
    if (typeof inner === 'string') return fixed.has(name) ? inner : text;
    if (Array.isArray(inner)) return inner.map((one) => fill(one, name));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([field, one]) => [field, fill(one, field)]));
  };
  return fill(value, key) as T;
}

const everything: AnalysisResult = {
  ...sampleResult,
  content_blocks: [
    {
      id: 'blk_3f0a9c41d7e85b26',
      type: 'faq',
      html: '<p>x</p>',
      fixes: ['answer-first'],
      generator: 'extractive',
      review: null,
      grounding: [],
      placement: { selector: 'main', operation: 'append' },
      items: [{ question: 'q', answer: 'a' }],
    },
  ],
  competitors: [
    {
      url: 'https://example.com/',
      status: 'failed',
      error: { code: 'timeout', message: 'slow', retryable: true },
    },
    { url: 'https://example.com/2', status: 'completed', error: null },
  ],
  warnings: [{ code: 'low_confidence', message: 'short' }],
};

const hostileResult = (text: string): AnalysisResult => {
  const result = filled(everything, text);
  // Times are ours.
  return { ...result, page: { ...result.page, fetched_at: '2026-11-21T09:30:00.000Z' } };
};

const hostileContent = (text: string): PageContent => ({
  title: text,
  text: `${text}\n${'a word '.repeat(2_500)}\n${text}`,
  markdown: text,
  outline: [{ level: 2, text, start: 0 }],
});

describe('text of a hostile page', () => {
  let dashboard: TestDashboard;
  const paths = new Map<string, string>();

  beforeAll(async () => {
    dashboard = await startDashboard();
    const client = await dashboard.signIn('owner');
    for (const [name, text] of attacks) {
      const url = `https://example.com/${encodeURIComponent(text).slice(0, 1_500)}?q=<b>"'`;
      const ids: string[] = [];
      for (let round = 0; round < 2; round += 1) {
        const path = await submitPages(client, { urls: url.replaceAll(/\s/g, '+') });
        const result = hostileResult(text);
        const checks = result.checks.map((check) => ({ ...check, points: round, outcome: 'fail' as const }));
        await completeWith(dashboard, idIn(path), { ...result, checks }, hostileContent(text));
        await dashboard.test.app.database.db
          .updateTable('analyses')
          .set({ metadata: JSON.stringify({ [text.slice(0, 40)]: text }) })
          .where('id', '=', idIn(path))
          .execute();
        ids.push(idIn(path));
      }
      const failed = await submitPages(client, { urls: url.replaceAll(/\s/g, '+') });
      await dashboard.test.fail(idIn(failed), { code: 'http_status', message: text, retryable: false });
      const [one = '', other = ''] = ids;
      paths.set(`${name}, in an analysis`, `/analyses/${other}`);
      paths.set(`${name}, in the text`, `/analyses/${one}/text?part=2`);
      paths.set(`${name}, in a failure`, failed);
      paths.set(`${name}, in a comparison`, `/analyses/compare?id=${one}&id=${other}`);
    }
    paths.set('everything, in the list', '/analyses');
    paths.set('everything, on the start page', '/');
  });
  afterAll(() => dashboard.close());

  it('is inert text in every response: no element, attribute or direction override', async () => {
    const client = await dashboard.signIn('viewer');
    for (const [name, path] of paths) {
      const { status, body } = await client.get(path);
      expect(status, name).toBe(200);
      expect(body, name).not.toMatch(/<script>|<img|<svg onload|<b>/);
      expect(body, name).not.toMatch(/<[^>]*\shx-get='/);
      // Pasting needs its markup whole, so it stands there by number.
      expect(body, name).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
  });

  describe.skipIf(isBrowserMissing)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('runs nothing, requests nothing and fits a phone', async () => {
      const { page, faults } = await openPage(dashboard, browser, 'owner', { viewport: phone });
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(dashboard.baseUrl) || /\/keys$|\/x$/.test(request.url()))
          foreign.push(request.url());
      });
      for (const [name, path] of paths) {
        await page.goto(path);
        expect(await page.evaluate('window.hostile'), name).toBeUndefined();
        expect(await fitsWidth(page), name).toBe(true);
      }
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
    });
  });
});
