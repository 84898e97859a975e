import type { AnswerKind, PageType } from '../../schema/vocabulary.ts';
import type { Features } from '../../models/linear-model.ts';
import type { Candidates, JudgedSpan } from './ranked-spans.ts';
import { VALUE_FEATURES, valueFeatures } from './value-features.ts';
import type { Ranked, Ranking } from './ranking.ts';

/** The features of a query and its best spans, from which the verdict is judged; fitted by `npm run train -- answered`. */
export const VERDICT_FEATURES = {
  rank: 'Rank of the best span',
  worth: 'What all spans are worth together',
  doubt: 'How little the best spans differ from the others',
  held: 'Probability that the best span holds the reader’s words',
  words: 'Weighted share of the query’s words in the best span',
  ownWords: 'The same without the words of the page’s subject',
  nearby: 'The share of these own words in the best span and its neighbours',
  heading: 'That share in the heading of the best span',
  withHeadings: 'That share in the best span and its headings together',
  afterQuestion: 'Share of the query’s words in a question right before the best span',
  ownOnPage: 'Share of the query’s words, without the subject’s, anywhere on the page',
  wordsMissing: 'Number of the query’s words that the page lacks, up to four',
  bestHeading: 'Largest share in a heading',
  silent: 'The best span asks, wishes, leads elsewhere or is small talk',
  firstPerson: 'The best span speaks in the first person',
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
  ...VALUE_FEATURES,
  comparisonMissing: 'A comparison is asked for, and the best span compares nothing',
  listMissing: 'Several things are asked for, and the best span is not a list',
  stepsMissing: 'Steps are asked for, and the best span instructs nobody',
  yesNoMissing: 'Yes or no is asked for, and the best span affirms and denies nothing',
  definitionMissing: 'A definition is asked for, and the best span defines nothing',
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
const MISSING: Readonly<Partial<Record<AnswerKind, VerdictFeature>>> = {
  comparison: 'comparisonMissing',
  list: 'listMissing',
  steps: 'stepsMissing',
  yes_no: 'yesNoMissing',
  definition: 'definitionMissing',
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
  candidates: Candidates,
  { best: [best], worth, doubt }: Ranking<JudgedSpan>,
  pageType: PageType,
): Features<VerdictFeature> {
  const { asked, spans } = candidates;
  const { stems, kind } = asked;
  const missing = stems.filter(({ places }) => places === 0);
  const ownMissing = missing
    .filter(({ isSubject }) => !isSubject)
    .reduce((sum, { weight }) => sum + weight, 0);
  const asks = kind === null ? undefined : ASKS[kind];
  const lacks = kind === null ? undefined : MISSING[kind];
  const on = ON[pageType];
  return {
    ...(best === undefined ? {} : featuresOfBest(best)),
    ...(lacks === undefined ? {} : { [lacks]: best?.features.kindMissing ?? 1 }),
    ...valueFeatures(candidates, best),
    worth,
    doubt,
    ownOnPage: asked.restWeight === 0 ? 0 : 1 - ownMissing / asked.restWeight,
    wordsMissing: Math.min(WORDS_MISSING_FULL, missing.length) / WORDS_MISSING_FULL,
    bestHeading: spans.reduce((most, { match }) => Math.max(most, match.heading), 0),
    queryWords: Math.min(QUERY_WORDS_FULL, stems.length) / QUERY_WORDS_FULL,
    ...(asks === undefined ? {} : { [asks]: 1 }),
    ...(on === undefined ? {} : { [on]: 1 }),
  };
}

function featuresOfBest({
  rank,
  confidence,
  match,
  features,
}: JudgedSpan & Ranked): Features<VerdictFeature> {
  return {
    rank,
    held: confidence,
    words: match.words,
    ownWords: match.ownWords,
    nearby: match.nearby,
    heading: match.heading,
    withHeadings: match.withHeadings,
    afterQuestion: match.afterQuestion,
    silent: Math.max(features.asks, features.wish, features.teaser, features.smallTalk),
    firstPerson: features.firstPerson,
    length: features.length,
  };
}
