import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { AS_OF, expectExactQuotes, PAGE_URL } from '../../../test/support/pages/judge-page.ts';
import { ordinaryPages } from '../../../test/support/pages/ordinary-pages.ts';
import { analyze } from '../improve/analyze-page.ts';
import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { CategoryId } from '../schema/vocabulary.ts';
import type { CheckResult } from '../schema/check.ts';
import type { PageContent } from '../schema/analysis-content.ts';
import { roundScore } from '../models/round-score.ts';
import { categoryScores, overallScore } from './score.ts';

const CATEGORIES: readonly CategoryId[] = ['intent_alignment', 'entity_coverage', 'structure_quality'];
/** As the documentation states them; on purpose not imported. */
const WEIGHTS: Readonly<Record<CategoryId, number>> = {
  intent_alignment: 0.4,
  structure_quality: 0.35,
  entity_coverage: 0.25,
};

const analysed = (
  html: string,
  options: Partial<AnalyzeOptions> = {},
): { result: AnalysisResult; content: PageContent } => {
  const outcome = analyze(html, { url: PAGE_URL, asOf: AS_OF, ...options });
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  return outcome;
};

/** What a reader of the JSON would do with the formula of the documentation and a pocket calculator; nothing is rounded. */
function recompute(json: string): { overall: number; categories: Record<CategoryId, number> } {
  const { checks, access, integrity, category_scores: given } = JSON.parse(json) as AnalysisResult;
  const categories: Record<CategoryId, number> = {
    intent_alignment: 0,
    entity_coverage: 0,
    structure_quality: 0,
  };
  let quality = 0;
  for (const id of CATEGORIES) {
    const judged = checks.filter(
      (result) => result.category === id && !['not_applicable', 'error'].includes(result.outcome),
    );
    const max = judged.reduce((sum, result) => sum + result.max_points, 0);
    categories[id] =
      max === 0 ? 0 : (100 * judged.reduce((sum, result) => sum + (result.points ?? Number.NaN), 0)) / max;
    quality += WEIGHTS[id] * given[id];
  }
  return { overall: Math.min(access.cap, quality * integrity.multiplier), categories };
}

/** The score is the recomputed number, rounded to one decimal. */
function expectRounded(score: number, exact: number): void {
  expect(score).toBe(Number(score.toFixed(1)));
  expect(Math.abs(score - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
}

const crawlers = [
  { name: 'OAI-SearchBot', role: 'search', allowed: false, rule: 'Disallow: /' },
  { name: 'Claude-User', role: 'user', allowed: true, rule: null },
] as const;

describe('the score of an analysis', () => {
  it.each(Object.entries(ordinaryPages))(
    'of the %s can be recomputed from its JSON alone',
    (_, { html, url, queries }) => {
      for (const options of [
        { url },
        { url, queries },
        { url, crawlers },
        { url, robotsTags: ['nosnippet'] },
      ]) {
        const { result } = analysed(html, options);
        const { overall, categories } = recompute(JSON.stringify(result));
        expectRounded(result.overall_score, overall);
        for (const id of CATEGORIES) expectRounded(result.category_scores[id], categories[id]);
      }
    },
  );

  it('is low for none of ten ordinary pages, and not the same for all', () => {
    const scores = Object.values(ordinaryPages).map(
      ({ html, url, queries }) => analysed(html, { url, queries }).result.overall_score,
    );
    expect(scores).toHaveLength(10);
    expect(Math.min(...scores)).toBeGreaterThan(35);
    expect(new Set(scores).size).toBeGreaterThan(5);
  });

  it.each(Object.entries(ordinaryPages))(
    'of the %s comes with exact quotes everywhere',
    (_, { html, url, queries }) => {
      const { result, content } = analysed(html, { url, queries });
      expectExactQuotes(
        result.checks.flatMap((check) => check.evidence),
        content.text,
      );
      expectExactQuotes(
        result.queries.flatMap((query) => query.best_passage ?? []),
        content.text,
      );
      for (const { text, start } of content.outline)
        if (start !== null) expect(content.text.slice(start, start + text.length)).toBe(text);
      expect(result.queries.map((query) => query.source)).toEqual(queries.map(() => 'given'));
    },
  );

  it.each(Object.entries(ordinaryPages))(
    'of the %s is the same to the byte when it is computed again',
    (_, { html, url }) => {
      const once = JSON.stringify(analyze(html, { url, asOf: AS_OF, crawlers }));
      expect(JSON.stringify(analyze(html, { url, asOf: AS_OF, crawlers }))).toBe(once);
      expect(
        JSON.stringify(
          analyze(new TextEncoder().encode(html), {
            url,
            asOf: AS_OF,
            crawlers,
            contentType: 'text/html; charset=utf-8',
          }),
        ),
      ).toBe(once);
    },
  );

  it('does not depend on the pages that were analysed before', () => {
    const [first, second] = Object.values(ordinaryPages);
    const alone = JSON.stringify(analysed(first?.html ?? ''));
    analysed(second?.html ?? '');
    expect(JSON.stringify(analysed(first?.html ?? ''))).toBe(alone);
  });

  it.each(Object.entries(hostilePages))('stays in its bounds and can be recomputed for %s', (_, html) => {
    const outcome = analyze(html, { url: PAGE_URL, asOf: AS_OF });
    if (outcome.status === 'failed') {
      expect(outcome.error).toMatchObject({ code: 'empty_page', retryable: false });
      return;
    }
    const { result } = outcome;
    for (const score of [result.overall_score, ...Object.values(result.category_scores)]) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score).toBe(Number(score.toFixed(1)));
    }
    expect(result.warnings.filter((warning) => warning.code === 'check_error')).toEqual([]);
    for (const line of result.recommendations) expect(line).not.toMatch(/undefined|NaN|\[object|“”/);
    expectRounded(result.overall_score, recompute(JSON.stringify(result)).overall);
  });
});

const check = (category: CategoryId, points: number | null, max = 10): CheckResult => ({
  id: 'made-up',
  category,
  outcome: points === null ? 'not_applicable' : 'partial',
  points,
  max_points: max,
  title: '',
  explanation: '',
  evidence: [],
  evidence_class: 'D',
  weakness: null,
  recommendation: null,
  expected_gain: null,
});

describe('category scores', () => {
  it('are the share of the points of the checks that applied, in percent', () => {
    expect(
      categoryScores([
        check('intent_alignment', 5),
        check('intent_alignment', 20, 20),
        check('structure_quality', 1, 3),
      ]),
    ).toEqual({
      intent_alignment: 83.3,
      structure_quality: 33.3,
      entity_coverage: 0,
    });
  });

  it('leave out what does not apply or broke', () => {
    const judged = [check('entity_coverage', 7)];
    expect(
      categoryScores([
        ...judged,
        check('entity_coverage', null, 90),
        { ...check('entity_coverage', null, 50), outcome: 'error' },
      ]),
    ).toEqual(categoryScores(judged));
  });

  it.each([
    [4.35, 60, 7.3],
    [2.03, 20, 10.2],
  ])('round a half up as decimals do: %f of %i points', (earned, max, percent) => {
    expect(categoryScores([check('intent_alignment', earned, max)]).intent_alignment).toBe(percent);
  });

  it('are 0 where no check applied', () => {
    expect(categoryScores([check('entity_coverage', null)]).entity_coverage).toBe(0);
    expect(categoryScores([])).toEqual({ intent_alignment: 0, structure_quality: 0, entity_coverage: 0 });
  });
});

const score = fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10);
const categories = fc.record({ intent_alignment: score, structure_quality: score, entity_coverage: score });
const multiplier = fc.integer({ min: 20, max: 100 }).map((hundredths) => hundredths / 100);
const points = fc.array(
  fc.integer({ min: 0, max: 1_000 }).map((hundredths) => hundredths / 100),
  { minLength: 1, maxLength: 15 },
);

