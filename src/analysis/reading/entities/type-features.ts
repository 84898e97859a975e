import type { LanguagePack } from '../../../languages/pack.ts';
import { hasTagger, isEnglishWord } from '../../language/english/part-of-speech.ts';
import type { ClassModel, Features } from '../../models/linear-model.ts';
import type { EntityType, PageType, SubjectType } from '../../../schema/vocabulary.ts';
import { headNounsOf, type HeadNoun } from './head-nouns.ts';
import type { KnownNames } from './known-names.ts';
import { namePatternOf } from './name-patterns.ts';
import { gazetteTypesOf } from './gazetteer.ts';
import { typeOfNoun } from './name-words.ts';
import { regionNames } from './regions.ts';

/** What tells the type of an entity. Printed in the documentation. */
export const typeFeatures = {
  declaredPerson: 'Structured data declares a person of this name.',
  declaredOrganization: 'Structured data declares an organization of this name.',
  declaredPlace: 'Structured data declares a place of this name.',
  declaredProduct: 'Structured data declares a product of this name.',
  declaredWork: 'Structured data declares a work of this name.',
  declaredEvent: 'Structured data declares an event of this name.',
  saidPerson: 'Sentences around it tell a person: “said”, a title, “, who”.',
  saidOrganization: 'Sentences around it tell an organization: “the company X”.',
  saidPlace: 'Sentences around it tell a place: “based in X”.',
  saidProduct: 'Sentences around it tell a product: “X is a phone”.',
  saidWork: 'Sentences around it tell a work: “the novel X”.',
  saidEvent: 'Sentences around it tell an event: “X is a festival”.',
  nounPerson: 'Its head is a noun for people.',
  nounOrganization: 'Its head is a noun for organizations.',
  nounPlace: 'Its head is a noun for places.',
  nounWork: 'Its head is a noun for works.',
  nounGoods: 'Its head is a noun for things that are sold.',
  nounHealth: 'Its head is a word of health.',
  nounFood: 'Its head is a food or drink.',
  nounEvent: 'Its head is a noun for things that take place.',
  nounIdea: 'Its head is a noun for a quality, a method or a field.',
  namedOrganization: 'Its name is built like that of an organization, and it is written as a name.',
  namedPlace: 'Its name is built like that of a place.',
  namedEvent: 'Its name is built like that of an event.',
  titled: 'It begins with a title of people.',
  listedFirstName: 'It begins with a known first name.',
  listedLastName: 'It ends with a known surname.',
  listedPlace: 'It is a known city, region or country.',
  listedOrganization: 'It is a known organization or team.',
  region: 'It is a country, a continent or a larger town.',
  twoNames: 'Two or three capitalised words, none with digits or inner capitals.',
  strangeWords: 'Its first and last word are in no dictionary (English only).',
  ordinaryWords: 'All its words are in the dictionary (English only).',
  isName: 'It is written as a name.',
  nameWord: 'A name of one word.',
  lower: 'It is written without a capital.',
  acronym: 'It is in capitals.',
  innerCapital: 'A word has a capital inside.',
  hasDigit: 'It contains a digit.',
  hasDot: 'It contains a full stop, an underscore or a slash inside.',
  isCode: 'It is set as code.',
  isCell: 'It is a cell of a table.',
  isLinked: 'Links consist of it.',
  isEmphasised: 'Emphasised text consists of it.',
  saidOnce: 'It is mentioned once.',
  isSite: 'It is the name of the site or of its address.',
  longName: 'A name of four or more words.',
  subjectPerson: 'It is the subject, and that is a person.',
  subjectOrganization: 'It is the subject, and that is an organization.',
  subjectPlace: 'It is the subject, and that is a place.',
  subjectProduct: 'It is the subject, and that is a product.',
  subjectWork: 'It is the subject, and that is a work.',
  subjectEvent: 'It is the subject, and that is an event.',
  subjectHealth: 'It is the subject, and that is a matter of health.',
  subjectFood: 'It is the subject, and that is food.',
  subjectConcept: 'It is the subject, and that is a concept.',
  besideProduct: 'A name on a page about a product.',
  besideWork: 'A name on a page about a work.',
  besideHealth: 'A term on a page about a matter of health.',
  besideFood: 'A term on a page about food.',
  onProduct: 'The page sells one product.',
  onCollection: 'The page shows a collection or a listing.',
  onDocumentation: 'The page is documentation.',
  onForum: 'The page is a forum.',
  onRecipe: 'The page is a recipe.',
} as const;

export type TypeFeature = keyof typeof typeFeatures;

/** Quantities are told by their nouns alone. */
export type TypeModel = ClassModel<Exclude<EntityType, 'measure'>, TypeFeature>;

export interface TypeContext {
  readonly language: LanguagePack;
  readonly known: KnownNames;
  readonly pageType: PageType | null;
  readonly subject: { readonly key: string; readonly type: SubjectType } | null;
  /** Names of the site, lower-case without spaces. */
  readonly sites: ReadonlySet<string>;
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
  const groups = [
    declaredFeatures(name, context),
    saidFeatures(evidence.votes),
    nounFeatures(name, context.language),
    nameFeatures(name, evidence, context.language),
    listFeatures(name, context.language),
    shapeFeatures(name, evidence, context),
    pageFeatures(evidence, context),
  ];
  // Without the zeros: each is read once for every type.
  for (const group of groups)
    for (const [feature, value] of Object.entries(group) as [TypeFeature, number][])
      if (value !== 0) present[feature] = value;
  return present;
}

