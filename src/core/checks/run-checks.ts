import type { AnalysisWarning } from '../schema/analysis-result.ts';
import type { CheckResult } from '../schema/check.ts';
import { pickSignals, type Signals } from '../page-signals/page-signals.ts';
import { outcomeOf, type Check, type Evaluation } from './check.ts';
import type { RubricLine } from './rubric.ts';

const EVIDENCE_MAX = 5;

export interface CheckRun {
  readonly results: readonly CheckResult[];
  readonly warnings: readonly AnalysisWarning[];
}

/**
 * Runs every check of the rubric on its declared signals. A check that throws is reported and left out of the mean.
 * `known` may return the result of a check whose signals did not change since its last run.
 */
export function runChecks(
  rubric: readonly RubricLine[],
  signals: Signals,
  known: (line: RubricLine) => CheckResult | undefined = () => undefined,
): CheckRun {
  const results: CheckResult[] = [];
  const warnings: AnalysisWarning[] = [];
  for (const line of rubric) {
    const result = known(line) ?? resultOf(line, evaluateCheck(line.check, signals));
    results.push(result);
    if (result.outcome === 'error') {
      warnings.push({
        code: 'check_error',
        message: `The check ${line.check.id} failed on this page and was left out of the score.`,
      });
    }
  }
  return { results, warnings };
}

type Judged = Evaluation | { readonly kind: 'error' };

/** Evaluates a check on its declared signals. Throwing, or a share outside 0-1, is an error. */
export function evaluateCheck(check: Check, signals: Signals): Judged {
  try {
    const evaluation = check.evaluate(pickSignals(signals, check.needs) as Signals);
    const isBroken = evaluation.kind === 'judged' && !(evaluation.share >= 0 && evaluation.share <= 1.000001);
    return isBroken ? { kind: 'error' } : evaluation;
  } catch {
    return { kind: 'error' };
  }
}

/** The API result of an evaluation: the only place that turns a share into points. */
export function resultOf({ check, maxPoints }: RubricLine, evaluation: Judged): CheckResult {
  const fixed = {
    id: check.id,
    category: check.category,
    max_points: maxPoints,
    title: check.title,
    evidence_class: check.source.class,
    weakness: check.weakness,
    // Measured later, when the page's score is known.
    expected_gain: null,
  };
  switch (evaluation.kind) {
    case 'judged':
      return {
        ...fixed,
        outcome: outcomeOf(evaluation.share),
        points: Math.round(Math.min(1, evaluation.share) * maxPoints * 100) / 100,
        explanation: evaluation.explanation,
        evidence: evaluation.evidence.slice(0, EVIDENCE_MAX),
        // Given later: a page that is scored with trial blocks needs no advice.
        recommendation: null,
      };
    case 'not_applicable':
      return {
        ...fixed,
        outcome: 'not_applicable',
        points: null,
        explanation: evaluation.reason,
        evidence: [],
        recommendation: null,
      };
    case 'error':
      return {
        ...fixed,
        outcome: 'error',
        points: null,
        explanation: 'The check failed on this page.',
        evidence: [],
        recommendation: null,
      };
  }
}
