import type { AnswerKind, PageType } from '../../../schema/vocabulary.ts';
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
  price: 'A price is asked for, and the best span has one',
  number: 'A quantity is asked for, and the best span has a number',
  date: 'A date is asked for, and the best span has one',
  ownOnPage: 'The same without the words of the page’s subject',
  wordsMissing: 'Number of the query’s words that the page lacks, up to four',
  bestHeading: 'Largest share in a heading',
  silent: 'The best span asks, wishes, leads elsewhere or is small talk',
  firstPerson: 'The best span speaks in the first person',
  early: 'Position of the best span',
  length: 'Words of the best span relative to the most that can be quoted',
  queryWords: 'Words of the query, up to ten',
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
const ON: Readonly<Partial<Record<PageType, VerdictFeature>>> = {
  forum: 'onForum',
  product: 'onProduct',
  service: 'onProduct',
  documentation: 'onDocumentation',
  recipe: 'onDocumentation',
};
const QUERY_WORDS_FULL = 10;
const WORDS_MISSING_FULL = 4;

export function verdictFeatures(
  { asked, spans }: Candidates,
  best: readonly RankedSpan[],
  pageType: PageType,
): Features<VerdictFeature> {
  const { stems, kind } = asked;
  const missing = stems.filter(({ places }) => places === 0);
  const ownMissing = missing
    .filter(({ isSubject }) => !isSubject)
    .reduce((sum, { weight }) => sum + weight, 0);
  const asks = kind === null ? undefined : ASKS[kind];
  const on = ON[pageType];
  return {
    ...(best[0] === undefined ? {} : featuresOfBest(best[0])),
    ownOnPage: asked.restWeight === 0 ? 0 : 1 - ownMissing / asked.restWeight,
    wordsMissing: Math.min(WORDS_MISSING_FULL, missing.length) / WORDS_MISSING_FULL,
    bestHeading: Math.max(0, ...spans.map(({ features }) => features.heading)),
    queryWords: Math.min(QUERY_WORDS_FULL, stems.length) / QUERY_WORDS_FULL,
    ...(asks === undefined ? {} : { [asks]: 1 }),
    ...(on === undefined ? {} : { [on]: 1 }),
  };
}

function featuresOfBest({ rank, features: top }: RankedSpan): Features<VerdictFeature> {
  return {
    rank,
    words: top.words,
    ownWords: top.ownWords,
    withHeadings: top.withHeadings,
    nearby: top.nearby,
    heading: top.heading,
    rarest: top.rarest,
    phrases: top.phrases,
    kind: top.kind,
    kindMissing: top.kindMissing,
    price: top.price,
    number: top.number,
    date: top.date,
    silent: Math.max(top.question, top.wish, top.teaser, top.smallTalk),
    firstPerson: top.firstPerson,
    early: top.early,
    length: top.length,
  };
}
