/** What is promised of the actions of any page, however it is written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../test/support/pages/build-page.ts';
import { honestKinds } from '../../../../test/support/pages/honest-kinds.ts';
import { hostilePages } from '../../../../test/support/pages/hostile-pages.ts';
import { AS_OF, expectExactQuotes, PAGE_URL } from '../../../../test/support/pages/judge-page.ts';
import { gamedOf, goodPages, shellOf, stubOf } from '../../../../test/support/pages/law-pages.ts';
import { oddHtml } from '../../../../test/support/pages/odd-html.ts';
import { ordinaryPages } from '../../../../test/support/pages/ordinary-pages.ts';
import type { AnalyzeOptions } from '../../page-signals/analyze-options.ts';
import { actionSchema, briefSchema, type Action } from '../../schema/action.ts';
import { analyze } from '../analyze-page.ts';

const OPEN = ['which mooring fees apply to yachts', 'how much does a <b>paddle</b> steamer weigh?'];
const pages: readonly (readonly [string, string, string])[] = [
  ...Object.entries(ordinaryPages).map(([name, { html, url }]) => [name, html, url] as const),
  ...Object.entries(honestKinds).map(([name, html]) => [name, html, PAGE_URL] as const),
  ...Object.entries(hostilePages).map(([name, html]) => [name, html, PAGE_URL] as const),
  ...Object.entries(goodPages).flatMap(([name, page]) => [
    [`good ${name}`, buildPage(page.description), page.url] as const,
    [`stub of ${name}`, stubOf(page), page.url] as const,
    [`shell of ${name}`, shellOf(page), page.url] as const,
    [`gamed ${name}`, gamedOf(page), page.url] as const,
  ]),
];

/** Words for a person: a control character would break what shows them. */
function expectPlain(text: string): void {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/\p{Cc}/u);
  expect(text).not.toMatch(/undefined|NaN|\[object|“”/);
}

/** An action says whole sentences and never passes on the markup of a page. */
function expectSound({ text, why, where, example }: Action, pageText: string): void {
  for (const said of [text, why]) {
    expectPlain(said);
    expect(said).toMatch(/^[\p{Lu}\p{N}“].*[.!?”]$/su);
  }
  // Outside of a quotation, markup names elements; inside one, it is what a caller asked or a page shows as text.
  const own = text.replace(/“[^”]*”/gu, '');
  for (const [tag] of own.matchAll(/<[^>]*>/gu)) expect(tag).toMatch(/^<[a-z]+(?: rel="canonical")?>$/);
  if (example !== null) expectPlain(example);
  if (where !== null) expectExactQuotes([where], pageText);
}

/** Holds the analysis of a page to what is promised of its actions; null for a page without text. */
function expectPromised(html: string, options: Partial<AnalyzeOptions> = {}): void {
  const outcome = analyze(html, { url: PAGE_URL, asOf: AS_OF, ...options });
  if (outcome.status === 'failed') return;
  const { result, content } = outcome;
  const { actions, briefs, recommendations, checks } = result;
  expect(actions.length).toBeLessThanOrEqual(5);
  expect(recommendations).toEqual(actions.map(({ text }) => text));
  expect(new Set(recommendations).size).toBe(recommendations.length);
  for (const action of actions) {
    expect(() => actionSchema.parse(action)).not.toThrow();
    expectSound(action, content.text);
    if (action.brief !== null) expect(briefs[action.brief]).toBeDefined();
  }
  for (const brief of briefs) {
    expect(() => briefSchema.parse(brief)).not.toThrow();
    for (const said of [brief.question, brief.place, ...brief.facts_needed]) expectPlain(said);
  }
  for (const { outcome: verdict, recommendation } of checks) {
    if (recommendation === null) continue;
    expect(['partial', 'fail']).toContain(verdict);
    expectPlain(recommendation);
  }
}

describe('the actions of any page', () => {
  it.each(pages)('are few, in plain words, and quote what stands there: %s', (_, html, url) => {
    expectPromised(html, { url });
    expectPromised(html, { url, queries: OPEN });
  });

  it('are so of pages with odd markup', () => {
    fc.assert(
      fc.property(oddHtml, fc.subarray(OPEN), (html, queries) => {
        expectPromised(`<title>The heat pump</title><h1>Heat pump</h1>${html}`, { queries });
      }),
      { numRuns: 150 },
    );
  });
});
