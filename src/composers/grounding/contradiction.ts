import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { joinLists, matcherOf, perPack, wordSet } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { agrees } from './units.ts';
import type { Quantity } from './quantities.ts';

/**
 * Finds sentences that repeat a sentence of the sources and change its claim: a "not" added or removed, another number, or,
 * in scripts without capitals, another word.
 */

/** Matches denials, and the longer words that contain one and deny nothing (`exceptions`). */
const denialsOf = perPack(({ facts, grammar: { isUnspaced } }) => {
  const exceptions = facts?.notDenials ?? null;
  const list = joinLists([exceptions, facts?.denials ?? null]);
  return { matcher: matcherOf(list, { isUnspaced, isGlobal: true }), exceptions: wordSet(exceptions) };
});

function withoutDenials(sentence: string, language: string): string {
  const { matcher, exceptions } = denialsOf(packOf(language));
  return sentence.replace(matcher, (found) => (exceptions.has(found) ? found : ' '));
}

/** Share of content words of both sentences that must match for one to count as a repetition of the other. */
const REPEATS_MIN = 0.75;
const SOURCE_SENTENCES_MAX = 20_000;

export interface SourceSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** The sentences of a text with their content stems. */
export function sourceSentences(text: string, language: string): SourceSentence[] {
  return text
    .split(/(?<=[.!?。！？])(?:\s+|(?<=[。！？]))|\n+/u)
    .slice(0, SOURCE_SENTENCES_MAX)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => ({ text: sentence, stems: stemsOf(sentence, language) }));
}

/** Content stems without numbers and denials. */
function stemsOf(sentence: string, language: string): ReadonlySet<string> {
  const words = wordsOf(withoutDenials(sentence, language), language).filter(
    (word) => !/\p{N}/u.test(word.text),
  );
  const isSmall = stopWordsOf(language);
  return new Set(words.filter((word) => !isSmall.has(word.lower)).map((word) => word.stem));
}

export interface Contradiction {
  readonly kind: 'negation' | 'number' | 'name';
  readonly text: string;
}

/** The change to the source sentences that the sentence repeats; null when it changes none or repeats none. */
export function contradictionOf(
  sentence: string,
  sources: readonly SourceSentence[],
  language: string,
  quantitiesOf: (text: string) => readonly Quantity[],
): Contradiction | null {
  const stems = stemsOf(sentence, language);
  if (stems.size < 2) return null;
  const rated = sources
    .map((source) => ({ source, shared: [...stems].filter((stem) => source.stems.has(stem)).length }))
    .filter(({ shared, source }) => shared >= stems.size * REPEATS_MIN && shared >= source.stems.size * 0.4);
  if (rated.length === 0) return null;
  const close = rated.filter(({ shared, source }) => shared >= source.stems.size * REPEATS_MIN);
  if (
    close.length > 0 &&
    close.every(({ source }) => isDenied(source.text, language) !== isDenied(sentence, language))
  )
    return { kind: 'negation', text: sentence };
  const number = changedNumber(sentence, stems, rated, quantitiesOf);
  if (number !== null) return { kind: 'number', text: number };
  return hasCapitals(language) ? null : exchangedWord(stems, close);
}

/** In scripts without capitals, names look like other words. */
const SCRIPTS_WITH_CAPITALS: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek', 'Armn']);

function hasCapitals(language: string): boolean {
  const script = new Intl.Locale(language).maximize().script;
  return script === undefined || SCRIPTS_WITH_CAPITALS.has(script);
}

/** True for an odd number of denials: two cancel each other. */
function isDenied(sentence: string, language: string): boolean {
  const { matcher, exceptions } = denialsOf(packOf(language));
  const denials = (sentence.match(matcher) ?? []).filter((found) => !exceptions.has(found));
  return denials.length % 2 === 1;
}

interface Rated {
  readonly source: SourceSentence;
  readonly shared: number;
}

/** A number that differs from those of every source sentence with all the other words of the sentence. */
function changedNumber(
  sentence: string,
  stems: ReadonlySet<string>,
  rated: readonly Rated[],
  quantitiesOf: (text: string) => readonly Quantity[],
): string | null {
  const whole = rated.filter(({ shared }) => shared === stems.size);
  if (whole.length === 0) return null;
  const given = whole.map(({ source }) => quantitiesOf(source.text));
  const changed = quantitiesOf(sentence).find(
    (claimed) =>
      claimed.unit !== null &&
      given.every((each) => !each.some((quantity) => isSame(claimed, quantity))) &&
      given.every((each) => each.some((quantity) => agrees(claimed.unit, quantity.unit))),
  );
  return changed?.text ?? null;
}

function isSame(claimed: Quantity, given: Quantity): boolean {
  return claimed.values.some((value) => given.values.includes(value));
}

/** The replaced words, where all but one or two words are those of a source sentence. */
function exchangedWord(stems: ReadonlySet<string>, close: readonly Rated[]): Contradiction | null {
  const isExact = close.some(({ shared }) => shared === stems.size);
  const nearest = close.find(
    ({ shared, source }) => stems.size - shared <= 2 && source.stems.size - shared > 0 && stems.size >= 3,
  );
  if (isExact || nearest === undefined) return null;
  const fresh = [...stems].filter((stem) => !nearest.source.stems.has(stem) && stem.length > 1);
  return fresh.length === 0 ? null : { kind: 'name', text: fresh.join(' ') };
}
