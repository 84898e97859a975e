import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/words.ts';
import { joinLists, matcherOf, perPack, wordSet } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { endsInAbbreviation } from './claim-sentences.ts';

/** What a sentence says about a word: `unsure` where no rule tells how far a denial reaches. */
export type Polarity = 'affirmed' | 'denied' | 'unsure';

/** A part of a sentence in which a denial holds for all words, or for none. */
export interface PolarPart {
  /** The stems of its content words, without numbers and denials. */
  readonly stems: ReadonlySet<string>;
  readonly polarity: Polarity;
  /** Denials in the part. */
  readonly denials: number;
}

interface Denial {
  readonly start: number;
  /** End of the word itself: "keeps" of "keeps the lid from". */
  readonly end: number;
  /** What it denies: its clause, the rest of its clause ("keeps … from") or the noun after it ("without"). */
  readonly reach: 'clause' | 'rest' | 'noun';
}

const wordsOfDenial = perPack(({ facts, grammar: { isUnspaced } }) => {
  const options = { isUnspaced, isGlobal: true };
  const { denials = null, notDenials = null, polarity = null, numbers = null } = facts ?? {};
  const { implied = null, forward = null, without = null, clauses = null } = polarity ?? {};
  return {
    rest: matcherOf(forward, options),
    noun: matcherOf(without, options),
    around: matcherOf(joinLists([notDenials, denials, implied]), options),
    exceptions: wordSet(notDenials),
    clauses: matcherOf(clauses, options),
    joins: matcherOf(numbers?.joins ?? null, options),
  };
});

