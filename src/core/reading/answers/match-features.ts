import { companyOf, recallOfBits, type Asked } from './asked.ts';
import type { Span } from './spans.ts';
import type { Statements } from './statements.ts';

const FREQUENT_MIN = 4;
const MENTIONS_FULL = 4;
const OCCURRENCES_FULL = 8;
const NEW_WORDS_FULL = 20;
/** Statements below a question that answer it, where nothing else is asked in between. */
const ANSWERING_STATEMENTS = 2;

/** How one statement matches a query. */
interface StatementMatch {
  readonly words: number;
  readonly ownWords: number;
  readonly company: number;
  /** Words of the query, each as often as it occurs. */
  readonly occurrences: number;
}

const NO_MATCH: StatementMatch = { words: 0, ownWords: 0, company: 0, occurrences: 0 };

/** A query on a page, with the matches of the statements that were looked at. */
export interface Matching {
  readonly asked: Asked;
  readonly statements: Statements;
  /** Share of the query's weight that is not the subject's: 0 asks about the subject as a whole. */
  readonly specific: number;
  readonly of: (at: number) => StatementMatch;
}

export function matchingOf(asked: Asked, statements: Statements): Matching {
  const company = companyOf(asked, statements);
  const known = new Array<StatementMatch | undefined>(statements.all.length);
  const read = (at: number): StatementMatch => {
    const [same, related] = [asked.same[at] ?? 0, asked.related[at] ?? 0];
    let near = 0;
    for (const stem of statements.all[at]?.stems ?? []) near += company.get(stem) ?? 0;
    return {
      words: recallOfBits(asked, same, related, false),
      ownWords: recallOfBits(asked, same, related, true),
      company: near,
      occurrences: same === 0 ? 0 : occurrencesIn(at, asked, statements),
    };
  };
  return {
    asked,
    statements,
    specific: asked.weight === 0 ? 0 : asked.restWeight / asked.weight,
    of: (at) => (at < 0 ? NO_MATCH : (known[at] ??= read(at))),
  };
}

function occurrencesIn(at: number, { query }: Asked, { all }: Statements): number {
  let count = 0;
  for (const { stem } of all[at]?.words ?? []) if (query.stems.has(stem)) count++;
  return count;
}

/** What the statements of a span contain together. */
interface Contents {
  same: number;
  related: number;
  company: number;
  peak: number;
  mentions: number;
  occurrences: number;
  stems: number;
  frequent: number;
}

function contentsOf({ from, to }: Span, matching: Matching): Contents {
  const { asked, statements } = matching;
  const found: Contents = {
    same: 0,
    related: 0,
    company: 0,
    peak: 0,
    mentions: 0,
    occurrences: 0,
    stems: 0,
    frequent: 0,
  };
  for (let at = from; at <= to; at++) {
    const match = matching.of(at);
    found.same |= asked.same[at] ?? 0;
    found.related |= asked.related[at] ?? 0;
    found.company += match.company;
    found.occurrences += match.occurrences;
    if (match.ownWords > 0) found.mentions++;
    found.peak = Math.max(found.peak, match.words);
    found.stems += statements.all[at]?.stems.size ?? 0;
    found.frequent += statements.frequentIn(at, FREQUENT_MIN);
  }
  return found;
}

/** How a span matches a query by itself, by the text around it and by the headings above it. */
export interface SpanMatch {
  readonly words: number;
  readonly ownWords: number;
  readonly withHeadings: number;
  readonly heading: number;
  readonly afterQuestion: number;
  readonly nearby: number;
  readonly peak: number;
  readonly mentions: number;
  readonly occurrences: number;
  readonly company: number;
  readonly frequent: number;
  readonly density: number;
  readonly newWords: number;
}

export function matchOf(span: Span, matching: Matching): SpanMatch {
  const { asked, statements } = matching;
  const { from, to, words } = span;
  const { all } = statements;
  const inside = contentsOf(span, matching);
  const matched = bitCount(inside.same | inside.related);
  const headings = all[from]?.headings ?? [];
  const together = (indices: readonly number[]): number => {
    let [same, related] = [inside.same, inside.related];
    for (const at of indices) {
      same |= asked.same[at] ?? 0;
      related |= asked.related[at] ?? 0;
    }
    return recallOfBits(asked, same, related, true);
  };
  return {
    words: recallOfBits(asked, inside.same, inside.related, false),
    ownWords: together([]),
    withHeadings: together(headings),
    heading: matching.of(headings[0] ?? -1).ownWords,
    afterQuestion: questionBefore(leadOf(span, statements), matching),
    nearby: together([from - 1, to + 1]),
    peak: inside.peak,
    mentions: Math.min(MENTIONS_FULL, inside.mentions) / MENTIONS_FULL,
    occurrences: Math.min(OCCURRENCES_FULL, inside.occurrences) / OCCURRENCES_FULL,
    company: Math.min(1, inside.company),
    frequent: inside.stems === 0 ? 0 : inside.frequent / inside.stems,
    density: words === 0 ? 0 : Math.min(1, (10 * matched) / Math.max(words, 10)),
    newWords: Math.max(0, Math.min(NEW_WORDS_FULL, inside.stems - matched)) / NEW_WORDS_FULL,
  };
}

/** The first statement of a span that is not the heading above the others. */
export function leadOf({ from, to }: Span, { all }: Statements): number {
  return all[from]?.kind === 'heading' && from < to ? from + 1 : from;
}

/** Match of the question right before a statement, or before the one before it. */
function questionBefore(lead: number, { statements, of }: Matching): number {
  for (let at = lead - 1; at >= lead - ANSWERING_STATEMENTS; at--)
    if (statements.all[at]?.isQuestion === true && of(at).words > 0) return of(at).words;
  return 0;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
