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

/** Takes a feature that is present. */
export type Note<Name> = (feature: Name, value?: number) => void;

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
  for (const [type, weight] of evidence.votes) noteOf(SAID, type, Math.min(2, weight), note);
  noteNouns(lower, words, context.language, note);
  noteName(name, lower, evidence, context.language, note);
  if (/^\p{Lu}/u.test(name)) noteLists(name, lower, words, context.language, note);
  noteShape(name, words.length, evidence, context, note);
  notePage(evidence, context, note);
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

const SAID: ByType = {
  person: 'saidPerson',
  organization: 'saidOrganization',
  place: 'saidPlace',
  product: 'saidProduct',
  work: 'saidWork',
  event: 'saidEvent',
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
  if (words.length > 1) {
    if (gazetteTypesOf(words[0] ?? '').has('first name')) note('listedFirstName');
    if (gazetteTypesOf(words.at(-1) ?? '').has('surname')) note('listedLastName');
  }
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
  if (sites.has(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))) note('isSite');
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
  if (subject === null) return;
  if (subject.key === key) noteOf(SUBJECT, subject.type, 1, note);
  else {
    noteOf(BESIDE, subject.type, 1, note);
    if (isName) noteOf(BESIDE_NAMES, subject.type, 1, note);
  }
}
