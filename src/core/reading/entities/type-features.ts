import type { LanguagePack } from '../../languages/pack.ts';
import { hasTagger, isEnglishWord } from '../../text/english/part-of-speech.ts';
import type { ClassModel, Features } from '../../models/linear-model.ts';
import { lettersOf } from '../../page-facts/letters-of.ts';
import type { EntityType, PageType, SubjectType } from '../../schema/vocabulary.ts';
import { headNounsOf, type HeadNoun } from './head-nouns.ts';
import type { KnownNames } from './known-names.ts';
import { fameOf, openingFameOf, type Fame } from './famous.ts';
import type { NameFamilies } from './name-families.ts';
import type { Theme } from './themes.ts';
import type { Note } from './note.ts';
import type { TypeFeature } from './type-feature-names.ts';
import { notePersonNames } from './person-features.ts';
import { namePatternOf } from './name-patterns.ts';
import { gazetteTypesOf } from './gazetteer.ts';
import { typeOfNoun } from './name-words.ts';
import { regionNames } from './regions.ts';

/** Quantities are told by their nouns alone. */
export type TypeModel = ClassModel<Exclude<EntityType, 'measure'>, TypeFeature>;

export interface TypeContext {
  readonly language: LanguagePack;
  readonly known: KnownNames;
  readonly pageType: PageType | null;
  readonly subject: { readonly key: string; readonly type: SubjectType } | null;
  /** Names of the site, lower-case without spaces. */
  readonly sites: ReadonlySet<string>;
  readonly families: NameFamilies;
  /** Kinds of the nouns of its title and of its subject's name. */
  readonly themes: ReadonlySet<Theme>;
}

/** Evidence from the text around the mentions of a name: votes by type. */
export type TypeVotes = ReadonlyMap<EntityType, number>;

/** What the page says of one entity. */
export interface TypeEvidence {
  readonly key: string;
  readonly isName: boolean;
  readonly votes: TypeVotes;
  readonly marks: ReadonlyMap<string, number>;
  readonly mentions: number;
}

export function typeFeaturesOf(
  name: string,
  evidence: TypeEvidence,
  context: TypeContext,
): Features<TypeFeature> {
  const present: Partial<Record<TypeFeature, number>> = {};
  noteTypeFeatures(name, evidence, context, (feature, value = 1) => {
    present[feature] = value;
  });
  return present;
}

/** Only what is present is noted: most features of most names are not. */
export function noteTypeFeatures(
  name: string,
  evidence: TypeEvidence,
  context: TypeContext,
  note: Note<TypeFeature>,
): void {
  const lower = name.toLowerCase();
  const words = lower.split(/\s+/u);
  const declared = context.known.get(lower);
  if (declared !== undefined) noteOf(DECLARED, declared, 1, note);
  noteNouns(lower, words, context.language, note);
  noteName(name, lower, evidence, context.language, note);
  if (/^\p{Lu}/u.test(name)) noteLists(name, lower, words, context.language, note);
  noteShape(name, words.length, evidence, context, note);
  notePage(evidence, context, note);
  noteFame(lower, words, note);
  noteFamily(words, evidence, context, note);
  for (const theme of context.themes)
    if (evidence.isName || theme === 'foods' || theme === 'health') note(THEMES[theme]);
}

type ByType = Readonly<Partial<Record<EntityType | SubjectType, TypeFeature>>>;

function noteOf(
  features: ByType,
  type: EntityType | SubjectType,
  value: number,
  note: Note<TypeFeature>,
): void {
  const feature = features[type];
  if (feature !== undefined) note(feature, value);
}

const DECLARED: ByType = {
  person: 'declaredPerson',
  organization: 'declaredOrganization',
  place: 'declaredPlace',
  product: 'declaredProduct',
  work: 'declaredWork',
  event: 'declaredEvent',
};

const NOUNS: Readonly<Record<HeadNoun, TypeFeature>> = {
  works: 'nounWork',
  goods: 'nounGoods',
  health: 'nounHealth',
  foods: 'nounFood',
  events: 'nounEvent',
  organizations: 'nounOrganization',
  ideas: 'nounIdea',
};

function noteNouns(
  lower: string,
  words: readonly string[],
  language: LanguagePack,
  note: Note<TypeFeature>,
): void {
  for (const noun of headNounsOf(lower, language)) note(NOUNS[noun]);
  const kind = typeOfNoun(words.at(-1) ?? '', language);
  if (kind === 'person') note('nounPerson');
  if (kind === 'place') note('nounPlace');
}

const NAMED: ByType = { organization: 'namedOrganization', place: 'namedPlace', event: 'namedEvent' };

function noteName(
  name: string,
  lower: string,
  { isName }: TypeEvidence,
  language: LanguagePack,
  note: Note<TypeFeature>,
): void {
  const pattern = namePatternOf(name);
  if (pattern === 'person') note('titled');
  else if (isName && pattern !== null) noteOf(NAMED, pattern, 1, note);
  if (regionNames(language.code).has(lower) && /^\P{Ll}/u.test(name)) note('region');
}

