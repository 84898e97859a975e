import type { AnswerForm } from '../../schema/vocabulary.ts';
import { packOf } from '../../languages/index.ts';
import { recallOfBits, type Asked } from './asked.ts';
import type { Statements } from './statements.ts';
import type { Statement } from './statement.ts';

/** Statements in a row that may answer a query. */
export interface Span {
  /** Indices of the first and the last statement. */
  readonly from: number;
  readonly to: number;
  readonly form: AnswerForm;
  /** UTF-16 offsets into the page's text. */
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** Statements around which spans are built, for one query. */
const SEEDS_MAX = 20;
/** Statements that define what is asked are seeds as well. */
const DEFINITIONS_MAX = 5;
/** The first statements may answer any query about the page. */
const OPENING_STATEMENTS = 4;
/** A heading lends its words to this many statements below it. */
const HEADING_REACH = 12;
/** Share of the heading's match that a statement below it inherits, and of its neighbours' match. */
const INHERITED = { asked: 0.9, first: 0.6, later: 0.3, neighbour: 0.35 } as const;
/** Longer spans are not quoted (contract). */
export const SPAN_WORDS_MAX = 45;
export const UNSPACED_SPAN_WORDS_MAX = 70;
/** Code has no words in the prose; its symbols are counted by their size. */
const CODE_CHARS_PER_WORD = 8;

export function spansFor(asked: Asked, statements: Statements): readonly Span[] {
  const wordsMax = packOf(statements.language).grammar.isUnspaced ? UNSPACED_SPAN_WORDS_MAX : SPAN_WORDS_MAX;
  const spans = new Map<number, Span>();
  const isSilentAt = (at: number): boolean => {
    const cues = statements.cuesAt(at);
    return cues === undefined || cues.isSilent || (cues.isLabels && asked.kind !== 'list');
  };
  const isOpenAt = (at: number): boolean => isSilentAt(at) || statements.cuesAt(at)?.isAnnouncing === true;
  const add = (first: number, last: number): void => {
    let [from, to] = [first, last];
    while (from < to && isSilentAt(from)) from++;
    while (from < to && isOpenAt(to)) to--;
    if (from === to ? isOpenAt(from) : isSilentAt(from)) return;
    const key = from * statements.all.length + to;
    if (spans.has(key)) return;
    if (asked.kind !== 'list' && hasLabels(statements, from, to)) return;
    const span = spanOf(statements, from, to, wordsMax);
    if (span !== null) spans.set(key, span);
  };
  for (const seed of seedsOf(asked, statements)) {
    if (statements.all[seed]?.kind !== 'heading') add(seed, seed);
    add(seed, reachFrom(statements.all, seed, wordsMax));
    add(seed, reachFrom(statements.all, seed, wordsMax, statements.all[seed]?.unit));
    const next = seed + 1;
    if (isTogether(statements.all, next)) add(seed, next);
    if (!isTogether(statements.all, seed)) continue;
    add(seed - 1, seed);
    add(seed - 1, reachFrom(statements.all, seed - 1, wordsMax));
    const two = seed - 2;
    if (isTogether(statements.all, seed - 1)) add(two, reachFrom(statements.all, two, wordsMax));
  }
  return [...spans.values()];
}

/** A row of labels between sentences separates them and belongs to neither. */
function hasLabels({ cuesAt }: Statements, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (cuesAt(at)?.isLabels === true) return true;
  return false;
}

/** The statements that match the query best by their own words, their headings' and their neighbours'. */
function seedsOf(asked: Asked, { all }: Statements): readonly number[] {
  const own = ownMatches(asked, all.length);
  const scored: { readonly at: number; readonly score: number }[] = [];
  all.forEach((statement, at) => {
    const score = (own[at] ?? 0) + inherited(statement, at, own, all);
    if (score > 0 && !statement.isQuestion) scored.push({ at, score });
  });
  scored.sort((one, other) => other.score - one.score || one.at - other.at);
  const seeds = new Set(scored.slice(0, SEEDS_MAX).map(({ at }) => at));
  for (const at of asked.defined.keys()) {
    if (seeds.size >= SEEDS_MAX + DEFINITIONS_MAX) break;
    seeds.add(at);
  }
  for (let at = 0; at < Math.min(OPENING_STATEMENTS, all.length); at++) seeds.add(at);
  return [...seeds];
}

function ownMatches(asked: Asked, count: number): Float64Array {
  const own = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const [same, related] = [asked.same[at] ?? 0, asked.related[at] ?? 0];
    if ((same | related) === 0) continue;
    own[at] =
      recallOfBits(asked, same, related, true) +
      INHERITED.neighbour * recallOfBits(asked, same, related, false);
  }
  return own;
}

