import { packOf } from '../../languages/index.ts';
import { stopWordsOf } from '../../analysis/language/stop-words.ts';
import { wordsOf } from '../../analysis/language/words.ts';
import { agrees } from './units.ts';
import type { Quantity } from './quantities.ts';

/**
 * Sentences that repeat one of the sources but for what they claim: with a "not" put in or taken out, with another number
 * in the place of the number, or, where names cannot be told from words, with a word exchanged.
 */

const NEGATIONS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|hardly|\p{L}+n['’]t)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:nicht|nie|niemals|kein(?:e[rsnm]?)?|niemand|nichts|ohne)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:pas|jamais|aucune?|rien|sans|non|personne ne)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:no|nunca|jamás|ning[uú]na?|ningún|nada|nadie|sin|tampoco)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|nenhuma?|nada|ninguém|sem)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:non|mai|nessun[oa]?|niente|nulla|senza)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:niet|nooit|geen|niemand|niets|zonder)(?!\p{L})/giu,
  pl: /(?<!\p{L})(?:nie|nigdy|żaden|żadna|żadne|nikt|nic|bez)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:не|нет|никогда|никто|ничего|без)(?!\p{L})/giu,
  ja: /ない|ません|なかった|ず(?=、|に)/gu,
  zh: /不|没|沒|未|无(?!线)|無(?!線)/gu,
};

/** Share of the content words of both sentences that must be the same for the one to repeat the other. */
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

/** Content stems without numbers and negations. */
function stemsOf(sentence: string, language: string): ReadonlySet<string> {
  const bare = sentence.replace(NEGATIONS[language] ?? /(?!)/u, ' ');
  const words = wordsOf(bare, language).filter((word) => !/\p{N}/u.test(word.text));
  const isSmall = stopWordsOf(language);
  return new Set(words.filter((word) => !isSmall.has(word.lower)).map((word) => word.stem));
}

export interface Contradiction {
  readonly kind: 'negation' | 'number' | 'name';
  readonly text: string;
}

/** What the sentence changes of the source sentences that it repeats; null when it changes nothing, or repeats none. */
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
    close.every(({ source }) => isNegated(source.text, language) !== isNegated(sentence, language))
  )
    return { kind: 'negation', text: sentence };
  const number = changedNumber(sentence, stems, rated, quantitiesOf);
  if (number !== null) return { kind: 'number', text: number };
  return packOf(language).grammar.isUnspaced || CASELESS.has(language) ? exchangedWord(stems, close) : null;
}

/** Scripts without capitals. */
const CASELESS: ReadonlySet<string> = new Set('ar fa ur he hi mr ne bn ta te th ko ka'.split(' '));

function isNegated(sentence: string, language: string): boolean {
  const pattern = NEGATIONS[language];
  return pattern !== undefined && (sentence.match(pattern)?.length ?? 0) % 2 === 1;
}

interface Rated {
  readonly source: SourceSentence;
  readonly shared: number;
}

/** A number that another sentence of the sources has, in a sentence that all its other words were taken from. */
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

/** All words but one or two are those of a source sentence, and these stand for others. */
function exchangedWord(stems: ReadonlySet<string>, close: readonly Rated[]): Contradiction | null {
  const isExact = close.some(({ shared }) => shared === stems.size);
  const nearest = close.find(
    ({ shared, source }) => stems.size - shared <= 2 && source.stems.size - shared > 0 && stems.size >= 3,
  );
  if (isExact || nearest === undefined) return null;
  const fresh = [...stems].filter((stem) => !nearest.source.stems.has(stem) && stem.length > 1);
  return fresh.length === 0 ? null : { kind: 'name', text: fresh.join(' ') };
}
