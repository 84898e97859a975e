import type { AskedQuery } from '../schema/injection.ts';
import { rubric } from '../analysis/checks/rubric.ts';
import { asGiven } from './measure-gains.ts';
import { scorePage, type ScoredPage } from '../analysis/score-page.ts';
import { createSignals } from '../analysis/signals/signals.ts';
import { contentBlockTypes, type ContentType } from '../schema/vocabulary.ts';

/** The parts of an injection request that affect the page's score. */
export interface PageRequest {
  /** Absolute http(s) URL; null for a page without one. */
  readonly url: string | null;
  /** The date for computing ages, YYYY-MM-DD. */
  readonly asOf: string;
  /** Null: queries inferred from the page. */
  readonly queries: readonly AskedQuery[] | null;
  /** Null: the types that fix the page's failed checks. */
  readonly contentTypes: readonly ContentType[] | null;
}

export interface ScoredRequest {
  readonly conditions: { readonly url: string; readonly asOf: string; readonly queries: readonly string[] };
  /** The unchanged page, scored with all queries as given ones. */
  readonly before: ScoredPage;
  readonly queries: readonly AskedQuery[];
  readonly contentTypes: readonly ContentType[];
}

/** Address of a page without one: scoring needs it to tell own links from others. */
const NO_ADDRESS = 'https://example.com/';

/** Scores a page before its blocks are made; null when it has neither text nor scripts. */
export function scoreRequest(html: string, request: PageRequest): ScoredRequest | null {
  const asked = {
    url: request.url ?? NO_ADDRESS,
    asOf: request.asOf,
    queries: (request.queries ?? []).map(({ query }) => query),
  };
  const scored = scorePage(createSignals(html, asked));
  const { page } = scored.signals;
  if (page.contentWords === 0 && page.visibleChars === 0 && page.scriptTraces === 0) return null;
  const before = asGiven(scored);
  const queries = askedQueries(scored, request.queries);
  return {
    conditions: { ...asked, queries: queries.map(({ query }) => query) },
    before,
    queries,
    contentTypes: request.contentTypes ?? typesCalledFor(before),
  };
}

function askedQueries({ signals }: ScoredPage, given: readonly AskedQuery[] | null): readonly AskedQuery[] {
  return signals.queries.map(({ text, source }) => ({
    query: text,
    source: given === null ? source : (given.find(({ query }) => query === text)?.source ?? 'given'),
  }));
}

/** The types that fix a failed or partial check, in the order of `contentBlockTypes`. */
function typesCalledFor({ checks }: ScoredPage): readonly ContentType[] {
  const failed = new Set(
    checks.filter(({ points, outcome }) => points !== null && outcome !== 'pass').map(({ id }) => id),
  );
  const wanted = new Set(rubric.flatMap(({ check }) => (failed.has(check.id) ? (check.fix ?? []) : [])));
  return contentBlockTypes.filter((type) => wanted.has(type));
}
