import type { AnalysisOutcome } from '../schema/analysis-result.ts';

/** A page of a report, and how its analysis ended. */
export interface AnalysedPage {
  /** As the user or the sitemap gave it. */
  readonly source: string;
  /** The page's address. */
  readonly url: string;
  readonly outcome: AnalysisOutcome;
}
