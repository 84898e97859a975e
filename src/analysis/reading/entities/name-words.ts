import { entriesOf, joinLists, perPack, wordSet } from '../../../languages/compile.ts';
import { packs } from '../../../languages/index.ts';
import { international } from '../../../languages/international.ts';
import type { KindNouns, LanguagePack } from '../../../languages/pack.ts';
import type { EntityType } from '../../result.ts';

/** Small words inside names, of all languages in one: a page in English names Simone de Beauvoir too. */
const LINKS = wordSet(joinLists(packs.map(({ names }) => names?.links ?? null)));

/** Words around and inside of names, as sets in small letters; each is a field of `NameWords` in the language pack. */
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

const KINDS = ['person', 'organization', 'place', 'product', 'event'] as const;
const NONE: ReadonlySet<string> = new Set();

/** For a language without names of its own: the titles that texts of every language use. */
const UNKNOWN: NameWordSets = {
  honorifics: wordSet(international.honorifics),
  honorificsInNames: NONE,
  linksBetweenNouns: NONE,
  linksAfterNoun: NONE,
  linkedArticles: NONE,
  listLinks: NONE,
  sayingVerbs: NONE,
  lifeVerbs: NONE,
  personPronouns: NONE,
  personRelatives: NONE,
  sitingVerbs: NONE,
  sitingPrepositions: NONE,
  placePrepositions: NONE,
  placeOf: NONE,
  predicateEnds: NONE,
  kindOf: new Map(),
};

/** The words of a language around and inside of names. */
export const nameWordsOf = perPack(({ names }: LanguagePack): NameWordSets => {
  if (names === null) return UNKNOWN;
  return {
    honorifics: wordSet(joinLists([names.honorifics, international.honorifics])),
    honorificsInNames: wordSet(names.honorificsInNames),
    linksBetweenNouns: wordSet(names.linksBetweenNouns),
    linksAfterNoun: wordSet(names.linksAfterNoun),
    linkedArticles: wordSet(names.linkedArticles),
    listLinks: wordSet(names.listLinks),
    sayingVerbs: wordSet(names.sayingVerbs),
    lifeVerbs: wordSet(names.lifeVerbs),
    personPronouns: wordSet(names.personPronouns),
    personRelatives: wordSet(names.personRelatives),
    sitingVerbs: wordSet(names.sitingVerbs),
    sitingPrepositions: wordSet(names.sitingPrepositions),
    placePrepositions: wordSet(names.placePrepositions),
    placeOf: wordSet(names.placeOf),
    predicateEnds: wordSet(names.predicateEnds),
    kindOf: kindsOf(names.kinds),
  };
});

function kindsOf(kinds: KindNouns | null): ReadonlyMap<string, EntityType> {
  if (kinds === null) return new Map();
  const found = new Map<string, EntityType>();
  // Of a noun of two kinds the first stands.
  for (const kind of KINDS)
    for (const noun of entriesOf(kinds[kind])) if (!found.has(noun)) found.set(noun, kind);
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
