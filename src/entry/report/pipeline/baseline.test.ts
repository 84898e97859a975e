import { expect, test } from 'vitest';
import { resultOf } from '../../../core/schema/analysis.ts';
import { completedAnalysisExample } from '../../../core/schema/examples/analysis.ts';
import {
  baselinePageOf,
  findRegressions,
  isForSameQuestions,
  parseBaseline,
  renderBaseline,
  type BaselinePage,
} from './baseline.ts';

const result = resultOf(completedAnalysisExample)!;
const failing = { ...result, checks: result.checks.map((check) => ({ ...check, outcome: 'fail' as const })) };
const before = (score: number, ...failingChecks: string[]): BaselinePage => ({
  score,
  questions: ['what does it cost'],
  failingChecks,
});

test('a drop above the tolerance is a regression, one of exactly the tolerance is none', () => {
  expect(findRegressions(result, before(72.5), 1)).toEqual([{ kind: 'score', before: 72.5, after: 71.4 }]);
  expect(findRegressions(result, before(72.4), 1)).toEqual([]);
  // 1.1 - 1 is 0.10000000000000009 in floating point.
  expect(findRegressions({ ...result, overall_score: 1 }, before(1.1), 0.1)).toEqual([]);
  expect(findRegressions(result, before(10), 0)).toEqual([]);
});

test('a check that fails is a regression unless it failed before', () => {
  expect(findRegressions(failing, before(71.4), 1)).toEqual([{ kind: 'check', check: 'answered-queries' }]);
  expect(findRegressions(failing, before(71.4, 'answered-queries'), 1)).toEqual([]);
});

test('a baseline is read as it was written, sorted', () => {
  const pages = new Map([
    ['b', before(2)],
    ['a', before(1, 'title')],
  ]);
  const text = renderBaseline({ rubricVersion: '7', pages });
  expect(parseBaseline(text)).toEqual({ rubricVersion: '7', pages });
  expect(text.indexOf('"a"')).toBeLessThan(text.indexOf('"b"'));
});

test('a score is for the questions of the baseline in any order, and for no others or unknown ones', () => {
  const page = baselinePageOf(result);
  const { queries } = result;
  expect(isForSameQuestions(result, page)).toBe(true);
  expect(isForSameQuestions({ ...result, queries: queries.toReversed() }, page)).toBe(true);
  const others = queries.map((query) => ({ ...query, query: `${query.query} now` }));
  expect(isForSameQuestions({ ...result, queries: others }, page)).toBe(false);
  expect(isForSameQuestions({ ...result, queries: queries.slice(1) }, page)).toBe(false);
  expect(isForSameQuestions(result, { ...page, questions: null })).toBe(false);
});

test.each([
  ['{'],
  ['[]'],
  ['{"object":"citeworthy_baseline"}'],
  ['{"object":"x","rubric_version":"1","pages":{}}'],
])('%s is no baseline', (text) => {
  expect(parseBaseline(text)).toBeUndefined();
});
