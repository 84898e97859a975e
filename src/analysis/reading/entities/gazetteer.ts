import nlp from 'compromise/two';

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
const entries = readEntries();

function readEntries(): ReadonlyMap<string, ReadonlySet<ListedAs>> {
  const { one } = nlp.model() as {
    readonly one?: { readonly lexicon?: Readonly<Record<string, string | readonly string[]>> };
  };
  const found = new Map<string, ReadonlySet<ListedAs>>();
  for (const [name, tags] of Object.entries(one?.lexicon ?? {})) {
    const listed = [tags].flat().flatMap((tag) => TAGS.get(tag) ?? []);
    if (listed.length > 0) found.set(name, new Set(listed));
  }
  return found;
}

/** How the lists of the package compromise know a lower-case name. */
export function gazetteTypesOf(lower: string): ReadonlySet<ListedAs> {
  return entries.get(lower) ?? NOWHERE;
}
