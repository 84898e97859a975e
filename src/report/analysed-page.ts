import type { AnalysisOutcome } from '../schema/analysis-result.ts';

/** A page of a report with the outcome of its analysis. */
export interface AnalysedPage {
  /** As given by the user or the sitemap. */
  readonly source: string;
  /** The page's address. */
  readonly url: string;
  readonly outcome: AnalysisOutcome;
}
