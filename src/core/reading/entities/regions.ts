import { wordSet } from '../../languages/compile.ts';
import { international } from '../../languages/international.ts';

const regions = new Map<string, ReadonlySet<string>>();
/** ISO 3166 uses 250 of the 676 letter pairs; the numbers are continents and their parts. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CONTINENTS = ['002', '003', '005', '009', '013', '019', '021', '029', '142', '150', '419'];
/** “World”, “unknown region” and “outlying Oceania”: Intl names them, but they are not places. */
const NO_REGIONS = ['001', 'ZZ', 'QO'];
/** Time zones of these areas are named after towns. */
const TOWN_ZONE = /^(?:Africa|America|Asia|Australia|Europe)\/(?:[A-Za-z]+\/)?([A-Za-z_]+)$/;
/** Towns whose names are more often people's names or other words. */
const OTHER_NAMES = wordSet(international.townsLikePeople);

/** Lower-case names of countries, continents and larger towns in a language, from Intl instead of a list. */
export function regionNames(language: string): ReadonlySet<string> {
  const known = regions.get(language);
  if (known !== undefined) return known;
  const locale = language === 'und' ? 'en' : language;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const found = new Set<string>();
  const add = (code: string): void => {
    const name = names.of(code);
    if (name !== undefined) found.add(name.toLowerCase());
  };
  for (const first of LETTERS) for (const second of LETTERS) add(first + second);
  CONTINENTS.forEach(add);
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const town = TOWN_ZONE.exec(zone)?.[1]?.replaceAll('_', ' ').toLowerCase();
    if (town !== undefined && !OTHER_NAMES.has(town)) found.add(town);
  }
  for (const code of NO_REGIONS) found.delete(names.of(code)?.toLowerCase() ?? '');
  regions.set(language, found);
  return found;
}
