import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf } from '../../document/structured-data.ts';
import type { EntityType } from '../../../schema/vocabulary.ts';
import { regionNames } from './regions.ts';
import { isMeasureNoun } from './type-nouns.ts';

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

/** Legal forms and words that organisations carry in their names in several languages. */
const ORGANIZATION_NOUN =
  'group|holdings?|foundation|institutes?|university|college|school|academy|agency|administration|department|dept|ministry|bureau|office|commission|committee|council|association|society|union|federation|organi[sz]ation|authority|court|senate|congress|parliament|bank|hospital|museum|library|church|party|press|studios|orchestra|headquarters|laboratory|corporation|company|universität|hochschule|stiftung|verein|verband|ministerium|bundesamt|université|institut|ministère|société|fondation|agence|universidad|instituto|ministerio|agencia|universidade|ministério|agência|banco|banque|banca|università|istituto|ministero|agenzia|universiteit|uniwersytet|ministerstwo|университет|институт|министерство|банк';
const LEGAL_FORM = 'inc|ltd|llc|llp|corp|gmbh|ag|s\\.?a|plc|oy|ab|b\\.?v|s\\.r\\.l|sp\\. z o\\.o|ооо';
/** The noun that makes a name an organisation's stands last, first, or before "of". */
const ORGANIZATION = new RegExp(
  `\\s(?:${LEGAL_FORM})\\.?$|(?:^|\\s)(?:${ORGANIZATION_NOUN})(?:$|\\s(?:of|for|de|du|des|di|do|da|delle|für|der|van)\\s)|^(?:${ORGANIZATION_NOUN})\\s`,
  'iu',
);
const PLACE =
  /^(?:lake|mount|mt|fort|port|san|santa|lac|mont|lago|monte|río|rio)\s\p{Lu}|\s(?:river|county|island|islands|valley|bay|beach|avenue|street|road|square|park|mountains?|desert|ocean|peninsula|airport|district|province)$/iu;
const EVENT =
  /\s(?:war|festival|olympics|championships?|cup|conference|summit|awards?|election|revolution|expo|fair|marathon|krieg|festspiele|guerre|guerra)$|^(?:battle|siege|treaty|war)\sof\s/iu;
const HONORIFIC =
  /^(?:Mr|Mrs|Ms|Dr|Prof|Professor|President|Senator|Sir|Lady|King|Queen|Prince|Princess|Pope|Emperor|Saint|Herr|Frau|Señor|Monsieur|Madame)\.?\s+\p{Lu}/u;
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
 * What kind of thing a name stands for: from what the page declares, the name's own words, the regions of the world, and
 * what the sentences around it say; else a concept. A kind that nothing shows is not guessed.
 */
export function entityTypeOf(
  name: string,
  {
    isName,
    votes,
    language,
  }: { readonly isName: boolean; readonly votes: TypeVotes; readonly language: string },
  known: KnownNames,
): EntityType {
  const declared = known.get(name.toLowerCase());
  if (declared !== undefined) return declared;
  if (regionNames(language).has(name.toLowerCase()) && /^\P{Ll}/u.test(name)) return 'place';
  if (!isName) return isMeasureNoun(name.toLowerCase().split(' ').at(-1) ?? '') ? 'measure' : 'concept';
  if (HONORIFIC.test(name)) return 'person';
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