describe('the overall score', () => {
  it('weighs intent most, then structure, then entities', () => {
    const only = (id: CategoryId): number =>
      overallScore({ intent_alignment: 0, structure_quality: 0, entity_coverage: 0, [id]: 100 }, 100, 1);
    expect(CATEGORIES.map(only)).toEqual([40, 25, 35]);
    expect(
      overallScore({ intent_alignment: 100, structure_quality: 100, entity_coverage: 100 }, 100, 1),
    ).toBe(100);
  });

  it('never exceeds the cap, and is the quality times the multiplier below it', () => {
    fc.assert(
      fc.property(categories, fc.constantFrom(10, 25, 30, 35, 85, 100), multiplier, (values, cap, factor) => {
        const overall = overallScore(values, cap, factor);
        const quality =
          0.4 * values.intent_alignment + 0.35 * values.structure_quality + 0.25 * values.entity_coverage;
        expect(overall).toBeLessThanOrEqual(cap);
        expect(Math.abs(overall - Math.min(cap, quality * factor))).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });

  it('is capped after it was multiplied, not before', () => {
    const values = { intent_alignment: 80, structure_quality: 80, entity_coverage: 80 };
    expect(overallScore(values, 35, 0.5)).toBe(35);
    expect(overallScore(values, 35, 0.4)).toBe(32);
  });

  it('never falls when a check earns more, and never rises when the cap or the multiplier falls', () => {
    fc.assert(
      fc.property(
        points,
        fc.nat({ max: 14 }),
        fc.integer({ min: 10, max: 100 }),
        multiplier,
        (earned, index, cap, factor) => {
          const rows = (list: readonly number[]): CheckResult[] =>
            list.map((value, at) => check(CATEGORIES[at % 3] ?? 'intent_alignment', value));
          const better = earned.map((value, at) =>
            at === index % earned.length ? Math.min(10, value + 1) : value,
          );
          const before = overallScore(categoryScores(rows(earned)), cap, factor);
          expect(overallScore(categoryScores(rows(better)), cap, factor)).toBeGreaterThanOrEqual(before);
          expect(overallScore(categoryScores(rows(earned)), cap - 5, factor)).toBeLessThanOrEqual(before);
          expect(overallScore(categoryScores(rows(earned)), cap, factor / 2)).toBeLessThanOrEqual(before);
        },
      ),
    );
  });

  it.each([
    [98.3, 64.8, 67, 0.84, 66.2],
    [6.6, 92.6, 25.2, 1, 41.4],
    [46.1, 80.1, 59.1, 1, 61.3],
  ])(
    'rounds a half up as decimals do: %f, %f, %f × %f is %f',
    (intent, structure, entity, factor, overall) => {
      expect(
        overallScore(
          { intent_alignment: intent, structure_quality: structure, entity_coverage: entity },
          100,
          factor,
        ),
      ).toBe(overall);
    },
  );

  it('has one decimal at most', () => {
    expect([0, 33.333, 66.66, 99.96, 100].map(roundScore)).toEqual([0, 33.3, 66.7, 100, 100]);
  });
});