/** The denials of a text in order, `not` and `keeps … from` alike. */
function denialsIn(text: string, language: string): readonly Denial[] {
  const { rest, noun, around, exceptions } = wordsOfDenial(packOf(language));
  const found = (['rest', 'noun'] as const).flatMap((reach) =>
    [...text.matchAll(reach === 'rest' ? rest : noun)].map(({ 0: match, index }): Denial => {
      const length = /^\S+/u.exec(match)?.[0].length ?? match.length;
      return { start: index, end: index + length, reach };
    }),
  );
  for (const { 0: match, index } of text.matchAll(around)) {
    const isKnown = exceptions.has(match) || found.some(({ start }) => start === index);
    if (!isKnown) found.push({ start: index, end: index + match.length, reach: 'clause' });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Shorter parts between commas may be items of a list, which share a denial with the parts beside them. */
export const CLAUSE_WORDS_MIN = 4;
const MARKS = /[,;:](?!\p{N})|[()–—!?。、，；：]|\s-\s|\.(?=\s)/gu;
const COMMA = /^[,、，]$/u;

/** The parts of a sentence by how far its denials reach. */
export function polarParts(sentence: string, language: string): readonly PolarPart[] {
  const denials = denialsIn(sentence, language);
  if (denials.length === 0) return [partOf(sentence, 0, sentence.length, denials, 'affirmed', language)];
  // "It prevents that the lid rattles": the comma of "verhindert, dass" ends nothing.
  const cuts = cutsIn(sentence, language).filter(
    ({ at }) =>
      !denials.some(
        ({ reach, start, end }) =>
          reach === 'rest' && start < at && !/\p{L}/u.test(sentence.slice(end, Math.max(end, at))),
      ),
  );
  const clauses = [0, ...cuts.map(({ at }) => at)].map((start, index) => ({
    start,
    end: cuts[index]?.at ?? sentence.length,
    isList: [cuts[index - 1], cuts[index]].some((cut) => cut?.isComma === true),
  }));
  return clauses.flatMap(({ start, end, isList }) => {
    const own = denials.filter((denial) => denial.start >= start && denial.start < end);
    if (own.length > 0) return partsOfClause(sentence, start, end, own, language);
    const isShort = wordsOf(sentence.slice(start, end), language).length < CLAUSE_WORDS_MIN;
    return [partOf(sentence, start, end, own, isList && isShort ? 'unsure' : 'affirmed', language)];
  });
}

/** The ends of a sentence's clauses but the last, in order. */
export function cutsIn(
  sentence: string,
  language: string,
): readonly { readonly at: number; readonly isComma: boolean }[] {
  const marks = [...sentence.matchAll(MARKS)]
    .filter(({ 0: mark, index }) => mark !== '.' || !endsInAbbreviation(sentence.slice(0, index + 1)))
    .map((match) => ({ at: match.index + match[0].length, isComma: COMMA.test(match[0]) }));
  const links = [...sentence.matchAll(wordsOfDenial(packOf(language)).clauses)].map(({ index }) => ({
    at: index,
    isComma: false,
  }));
  return [...marks, ...links].filter(({ at }) => at > 0).sort((one, other) => one.at - other.at);
}

/** Where a sentence has "and" or "or". */
export function joinsIn(sentence: string, language: string): readonly number[] {
  const { joins } = wordsOfDenial(packOf(language));
  return [...sentence.matchAll(joins)].map(({ index }) => index);
}

/** A clause with denials: before "and" and before "keeps … from" no rule tells whether they hold. */
function partsOfClause(
  sentence: string,
  start: number,
  end: number,
  denials: readonly Denial[],
  language: string,
): readonly PolarPart[] {
  const joins = joinsIn(sentence.slice(start, end), language).map((at) => start + at);
  const borders = new Set([end]);
  for (const at of joins) if (denials.some((denial) => denial.start > at)) borders.add(at);
  for (const { start: at, reach } of denials) {
    if (reach !== 'clause' && at > start) borders.add(at);
    const next = joins.find((join) => join > at);
    if (reach === 'noun' && next !== undefined) borders.add(next);
  }
  let from = start;
  return [...borders]
    .sort((one, other) => one - other)
    .map((to) => {
      const before = from;
      from = to;
      const polarity = polarityBetween(before, to, denials);
      return partOf(sentence, before, to, denials, polarity, language);
    });
}

function polarityBetween(start: number, end: number, denials: readonly Denial[]): Polarity {
  const own = denials.filter((denial) => denial.start >= start && denial.start < end);
  const [first] = own;
  if (first === undefined) {
    const next = denials.find((denial) => denial.start === end);
    return next?.reach === 'noun' && denials[0] === next ? 'affirmed' : 'unsure';
  }
  // "not … keeps … from": two denials cancel each other.
  const before = denials[denials.indexOf(first) - 1];
  const isDenied = first.start === start && first.reach !== 'clause' && before !== undefined;
  return (own.length + (isDenied ? 1 : 0)) % 2 === 1 ? 'denied' : 'affirmed';
}

function partOf(
  sentence: string,
  start: number,
  end: number,
  denials: readonly Denial[],
  polarity: Polarity,
  language: string,
): PolarPart {
  const own = denials.filter((denial) => denial.start >= start && denial.start < end);
  const isSmall = stopWordsOf(language);
  const words = wordsOf(sentence.slice(start, end), language, start).filter(
    (word) =>
      !/\p{N}/u.test(word.text) &&
      !isSmall.has(word.lower) &&
      !own.some((denial) => word.start >= denial.start && word.start < denial.end),
  );
  return { stems: new Set(words.map(({ stem }) => stem)), polarity, denials: own.length };
}

/** What each stem of the parts is said to be; `unsure` for one that is affirmed here and denied there. */
export function polarityByStem(parts: readonly PolarPart[]): ReadonlyMap<string, Polarity> {
  const found = new Map<string, Polarity>();
  for (const { stems, polarity } of parts)
    for (const stem of stems) {
      const known = found.get(stem);
      found.set(stem, known === undefined || known === polarity ? polarity : 'unsure');
    }
  return found;
}

/** True when one says of the other's word the opposite. */
export function isOpposite(one: Polarity | undefined, other: Polarity | undefined): boolean {
  return (one === 'affirmed' && other === 'denied') || (one === 'denied' && other === 'affirmed');
}
