import type { AnalysisOutcome } from '../../core/schema/analysis-result.ts';

/** A page of a report with the outcome of its analysis. */
export interface AnalysedPage {
  /** As given by the user or the sitemap. */
  readonly source: string;
  /** The page's address; null for a file without one. */
  readonly url: string | null;
  readonly outcome: AnalysisOutcome;
}

export function isAddress(source: string): boolean {
  return /^https?:/i.test(source);
}

/** How a report names a page: its address, or its file and what its address is. */
export function pageName({ source, url }: Pick<AnalysedPage, 'source' | 'url'>): string {
  if (isAddress(source) || source === url) return source;
  return `${source === '-' ? 'standard input' : source} (${url ?? 'no address'})`;
}