function declaredFeatures(name: string, { known }: TypeContext): Features<TypeFeature> {
  const type = known.get(name.toLowerCase());
  return type === undefined ? {} : declared(type);
}

function declared(type: EntityType): Features<TypeFeature> {
  switch (type) {
    case 'person':
      return { declaredPerson: 1 };
    case 'organization':
      return { declaredOrganization: 1 };
    case 'place':
      return { declaredPlace: 1 };
    case 'product':
      return { declaredProduct: 1 };
    case 'work':
      return { declaredWork: 1 };
    case 'event':
      return { declaredEvent: 1 };
    default:
      return {};
  }
}

function saidFeatures(votes: TypeVotes): Features<TypeFeature> {
  const said = (type: EntityType): number => Math.min(2, votes.get(type) ?? 0);
  return {
    saidPerson: said('person'),
    saidOrganization: said('organization'),
    saidPlace: said('place'),
    saidProduct: said('product'),
    saidWork: said('work'),
    saidEvent: said('event'),
  };
}

const NOUN_FEATURES: Readonly<Record<HeadNoun, TypeFeature>> = {
  works: 'nounWork',
  goods: 'nounGoods',
  health: 'nounHealth',
  foods: 'nounFood',
  events: 'nounEvent',
  organizations: 'nounOrganization',
  ideas: 'nounIdea',
};

function nounFeatures(name: string, language: LanguagePack): Features<TypeFeature> {
  const matched: Partial<Record<TypeFeature, number>> = {};
  const lower = name.toLowerCase();
  for (const noun of headNounsOf(lower, language)) matched[NOUN_FEATURES[noun]] = 1;
  const kind = typeOfNoun(lower.slice(lower.lastIndexOf(' ') + 1), language);
  if (kind === 'person') matched.nounPerson = 1;
  if (kind === 'place') matched.nounPlace = 1;
  return matched;
}

function nameFeatures(name: string, { isName }: TypeEvidence, language: LanguagePack): Features<TypeFeature> {
  const pattern = namePatternOf(name);
  return {
    titled: Number(pattern === 'person'),
    namedOrganization: Number(isName && pattern === 'organization'),
    namedPlace: Number(isName && pattern === 'place'),
    namedEvent: Number(isName && pattern === 'event'),
    region: Number(regionNames(language.code).has(name.toLowerCase()) && /^\P{Ll}/u.test(name)),
  };
}

function listFeatures(name: string, { code }: LanguagePack): Features<TypeFeature> {
  if (!/^\p{Lu}/u.test(name)) return {};
  const words = name.toLowerCase().split(/\s+/u);
  const hasLexicon = hasTagger(code);
  const isKnown = (word: string | undefined): boolean => word !== undefined && isEnglishWord(word);
  const whole = gazetteTypesOf(name.toLowerCase());
  return {
    listedFirstName: Number(words.length > 1 && gazetteTypesOf(words[0] ?? '').has('first name')),
    listedLastName: Number(words.length > 1 && gazetteTypesOf(words.at(-1) ?? '').has('surname')),
    listedPlace: Number(whole.has('place')),
    listedOrganization: Number(whole.has('organization')),
    twoNames: Number(/^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.?)?(?:\s\p{Lu}[\p{Ll}'’-]+)$/u.test(name)),
    strangeWords: Number(hasLexicon && !isKnown(words[0]) && !isKnown(words.at(-1))),
    ordinaryWords: Number(hasLexicon && words.every(isKnown)),
  };
}

function shapeFeatures(
  name: string,
  { isName, marks, mentions }: TypeEvidence,
  { sites }: TypeContext,
): Features<TypeFeature> {
  const count = name.split(/\s+/u).length;
  return {
    isName: Number(isName),
    nameWord: Number(isName && count === 1),
    lower: Number(name === name.toLowerCase()),
    acronym: Number(/^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(name)),
    innerCapital: Number(/\p{Ll}\p{Lu}/u.test(name)),
    hasDigit: Number(/\p{N}/u.test(name)),
    hasDot: Number(/[\p{L}\p{N}][._/][\p{L}\p{N}]/u.test(name)),
    isCode: Number(marks.has('code')),
    isCell: Number(marks.has('cell') || marks.has('first cell')),
    isLinked: Number(marks.has('link')),
    isEmphasised: Number(marks.has('emphasis')),
    saidOnce: Number(mentions === 1),
    isSite: Number(sites.has(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))),
    longName: Number(isName && count > 3),
  };
}

function pageFeatures(
  { key, isName }: TypeEvidence,
  { subject, pageType }: TypeContext,
): Features<TypeFeature> {
  const isSubject = subject?.key === key;
  const type = subject?.type ?? 'topic';
  const is = (one: SubjectType): number => Number(isSubject && type === one);
  const beside = (one: SubjectType, applies = true): number => Number(!isSubject && applies && type === one);
  return {
    subjectPerson: is('person'),
    subjectOrganization: is('organization'),
    subjectPlace: is('place'),
    subjectProduct: is('product'),
    subjectWork: is('work'),
    subjectEvent: is('event'),
    subjectHealth: is('health'),
    subjectFood: is('food'),
    subjectConcept: is('concept'),
    besideProduct: beside('product', isName),
    besideWork: beside('work', isName),
    besideHealth: beside('health'),
    besideFood: beside('food'),
    onProduct: Number(pageType === 'product'),
    onCollection: Number(pageType === 'collection' || pageType === 'listing'),
    onDocumentation: Number(pageType === 'documentation'),
    onForum: Number(pageType === 'forum'),
    onRecipe: Number(pageType === 'recipe'),
  };
}
