import { entriesOf } from '../../languages/compile.ts';
import { famousNames, type FamousNames } from '../../languages/famous-names.ts';

/** The list that contains a name. */
export type Fame = keyof FamousNames;

const LISTS = Object.keys(famousNames) as Fame[];

/** Read with the first name. */
let listed: ReadonlyMap<string, Fame> | null = null;

function readLists(): ReadonlyMap<string, Fame> {
  const found = new Map<string, Fame>();
  for (const list of LISTS)
    for (const name of entriesOf(famousNames[list])) if (!found.has(name)) found.set(name, list);
  return found;
}

/** Which list contains a lower-case name, with or without a version: "windows 11". */
export function fameOf(lower: string): Fame | null {
  listed ??= readLists();
  return listed.get(lower) ?? listed.get(lower.replace(/\s+v?\d[\d.]*$/u, '')) ?? null;
}

/** The list of the one or two words that a longer name begins with: "sony wh-1000xm5". */
export function openingFameOf(words: readonly string[]): Fame | null {
  if (words.length < 2) return null;
  const two = words.length > 2 ? fameOf(words.slice(0, 2).join(' ')) : null;
  return two ?? fameOf(words[0] ?? '');
}
