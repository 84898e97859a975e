import type { AnswerKind } from '../../../schema/vocabulary.ts';
import { matchFeatures, type Matching } from './match-features.ts';
import { KIND_BITS } from './cues.ts';
import { SPAN_WORDS_MAX, type Span } from './spans.ts';
import type { Statements } from './statements.ts';

/** The features of a span as an answer to a query; their weights are fitted by `npm run train -- answer-rank`. */
export const SPAN_FEATURES = {
  words: 'Weighted share of the query’s words in the span',
  ownWords: 'The same without the words of the page’s subject',
  withHeadings: 'That share in the span and its headings together',
  heading: 'That share in the nearest heading',
  faqHeading: 'Share of the query’s words in a question right above the span',
  afterQuestion: 'Share of the query’s words in a question one or two statements before the span',
  opens: 'Share of the query’s words in the first words of the span',
  nearby: 'That share in the span and the statements right before and after it',
  peak: 'The largest share of the query’s words in one statement of the span',
  mentions: 'Statements of the span with words of the query beside the subject’s, up to four',
  company: 'Share of the words that stand near the query’s words on the page',
  frequent: 'Share of words that the page uses in at least four statements',
  rarest: 'Weight of the rarest matched word relative to the rarest word of the query',
  phrases: 'Share of the query’s pairs of neighbouring words that stand together',
  density: 'Matched words for each ten words of the span',
  newWords: 'Content words that the query lacks, up to twenty',
  kind: 'The kind of answer asked for is there',
  kindMissing: 'The kind of answer asked for is not there',
  price: 'A price, and a price is asked for',
  number: 'A number, and a quantity is asked for',
  date: 'A date or time, and one is asked for',
  instruction: 'Instructions or steps, and steps are asked for',
  list: 'A list, and several things are asked for',
  ownWordsAndKind: 'Own words times the kind of answer asked for',
  headingAndKind: 'Heading times the kind of answer asked for',
  figure: 'A number, whatever is asked for',
  named: 'A name, whatever is asked for',
  reasons: 'Words that give reasons, whatever is asked for',
  question: 'The last statement is a question',
  asks: 'Share of the statements that are questions',
  wish: 'Somebody asks or wishes for something',
  teaser: 'It leads the reader elsewhere',
  smallTalk: 'Thanks, a greeting or good wishes',
  firstPerson: 'It speaks in the first person',
  early: 'Position on the page: 1 at the start, 0 at the end',
  fromHeading: 'It begins with a heading',
  length: 'Words relative to the most that can be quoted',
  short: 'Fewer than eight words',
  complete: 'Share of the statements that are full sentences',
  blocks: 'Blocks beside the first, up to five',
  listed: 'Items of a list',
  rows: 'Rows of a table',
  code: 'Code',
  term: 'A term with its definition',
} as const;

export type SpanFeature = keyof typeof SPAN_FEATURES;
export type SpanFeatures = Record<SpanFeature, number>;

const SHORT_WORDS = 8;
const BLOCKS_FULL = 5;

/** One object literal: spans are many, and objects that are put together from others cost ten times as much. */
export function spanFeatures(span: Span, matching: Matching, statements: Statements): SpanFeatures {
  const { all } = statements;
  const [first, last] = [all[span.from], all[span.to]];
  const matches = matchFeatures(span, matching);
  const shares = sharesOf(span, statements);
  const { kind } = matching.asked;
  const isThere = kind !== null && (shares.kinds & KIND_BITS[kind]) !== 0;
  const has = (one: AnswerKind): number => Number((shares.kinds & KIND_BITS[one]) !== 0);
  const asked = (one: AnswerKind): number => Number(isThere && kind === one);
  return {
    words: matches.words,
    ownWords: matches.ownWords,
    withHeadings: matches.withHeadings,
    heading: matches.heading,
    faqHeading: matches.faqHeading,
    afterQuestion: matches.afterQuestion,
    opens: matches.opens,
    nearby: matches.nearby,
    peak: matches.peak,
    mentions: matches.mentions,
    company: matches.company,
    frequent: matches.frequent,
    rarest: matches.rarest,
    phrases: matches.phrases,
    density: matches.density,
    newWords: matches.newWords,
    kind: Number(isThere),
    kindMissing: Number(kind !== null && !isThere),
    price: asked('price'),
    number: asked('number'),
    date: asked('date'),
    instruction: asked('steps'),
    list: asked('list'),
    ownWordsAndKind: isThere ? matches.ownWords : 0,
    headingAndKind: isThere ? matches.heading : 0,
    figure: has('number'),
    named: has('person'),
    reasons: has('explanation'),
    question: Number(last?.isQuestion === true),
    asks: shares.asks,
    wish: Number(shares.wish > 0),
    teaser: shares.teaser,
    smallTalk: shares.smallTalk,
    firstPerson: shares.firstPerson,
    early: 1 - span.from / all.length,
    fromHeading: Number(first?.kind === 'heading'),
    length: Math.min(1, span.words / SPAN_WORDS_MAX),
    short: Number(span.words < SHORT_WORDS),
    complete: shares.complete,
    blocks: Math.min(BLOCKS_FULL, (last?.unit ?? 0) - (first?.unit ?? 0)) / BLOCKS_FULL,
    listed: shares.listed,
    rows: shares.rows,
    code: shares.code,
    term: shares.term,
  };
}

/** Shares of the statements of a span, and the kinds of answers that it contains, as bits. */
function sharesOf({ from, to }: Span, { all, cuesAt }: Statements): Shares {
  const shares: Shares = { ...NO_SHARES };
  for (let at = from; at <= to; at++) {
    const statement = all[at];
    const cues = cuesAt(at);
    if (statement === undefined || cues === undefined) continue;
    shares.kinds |= cues.kinds;
    shares.asks += Number(statement.isQuestion);
    shares.wish += Number(cues.isWish);
    shares.teaser += Number(cues.isTeaser);
    shares.smallTalk += Number(cues.isSmallTalk);
    shares.firstPerson += Number(cues.isFirstPerson);
    shares.complete += Number(statement.isSentence);
    shares.listed += Number(statement.kind === 'list_item');
    shares.rows += Number(statement.kind === 'table_row');
    shares.code += Number(statement.kind === 'code');
    shares.term += Number(statement.kind === 'term');
  }
  const count = to - from + 1;
  return {
    kinds: shares.kinds,
    asks: shares.asks / count,
    wish: shares.wish / count,
    teaser: shares.teaser / count,
    smallTalk: shares.smallTalk / count,
    firstPerson: shares.firstPerson / count,
    complete: shares.complete / count,
    listed: shares.listed / count,
    rows: shares.rows / count,
    code: shares.code / count,
    term: shares.term / count,
  };
}

const NO_SHARES = {
  kinds: 0,
  asks: 0,
  wish: 0,
  teaser: 0,
  smallTalk: 0,
  firstPerson: 0,
  complete: 0,
  listed: 0,
  rows: 0,
  code: 0,
  term: 0,
};
type Shares = typeof NO_SHARES;
