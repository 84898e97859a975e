import { entriesOf, perPack, wordSet } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { formsOf, valuedEntries } from '../../languages/valued-entries.ts';

/** Recognises the plural of a name that a text counts: "Huskies" beside "a Siberian Husky". A person's name has none. */

const pluralsOf = perPack(({ facts, questions, definitions }) => {
  const spelling = facts?.spelling ?? null;
  return {
    definite: wordSet(questions?.definite ?? null),
    verbs: wordSet(definitions?.verbs ?? null),
    endings: valuedEntries(spelling?.plurals ?? null).map(({ value, entry }) => ({
      singular: value === '-' ? '' : value,
      plural: entry,
    })),
    countable: wordSet(
      entriesOf(spelling?.countable ?? null)
        .flatMap(formsOf)
        .join('|'),
    ),
  };
});

/** A word of a text, in lower case. */
export interface NamedWord {
  readonly lower: string;
  readonly isCapital: boolean;
}

/**
 * The words of names of kinds: after an article that counts ("a Siberian Husky"), or where the name is defined ("the Norsk
 * Buhund is"); names of persons take neither. All words of a name, since which of them ends it is not known.
 */
export function kindsIn(words: readonly NamedWord[], language: string): ReadonlySet<string> {
  const { countable, definite, verbs } = pluralsOf(packOf(language));
  const kinds = new Set<string>();
  let name: string[] = [];
  let before = '';
  for (const { lower, isCapital } of words) {
    if (isCapital && !countable.has(lower) && !definite.has(lower)) {
      name.push(lower);
      continue;
    }
    if (countable.has(before) || (definite.has(before) && verbs.has(lower)))
      for (const word of name) kinds.add(word);
    name = [];
    before = lower;
  }
  return kinds;
}

const BASE_CHARS_MIN = 3;

/** The singulars that a lower-case word may be the plural of. */
export function singularsOf(lower: string, language: string): readonly string[] {
  return pluralsOf(packOf(language)).endings.flatMap(({ singular, plural }) => {
    const base = lower.slice(0, lower.length - plural.length);
    return lower.endsWith(plural) && base.length >= BASE_CHARS_MIN ? [base + singular] : [];
  });
}
