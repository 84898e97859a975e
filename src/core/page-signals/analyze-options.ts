import type { PageSummary } from '../reading/entities/page-summary.ts';
import type { ProposedReading } from '../reading/model/proposed-reading.ts';
import type { CompetitorResult } from '../schema/analysis-result.ts';
import type { CrawlerVerdict } from '../schema/access.ts';

/** The inputs of an analysis besides the HTML; the core reads no clock and no network. */
export interface AnalyzeOptions {
  /** The page's address, absolute http(s). */
  readonly url: string;
  /** Questions that people will ask an assistant; at most 10. Inferred from the page when empty or absent. */
  readonly queries?: readonly string[];
  /** The date for computing ages, YYYY-MM-DD. */
  readonly asOf: string;
  /** The address after redirects; `url` when absent. */
  readonly finalUrl?: string;
  readonly httpStatus?: number | null;
  /** The value of the Content-Type header; used for the charset when the HTML comes as bytes. */
  readonly contentType?: string | null;
  /** Values of X-Robots-Tag headers. */
  readonly robotsTags?: readonly string[];
  /** RFC 3339; copied into the result. */
  readonly fetchedAt?: string | null;
  /** The robots.txt verdict for each crawler; empty when it was not read. */
  readonly crawlers?: readonly CrawlerVerdict[];
  /** Other pages on the topic, from `summarizePage`: terms that half of them develop are expected of this page. */
  readonly competitors?: readonly PageSummary[];
  /** The outcome of each competitor page, for the result; by default `competitors`, all read. */
  readonly competitorResults?: readonly CompetitorResult[];
  /** What a language model read from the page; used as far as the page bears it out. Absent: the rules read. */
  readonly reading?: ProposedReading;
  /** False skips content blocks and gains, about half of the time. Default true. */
  readonly gains?: boolean;
}
