import type { PageDocument } from '../document/page-document.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';

export const EMPTY_PAGE: AnalysisError = {
  code: 'empty_page',
  message: 'The page contains neither text nor scripts.',
  retryable: false,
};

/** True for a page with neither text nor scripts: there is nothing to score. */
export function isEmptyPage({ contentWords, visibleChars, scriptTraces }: PageDocument): boolean {
  return contentWords === 0 && visibleChars === 0 && scriptTraces === 0;
}
