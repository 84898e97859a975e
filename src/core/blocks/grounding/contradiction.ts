import { sourceSentencesIn } from './claim-sentences.ts';
import { isOpposite, polarityByStem, polarParts, type PolarPart } from './polarity.ts';
import { agrees } from './units.ts';
import type { Quantity } from './quantities.ts';

/**
 * Finds sentences that repeat a sentence of the sources and change its claim: a denial added or removed, another number, or,
 * in scripts without capitals, another word.
 */

/** Share of content words of both sentences that must match for one to count as a repetition of the other. */
const REPEATS_MIN = 0.75;
const SOURCE_SENTENCES_MAX = 20_000;

export interface SourceSentence {
  readonly text: string;
  /** Content stems without numbers and denials. */
  readonly stems: ReadonlySet<string>;
  readonly parts: readonly PolarPart[];
}

/** The sentences of a text with their content stems. */
export function sourceSentences(text: string, language: string): SourceSentence[] {
  return sourceSentencesIn(text)
    .slice(0, SOURCE_SENTENCES_MAX)
    .map((sentence) => {
      const parts = polarParts(sentence, language);
      return { text: sentence, stems: stemsOf(parts), parts };
    });
}

function stemsOf(parts: readonly PolarPart[]): ReadonlySet<string> {
  return new Set(parts.flatMap(({ stems }) => [...stems]));
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
  const parts = polarParts(sentence, language);
  const stems = stemsOf(parts);
  if (stems.size < 2) return null;
  const rated = sources
    .map((source) => ({ source, shared: [...stems].filter((stem) => source.stems.has(stem)).length }))
    .filter(({ shared, source }) => shared >= stems.size * REPEATS_MIN && shared >= source.stems.size * 0.4);
  if (rated.length === 0) return null;
  const close = rated.filter(({ shared, source }) => shared >= source.stems.size * REPEATS_MIN);
  if (close.length > 0 && close.every(({ source }) => isTurned(parts, source.parts)))
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

/** True when one denies what the other affirms. Two denials of the same words cancel each other. */
function isTurned(claimed: readonly PolarPart[], given: readonly PolarPart[]): boolean {
  const known = polarityByStem(given);
  const isDeniedElsewhere = [...polarityByStem(claimed)].some(([stem, polarity]) =>
    isOpposite(polarity, known.get(stem)),
  );
  return isDeniedElsewhere || denialsAbout(claimed, given) % 2 !== denialsAbout(given, claimed) % 2;
}

/** The denials of a sentence, without those in a part whose words, where they are its alone, the other sentence lacks. */
function denialsAbout(parts: readonly PolarPart[], other: readonly PolarPart[]): number {
  const shared = stemsOf(other);
  return parts
    .filter((part) => {
      const beside = stemsOf(parts.filter((each) => each !== part));
      const own = [...part.stems].filter((stem) => !beside.has(stem));
      return own.length === 0 || own.some((stem) => shared.has(stem));
    })
    .reduce((count, { denials }) => count + denials, 0);
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
