/** Runs one check of the rubric on one page, through the same code that scores a page. */
import { expect } from 'vitest';
import { rubric } from '../../src/analysis/checks/rubric.ts';
import { runChecks } from '../../src/analysis/checks/run-checks.ts';
import type { AnalyzeOptions } from '../../src/analysis/options.ts';
import type { CheckResult } from '../../src/schema/check.ts';
import type { Evidence } from '../../src/schema/evidence.ts';
import { createSignals, type Signals } from '../../src/analysis/signals/signals.ts';

export const PAGE_URL = 'https://almanac.example/';
export const AS_OF = '2026-11-21';

/**
 * Points in which the tests of a check are written, where they are not the rubric's: a weight may change without them.
 */
const POINTS_IN_TESTS: Readonly<Record<string, number>> = {
  'passage-relevance': 80,
  'title-query-match': 16,
  'metadata-and-dates': 9,
  'raw-html-text': 20,
  'acronym-expansion': 4,
  'primary-entity-definition': 4,
  'primary-entity-prominence': 6,
  'supporting-entities': 6,
  'facet-coverage': 8,
  'format-fit': 10,
  'extractable-forms': 10,
  'evidence-hygiene': 14,
  disambiguation: 7,
  specificity: 14,
  'expected-entities': 10,
};

export interface Judgement {
  readonly result: CheckResult;
  /** The page's main content, which offsets point into. */
  readonly text: string;
  readonly signals: Signals;
}

/** The judgement of a check on a page. Every judgement is held to what is promised for all of them. */
export function judge(
  check: { readonly id: string },
  html: string,
  options: Partial<AnalyzeOptions> = {},
): Judgement {
  const line = rubric.find((candidate) => candidate.check.id === check.id);
  if (line === undefined) throw new Error(`The rubric has no check ${check.id}.`);
  const signals = createSignals(html, { url: PAGE_URL, asOf: AS_OF, ...options });
  const [result] = runChecks(
    [{ ...line, maxPoints: POINTS_IN_TESTS[check.id] ?? line.maxPoints }],
    signals,
  ).results;
  if (result === undefined) throw new Error(`The check ${check.id} gave no result.`);
  const { text } = signals.page;
  expectExactQuotes(result.evidence, text);
  expectConsistent(result);
  return { result, text, signals };
}

/** A quote with offsets is what stands there, to the character; one without has neither. */
export function expectExactQuotes(evidence: readonly Evidence[], text: string): void {
  for (const { text: quoted, start, end } of evidence) {
    if (start === null || end === null) expect([start, end]).toEqual([null, null]);
    else expect(quoted).toBe(text.slice(start, end));
    expect(quoted).not.toBe('');
  }
}

function expectConsistent({
  outcome,
  points,
  max_points: max,
  explanation,
  recommendation,
}: CheckResult): void {
  expect(explanation).not.toBe('');
  expect(explanation).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(recommendation ?? '').not.toMatch(/NaN|undefined|Infinity|\[object/);
  if (outcome === 'not_applicable' || outcome === 'error') {
    expect({ points, recommendation }).toEqual({ points: null, recommendation: null });
    return;
  }
  expect(points).toBeGreaterThanOrEqual(0);
  expect(points).toBeLessThanOrEqual(max);
  expect(points).toBe(Number((points ?? Number.NaN).toFixed(2)));
  if (outcome === 'pass') expect(points).toBeGreaterThanOrEqual(max * 0.9 - 0.005);
  if (outcome === 'fail') expect(points).toBeLessThanOrEqual(max * 0.1 + 0.005);
}
