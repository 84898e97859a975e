import type { PageDocument } from '../../document/page-document.ts';
import { matchersOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { Query } from '../queries/query.ts';

/** The aim behind a query: to know, to do, to choose, to buy, to get to a place. */
export const intents = [
  'informational',
  'procedural',
  'comparative',
  'transactional',
  'navigational',
] as const;
export type Intent = (typeof intents)[number];

export interface QueryIntent {
  readonly query: Query;
  readonly intent: Intent;
}

const intentCuesOf = perPack(({ queries, grammar: { isUnspaced } }) =>
  queries === null ? null : matchersOf(queries.intents, { isUnspaced }),
);

/** In order of precedence: "how to choose between" compares, "how to buy" is a procedure. */
const ORDER = ['comparative', 'procedural', 'transactional', 'navigational'] as const;
/** Intents that a title can show for inferred queries; shops put "buy" and "contact" into every title. */
const INTENTS_FROM_TITLE: ReadonlySet<Intent> = new Set(['comparative', 'procedural']);
/** Fallback by page type when the query contains no cue words. */
const BY_TYPE: Readonly<Partial<Record<PageType, Intent>>> = {
  recipe: 'procedural',
  product: 'transactional',
};

export interface IntentSignals {
  readonly queries: readonly Query[];
  readonly page: PageDocument;
  readonly pageType: PageType;
  readonly titleText: string;
}

/**
 * The intent of each query, by cue words of the page's language, else by page type; null where the language has no cue
 * words. An inferred query has no cues of its own: the title's cues count for the head query.
 */
export function intentsOf({
  queries,
  page,
  pageType,
  titleText,
}: IntentSignals): readonly QueryIntent[] | null {
  const cues = intentCuesOf(packOf(page.language));
  if (cues === null) return null;
  const intentIn = (text: string): Intent | null => ORDER.find((intent) => cues[intent].test(text)) ?? null;
  const byTitle = intentIn(`${titleText} · ${page.titleHeading ?? ''}`);
  const byPage = BY_TYPE[pageType] ?? 'informational';
  return queries.map((query) => {
    if (query.source === 'given') return { query, intent: intentIn(query.text) ?? byPage };
    const isTold = query.isHead && byTitle !== null && INTENTS_FROM_TITLE.has(byTitle);
    return { query, intent: isTold ? byTitle : byPage };
  });
}
