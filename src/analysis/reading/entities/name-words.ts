import { entriesOf, joinLists, perPack, wordSet } from '../../../languages/compile.ts';
import { packs } from '../../../languages/index.ts';
import { international } from '../../../languages/international.ts';
import type { LanguagePack } from '../../../languages/pack.ts';
import type { EntityType } from '../../result.ts';

/** Small words inside names, of all languages in one: a page in English names Simone de Beauvoir too. */
const LINKS = wordSet(joinLists(packs.map(({ names }) => names?.links ?? null)));

/** The words of a language around and inside of names, as sets of words in small letters. */
export interface NameWordSets {
  readonly honorifics: ReadonlySet<string>;
  readonly honorificsInNames: ReadonlySet<string>;
  readonly linksBetweenNouns: ReadonlySet<string>;
  readonly linksAfterNoun: ReadonlySet<string>;
  readonly linkedArticles: ReadonlySet<string>;
  readonly listLinks: ReadonlySet<string>;
  readonly sayingVerbs: ReadonlySet<string>;
  readonly lifeVerbs: ReadonlySet<string>;
  readonly personPronouns: ReadonlySet<string>;
  readonly personRelatives: ReadonlySet<string>;
  readonly sitingVerbs: ReadonlySet<string>;
  readonly sitingPrepositions: ReadonlySet<string>;
  readonly placePrepositions: ReadonlySet<string>;
  readonly placeOf: ReadonlySet<string>;
  readonly predicateEnds: ReadonlySet<string>;
  readonly kindOf: ReadonlyMap<string, EntityType>;
}

export const nameWordsOf = perPack(({ names }: LanguagePack): NameWordSets => {
  const set = (list: string | null | undefined): ReadonlySet<string> => wordSet(list ?? null);
  return {
    honorifics: wordSet(joinLists([names?.honorifics ?? null, international.honorifics])),
    honorificsInNames: set(names?.honorificsInNames),
    linksBetweenNouns: set(names?.linksBetweenNouns),
    linksAfterNoun: set(names?.linksAfterNoun),
    linkedArticles: set(names?.linkedArticles),
    listLinks: set(names?.listLinks),
    sayingVerbs: set(names?.sayingVerbs),
    lifeVerbs: set(names?.lifeVerbs),
    personPronouns: set(names?.personPronouns),
    personRelatives: set(names?.personRelatives),
    sitingVerbs: set(names?.sitingVerbs),
    sitingPrepositions: set(names?.sitingPrepositions),
    placePrepositions: set(names?.placePrepositions),
    placeOf: set(names?.placeOf),
    predicateEnds: set(names?.predicateEnds),
    kindOf: kindsOf(names?.kinds ?? null),
  };
});

function kindsOf(kinds: NonNullable<LanguagePack['names']>['kinds']): ReadonlyMap<string, EntityType> {
  if (kinds === null) return new Map();
  const { person, organization, place, product, event } = kinds;
  const ordered = Object.entries({ person, organization, place, product, event }) as [EntityType, string][];
  const found = new Map<string, EntityType>();
  for (const [type, nouns] of ordered)
    for (const noun of entriesOf(nouns)) if (!found.has(noun)) found.set(noun, type);
  return found;
}

/** The kind of thing that a lower-case noun names in this language; null for one that is not known to name a kind of name. */
export function typeOfNoun(lower: string, pack: LanguagePack): EntityType | null {
  return nameWordsOf(pack).kindOf.get(lower) ?? null;
}

/** How a lower-case word joins the two sides of a name: always, only after a common noun, as an article behind such a link, or never. */
export function nameLinkOf(lower: string, pack: LanguagePack): 'always' | 'after noun' | 'article' | null {
  const { linksBetweenNouns, linksAfterNoun, linkedArticles } = nameWordsOf(pack);
  // Where nouns take capitals "the friend of Anna" would be one name.
  if (LINKS.has(lower)) return linksBetweenNouns.has(lower) ? null : 'always';
  if (linksAfterNoun.has(lower)) return 'after noun';
  return linkedArticles.has(lower) ? 'article' : null;
}

const measures = perPack(({ concepts }) => wordSet(concepts?.measures ?? null));

/** True for a noun that makes the phrase which it ends a quantity, in the singular or with an "s". */
export function isMeasureNoun(lower: string, pack: LanguagePack): boolean {
  const known = measures(pack);
  return known.has(lower) || (lower.endsWith('s') && known.has(lower.slice(0, -1)));
}
