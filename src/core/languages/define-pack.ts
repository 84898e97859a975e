import type { DateWords, FactWords, NameSpelling, NumberWords } from './fact-words.ts';
import type {
  ConceptWords,
  DefinitionWords,
  DocumentWords,
  Grammar,
  LanguagePack,
  NameWords,
  SentenceWords,
} from './pack.ts';
import type { WritingWords } from './writing-words.ts';

/** Fields of a pack file: only the known ones, besides `code` and `name`. An unknown field does not compile. */
export type KnownFields = Pick<LanguagePack, 'code' | 'name'> &
  Partial<Omit<LanguagePack, keyof KnownGroups>> &
  Partial<KnownGroups>;

interface KnownGroups {
  readonly grammar: Partial<Grammar>;
  readonly sentences: Partial<SentenceWords>;
  readonly definitions: Partial<DefinitionWords> & Pick<DefinitionWords, 'verbs'>;
  readonly concepts: Partial<ConceptWords>;
  readonly names: Partial<NameWords>;
  readonly document: Partial<DocumentWords>;
  readonly writing: Partial<WritingWords>;
  readonly facts: KnownFacts;
}

type KnownFacts = Partial<
  Omit<FactWords, 'numbers' | 'dates' | 'spelling'> & {
    readonly numbers: Partial<NumberWords>;
    readonly dates: Partial<DateWords>;
    readonly spelling: Partial<NameSpelling>;
  }
>;

/** The pack with neutral values for all other fields: null ("not available"), false or an empty list. */
export function definePack({
  grammar,
  sentences,
  definitions,
  concepts,
  names,
  document,
  writing,
  facts,
  ...others
}: KnownFields): LanguagePack {
  return {
    ...NO_GROUPS,
    ...others,
    grammar: { ...NO_GRAMMAR, ...grammar },
    sentences: {
      abbreviations: null,
      writesOrdinalsWithFullStop: false,
      danglingOpeners: null,
      ...sentences,
    },
    definitions:
      definitions === undefined
        ? null
        : { notBefore: null, stillBefore: null, tailLinks: null, ...definitions },
    concepts: filled(NO_CONCEPTS, concepts),
    names: filled(NO_NAMES, names),
    document: filled(NO_DOCUMENT, document),
    writing: filled(NO_WRITING, writing),
    facts: facts === undefined ? null : definedFacts(facts),
  };
}

function definedFacts({ numbers, dates, spelling, ...others }: KnownFacts): FactWords {
  return {
    units: null,
    denials: null,
    notDenials: null,
    verbEndings: null,
    polarity: null,
    ...others,
    numbers: filled(NO_NUMBERS, numbers),
    dates: filled(NO_DATES, dates),
    spelling: filled(NO_SPELLING, spelling),
  };
}

function filled<Group>(neutralGroup: Group, known: Partial<Group> | undefined): Group | null {
  return known === undefined ? null : { ...neutralGroup, ...known };
}

const NO_GROUPS: Omit<LanguagePack, 'code' | 'name' | keyof KnownGroups> = {
  otherCodes: [],
  isExpected: false,
  script: null,
  queries: null,
  enumerations: null,
  claims: null,
  wordOrder: null,
  integrity: null,
  botWalls: null,
  questions: null,
  asking: null,
  examples: [],
  gaps: null,
  advice: null,
  subjects: null,
  pageTypes: null,
  entityWords: null,
};

const NO_GRAMMAR: Grammar = {
  stemmer: null,
  isUnspaced: false,
  capitalisesNouns: false,
  writesCompounds: false,
  isVerbLast: false,
  stopWords: null,
  elided: null,
  elidedLinks: null,
  particles: null,
};

const NO_CONCEPTS: ConceptWords = {
  links: null,
  emptyModifiers: null,
  emptyNouns: null,
  presentParticiples: null,
  pastParticiples: null,
  measures: null,
};

const NO_NAMES: NameWords = {
  honorifics: null,
  honorificsInNames: null,
  personTitles: null,
  links: null,
  linksBetweenNouns: null,
  linksAfterNoun: null,
  linkedArticles: null,
  listLinks: null,
  sayingVerbs: null,
  lifeVerbs: null,
  personPronouns: null,
  personRelatives: null,
  sitingVerbs: null,
  sitingPrepositions: null,
  placePrepositions: null,
  placeOf: null,
  predicateEnds: null,
  kinds: null,
  organizationNouns: null,
  organizationOf: null,
  placeOpenings: null,
  placeEndings: null,
  eventEndings: null,
  eventOpenings: null,
};

const NO_DOCUMENT: DocumentWords = {
  bylines: null,
  emptyTitles: null,
  emptyHeadings: null,
  numberedHeadings: null,
  teasers: null,
  commentHeadings: null,
  replyMarks: null,
  conclusions: null,
  placeholders: null,
  tagPlaceholders: null,
};

const NO_WRITING: WritingWords = {
  voice: null,
  quoting: null,
  scopes: null,
  questions: null,
  clauses: null,
  andMore: null,
};

const NO_NUMBERS: NumberWords = {
  values: null,
  compound: null,
  multipliers: null,
  alone: null,
  ranges: null,
  joins: null,
  percentBefore: null,
  labelsUnit: null,
};

const NO_DATES: DateWords = { months: null, ordinals: null, links: null, clock: null };

const NO_SPELLING: NameSpelling = {
  links: null,
  notInitials: null,
  endings: null,
  pilesUpEndings: false,
  changedLetters: null,
  ordinaryEndings: null,
  ordinaryOpeners: null,
  commonNouns: null,
  unspaced: null,
  plurals: null,
  countable: null,
};

/** The pack of a language without a file: the only assumption is that spaces separate words. */
export const neutral: LanguagePack = definePack({ code: 'und', name: 'Undetermined' });
