import { companyOf, phrasesOf, recallOfBits, type Asked } from './asked.ts';
import type { Span } from './spans.ts';
import type { Statements } from './statements.ts';

const FREQUENT_MIN = 4;
const MENTIONS_FULL = 4;
const NEW_WORDS_FULL = 20;
/** Words between two words of a phrase: none, or a small one. */
const PHRASE_GAP_MAX = 2;
/** Phrases of a query that are looked for. */
const PHRASES_MAX = 16;

/** Words of a statement that are its opening: what they name is what it is about. */
const OPENING_WORDS = 6;
/** Statements below a question that answer it, where nothing else is asked in between. */
const ANSWERING_STATEMENTS = 2;

/** How one statement matches a query. */
interface StatementMatch {
  readonly words: number;
  readonly ownWords: number;
  readonly company: number;
  /** The phrases of the query in it, as bits. */
  readonly phrases: number;
}

const NO_MATCH: StatementMatch = { words: 0, ownWords: 0, company: 0, phrases: 0 };

/** A query on a page, with the matches of the statements that were looked at. */
export interface Matching {
  readonly asked: Asked;
  readonly statements: Statements;
  readonly heaviest: number;
  readonly phraseCount: number;
  /** Weighted share of the query's words in the first words of a statement. */
  readonly opening: (at: number) => number;
  readonly of: (at: number) => StatementMatch;
}

export function matchingOf(asked: Asked, statements: Statements): Matching {
  const pairs = phrasesOf(asked, statements.language).slice(0, PHRASES_MAX);
  const company = companyOf(asked, statements);
  const known = new Array<StatementMatch | undefined>(statements.all.length);
  const opened = new Float64Array(statements.all.length).fill(-1);
  const opening = (at: number): number => {
    if (opened[at] === -1) opened[at] = openingOf(at, asked, statements);
    return opened[at] ?? 0;
  };
  const read = (at: number): StatementMatch => {
    const [same, related] = [asked.same[at] ?? 0, asked.related[at] ?? 0];
    let near = 0;
    for (const stem of statements.all[at]?.stems ?? []) near += company.get(stem) ?? 0;
    return {
      words: recallOfBits(asked, same, related, false),
      ownWords: recallOfBits(asked, same, related, true),
      company: near,
      phrases: phrasesIn(pairs, at, asked, statements),
    };
  };
  return {
    asked,
    statements,
    heaviest: Math.max(0, ...asked.stems.map(({ weight }) => weight)),
    phraseCount: pairs.length,
    opening,
    of: (at) => (at < 0 ? NO_MATCH : (known[at] ??= read(at))),
  };
}

function openingOf(at: number, asked: Asked, { all }: Statements): number {
  const { stems, weight, same } = asked;
  if (weight === 0 || (same[at] ?? 0) === 0) return 0;
  const words = all[at]?.words ?? [];
  let bits = 0;
  for (let index = 0; index < Math.min(OPENING_WORDS, words.length); index++) {
    const stem = words[index]?.stem;
    for (let bit = 0; bit < stems.length; bit++) if (stems[bit]?.stem === stem) bits |= 1 << bit;
  }
  return recallOfBits(asked, bits, 0, false);
}

function phrasesIn(
  pairs: readonly (readonly [number, number])[],
  at: number,
  { same, stems }: Asked,
  { all }: Statements,
): number {
  const bits = same[at] ?? 0;
  let found = 0;
  pairs.forEach(([one, other], index) => {
    const both = (1 << one) | (1 << other);
    if ((bits & both) !== both) return;
    const [first, second] = [stems[one]?.stem, stems[other]?.stem];
    let place = -1;
    const stands = (all[at]?.words ?? []).some(({ stem }, position) => {
      if (stem === second && place >= 0 && position - place <= PHRASE_GAP_MAX) return true;
      if (stem === first) place = position;
      return false;
    });
    if (stands) found |= 1 << index;
  });
  return found;
}

/** What the statements of a span contain together. */
interface Contents {
  same: number;
  related: number;
  phrases: number;
  company: number;
  peak: number;
  mentions: number;
  stems: number;
  frequent: number;
}

function contentsOf({ from, to }: Span, matching: Matching): Contents {
  const { asked, statements } = matching;
  const found: Contents = {
    same: 0,
    related: 0,
    phrases: 0,
    company: 0,
    peak: 0,
    mentions: 0,
    stems: 0,
    frequent: 0,
  };
  for (let at = from; at <= to; at++) {
    const match = matching.of(at);
    found.same |= asked.same[at] ?? 0;
    found.related |= asked.related[at] ?? 0;
    found.phrases |= match.phrases;
    found.company += match.company;
    if (match.ownWords > 0) found.mentions++;
    found.peak = Math.max(found.peak, match.words);
    found.stems += statements.all[at]?.stems.size ?? 0;
    found.frequent += statements.frequentIn(at, FREQUENT_MIN);
  }
  return found;
}

/** Named as in `SPAN_FEATURES`. */
export interface MatchFeatures {
  readonly words: number;
  readonly ownWords: number;
  readonly withHeadings: number;
  readonly heading: number;
  readonly faqHeading: number;
  readonly afterQuestion: number;
  readonly opens: number;
  readonly nearby: number;
  readonly peak: number;
  readonly mentions: number;
  readonly company: number;
  readonly frequent: number;
  readonly rarest: number;
  readonly phrases: number;
  readonly density: number;
  readonly newWords: number;
}

/** The share of a query’s words in a span, around it and above it. */
export function matchFeatures(span: Span, matching: Matching): MatchFeatures {
  const { asked, statements, heaviest, phraseCount } = matching;
  const { from, to, words } = span;
  const { all } = statements;
  const inside = contentsOf(span, matching);
  const matched = inside.same | inside.related;
  const headings = all[from]?.headings ?? [];
  const nearest = headings[0] ?? -1;
  const together = (indices: readonly number[]): number => {
    let [same, related] = [inside.same, inside.related];
    for (const at of indices) {
      same |= asked.same[at] ?? 0;
      related |= asked.related[at] ?? 0;
    }
    return recallOfBits(asked, same, related, true);
  };
  const asksAbove = all[from - 1]?.isQuestion === true || all[nearest]?.isQuestion === true;
  const lead = all[from]?.kind === 'heading' && from < to ? from + 1 : from;
  let rarest = 0;
  asked.stems.forEach(({ weight }, bit) => {
    if ((matched >> bit) & 1) rarest = Math.max(rarest, weight);
  });
  return {
    words: recallOfBits(asked, inside.same, inside.related, false),
    ownWords: together([]),
    withHeadings: together(headings),
    heading: matching.of(nearest).ownWords,
    faqHeading: asksAbove ? Math.max(matching.of(nearest).words, matching.of(from - 1).words) : 0,
    afterQuestion: questionBefore(lead, matching),
    opens: matching.opening(lead),
    nearby: together([from - 1, to + 1]),
    peak: inside.peak,
    mentions: Math.min(MENTIONS_FULL, inside.mentions) / MENTIONS_FULL,
    company: Math.min(1, inside.company),
    frequent: inside.stems === 0 ? 0 : inside.frequent / inside.stems,
    rarest: heaviest === 0 ? 0 : rarest / heaviest,
    phrases: phraseCount === 0 ? 0 : bitCount(inside.phrases) / phraseCount,
    density: words === 0 ? 0 : Math.min(1, (10 * bitCount(matched)) / Math.max(words, 10)),
    newWords: Math.max(0, Math.min(NEW_WORDS_FULL, inside.stems - bitCount(matched))) / NEW_WORDS_FULL,
  };
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
