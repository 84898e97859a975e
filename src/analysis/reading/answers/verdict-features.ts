import { pageTypes, type AnswerKind, type PageType } from '../../../schema/vocabulary.ts';
import type { Features } from '../../models/linear-model.ts';
import type { Candidates, RankedSpan } from './ranked-spans.ts';

/** The features of a query and its best spans, from which the verdict is judged; fitted by `npm run train -- answered`. */
export const VERDICT_FEATURES = {
  rank: 'Rank of the best span',
  words: 'Weighted share of the query’s words in the best span',
  ownWords: 'The same without the words of the page’s subject',
  withHeadings: 'That share in the best span and its headings together',
  nearby: 'That share in the best span and its neighbours',
  heading: 'That share in the heading of the best span',
  rarest: 'The best span has the rarest word of the query',
  phrases: 'Pairs of the query’s words that stand together in the best span',
  kind: 'The kind of answer asked for is in the best span',
  kindMissing: 'The kind of answer asked for is not in the best span',
  kindNowhere: 'The kind of answer asked for is in none of the spans',
  onPage: 'Weighted share of the query’s words on the page',
  ownOnPage: 'The same without the words of the page’s subject',
  wordsMissing: 'Number of the query’s words that the page lacks, up to four',
  rarestMissing: 'The page lacks a word of the query altogether',
  together: 'Largest share of the query’s words in one span',
  bestHeading: 'Largest share in a heading',
  goodSpans: 'Spans nearly as close as the closest, up to twenty',
  silent: 'The best span asks, wishes, leads elsewhere or is small talk',
  firstPerson: 'The best span speaks in the first person',
  early: 'Position of the best span',
  length: 'Words of the best span relative to the most that can be quoted',
  complete: 'Share of full sentences in the best span',
  queryWords: 'Words of the query, up to ten',
  pageWords: 'Logarithm of the words of the page',
  asksPrice: 'A price is asked for',
  asksNumber: 'A quantity is asked for',
  asksDate: 'A date is asked for',
  asksComparison: 'A comparison is asked for',
  asksList: 'Several things are asked for',
  asksSteps: 'Steps are asked for',
  asksYesNo: 'Yes or no is asked for',
  asksDefinition: 'A definition is asked for',
  asksPersonOrPlace: 'A person or a place is asked for',
  onForum: 'The page is a forum thread',
  onCollection: 'The page is a collection, a listing or a home page',
  onProduct: 'The page is about a product or a service',
  onDocumentation: 'The page is documentation or a recipe',
} as const;

export type VerdictFeature = keyof typeof VERDICT_FEATURES;

const ASKS: Readonly<Partial<Record<AnswerKind, VerdictFeature>>> = {
  price: 'asksPrice',
  number: 'asksNumber',
  date: 'asksDate',
  comparison: 'asksComparison',
  list: 'asksList',
  steps: 'asksSteps',
  yes_no: 'asksYesNo',
  definition: 'asksDefinition',
  person: 'asksPersonOrPlace',
  place: 'asksPersonOrPlace',
};
const ON: Readonly<Partial<Record<(typeof pageTypes)[number], VerdictFeature>>> = {
  forum: 'onForum',
  collection: 'onCollection',
  listing: 'onCollection',
  home: 'onCollection',
  product: 'onProduct',
  service: 'onProduct',
  documentation: 'onDocumentation',
  recipe: 'onDocumentation',
};
const QUERY_WORDS_FULL = 10;
const WORDS_MISSING_FULL = 4;
const GOOD_SPANS_FULL = 20;
/** A span is good from this share of the closest one's match. */
const GOOD_SHARE = 0.8;

export function verdictFeatures(
  { asked, spans }: Candidates,
  best: readonly RankedSpan[],
  page: { readonly type: PageType; readonly words: number },
): Features<VerdictFeature> {
  const { stems, kind } = asked;
  const top = best[0]?.features ?? {};
  const missing = stems.filter(({ places }) => places === 0);
  const ownMissing = missing.filter(({ isSubject }) => !isSubject);
  const weigh = (list: typeof stems): number => list.reduce((sum, { weight }) => sum + weight, 0);
  const together = Math.max(0, ...spans.map(({ features }) => features.ownWords ?? 0));
  const good = spans.filter(({ features }) => (features.ownWords ?? 0) >= together * GOOD_SHARE).length;
  const asks = kind === null ? undefined : ASKS[kind];
  const on = ON[page.type];
  return {
    rank: best[0]?.rank ?? 0,
    words: top.words ?? 0,
    ownWords: top.ownWords ?? 0,
    withHeadings: top.withHeadings ?? 0,
    nearby: top.nearby ?? 0,
    heading: top.heading ?? 0,
    rarest: top.rarest ?? 0,
    phrases: top.phrases ?? 0,
    kind: top.kind ?? 0,
    kindMissing: top.kindMissing ?? 0,
    kindNowhere: Number(kind !== null && spans.every(({ features }) => features.kind !== 1)),
    onPage: asked.weight === 0 ? 0 : 1 - weigh(missing) / asked.weight,
    ownOnPage: asked.restWeight === 0 ? 0 : 1 - weigh(ownMissing) / asked.restWeight,
    wordsMissing: Math.min(WORDS_MISSING_FULL, missing.length) / WORDS_MISSING_FULL,
    rarestMissing: Number(missing.length > 0),
    together,
    bestHeading: Math.max(0, ...spans.map(({ features }) => features.heading ?? 0)),
    goodSpans: together === 0 ? 0 : Math.min(GOOD_SPANS_FULL, good) / GOOD_SPANS_FULL,
    silent: Math.max(top.question ?? 0, top.wish ?? 0, top.teaser ?? 0, top.smallTalk ?? 0),
    firstPerson: top.firstPerson ?? 0,
    early: top.early ?? 0,
    length: top.length ?? 0,
    complete: top.complete ?? 0,
    queryWords: Math.min(QUERY_WORDS_FULL, stems.length) / QUERY_WORDS_FULL,
    pageWords: Math.log(1 + page.words),
    ...(asks === undefined ? {} : { [asks]: 1 }),
    ...(on === undefined ? {} : { [on]: 1 }),
  };
}
