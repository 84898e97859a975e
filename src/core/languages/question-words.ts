import type { Template, WordList } from './notation.ts';

/** Words for the questions that people ask an assistant about the subject of a page. */
export interface PageQuestionWords {
  /** Words that tie a question to its page or its owner, so that it does not stand alone: `this | our | us`. */
  readonly pointers: WordList;
  /** Words that address the reader: `you | your`. */
  readonly addresses: WordList;
  /** Openers of questions in which "you" is anyone: `can you | how do you`. null: none. */
  readonly anyone: WordList | null;
  /** Openers of questions that only sell or lead on: `why choose | ready`. */
  readonly selling: WordList;
  /** Openers of a title that names a task: `how to`. */
  readonly tasks: WordList;
  /** Words that put two things side by side inside a heading: `vs`. */
  readonly versus: WordList;
  /** True when a noun may stand without an article: "What is data analysis?". */
  readonly takesBareNouns: boolean;
  /** Indefinite articles, in the form of a subject: `a | an`. */
  readonly indefinite: WordList;
  /** Definite articles, in the form of a subject: `the`. */
  readonly definite: WordList;
  /** Other words before a noun that needs an article, one word each: `this | every`. */
  readonly determiners: WordList;
  /** Verbs after a subject without an article: `is | can`. */
  readonly subjectVerbs: WordList;
  /** Last words of plurals, with `*`; null: a plural cannot be told. */
  readonly plurals: WordList | null;
  /** Exceptions from `plurals`: `*ss`. */
  readonly notPlurals: WordList | null;
  /** Words before a name on the pages of shops and sites: `shop | discover`. */
  readonly invitations: WordList;
  /** Words at the end of a name that are no part of how people call the subject: `documentation | official site`. */
  readonly labels: WordList;
  /** Small words between a side and the subject in a heading: "Benefits of X". */
  readonly links: WordList;
  /** Prepositions before a tool in which something is done: `in` of "in Git". null: tasks are not asked for. */
  readonly toolPrepositions: WordList | null;
  /** True where an owner stands after what it offers: "chaussures de randonnée Alpin". */
  readonly namesOwnerLast: boolean;
  /** A preposition and an article that are written as one word: "a el" as "al". */
  readonly contractions: readonly { readonly words: string; readonly as: string }[];
  readonly heads: HeadQuestions;
  /** Sides of a subject with the headings that announce them. */
  readonly sides: Readonly<Partial<Record<Side, SideQuestion>>>;
}

/** The first question about a subject. */
export interface HeadQuestions {
  /** What a thing is: "What is {subject}?". */
  readonly what: QuestionForm;
  /** Who a person is. */
  readonly who: QuestionForm;
  /** What a service costs. */
  readonly cost: QuestionForm;
  /** A search for a recipe: "{subject} recipe". */
  readonly recipe: Template;
  /** How a dish is made, without its article: "how to make {subject}"; null: the article is needed. */
  readonly making: Template | null;
  /** A search among goods, for a plural: "best {subject}"; null: the adjective would need a gender. */
  readonly best: Template | null;
}

/** A question with the slot `subject`. Where the article of a subject is not known, the search phrase is used. */
export interface QuestionForm {
  readonly one: Template | null;
  /** For a plural; null: as `one`. */
  readonly many: Template | null;
  /** The form of `one` before a vowel: "Qu’est-ce qu’{subject} ?"; null: the same. */
  readonly beforeVowel: Template | null;
  /** The words that people type into a search; null: the question is only asked in full. */
  readonly search: Template | null;
}

/** Sides of a subject that people ask about. */
export type Side =
  | 'price'
  | 'features'
  | 'dimensions'
  | 'weight'
  | 'material'
  | 'battery'
  | 'sizes'
  | 'colors'
  | 'warranty'
  | 'delivery'
  | 'returns'
  | 'care'
  | 'ingredients'
  | 'reviews'
  | 'alternatives'
  | 'installation'
  | 'start'
  | 'requirements'
  | 'working'
  | 'problems'
  | 'benefits'
  | 'drawbacks'
  | 'prosAndCons'
  | 'sideEffects'
  | 'dosage'
  | 'causes'
  | 'symptoms'
  | 'treatment'
  | 'prevention'
  | 'diagnosis'
  | 'types'
  | 'examples'
  | 'uses'
  | 'history'
  | 'importance'
  | 'storage'
  | 'openingHours'
  | 'arrival'
  | 'sights'
  | 'bestTime'
  | 'plot'
  | 'cast'
  | 'curriculum'
  | 'members'
  | 'discography'
  | 'earlyLife';

export interface SideQuestion {
  /** Whole headings, without the subject: `pricing | prices`. */
  readonly headings: WordList;
  readonly question: QuestionForm;
}

/** A form whose plural and vowel forms are as the singular unless given. */
export function asked(
  one: string | null,
  search: string | null,
  {
    many = null,
    beforeVowel = null,
  }: { readonly many?: string | null; readonly beforeVowel?: string | null } = {},
): QuestionForm {
  const template = (text: string | null): Template | null => (text === null ? null : { template: text });
  return {
    one: template(one),
    many: template(many),
    beforeVowel: template(beforeVowel),
    search: template(search),
  };
}
