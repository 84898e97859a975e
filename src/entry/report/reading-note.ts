import type { AnalysisResult } from '../../core/schema/analysis-result.ts';

/** Warnings of a model that is configured and could not read the page. */
const modelWarnings: ReadonlySet<string> = new Set(['model_unavailable', 'model_budget']);

/** What is rougher without a language model, in one line; null where a model reads, or is configured and has failed. */
export function readingNote({
  engine,
  warnings,
}: Pick<AnalysisResult, 'engine' | 'warnings'>): string | null {
  if (engine.reader !== 'rules' || warnings.some(({ code }) => modelWarnings.has(code))) return null;
  return 'Read by rules: subject, questions and verdicts are rougher than with a language model. A server reads with one: npx citeworthy init connects it.';
}
