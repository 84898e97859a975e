import type { SpanFeatures } from '../../reading/answers/span-features.ts';
import type { Features, LinearModel } from '../../models/linear-model.ts';
import type { AnswerKind } from '../../schema/vocabulary.ts';

/** The features of a passage as the answer below a question; fitted by `npm run train -- faq-answer`. */
export const PASSAGE_FEATURES = {
  answered: 'Probability that the page answers the question',
  held: 'Probability that the passage holds the words that a careful reader would take',
  rank: 'Rank of the passage relative to the best span',
  words: 'Weighted share of the question’s words in the passage',
  ownWords: 'The same without the words of the page’s subject',
  withHeadings: 'That share in the passage and its headings together, relative to the best span',
  heading: 'That share in the nearest heading',
  afterQuestion: 'Share of the question’s words in a question one or two statements before',
  belowQuestion: 'It opens what stands right below the question',
  kindMissing: 'The kind of answer asked for is not there',
  defines: 'It opens with a definition of what is asked for: how closely it defines it',
  definesBest: 'It opens with the closest definition',
  figure: 'A number in figures',
  wish: 'Somebody asks or wishes for something',
  teaser: 'It leads the reader elsewhere',
  newWords: 'Content words that the question lacks, up to twenty',
  linked: 'Share of the text that is links',
  length: 'Words relative to the most that a span has',
  opensUnit: 'It starts where its paragraph does',
  list: 'It is a list',
  listAsked: 'It is a list, and several things are asked for',
  row: 'It is a row of a table',
  asksExplanation: 'An explanation is asked for',
  asksYesNo: 'Yes or no is asked for',
  asksPlain: 'Nothing certain is asked for',
} as const;

export type PassageFeature = keyof typeof PASSAGE_FEATURES;
export type PassageFeatures = Features<PassageFeature>;
export type PassageModel = LinearModel<PassageFeature>;

/** Words of the page in one piece. */
export interface PassageShape {
  readonly form: 'sentences' | 'list' | 'row';
  /** True when it starts where its paragraph does. */
  readonly opensUnit: boolean;
}

/** What is known of the question and its best spans. */
export interface Asking {
  readonly probability: number;
  readonly held: number;
  readonly rank: number;
  readonly isBelowQuestion: boolean;
  readonly kind: AnswerKind | null;
}

export function passageFeatures(passage: PassageShape, own: SpanFeatures, asking: Asking): PassageFeatures {
  const { probability, held, rank, isBelowQuestion, kind } = asking;
  const isList = passage.form === 'list';
  return {
    answered: probability,
    held,
    rank,
    words: own.words,
    ownWords: own.ownWords,
    withHeadings: own.withHeadings,
    heading: own.heading,
    afterQuestion: own.afterQuestion,
    belowQuestion: Number(isBelowQuestion),
    kindMissing: own.kindMissing,
    defines: own.defines,
    definesBest: own.definesBest,
    figure: own.figure,
    wish: own.wish,
    teaser: own.teaser,
    newWords: own.newWords,
    linked: own.linked,
    length: own.length,
    opensUnit: Number(passage.opensUnit),
    list: Number(isList),
    listAsked: Number(isList && (kind === 'list' || kind === 'steps')),
    row: Number(passage.form === 'row'),
    asksExplanation: Number(kind === 'explanation'),
    asksYesNo: Number(kind === 'yes_no'),
    asksPlain: Number(kind === null),
  };
}