function noteLists(
  name: string,
  lower: string,
  words: readonly string[],
  { code }: LanguagePack,
  note: Note<TypeFeature>,
): void {
  const whole = gazetteTypesOf(lower);
  notePersonNames(words, note);
  if (whole.has('place')) note('listedPlace');
  if (whole.has('organization')) note('listedOrganization');
  if (/^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.?)?(?:\s\p{Lu}[\p{Ll}'’-]+)$/u.test(name)) note('twoNames');
  if (!hasTagger(code)) return;
  if (words.every(isEnglishWord)) note('ordinaryWords');
  else if (!isEnglishWord(words[0] ?? '') && !isEnglishWord(words.at(-1) ?? '')) note('strangeWords');
}

function noteMarks(marks: TypeEvidence['marks'], note: Note<TypeFeature>): void {
  if (marks.has('code')) note('isCode');
  if (marks.has('cell') || marks.has('first cell')) note('isCell');
  if (marks.has('link')) note('isLinked');
  if (marks.has('emphasis')) note('isEmphasised');
  if (marks.has('item')) note('isItem');
  if (marks.has('lead')) note('isLead');
  if (marks.has('heading')) note('isHeading');
  if (marks.has('strong')) note('isStrong');
}

function noteShape(
  name: string,
  count: number,
  { isName, marks, mentions }: TypeEvidence,
  { sites }: TypeContext,
  note: Note<TypeFeature>,
): void {
  if (isName) note('isName');
  if (isName && count === 1) note('nameWord');
  if (name === name.toLowerCase()) note('lower');
  if (/^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(name)) note('acronym');
  if (/\p{Ll}\p{Lu}/u.test(name)) note('innerCapital');
  if (/\p{N}/u.test(name)) note('hasDigit');
  if (/[\p{L}\p{N}][._/][\p{L}\p{N}]/u.test(name)) note('hasDot');
  noteMarks(marks, note);
  if (mentions === 1) note('saidOnce');
  if (sites.has(lettersOf(name))) note('isSite');
  if (isName && count > 3) note('longName');
}

const SUBJECT: ByType = {
  person: 'subjectPerson',
  organization: 'subjectOrganization',
  place: 'subjectPlace',
  product: 'subjectProduct',
  work: 'subjectWork',
  event: 'subjectEvent',
  health: 'subjectHealth',
  food: 'subjectFood',
  concept: 'subjectConcept',
};
/** Names, and terms, beside a subject of the type. */
const BESIDE_NAMES: ByType = { product: 'besideProduct', work: 'besideWork' };
const BESIDE: ByType = { health: 'besideHealth', food: 'besideFood' };
const NAMES_BESIDE: ByType = {
  person: 'nameBesidePerson',
  place: 'nameBesidePlace',
  organization: 'nameBesideOrganization',
  event: 'nameBesideEvent',
  concept: 'nameBesideConcept',
  topic: 'nameBesideConcept',
};
const NAMES_ON: Readonly<Partial<Record<PageType, TypeFeature>>> = {
  product: 'nameOnGoods',
  collection: 'nameOnGoods',
  article: 'nameOnArticle',
  documentation: 'nameOnDocumentation',
  forum: 'nameOnForum',
  service: 'nameOnService',
  home: 'nameOnService',
  listing: 'nameOnListing',
};
const TERMS_ON: Readonly<Partial<Record<PageType, TypeFeature>>> = {
  product: 'lowerOnGoods',
  collection: 'lowerOnGoods',
  recipe: 'itemOnRecipe',
};
const ON: Readonly<Partial<Record<PageType, TypeFeature>>> = {
  product: 'onProduct',
  collection: 'onCollection',
  listing: 'onCollection',
  documentation: 'onDocumentation',
  forum: 'onForum',
  recipe: 'onRecipe',
};

function notePage(
  { key, isName }: TypeEvidence,
  { subject, pageType }: TypeContext,
  note: Note<TypeFeature>,
): void {
  const feature = pageType === null ? undefined : ON[pageType];
  if (feature !== undefined) note(feature);
  const own = pageType === null ? undefined : (isName ? NAMES_ON : TERMS_ON)[pageType];
  if (own !== undefined) note(own);
  if (subject === null) return;
  if (subject.key === key) noteOf(SUBJECT, subject.type, 1, note);
  else {
    noteOf(BESIDE, subject.type, 1, note);
    if (isName) {
      noteOf(BESIDE_NAMES, subject.type, 1, note);
      noteOf(NAMES_BESIDE, subject.type, 1, note);
    }
  }
}

const FAMOUS: Readonly<Record<Fame, TypeFeature>> = {
  companies: 'famousCompany',
  software: 'famousSoftware',
  services: 'famousService',
  devices: 'famousDevice',
  technologies: 'famousTechnology',
};
const OPENED: Readonly<Record<Fame, TypeFeature>> = {
  companies: 'opensWithCompany',
  software: 'opensWithProgram',
  services: 'opensWithProgram',
  devices: 'opensWithDevice',
  technologies: 'opensWithTechnology',
};

function noteFame(lower: string, words: readonly string[], note: Note<TypeFeature>): void {
  const own = fameOf(lower);
  if (own !== null) note(FAMOUS[own]);
  const opening = own === null ? openingFameOf(words) : null;
  if (opening !== null) note(OPENED[opening]);
}

function noteFamily(
  words: readonly string[],
  { key, isName }: TypeEvidence,
  { families, sites, subject }: TypeContext,
  note: Note<TypeFeature>,
): void {
  const [opening = ''] = key.split(' ', 1);
  const others = (families.get(opening) ?? 0) - Number(isName && words.length > 1);
  if (others > 0) note(words.length === 1 ? 'opensOthers' : 'sharesOpening', Math.log1p(others));
  if (words.length > 1 && sites.has(lettersOf(words[0] ?? ''))) note('opensWithSite');
  if (subject?.key.startsWith(`${key} `) === true) note('opensSubject');
}

const THEMES: Readonly<Record<Theme, TypeFeature>> = {
  works: 'themeWorks',
  goods: 'themeGoods',
  organizations: 'themeOrganizations',
  events: 'themeEvents',
  foods: 'themeFoods',
  health: 'themeHealth',
  places: 'themePlaces',
  persons: 'themePersons',
};
