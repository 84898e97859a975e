import type { EntityType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf } from '../../document/structured-data.ts';

/** Names with a type declared by the page, lower-case. */
export type KnownNames = ReadonlyMap<string, EntityType>;

const TYPES: readonly (readonly [EntityType, RegExp])[] = [
  ['person', /^(?:Person|Physician|Author)$/],
  [
    'organization',
    /Organization$|^(?:Corporation|LocalBusiness|Brand|NewsMediaOrganization|CollegeOrUniversity|School|Restaurant|Store|WebSite)$/,
  ],
  ['product', /^(?:Product|ProductGroup|SoftwareApplication|MobileApplication|WebApplication|Vehicle|Car)$/],
  [
    'work',
    /^(?:VideoGame|Book|Movie|TVSeries|Course|PodcastSeries|MusicAlbum|SoftwareSourceCode|CreativeWork)$/,
  ],
  ['place', /^(?:Place|City|Country|State|AdministrativeArea|PostalAddress|TouristAttraction|Landmark.*)$/],
  ['event', /Event$|^Festival$/],
];

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
