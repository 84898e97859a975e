import { isNameTally, type PhraseTally } from './phrase-tally.ts';

/** How many names of more than one word begin with each word, by its key: a brand opens the names of its products. */
export type NameFamilies = ReadonlyMap<string, number>;

export function nameFamilies(tallies: ReadonlyMap<string, PhraseTally>): NameFamilies {
  const families = new Map<string, number>();
  for (const [key, tally] of tallies) {
    if (tally.wordCount < 2 || !isNameTally(tally)) continue;
    const [opening = ''] = key.split(' ', 1);
    families.set(opening, (families.get(opening) ?? 0) + 1);
  }
  return families;
}
