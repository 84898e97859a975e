import type { AnswerKind } from '../../schema/vocabulary.ts';
import type { Asked } from './asked.ts';
import { leadOf, type Matching, type SpanMatch } from './match-features.ts';
import { KIND_BITS } from './cues.ts';
import { countsAny } from './held-values.ts';
import { SPAN_WORDS_MAX, type Span } from './spans.ts';
import type { Statement } from './statement.ts';
import type { Statements } from './statements.ts';

/** The features of a span as an answer to a query; their weights are fitted by `npm run train -- answer-rank`. */
export const SPAN_FEATURES = {
  words: 'Weighted share of the query’s words in the span',
  ownWords: 'The same without the words of the page’s subject',
  ownWordsAsked: 'That share times the share of the query that is not its subject',
  nearby:
    'That share in the span and the statements right before and after it, times the share of the query that is not its subject',
  heading: 'Share of the query’s words, without the subject’s, in the nearest heading',
  bestHeading: 'That share relative to the other spans of the page',
  withHeadings: 'Share in the span and its headings together, relative to the other spans of the page',
  afterQuestion: 'Share of the query’s words in a question one or two statements before the span',
  peak: 'The largest share of the query’s words in one statement of the span',
  mentions: 'Statements of the span with words of the query beside the subject’s, up to four',
  occurrences: 'Words of the query, each as often as the span has it, up to eight',
  company: 'Words near the query’s words on the page, relative to the other spans of the page',
  frequent: 'Share of words that the page uses in at least four statements',
  density: 'Matched words for each ten words of the span',
  newWords: 'Content words that the query lacks, up to twenty',
  kindMissing: 'The kind of answer asked for is not there',
  value: 'The value asked for, such as a price, a number, a date or a name',
  valueMissing: 'A value is asked for, and is not there',
  valueAndWords:
    'The value asked for, times the share of the query’s words, without the subject’s, in its statement',
  valueAndHeadings: 'The same with the headings above',
  counted: 'A number right before the things whose number is asked for',
  price: 'A price, and a price is asked for',
  number: 'A number, and a quantity is asked for',
  date: 'A date or time, and one is asked for',
  instruction: 'Instructions or steps, and steps are asked for',
  list: 'A list, and several things are asked for',
  headingAndKind: 'Heading times the kind of answer asked for',
  figure: 'A number in figures, whatever is asked for',
  named: 'A name, whatever is asked for',
  asks: 'Share of the statements that are questions',
  wish: 'Somebody asks or wishes for something',
  teaser: 'It leads the reader elsewhere',
  smallTalk: 'Thanks, a greeting or good wishes',
  firstPerson: 'It speaks in the first person',
  defines: 'It opens with a definition of what is asked for: how closely it defines it',
  definesBest: 'It opens with the first of the closest definitions of what is asked for',
  linked: 'Share of the text of its blocks that is links, unless several things are asked for',
  opening: 'It is at the start of the page, times the share of the query that is its subject',
  length: 'Words relative to the most that can be quoted',
  short: 'Fewer than eight words',
  complete: 'Share of the statements that are full sentences',
  blocks: 'Blocks beside the first, up to five',
} as const;

export type SpanFeature = keyof typeof SPAN_FEATURES;
export type SpanFeatures = Record<SpanFeature, number>;

/** A looser match defines something else. */
const DEFINED_MIN = 0.5;
const SHORT_WORDS = 8;
const BLOCKS_FULL = 5;
/** Statements from the start of the page after which half of what the opening is worth is left. */
const OPENING_STATEMENTS = 4;

/** A span with its match, before it is compared with the other spans. */
export interface MatchedSpan {
  readonly span: Span;
  readonly match: SpanMatch;
}

/** The largest values among the spans for one query; features are relative to them. */
interface Largest {
  company: number;
  heading: number;
  withHeadings: number;
  /** Index of the statement that defines best what is asked for; -1 when none does. */
  readonly definition: number;
}

export function largestOf(spans: readonly MatchedSpan[], { defined }: Asked): Readonly<Largest> {
  const largest: Largest = { company: 0, heading: 0, withHeadings: 0, definition: bestOf(defined) };
  for (const { match } of spans) {
    largest.company = Math.max(largest.company, match.company);
    largest.heading = Math.max(largest.heading, match.heading);
    largest.withHeadings = Math.max(largest.withHeadings, match.withHeadings);
  }
  return largest;
}

