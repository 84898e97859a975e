import type { PageDocument } from '../document/page-document.ts';
import { stringsOf } from '../document/structured-data.ts';
import type { EntityType } from '../result.ts';

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

/** Words that organisations carry in their names in several languages. */
const ORGANIZATION =
  /(?:^|\s)(?:inc|ltd|llc|corp|corporation|company|gmbh|ag|s\.?a\.?|plc|group|holdings?|foundation|institute|university|college|school|academy|agency|administration|department|ministry|bureau|office|commission|committee|council|association|society|union|federation|organi[sz]ation|authority|court|senate|congress|parliament|bank|hospital|museum|library|church|party|press|times|news|universität|hochschule|stiftung|verein|verband|ministerium|bundesamt|université|institut|ministère|société|fondation|universidad|instituto|ministerio|universidade|ministério|università|istituto|ministero|universiteit|uniwersytet|ministerstwo|университет|институт|министерство)(?:\s|$|\.)/iu;
const HONORIFIC =
  /^(?:Mr|Mrs|Ms|Dr|Prof|Professor|President|Senator|Sir|Lady|Herr|Frau|Señor|Monsieur|Madame)\.?\s+\p{Lu}/u;

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

/** What kind of thing a name stands for, from what the page declares and the name's own words; else a concept. */
export function entityTypeOf(name: string, isName: boolean, known: KnownNames): EntityType {
  const declared = known.get(name.toLowerCase());
  if (declared !== undefined) return declared;
  if (!isName) return 'concept';
  if (HONORIFIC.test(name)) return 'person';
  return ORGANIZATION.test(name) && name.includes(' ') ? 'organization' : 'concept';
}
