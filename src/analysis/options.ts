import type { PageSummary } from './reading/entities/page-summary.ts';
import type { CompetitorResult } from '../schema/analysis-result.ts';
import type { CrawlerVerdict } from '../schema/access.ts';

/** What is known about a page besides its HTML. Everything that the core needs comes in here; it reads no clock. */
export interface AnalyzeOptions {
  /** The page's address, absolute http(s). */
  readonly url: string;
  /** What people will ask an assistant; at most 10. Inferred from the page when empty or absent. */
  readonly queries?: readonly string[];
  /** The day that ages are counted to, YYYY-MM-DD. */
  readonly asOf: string;
  /** The address after redirects; `url` when absent. */
  readonly finalUrl?: string;
  readonly httpStatus?: number | null;
  /** The value of the Content-Type header; used for the charset when the HTML comes as bytes. */
  readonly contentType?: string | null;
  /** Values of X-Robots-Tag headers. */
  readonly robotsTags?: readonly string[];
  /** RFC 3339; only copied into the result. */
  readonly fetchedAt?: string | null;
  /** What robots.txt says to each crawler; empty when it was not read. */
  readonly crawlers?: readonly CrawlerVerdict[];
  /** Other pages on the topic, from `summarizePage`: what half of them write about is expected of this one too. */
  readonly competitors?: readonly PageSummary[];
  /** What became of each competitor page, for the result; those of `competitors`, all read, when absent. */
  readonly competitorResults?: readonly CompetitorResult[];
  /** False: no content blocks are made and no gains measured, which takes about half of the time. True when absent. */
  readonly gains?: boolean;
}
