/** Runs one check of the rubric on one page, through the same code that scores a page. */
import { expect } from 'vitest';
import { rubric } from '../../../src/core/checks/rubric.ts';
import { evaluateCheck, resultOf } from '../../../src/core/checks/run-checks.ts';
import type { Advice } from '../../../src/core/advice/advice.ts';
import type { AnalyzeOptions } from '../../../src/core/page-signals/analyze-options.ts';
import type { CheckResult } from '../../../src/core/schema/check.ts';
import type { Evidence } from '../../../src/core/schema/evidence.ts';
import { createSignals, type Signals } from '../../../src/core/page-signals/page-signals.ts';

export const PAGE_URL = 'https://almanac.example/';
export const AS_OF = '2026-11-21';

/** What a check reports of a page, with the share that it gave in place of the points that the rubric makes of it. */
export type JudgedCheck = Omit<
  CheckResult,
  'points' | 'max_points' | 'weakness' | 'recommendation' | 'expected_gain'
> & {
  /** 0-1, to four decimals; null where the check does not apply or broke. */
  readonly share: number | null;
};

export interface Judgement {
  readonly result: JudgedCheck;
  /** What an editor is told to do, on any page: as in a report, nothing uncertain where the check passes. */
  readonly advice: Advice | null;
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
  const evaluation = evaluateCheck(line.check, signals);
  const share = evaluation.kind === 'judged' ? Number(evaluation.share.toFixed(4)) : null;
  const { id, category, title, evidence_class, outcome, explanation, evidence } = resultOf(line, evaluation);
  // Without points and weight: no test of a check depends on the rubric.
  const result = {
    id,
    category,
    title,
    evidence_class,
    outcome,
    share,
    explanation,
    evidence,
  };
  const { text } = signals.page;
  expectExactQuotes(result.evidence, text);
  expectConsistent(result);
  const found = outcome === 'not_applicable' || outcome === 'error' ? null : line.check.advise?.(signals);
  const advice = found === undefined || (outcome === 'pass' && found?.isCertain !== true) ? null : found;
  if (advice !== null) expectSound(advice, text);
  return { result, advice, text, signals };
}

/** Advice says something in whole sentences, and names a place of the page. */
function expectSound({ text, why, where, example }: Advice, pageText: string): void {
  for (const said of [text, why, example ?? 'Nothing.']) {
    expect(said.trim()).not.toBe('');
    expect(said).not.toMatch(/NaN|undefined|Infinity|\[object|“”/);
  }
  if (where !== null) expectExactQuotes([where], pageText);
}

/** A quote with offsets is what stands there, to the character; one without has neither. */
export function expectExactQuotes(evidence: readonly Evidence[], text: string): void {
  for (const { text: quoted, start, end } of evidence) {
    if (start === null || end === null) expect([start, end]).toEqual([null, null]);
    else expect(quoted).toBe(text.slice(start, end));
    expect(quoted).not.toBe('');
  }
}

function expectConsistent({ outcome, share, explanation }: JudgedCheck): void {
  expect(explanation).not.toBe('');
  expect(explanation).not.toMatch(/NaN|undefined|Infinity|\[object/);
  if (outcome === 'not_applicable' || outcome === 'error') {
    expect(share).toBeNull();
    return;
  }
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThanOrEqual(1);
  if (outcome === 'pass') expect(share).toBeGreaterThanOrEqual(0.9);
  if (outcome === 'fail') expect(share).toBeLessThanOrEqual(0.1);
}