/** One object literal: spans are many, and objects that are put together from others cost ten times as much. */
export function spanFeatures(
  { span, match }: MatchedSpan,
  largest: Readonly<Largest>,
  matching: Matching,
): SpanFeatures {
  const { asked, specific, statements } = matching;
  const { kind, defined } = asked;
  const { all } = statements;
  const valueAt = placeOfValue(span, matching);
  const lead = leadOf(span, statements);
  const shares = sharesOf(span, statements);
  const isThere = kind !== null && (shares.kinds & KIND_BITS[kind]) !== 0;
  const has = (one: AnswerKind): number => Number((shares.kinds & KIND_BITS[one]) !== 0);
  const isOfKind = (one: AnswerKind): number => Number(isThere && kind === one);
  return {
    words: match.words,
    ownWords: match.ownWords,
    ownWordsAsked: match.ownWords * specific,
    nearby: match.nearby * specific,
    heading: match.heading,
    bestHeading: relative(match.heading, largest.heading),
    withHeadings: relative(match.withHeadings, largest.withHeadings),
    afterQuestion: match.afterQuestion,
    peak: match.peak,
    mentions: match.mentions,
    occurrences: match.occurrences,
    company: relative(match.company, largest.company),
    frequent: match.frequent,
    density: match.density,
    newWords: match.newWords,
    kindMissing: Number(kind !== null && !isThere),
    value: Number(valueAt >= 0),
    valueMissing: Number(asked.value.values !== 0 && valueAt < 0),
    valueAndWords: valueAt < 0 ? 0 : matching.of(valueAt).ownWords,
    valueAndHeadings: valueAt < 0 ? 0 : match.withHeadings,
    counted: Number(valueAt >= 0 && isCounted(span, asked, statements)),
    price: isOfKind('price'),
    number: isOfKind('number'),
    date: isOfKind('date'),
    instruction: isOfKind('steps'),
    list: isOfKind('list'),
    headingAndKind: isThere ? match.heading : 0,
    figure: shares.figure,
    named: has('person'),
    asks: shares.asks,
    wish: shares.wish,
    teaser: shares.teaser,
    smallTalk: shares.smallTalk,
    firstPerson: shares.firstPerson,
    defines: defined.get(lead) ?? 0,
    definesBest: Number(lead === largest.definition),
    linked: kind === 'list' ? 0 : shares.linked,
    opening: (1 - specific) / (1 + lead / OPENING_STATEMENTS),
    length: Math.min(1, span.words / SPAN_WORDS_MAX),
    short: Number(span.words < SHORT_WORDS),
    complete: shares.complete,
    blocks: Math.min(BLOCKS_FULL, (all[span.to]?.unit ?? 0) - (all[span.from]?.unit ?? 0)) / BLOCKS_FULL,
  };
}

/** Index of the statement with the value asked for that has most of the query's words; -1 when none has it. */
function placeOfValue({ from, to }: Span, { asked, statements, of }: Matching): number {
  let best = -1;
  if (asked.value.values === 0) return best;
  for (let at = from; at <= to; at++) {
    if ((statements.valuesAt(at) & asked.value.values) === 0) continue;
    if (best < 0 || of(at).ownWords > of(best).ownWords) best = at;
  }
  return best;
}

function isCounted({ from, to }: Span, { value: { counted } }: Asked, statements: Statements): boolean {
  if (counted.size === 0) return false;
  for (let at = from; at <= to; at++) {
    const statement = statements.all[at];
    if (statement !== undefined && countsAny(statement, counted, statements.language)) return true;
  }
  return false;
}

function bestOf(defined: ReadonlyMap<number, number>): number {
  let best = -1;
  for (const [at, closeness] of defined) if (closeness > (defined.get(best) ?? DEFINED_MIN)) best = at;
  return best;
}

function relative(value: number, largest: number): number {
  return largest === 0 ? 0 : value / largest;
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
    shares.figure += Number(cues.hasFigure);
    shares.wish += Number(cues.isWish);
    shares.teaser += Number(cues.isTeaser);
    shares.smallTalk += Number(cues.isSmallTalk);
    shares.firstPerson += Number(cues.isFirstPerson);
    shares.complete += Number(statement.isSentence);
    shares.linked += linkShare(statement);
  }
  const count = to - from + 1;
  return {
    kinds: shares.kinds,
    asks: shares.asks / count,
    figure: Number(shares.figure > 0),
    wish: Number(shares.wish > 0),
    teaser: shares.teaser / count,
    smallTalk: shares.smallTalk / count,
    firstPerson: shares.firstPerson / count,
    complete: shares.complete / count,
    linked: shares.linked / count,
  };
}

function linkShare({ block: { linkChars, text } }: Statement): number {
  return text.length === 0 ? 0 : Math.min(1, linkChars / text.length);
}

const NO_SHARES = {
  kinds: 0,
  figure: 0,
  asks: 0,
  wish: 0,
  teaser: 0,
  smallTalk: 0,
  firstPerson: 0,
  complete: 0,
  linked: 0,
};
type Shares = typeof NO_SHARES;
