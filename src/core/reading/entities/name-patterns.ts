import { expressionOf, joinLists } from '../../languages/compile.ts';
import { packs } from '../../languages/index.ts';
import { international } from '../../languages/international.ts';
import type { NameWords, WordList } from '../../languages/pack.ts';
import type { EntityType } from '../../schema/vocabulary.ts';

/** One list for all languages: pages also name places and organisations in other languages. */
function inAllLanguages(pick: (names: NameWords) => WordList | null): WordList {
  return joinLists(packs.map(({ names }) => (names === null ? null : pick(names))));
}

/** The noun of an organisation's name comes last, first, or before "of"; legal forms come last. */
const ORGANIZATION = expressionOf(String.raw`\s@legalForms\.?$|(?:^|\s)@nouns(?:$|\s@of\s)|^@nouns\s`, {
  legalForms: international.legalForms,
  nouns: inAllLanguages(({ organizationNouns }) => organizationNouns),
  of: inAllLanguages(({ organizationOf }) => organizationOf),
});
const PLACE = expressionOf(String.raw`^@openings\s\p{Lu}|\s@endings$`, {
  openings: inAllLanguages(({ placeOpenings }) => placeOpenings),
  endings: inAllLanguages(({ placeEndings }) => placeEndings),
});
const EVENT = expressionOf(String.raw`\s@endings$|^@openings\s`, {
  endings: inAllLanguages(({ eventEndings }) => eventEndings),
  openings: inAllLanguages(({ eventOpenings }) => eventOpenings),
});
const TITLED = expressionOf(
  String.raw`^@titles\.?\s+\p{Lu}`,
  { titles: inAllLanguages(({ personTitles }) => personTitles) },
  'u',
);

/** The type that a name's own words give: a title of people, or the nouns of organizations, places and events. */
export function namePatternOf(name: string): EntityType | null {
  if (TITLED.test(name)) return 'person';
  // "GROUP BY" is shouted, not an organisation.
  if (!name.includes(' ') || name === name.toUpperCase()) return null;
  if (EVENT.test(name)) return 'event';
  if (ORGANIZATION.test(name)) return 'organization';
  return PLACE.test(name) ? 'place' : null;
}
