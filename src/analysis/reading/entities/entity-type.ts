import { expressionOf, joinLists } from '../../../languages/compile.ts';
import { packs } from '../../../languages/index.ts';
import { international } from '../../../languages/international.ts';
import type { LanguagePack, NameWords, WordList } from '../../../languages/pack.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf } from '../../document/structured-data.ts';
import type { EntityType } from '../../result.ts';
import { regionNames } from './regions.ts';
import { isMeasureNoun } from './name-words.ts';

/** Names whose type the page itself declares, lower-case. */
export type KnownNames = ReadonlyMap<string, EntityType>;

const TYPES: readonly (readonly [EntityType, RegExp])[] = [
  ['person', /^(?:Person|Physician|Author)$/],
  [
    'organization',
    /Organization$|^(?:Corporation|LocalBusiness|Brand|NewsMediaOrganization|CollegeOrUniversity|School|Restaurant|Store|WebSite)$/,
  ],
  [
    'product',
    /^(?:Product|ProductGroup|SoftwareApplication|MobileApplication|VideoGame|Book|Movie|Vehicle)$/,
  ],
  ['place', /^(?:Place|City|Country|State|AdministrativeArea|PostalAddress|TouristAttraction|Landmark.*)$/],
  ['event', /Event$|^Festival$/],
];

/** A list of all languages as one: pages name places and organisations of other languages as those do. */
function inAllLanguages(pick: (names: NameWords) => WordList | null): WordList {
  return joinLists(packs.map(({ names }) => (names === null ? null : pick(names))));
}

/** The noun that makes a name an organisation's stands last, first, or before "of"; legal forms stand last. */
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
/** A cue that is as good as a statement; weaker ones add up to it. */
const CUES_MIN = 1;
/** Two votes that differ by less say nothing. */
const CUES_LEAD = 1.5;

export function knownNames(page: PageDocument): KnownNames {
  const names = new Map<string, EntityType>();
  for (const item of page.structuredData.items) {
    const type = TYPES.find(([, pattern]) => item.types.some((name) => pattern.test(name)))?.[0];
    if (type === undefined) continue;
    for (const name of stringsOf(item.properties['name'])) {
      if (name.length <= 80 && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), type);
    }
  }
  const author = page.metadata.author?.toLowerCase();
  if (author !== undefined && author.split(' ').length <= 4 && !names.has(author))
    names.set(author, 'person');
  return names;
}

/** What the text around the mentions of a name says of its kind: votes by type. */
export type TypeVotes = ReadonlyMap<EntityType, number>;

/**
 * The kind of thing that a name stands for, by the page's declarations, the name's own words, the names of regions, and
 * the sentences around it; else a concept. A kind that nothing shows is not guessed.
 */
export function entityTypeOf(
  name: string,
  {
    isName,
    votes,
    language,
  }: { readonly isName: boolean; readonly votes: TypeVotes; readonly language: LanguagePack },
  known: KnownNames,
): EntityType {
  const declared = known.get(name.toLowerCase());
  if (declared !== undefined) return declared;
  if (regionNames(language.code).has(name.toLowerCase()) && /^\P{Ll}/u.test(name)) return 'place';
  if (!isName)
    return isMeasureNoun(name.toLowerCase().split(' ').at(-1) ?? '', language) ? 'measure' : 'concept';
  if (TITLED.test(name)) return 'person';
  // "GROUP BY" shouts; an organisation's noun is a word.
  if (name.includes(' ') && name !== name.toUpperCase()) {
    if (EVENT.test(name)) return 'event';
    if (ORGANIZATION.test(name)) return 'organization';
    if (PLACE.test(name)) return 'place';
  }
  return votedType(votes) ?? 'concept';
}

function votedType(votes: TypeVotes): EntityType | null {
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < CUES_MIN) return null;
  return second !== undefined && first[1] < second[1] * CUES_LEAD ? null : first[0];
}
