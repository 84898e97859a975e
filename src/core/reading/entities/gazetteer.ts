import { once } from '../../languages/once.ts';
import { FIRST_NAMES } from './listed-names/first-names.ts';
import { ORGANIZATIONS } from './listed-names/organizations.ts';
import { PLACES } from './listed-names/places.ts';
import { SURNAMES } from './listed-names/surnames.ts';

/** What a list of names says of a word or a name. */
export type ListedAs = 'first name' | 'surname' | 'place' | 'organization';

const NOWHERE: ReadonlySet<ListedAs> = new Set();

const LISTS: readonly (readonly [ListedAs, string])[] = [
  ['first name', FIRST_NAMES],
  ['surname', SURNAMES],
  ['place', PLACES],
  ['organization', ORGANIZATIONS],
];

const entries = once(() => {
  const found = new Map<string, ReadonlySet<ListedAs>>();
  for (const [type, list] of LISTS) {
    for (const name of namesIn(list)) found.set(name, new Set([...(found.get(name) ?? NOWHERE), type]));
  }
  return found;
});

/** The names of a list; a line ends with a bar or the list. */
function namesIn(list: string): readonly string[] {
  return list.replaceAll('\n', '').split('|');
}

/** How the lists of names know a lower-case name. */
export function gazetteTypesOf(lower: string): ReadonlySet<ListedAs> {
  return entries().get(lower) ?? NOWHERE;
}
