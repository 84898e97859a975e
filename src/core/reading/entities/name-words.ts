import { entriesOf, joinLists, perPack, wordSet } from '../../languages/compile.ts';
import { packs } from '../../languages/index.ts';
import { international } from '../../languages/international.ts';
import type { KindNouns, LanguagePack } from '../../languages/pack.ts';
import type { EntityType } from '../../schema/vocabulary.ts';

/** Small words inside names, of all languages: an English page also names Simone de Beauvoir. */
const LINKS = wordSet(joinLists(packs.map(({ names }) => names?.links ?? null)));

/** Words around and inside of names, as lower-case sets; each is a field of `NameWords` in the language pack. */
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

/** For a language without name words: the international titles only. */
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
  // A noun of two types keeps the first.
  for (const kind of KINDS)
    for (const noun of entriesOf(kinds[kind])) if (!found.has(noun)) found.set(noun, kind);
  return found;
}

/** The type of the names that a lower-case noun introduces in this language; null when unknown. */
export function typeOfNoun(lower: string, pack: LanguagePack): EntityType | null {
  return nameWordsOf(pack).kindOf.get(lower) ?? null;
}

/** How a lower-case word joins the two parts of a name: always, only after a common noun, as an article after such a link, or never. */
export function nameLinkOf(lower: string, pack: LanguagePack): 'always' | 'after noun' | 'article' | null {
  const { linksBetweenNouns, linksAfterNoun, linkedArticles } = nameWordsOf(pack);
  // Where nouns are capitalised, "the friend of Anna" would be one name.
  if (LINKS.has(lower)) return linksBetweenNouns.has(lower) ? null : 'always';
  if (linksAfterNoun.has(lower)) return 'after noun';
  return linkedArticles.has(lower) ? 'article' : null;
}

const measures = perPack(({ concepts }) => wordSet(concepts?.measures ?? null));

/** True for a noun, singular or with "s", that makes the phrase before it a quantity. */
export function isMeasureNoun(lower: string, pack: LanguagePack): boolean {
  const known = measures(pack);
  return known.has(lower) || (lower.endsWith('s') && known.has(lower.slice(0, -1)));
}
