import { answerKinds, type AnswerKind } from '../../../schema/vocabulary.ts';
import type { Features } from '../../models/linear-model.ts';
import { recallOfBits, type Asked } from './asked.ts';
import { cuesOf } from './cues.ts';
import type { Span } from './spans.ts';
import type { Statement, Statements } from './statements.ts';

/** The features of a span as an answer to a query; their weights are fitted by `npm run train -- answer-rank`. */
export const SPAN_FEATURES = {
  words: 'Weighted share of the query’s words in the span',
  ownWords: 'The same without the words of the page’s subject',
  withHeadings: 'That share in the span and its headings together',
  heading: 'That share in the nearest heading',
  faqHeading: 'Share of the query’s words in a question right above the span',
  nearby: 'That share in the span and the statements right before and after it',
  firstStatement: 'That share in the first statement of the span',
  rarest: 'Weight of the rarest matched word relative to the rarest word of the query',
  phrases: 'Share of the query’s pairs of neighbouring words that stand together',
  density: 'Matched words for each ten words of the span',
  subject: 'Share of the words of the subject in the span',
  newWords: 'Content words that the query lacks, up to twenty',
  kind: 'The kind of answer asked for is there',
  kindMissing: 'The kind of answer asked for is not there',
  price: 'A price, and a price is asked for',
  number: 'A number, and a quantity is asked for',
  date: 'A date or time, and one is asked for',
  name: 'A name, and a person or a place is asked for',
  definition: 'A definition, and one is asked for',
  comparison: 'Words that compare, and a comparison is asked for',
  reason: 'Words that give reasons, and an explanation is asked for',
  verdict: 'Words that affirm, deny or limit, and a yes or no is asked for',
  instruction: 'Instructions or steps, and steps are asked for',
  list: 'A list, and several things are asked for',
  ownWordsAndKind: 'Own words times the kind of answer asked for',
  headingAndKind: 'Heading times the kind of answer asked for',
  question: 'The last statement is a question',
  asks: 'Share of the statements that are questions',
  wish: 'Somebody asks or wishes for something',
  teaser: 'It leads the reader elsewhere',
  smallTalk: 'Thanks, a greeting or good wishes',
  firstPerson: 'It speaks in the first person',
  dangling: 'Its first word refers back',
  links: 'Share of the text inside links',
  early: 'Position on the page: 1 at the start, 0 at the end',
  opening: 'Within the first three statements of the page',
  afterHeading: 'Right below a heading',
  fromHeading: 'It begins with a heading',
  afterQuestion: 'Right after a question',
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

const CROSSED: Readonly<Partial<Record<AnswerKind, SpanFeature>>> = {
  price: 'price',
  number: 'number',
  date: 'date',
  person: 'name',
  place: 'name',
  definition: 'definition',
  comparison: 'comparison',
  explanation: 'reason',
  yes_no: 'verdict',
  steps: 'instruction',
  list: 'list',
};
const SPAN_WORDS_FULL = 45;
const SHORT_WORDS = 8;
const NEW_WORDS_FULL = 20;
const BLOCKS_FULL = 5;
const OPENING_STATEMENTS = 3;

/** `pairs` are the neighbouring words of the query, as bits of its stems. */
export function spanFeatures(
  span: Span,
  asked: Asked,
  statements: Statements,
  pairs: readonly (readonly [number, number])[],
): Features<SpanFeature> {
  const { all, language } = statements;
  const parts = all.slice(span.from, span.to + 1);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return {};
  const count = parts.length;
  const share = (holds: (part: Statement) => boolean): number => parts.filter(holds).length / count;
  const cues = parts.map((part) => cuesOf(part, statements.text, language));
  const any = (holds: (cue: (typeof cues)[number]) => boolean): number => Number(cues.some(holds));
  const matches = matchFeatures(span, asked, statements, pairs);
  const kinds = kindFeatures(asked, new Set(cues.flatMap((cue) => [...cue.kinds])));
  return {
    ...matches,
    ...kinds,
    ownWordsAndKind: (matches.ownWords ?? 0) * (kinds.kind ?? 0),
    headingAndKind: (matches.heading ?? 0) * (kinds.kind ?? 0),
    question: Number(last.isQuestion),
    asks: share(({ isQuestion }) => isQuestion),
    wish: any(({ isWish }) => isWish),
    teaser: cues.filter(({ isTeaser }) => isTeaser).length / count,
    smallTalk: cues.filter(({ isSmallTalk }) => isSmallTalk).length / count,
    firstPerson: cues.filter(({ isFirstPerson }) => isFirstPerson).length / count,
    dangling: Number(cues[0]?.isDangling ?? false),
    links:
      parts.reduce((sum, { block }) => sum + block.linkChars / Math.max(1, block.text.length), 0) / count,
    early: 1 - span.from / all.length,
    opening: Number(span.from < OPENING_STATEMENTS),
    afterHeading: Number(first.afterHeading === 0 && first.headings.length > 0),
    fromHeading: Number(first.kind === 'heading'),
    afterQuestion: Number(all[span.from - 1]?.isQuestion ?? false),
    length: Math.min(1, span.words / SPAN_WORDS_FULL),
    short: Number(span.words < SHORT_WORDS),
    complete: share(({ isSentence }) => isSentence),
    blocks: Math.min(BLOCKS_FULL, last.unit - first.unit) / BLOCKS_FULL,
    listed: share(({ kind }) => kind === 'list_item'),
    rows: share(({ kind }) => kind === 'table_row'),
    code: share(({ kind }) => kind === 'code'),
    term: share(({ kind }) => kind === 'term'),
  };
}

function matchFeatures(
  { from, to, words }: Span,
  asked: Asked,
  { all }: Statements,
  pairs: readonly (readonly [number, number])[],
): Features<SpanFeature> {
  const { same, related, stems } = asked;
  const bitsOf = (bits: Int32Array, indices: readonly number[]): number =>
    indices.reduce((sum, at) => sum | (bits[at] ?? 0), 0);
  const inside = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const headings = all[from]?.headings ?? [];
  const nearest = headings[0] ?? -1;
  const recall = (indices: readonly number[], rest: boolean): number =>
    recallOfBits(asked, bitsOf(same, indices), bitsOf(related, indices), rest);
  const [exact, near] = [bitsOf(same, inside), bitsOf(related, inside)];
  const matched = stems.filter((_, bit) => ((exact | near) >> bit) & 1);
  const heaviest = Math.max(0, ...stems.map(({ weight }) => weight));
  const subject = stems.filter(({ isSubject }) => isSubject);
  const ownWords = recallOfBits(asked, exact, near, true);
  const asksAbove = all[from - 1]?.isQuestion === true || all[nearest]?.isQuestion === true;
  const newStems = new Set(inside.flatMap((at) => [...(all[at]?.stems ?? [])])).size - matched.length;
  return {
    words: recallOfBits(asked, exact, near, false),
    ownWords,
    withHeadings: recall([...inside, ...headings], true),
    heading: recall([nearest], true),
    faqHeading: asksAbove ? Math.max(recall([nearest], false), recall([from - 1], false)) : 0,
    nearby: recall([from - 1, ...inside, to + 1], true),
    firstStatement: recall([from], true),
    rarest: heaviest === 0 ? 0 : Math.max(0, ...matched.map(({ weight }) => weight)) / heaviest,
    phrases:
      pairs.length === 0
        ? 0
        : pairs.filter((pair) => standsIn(pair, inside, asked, all)).length / pairs.length,
    density: words === 0 ? 0 : Math.min(1, (10 * matched.length) / Math.max(words, 10)),
    subject:
      subject.length === 0 ? 0 : subject.filter((stem) => matched.includes(stem)).length / subject.length,
    newWords: Math.max(0, Math.min(NEW_WORDS_FULL, newStems)) / NEW_WORDS_FULL,
  };
}

/** Words between two words of a phrase: none, or a small one. */
const PHRASE_GAP_MAX = 2;

function standsIn(
  [one, other]: readonly [number, number],
  inside: readonly number[],
  { same, stems }: Asked,
  all: readonly Statement[],
): boolean {
  const both = (1 << one) | (1 << other);
  const [first, second] = [stems[one]?.stem, stems[other]?.stem];
  return inside.some((at) => {
    if (((same[at] ?? 0) & both) !== both) return false;
    let place = -1;
    return (all[at]?.words ?? []).some(({ stem }, index) => {
      if (stem === second && place >= 0 && index - place <= PHRASE_GAP_MAX) return true;
      if (stem === first) place = index;
      return false;
    });
  });
}

function kindFeatures({ kind }: Asked, present: ReadonlySet<AnswerKind>): Features<SpanFeature> {
  if (kind === null || !answerKinds.includes(kind)) return {};
  const isThere = present.has(kind);
  const crossed = CROSSED[kind];
  return {
    kind: Number(isThere),
    kindMissing: Number(!isThere),
    ...(isThere && crossed !== undefined ? { [crossed]: 1 } : {}),
  };
}
