import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/core/improve/analyze-page.ts';
import { buildPage } from '../../support/pages/build-page.ts';
import { goodPages, type LawPage } from '../../support/pages/law-pages.ts';
import { articleTranslations } from '../../support/pages/translations-article.ts';
import { productTranslations } from '../../support/pages/translations-product.ts';

const translated: Readonly<Record<string, Readonly<Record<string, LawPage>>>> = {
  article: articleTranslations,
  product: productTranslations,
};
const DISTANCE_MAX = 8;

const resultOf = ({ url, queries, description }: LawPage, isGiven: boolean): AnalysisResult => {
  const outcome = analyze(buildPage(description), {
    url,
    asOf: '2026-11-21',
    queries: isGiven ? queries : [],
  });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome.result;
};

const cases = Object.entries(translated).flatMap(([name, pages]) =>
  Object.entries(pages).flatMap(([language, page]) =>
    [true, false].map((isGiven) => ({ name, language, page, isGiven })),
  ),
);

describe('a faithful translation scores within 8 points of its original', () => {
  it.each(cases)('$name in $language, queries given: $isGiven', ({ name, page, isGiven }) => {
    const original = goodPages[name];
    if (original === undefined) throw new Error(`no page ${name}`);
    const [before, after] = [resultOf(original, isGiven), resultOf(page, isGiven)];
    expect(after.integrity).toEqual({ multiplier: 1, flags: [] });
    expect(Math.abs(after.overall_score - before.overall_score)).toBeLessThanOrEqual(DISTANCE_MAX);
  });
});
