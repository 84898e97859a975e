import type { AnalysisResult } from '../../../src/core/schema/analysis-result.ts';

/** The words of the first passage that answers anything: text that the analysis read. */
export function firstAnswer({ queries }: AnalysisResult): string {
  const answers = queries.flatMap((query) => query.answers).filter(({ start }) => start !== null);
  return answers.sort((a, b) => (a.start ?? 0) - (b.start ?? 0))[0]?.text ?? '';
}
