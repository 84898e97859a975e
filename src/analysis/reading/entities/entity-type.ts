import { expressionOf, joinLists } from '../../../languages/compile.ts';
import { packs } from '../../../languages/index.ts';
import { international } from '../../../languages/international.ts';
import type { LanguagePack, NameWords, WordList } from '../../../languages/pack.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf } from '../../document/structured-data.ts';
import type { EntityType } from '../../../schema/vocabulary.ts';
import { regionNames } from './regions.ts';
import { isMeasureNoun } from './name-words.ts';

/** Names with a type declared by the page, lower-case. */
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
/** Cues must add up to one full statement. */
const CUES_MIN = 1;
/** A smaller lead between two votes decides nothing. */
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

/** Evidence from the text around the mentions of a name: votes by type. */
export type TypeVotes = ReadonlyMap<EntityType, number>;

/**
 * The type of a name, from the page's declarations, the name's own words, region names and the sentences around it; else
 * a concept. Never guessed without evidence.
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
  // "GROUP BY" is shouted, not an organisation.
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
