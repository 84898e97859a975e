import { genericWordsOf, stopWordsOf } from '../../analysis/language/stop-words.ts';
import { stemOf } from '../../analysis/language/words.ts';

/** The words of the sources, in the forms that names and words of a block are looked up by. */
export interface SourceWords {
  readonly language: string;
  /** True when the sources write the word, in any case, with or without a possessive ending. */
  has(word: string): boolean;
  /** True when the characters stand in the sources as they are. */
  readonly hasText: (text: string) => boolean;
  /** True when the sources write the word small, in any inflection. */
  hasOrdinary(word: string): boolean;
  /** True when a capitalised word of the sources is the same name in another case or number. */
  hasName(word: string): boolean;
  /** True when the words stand in the sources in this order, at most two others between neighbours. */
  hasSequence(words: readonly string[]): boolean;
  /** True when capitalised words of the sources begin with these letters, one after the other. */
  hasInitials(acronym: string): boolean;
  /** True when a word of the sources begins or ends with a good part of this one. */
  hasRelative(word: string): boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;
const WORDS_MAX = 200_000;
/** Words that may stand between the parts of a name: initials, middle names, "of the". */
const GAP_MAX = 2;

/** Endings of names in languages that decline them, longest first. */
const NAME_ENDINGS: Readonly<Record<string, RegExp>> = {
  pl: /(?:owskiego|owskiemu|owskim|skiego|skiemu|iego|iemu|owie|ami|ach|ego|emu|iem|owi|ów|om|em|ie|ia|ii|ią|ię|ej|im|ym|a|ą|e|ę|i|o|u|y)$/u,
  ru: /(?:ского|скому|ским|ском|ами|ями|ого|ому|ыми|ах|ях|ов|ев|ей|ой|ом|ем|ам|ям|ым|ую|ая|ии|ию|ия|ием|ы|и|у|ю|е|а|я|о|ь|й)$/u,
  uk: /(?:ського|ському|ами|ями|ого|ому|ах|ях|ів|їв|ей|ою|ом|ем|ам|ям|им|ую|ії|ію|ія|и|і|у|ю|е|а|я|о|ь|й)$/u,
  cs: /(?:ského|skému|ami|ách|ovi|ého|ému|ech|ům|ou|em|im|a|e|ě|i|o|u|y|ů|í)$/u,
  de: /(?:ens|s|n|en)$/u,
  fi: /(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|iin|een|n|a|ä)$/u,
  hu: /(?:ban|ben|ból|ből|nak|nek|tól|től|val|vel|ra|re|on|en|ön|t|i)$/u,
  tr: /['’]?\p{Ll}{1,4}$/u,
};
const NAME_BASE_CHARS_MIN = 3;
const RELATIVE_CHARS = 5;

export function readSourceWords(text: string, language: string): SourceWords {
  const places = new Map<string, number[]>();
  const ordinary = new Set<string>();
  const names = new Set<string>();
  const initials: string[] = [];
  let index = 0;
  for (const match of text.matchAll(WORD)) {
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
    initials.push(isCapital ? first : SMALL_WORDS.has(lower) ? '' : ' ');
    index++;
  }
  const runs = initials.join('');
  const vocabulary = new Lazy(() => [...places.keys()].filter((word) => word.length >= RELATIVE_CHARS));
  const prefixes = new Lazy(() => new Set(vocabulary.value.map((word) => word.slice(0, RELATIVE_CHARS))));
  const suffixes = new Lazy(() => new Set(vocabulary.value.map((word) => word.slice(-RELATIVE_CHARS))));
  return {
    language,
    hasText: (part) => text.includes(part),
    has: (word) => places.has(bare(word)),
    hasOrdinary: (word) => {
      const lower = bare(word);
      return ordinary.has(lower) || ordinary.has(stemOf(lower, language));
    },
    hasName: (word) => names.has(nameBase(bare(word), language)),
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

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'of the and for de la du des der die und für del y e di da van von'.split(' '),
);

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

/** Lower-case, without a possessive ending. */
function bare(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s?$/u, '')
    .replace(/^(?:l|d|qu|j|n|s|c|m|t|dell|all|dall|nell|sull|un)'(?=\p{L})/u, '');
}

function nameBase(lower: string, language: string): string {
  const folded = language === 'pl' ? lower.replaceAll('ó', 'o') : lower;
  const base = folded.replace(NAME_ENDINGS[language] ?? /(?!)/u, '');
  return base.length >= NAME_BASE_CHARS_MIN ? base : folded;
}

/** The word as the sources write it, or declined. */
function formsOf(word: string, places: ReadonlyMap<string, unknown>, language: string): readonly string[] {
  const lower = bare(word);
  if (places.has(lower) || NAME_ENDINGS[language] === undefined) return [lower];
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

/** Words that no name is made of. */
export function isSmallWord(word: string, language: string): boolean {
  const lower = bare(word);
  return stopWordsOf(language).has(lower) || genericWordsOf(language).has(lower);
}
