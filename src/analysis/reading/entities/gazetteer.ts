import { createRequire } from 'node:module';

/** What a list of names says of a word or a name. */
export type ListedAs = 'first name' | 'surname' | 'place' | 'organization';

const TAGS: ReadonlyMap<string, ListedAs> = new Map([
  ['FirstName', 'first name'],
  ['MaleName', 'first name'],
  ['FemaleName', 'first name'],
  ['LastName', 'surname'],
  ['City', 'place'],
  ['Country', 'place'],
  ['Region', 'place'],
  ['Place', 'place'],
  ['Organization', 'organization'],
  ['SportsTeam', 'organization'],
]);

const NOWHERE: ReadonlySet<ListedAs> = new Set();

/** The part of the package that is read. */
interface Compromise {
  model(): { readonly one?: { readonly lexicon?: Readonly<Record<string, string | readonly string[]>> } };
}

let entries: ReadonlyMap<string, ReadonlySet<ListedAs>> | null = null;

/** Read with the first name: the package takes a quarter of a second and 25 MB, which only analyses need. */
function readEntries(): ReadonlyMap<string, ReadonlySet<ListedAs>> {
  const compromise = createRequire(import.meta.url)('compromise/two') as Compromise;
  const { one } = compromise.model();
  const found = new Map<string, ReadonlySet<ListedAs>>();
  for (const [name, tags] of Object.entries(one?.lexicon ?? {})) {
    const listed = [tags].flat().flatMap((tag) => TAGS.get(tag) ?? []);
    if (listed.length > 0) found.set(name, new Set(listed));
  }
  return found;
}

/** How the lists of the package compromise know a lower-case name. */
export function gazetteTypesOf(lower: string): ReadonlySet<ListedAs> {
  entries ??= readEntries();
  return entries.get(lower) ?? NOWHERE;
}
