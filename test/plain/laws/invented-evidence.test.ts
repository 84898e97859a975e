import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import { buildPage } from '../../support/pages/build-page.ts';
import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { inventedGains } from '../../support/invented-gains.ts';
import { inventedMarkup } from '../../support/pages/invented-sentences.ts';
import { goodPages } from '../../support/pages/law-pages.ts';
import { ordinaryPages, slateRoof } from '../../support/pages/ordinary-pages.ts';

interface Tried {
  readonly url: string;
  readonly html: string;
  readonly queries: readonly string[];
}

const pages: Readonly<Record<string, Tried>> = {
  ...Object.fromEntries(
    Object.entries(goodPages).map(([name, { url, queries, description }]) => [
      `good ${name}`,
      // Without their own dates, so that an invented one may gain.
      { url, queries, html: buildPage({ ...description, structuredData: [] }) },
    ]),
  ),
  ...ordinaryPages,
  'slate roof without its markup': {
    url: 'https://almanac.example/guides/slate-roof',
    queries: ['how long does a slate roof last'],
    html: buildPage({ ...slateRoof, structuredData: [] }),
  },
};

function resultOf(html: string, { url, queries }: Tried): AnalysisResult {
  const outcome = analyze(html, { url, queries, asOf: '2026-11-21', gains: false });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.result;
}

const withSentence = (html: string, sentence: string): string => {
  const at = html.lastIndexOf('</p>') + '</p>'.length;
  return `${html.slice(0, at)}<p>${sentence}</p>${html.slice(at)}`;
};

describe('one sentence of invented evidence gains at most 1.5', () => {
  for (const [name, tried] of Object.entries(pages)) {
    it(name, () => {
      const honest = resultOf(tried.html, tried);
      const scoreWith = (sentence: string): number =>
        resultOf(withSentence(tried.html, sentence), tried).overall_score;
      expect(inventedGains(honest, scoreWith)).toEqual([]);
    });
  }
});

describe('a date and an author that only the markup has gain nothing', () => {
  for (const [name, tried] of Object.entries(pages)) {
    it.each(Object.entries(inventedMarkup))(`${name}, %s`, (_, markup) => {
      const html = tried.html.replace('</head>', () => `${markup}</head>`);
      expect(resultOf(html, tried).overall_score).toBeLessThanOrEqual(
        resultOf(tried.html, tried).overall_score,
      );
    });
  }
});
