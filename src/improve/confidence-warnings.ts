import type { AnalysisWarning } from '../schema/analysis-result.ts';
import type { Signals } from '../analysis/signals/signals.ts';

export const INPUT_TRUNCATED = {
  code: 'input_truncated',
  message: 'The page exceeds the analysis limit; its end was left out.',
} as const;

/** Warnings that reduce confidence: a truncated page, and intent judged without given queries. */
export function confidenceWarnings({
  page,
  queries,
  expected,
}: Pick<Signals, 'page' | 'queries' | 'expected'>): AnalysisWarning[] {
  const warnings: AnalysisWarning[] = [];
  if (page.truncated) warnings.push(INPUT_TRUNCATED);
  if (queries.every((query) => query.source === 'inferred')) {
    warnings.push({
      code: 'low_confidence',
      message: 'No query was given: intent is judged for queries inferred from the text itself.',
    });
  } else if (expected.length === 0) {
    warnings.push({
      code: 'low_confidence',
      message: 'No expected entities could be derived from the queries.',
    });
  }
  return warnings;
}
