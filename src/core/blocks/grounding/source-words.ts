import { genericWordsOf, stopWordsOf } from '../../text/stop-words.ts';
import { stemOf } from '../../text/words.ts';
import { entriesOf, expressionOf, perPack, wordSet } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { packOf } from '../../languages/index.ts';
import { valuedEntries } from '../../languages/valued-entries.ts';
import { kindsIn, singularsOf, type NamedWord } from './plural-names.ts';
import { withPlainAcronyms } from './short-forms.ts';

/** Index of the words of the sources, for looking up names and words of a block. */
export interface SourceWords {
  readonly language: string;
  /** True when the sources contain the word, in any letter case, with or without a possessive ending. */
  has(word: string): boolean;
  /** True when the sources contain the text verbatim. */
  readonly hasText: (text: string) => boolean;
  /** True when the sources contain the word in small letters, in any inflection. */
  hasOrdinary(word: string): boolean;
  /** True when a capitalised word of the sources is the same name in another grammatical case or number. */
  hasName(word: string): boolean;
  /** True when the sources contain the words in this order, with at most GAP_MAX words between neighbours. */
  hasSequence(words: readonly string[]): boolean;
  /** The singular in the sources of which the word is the plural, for a name of a kind: "a Husky"; null for any other. */
  pluralOf(word: string): string | null;
  /** True when the sources contain the acronym in capitals, with or without full stops. */
  hasAcronym(acronym: string): boolean;
  /** True when consecutive capitalised words of the sources start with these letters. */
  hasInitials(acronym: string): boolean;
  /** True when a word of the sources has the same first or last RELATIVE_CHARS characters. */
  hasRelative(word: string): boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;
const WORDS_MAX = 200_000;
/** Initials, middle names and "of the" may separate the parts of a name. */
const GAP_MAX = 2;

const ACRONYM = /^\p{Lu}{2,}$/u;

const NAME_BASE_CHARS_MIN = 3;
const RELATIVE_CHARS = 5;

export function readSourceWords(text: string, language: string): SourceWords {
  const places = new Map<string, number[]>();
  const ordinary = new Set<string>();
  const names = new Set<string>();
  const acronyms = new Set<string>();
  const capitals: NamedWord[] = [];
  const initials: string[] = [];
  let index = 0;
  for (const match of withPlainAcronyms(text).matchAll(WORD)) {
    if (index >= WORDS_MAX) break;
    const lower = bare(match[0]);
    const known = places.get(lower);
    if (known === undefined) places.set(lower, [index]);
    else known.push(index);
    const first = match[0].charAt(0);
    const isCapital = first !== first.toLowerCase();
    if (isCapital) names.add(nameBase(lower, language));
    else if (known === undefined || !ordinary.has(lower)) {
      ordinary.add(lower);
      ordinary.add(stemOf(lower, language));
    }
    if (ACRONYM.test(match[0])) acronyms.add(match[0]);
    capitals.push({ lower, isCapital });
    initials.push(isCapital ? first : notInitials.has(lower) ? '' : ' ');
    index++;
  }
  const kinds = new Lazy(() => kindsIn(capitals, language));
  const runs = initials.join('');
  const vocabulary = new Lazy(() => [...places.keys()].filter((word) => word.length >= RELATIVE_CHARS));
  const prefixes = new Lazy(() => new Set(vocabulary.value.map((word) => word.slice(0, RELATIVE_CHARS))));
  const suffixes = new Lazy(() => new Set(vocabulary.value.map((word) => word.slice(-RELATIVE_CHARS))));
  const pluralOf = (word: string): string | null =>
    singularsOf(word.toLowerCase(), language).find((singular) => kinds.value.has(singular)) ?? null;
  return {
    language,
    hasText: (part) => text.includes(part),
    has: (word) => places.has(bare(word)),
    hasOrdinary: (word) => {
      const lower = bare(word);
      return ordinary.has(lower) || ordinary.has(stemOf(lower, language));
    },
    hasName: (word) => names.has(nameBase(bare(word), language)) || pluralOf(word) !== null,
    hasAcronym: (acronym) => acronyms.has(acronym),
    pluralOf,
    hasSequence: (words) => standInOrder(words, places, (word) => formsOf(word, places, language)),
    hasInitials: (acronym) => acronym.length > 2 && runs.includes(acronym),
    hasRelative: (word) => {
      const lower = bare(word);
      if (lower.length < RELATIVE_CHARS) return false;
      return (
        prefixes.value.has(lower.slice(0, RELATIVE_CHARS)) || suffixes.value.has(lower.slice(-RELATIVE_CHARS))
      );
    },
  };
}

const notInitials = wordSet(listOfEveryLanguage(({ facts }) => facts?.spelling?.notInitials));

class Lazy<T> {
  private made: { readonly value: T } | null = null;
  private readonly make: () => T;
  constructor(make: () => T) {
    this.make = make;
  }
  get value(): T {
    this.made ??= { value: this.make() };
    return this.made.value;
  }
}

const ELIDED = expressionOf('^@elided(?=\\p{L})', {
  elided: listOfEveryLanguage(({ grammar }) => grammar.elided),
});

/** Lower-case, without a possessive ending and without an elided article. */
function bare(word: string): string {
  return word.toLowerCase().replaceAll('’', "'").replace(/'s?$/u, '').replace(ELIDED, '');
}

/** Declension of names; null where names are not declined. */
const declensionOf = perPack(({ facts }) => {
  const spelling = facts?.spelling ?? null;
  if (spelling === null || (spelling.endings === null && !spelling.pilesUpEndings)) return null;
  const endings = entriesOf(spelling.endings).map((entry) => entry.slice(1));
  return {
    ending: spelling.pilesUpEndings
      ? ANY_ENDING
      : expressionOf('@endings$', { endings: endings.join('|') }, 'u'),
    changed: valuedEntries(spelling.changedLetters),
  };
});
const ANY_ENDING = /'?\p{Ll}{1,4}$/u;

function nameBase(lower: string, language: string): string {
  const declension = declensionOf(packOf(language));
  if (declension === null) return lower;
  const folded = declension.changed.reduce((word, { value, entry }) => word.replaceAll(value, entry), lower);
  const base = folded.replace(declension.ending, '');
  return base.length >= NAME_BASE_CHARS_MIN ? base : folded;
}

/** The word, or its declined forms in the sources. */
function formsOf(word: string, places: ReadonlyMap<string, unknown>, language: string): readonly string[] {
  const lower = bare(word);
  if (places.has(lower) || declensionOf(packOf(language)) === null) return [lower];
  const base = nameBase(lower, language);
  return [...places.keys()].filter(
    (known) => known.startsWith(base.slice(0, 3)) && nameBase(known, language) === base,
  );
}

function standInOrder(
  words: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  forms: (word: string) => readonly string[],
): boolean {
  let ends: readonly number[] | null = null;
  for (const word of words) {
    const here: number[] = forms(word).flatMap((form) => places.get(form) ?? []);
    if (ends === null) ends = here;
    else {
      const before = new Set(ends);
      ends = here.filter((at) => {
        for (let gap = 1; gap <= GAP_MAX + 1; gap++) if (before.has(at - gap)) return true;
        return false;
      });
    }
    if (ends.length === 0) return false;
  }
  return true;
}

/** True for words that are no part of a name. */
export function isSmallWord(word: string, language: string): boolean {
  const lower = bare(word);
  return stopWordsOf(language).has(lower) || genericWordsOf(language).has(lower);
}
