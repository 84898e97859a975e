import { accessOf } from './access.ts';
import { judgedRubric, rubric } from '../checks/rubric.ts';
import { runChecks } from '../checks/run-checks.ts';
import { integrityOf } from '../integrity/integrity.ts';
import type { Access } from '../schema/access.ts';
import type { AnalysisWarning } from '../schema/analysis-result.ts';
import type { CategoryId } from '../schema/vocabulary.ts';
import type { CheckResult } from '../schema/check.ts';
import type { Integrity } from '../schema/integrity.ts';
import { categoryScores, overallScore } from './score.ts';
import { withQueriesGiven, type Signals } from '../page-signals/page-signals.ts';

/** A page with its score and all parts of it. */
export interface ScoredPage {
  readonly signals: Signals;
  readonly checks: readonly CheckResult[];
  readonly access: Access;
  readonly integrity: Integrity;
  readonly categories: Readonly<Record<CategoryId, number>>;
  readonly overall: number;
  readonly warnings: readonly AnalysisWarning[];
}

/**
 * Scores a page for its queries. Inferred ones count like given ones, so that one page with the same questions has one
 * score, whoever asked them: every score of the product comes from here, or from a change to such a page.
 */
export function scoreQueries(read: Signals): ScoredPage {
  return scorePage(withQueriesGiven(read));
}

/** True where ratings of a language model lead the score. */
export function isJudged({ reading }: Pick<Signals, 'reading'>): boolean {
  return (reading?.judgement ?? null) !== null;
}

/**
 * Scores the signals as they are. With `before`, the page before a change, only the checks whose signals changed are run again.
 */
export function scorePage(signals: Signals, before: ScoredPage | null = null): ScoredPage {
  const { results: checks, warnings } = runChecks(
    isJudged(signals) ? judgedRubric() : rubric,
    signals,
    ({ check }) => {
      const isSame = before !== null && check.needs.every((name) => signals[name] === before.signals[name]);
      return isSame ? before.checks.find(({ id }) => id === check.id) : undefined;
    },
  );
  const access = accessOf(signals.page, signals.options);
  // Integrity depends on the text and on hidden text, not on the head.
  const integrity =
    before !== null && before.signals.prose === signals.prose ? before.integrity : integrityOf(signals);
  const categories = categoryScores(checks);
  return {
    signals,
    checks,
    warnings,
    access,
    integrity,
    categories,
    overall: overallScore(categories, access.cap, integrity.multiplier),
  };
}