function inherited(
  { afterHeading, headings }: Statement,
  at: number,
  own: Float64Array,
  all: readonly Statement[],
): number {
  const nearest = headings[0] ?? -1;
  const heading = afterHeading < HEADING_REACH ? (own[nearest] ?? 0) : 0;
  const isFirst = afterHeading < 2;
  const share = isFirst && all[nearest]?.isQuestion === true ? INHERITED.asked : INHERITED.first;
  const before = all[at - 1]?.isQuestion === true ? INHERITED.asked : INHERITED.neighbour;
  return (
    heading * (isFirst ? share : INHERITED.later) +
    before * (own[at - 1] ?? 0) +
    INHERITED.neighbour * (own[at + 1] ?? 0)
  );
}

/** True when the statement at this index continues the one before: no heading lies between them. */
function isTogether(all: readonly Statement[], at: number): boolean {
  const statement = all[at];
  return at > 0 && statement !== undefined && statement.kind !== 'heading';
}

/** The last statement that a span from here can hold, within one block where a unit is given. */
function reachFrom(all: readonly Statement[], from: number, wordsMax: number, unit?: number): number {
  let words = wordsIn(all[from]);
  let to = from;
  while (isTogether(all, to + 1) && (unit === undefined || all[to + 1]?.unit === unit)) {
    words += wordsIn(all[to + 1]);
    if (words > wordsMax) break;
    to++;
  }
  return to;
}

export function wordsIn(statement: Statement | undefined): number {
  if (statement === undefined) return 0;
  return statement.kind === 'code'
    ? Math.ceil((statement.end - statement.start) / CODE_CHARS_PER_WORD)
    : statement.words.length;
}

function spanOf({ all }: Statements, from: number, to: number, wordsMax: number): Span | null {
  const [first, last] = [all[from], all[to]];
  if (first === undefined || last === undefined) return null;
  let words = 0;
  for (let at = from; at <= to; at++) words += wordsIn(all[at]);
  if (words === 0 || (from < to && words > wordsMax)) return null;
  const form = formOf(all, from, to);
  if (words <= wordsMax) return { from, to, form, start: first.start, end: last.end, words };
  const end =
    first.kind === 'code'
      ? first.start + wordsMax * CODE_CHARS_PER_WORD
      : (first.words[wordsMax - 1]?.end ?? first.end);
  return { from, to, form, start: first.start, end, words: wordsMax };
}

function formOf(all: readonly Statement[], from: number, to: number): AnswerForm {
  // A heading that opens the span only introduces what follows.
  const lead = all[from]?.kind === 'heading' && from < to ? from + 1 : from;
  const [first, last] = [all[lead], all[to]];
  if (first === undefined || last === undefined) return 'passage';
  if (isAsked(all, lead)) return 'faq';
  if (first.kind === 'term' || all[lead - 1]?.kind === 'term') return 'definition';
  if (from !== to) return first.block.ordered && last.block.ordered ? 'steps' : 'passage';
  return SINGLE_FORMS[first.kind] ?? 'sentence';
}

const SINGLE_FORMS: Readonly<Partial<Record<Statement['kind'], AnswerForm>>> = {
  table_row: 'table_row',
  list_item: 'list_item',
  code: 'passage',
};

/** True right below a heading, a term or a paragraph that asks a question. */
function isAsked(all: readonly Statement[], at: number): boolean {
  const [statement, before] = [all[at], all[at - 1]];
  if (statement === undefined || before?.isQuestion !== true) return false;
  return before.unit !== statement.unit;
}
