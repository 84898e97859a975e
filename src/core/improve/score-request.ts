import type { AnalyzeOptions } from '../page-signals/analyze-options.ts';
import type { ProposedReading } from '../reading/model/proposed-reading.ts';
import { pageBefore } from '../reading/model/read-with-model.ts';
import type { AskedQuery } from '../schema/injection.ts';
import { isEmptyPage } from './empty-page.ts';
import { notHtmlError } from './not-html.ts';
import { PLACEHOLDER_URL } from './placeholder-url.ts';
import { fixTypes } from './measure-gains.ts';
import { scoreQueries, type ScoredPage } from '../score/score-page.ts';
import { createSignals, type Signals } from '../page-signals/page-signals.ts';
import type { ContentType } from '../schema/vocabulary.ts';

/** The parts of an injection request that affect the page's score. */
export interface PageRequest {
  /** Absolute http(s) URL; null for a page without one. */
  readonly url: string | null;
  /** The address after redirects; `url` when absent. */
  readonly finalUrl?: string | null;
  /** The date for computing ages, YYYY-MM-DD. */
  readonly asOf: string;
  /** Null: queries inferred from the page. */
  readonly queries: readonly AskedQuery[] | null;
  /** Null: the types that fix the page's failed checks. */
  readonly contentTypes: readonly ContentType[] | null;
  /** What a language model read from the page; null or absent: the rules read. */
  readonly reading?: ProposedReading | null;
}

export interface ScoredRequest {
  /** For scoring the page with changes. */
  readonly conditions: Pick<AnalyzeOptions, 'url' | 'finalUrl' | 'asOf' | 'queries' | 'reading'>;
  /** The unchanged page as it was read: its queries say which of them are guesses. */
  readonly read: Signals;
  /** The unchanged page, scored with all queries as given ones. */
  readonly before: ScoredPage;
  readonly queries: readonly AskedQuery[];
  readonly contentTypes: readonly ContentType[];
}

/** Scores a page before its blocks are made; null when it is no HTML, or has neither text nor scripts. */
export function scoreRequest(html: string, request: PageRequest): ScoredRequest | null {
  const { reading = null } = request;
  if (notHtmlError(html) !== null) return null;
  const asked = {
    url: request.url ?? PLACEHOLDER_URL,
    ...(typeof request.finalUrl === 'string' ? { finalUrl: request.finalUrl } : {}),
    asOf: request.asOf,
    queries: (request.queries ?? []).map(({ query }) => query),
    ...(reading === null ? {} : { reading }),
  };
  const read = createSignals(html, asked);
  if (isEmptyPage(read.page)) return null;
  const before = scoreQueries(read);
  const queries = askedQueries(read, request.queries);
  return {
    conditions: {
      ...asked,
      queries: queries.map(({ query }) => query),
      ...(reading?.kind === 'written' ? { reading: { ...reading, before: pageBefore(before.signals) } } : {}),
    },
    read,
    before,
    queries,
    contentTypes: request.contentTypes ?? fixTypes(before.checks),
  };
}

function askedQueries({ queries }: Signals, given: readonly AskedQuery[] | null): readonly AskedQuery[] {
  return queries.map(({ text, source }) => ({
    query: text,
    source: given === null ? source : (given.find(({ query }) => query === text)?.source ?? 'given'),
  }));
}
