import type { AnalysisWarning } from '../schema/analysis-result.ts';
import type { Signals } from '../page-signals/page-signals.ts';

export const INPUT_TRUNCATED = {
  code: 'input_truncated',
  message: 'The page exceeds the analysis limit; its end was left out.',
} as const;

/** Warnings that reduce confidence: a truncated page, and intent judged without given queries. */
export function confidenceWarnings(
  queries: Signals['queries'],
  { page, expected, language }: Pick<Signals, 'page' | 'expected' | 'language'>,
): AnalysisWarning[] {
  const warnings: AnalysisWarning[] = [];
  if (page.truncated) warnings.push(INPUT_TRUNCATED);
  if (queries.every((query) => query.source === 'inferred')) {
    warnings.push({
      code: 'low_confidence',
      message: inferenceMessage(queries, language),
    });
  } else if (expected.length === 0) {
    warnings.push({
      code: 'low_confidence',
      message: 'No expected entities could be derived from the queries.',
    });
  }
  return warnings;
}

/** Below two queries nothing but the subject's name is known. */
const QUERIES_MIN = 2;

function inferenceMessage(queries: Signals['queries'], { questions, name }: Signals['language']): string {
  const inferred = 'No query was given: intent is judged for queries inferred from the page.';
  if (questions === null)
    return `${inferred} Questions cannot be inferred in this language (${name}), so the only query is the subject. Give the questions that the page should answer.`;
  return queries.length < QUERIES_MIN
    ? `${inferred} The page shows no further question that people ask. Give the questions that it should answer.`
    : inferred;
}
