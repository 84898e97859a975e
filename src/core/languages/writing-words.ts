import type { Pattern, Template, ValuedList, WordList } from './notation.ts';

/** Words for writing content blocks. */
export interface WritingWords {
  readonly voice: VoiceWords | null;
  readonly quoting: QuotingWords | null;
  /** null: it cannot be judged whether a statement holds, and none is taken from its place. */
  readonly scopes: ScopeWords | null;
  readonly questions: QuestionWords | null;
  /** null: a sentence is never cut at a clause. */
  readonly clauses: ClauseWords | null;
  /** An incomplete list of names, with the slot `names`: `{names}, and more`. */
  readonly andMore: Template | null;
}

/** Where a sentence can be cut and stay true. */
export interface ClauseWords {
  /** Openers of sentences that give a condition or a frame before their first comma: `when | although`. */
  readonly frames: WordList;
  /** Openers of clauses that limit, deny or complete the one before: `but | unless | than`. */
  readonly limits: WordList;
  /** Words of a sentence of which one half is false without the other: `not only | rather than`. */
  readonly pairs: WordList;
}

/** Sentences that cannot be quoted outside of their page. */
export interface QuotingWords {
  /** Openers that tie a sentence to the previous one, besides `sentences.danglingOpeners`. */
  readonly openers: WordList;
  /** Exceptions from `openers` that start with one of them: `there is` for `there`. The longer opener decides. */
  readonly freeOpeners: WordList | null;
  /** Words that point to another place of the page: `above | see also`. */
  readonly pointers: WordList | null;
  /** Numbered parts of a page: `figure` of "figure 3". */
  readonly numberedParts: WordList | null;
  /** First-person singular pronouns: `I | my`. */
  readonly firstPerson: WordList | null;
  /** Other words that contain one of `firstPerson`, in scripts without spaces. */
  readonly notFirstPerson: WordList | null;
  /** Pronouns of the page's owner: `we | our`. */
  readonly ownVoice: WordList | null;
  /** Words before what was named in an earlier sentence, wherever they stand: `these | such`. */
  readonly demonstratives: WordList | null;
  /** Openers of sentences that lead the reader elsewhere or refer to a source named before: `visit | the study`. */
  readonly leadsOn: WordList | null;
  /** Labels of boxes, directly before a sentence: `Tip | Warning`. Capitals count. Matched in every language. */
  readonly boxLabels: WordList | null;
  /** Editors' remarks in square brackets: `citation needed`. Matched in every language. */
  readonly editorsRemarks: WordList | null;
  /** Openers of commands and counts beside the names of a list: `add to | view`. Matched in every language. */
  readonly commands: WordList | null;
}

/** Words that show how far a statement holds, or that it does not. */
export interface ScopeWords {
  /** Words before the year in which a state ended: `until`. */
  readonly untilYears: WordList | null;
  /** Words before the year from which another state holds: `since`. */
  readonly sinceYears: WordList | null;
  /** Openers of sentences that limit, deny or replace what stands before: `however | not any more`. */
  readonly turns: WordList;
  /** Words of a state that has ended: `used to | formerly`. */
  readonly former: WordList;
  /** Words of a case that is only supposed: `imagine | in theory`. */
  readonly supposed: WordList;
  /** Words of an opinion that the page does not share: `critics | allegedly`. */
  readonly disputed: WordList;
  /** Words of headings below which statements do not hold for the subject as it is: `myths | without | former`. */
  readonly turnedHeadings: WordList;
  /** Openers of answers to questions for yes or no: `yes | of course`. */
  readonly verdicts: WordList;
}

/** Questions built from words of a page. */
export interface QuestionWords {
  /** Title of a list of questions and answers. */
  readonly faqTitle: string;
  /** First words of questions: `what | is`. Others ("Ready to start?") only address the reader. null: any word. */
  readonly openers: WordList | null;
  /** Articles, which lose their capital inside a question: `a | the`. */
  readonly articles: WordList | null;
  /** Openers of the predicate of a definition: `a | one of`. Without one the subject may be a person. null: no such test. */
  readonly kinds: WordList | null;
  /** Verbs of definitions and their questions. */
  readonly definitions: readonly DefinitionQuestion[];
  readonly subjects: DefinedSubjects | null;
  /** Parts in which two spellings of a question differ. */
  readonly spellings: QuestionSpellings | null;
  readonly headings: HeadingQuestions | null;
  /** Tests of an answer by its question. Empty: any answer fits. */
  readonly answers: readonly AnswerForm[];
  readonly defined: DefinedThing | null;
}

/** "A heat pump is a machine" answers "What is a heat pump?". */
export interface DefinitionQuestion {
  /** Verbs, as written after the subject. */
  readonly verbs: WordList;
  /** With the slot `subject`. */
  readonly question: Template;
  /** The form before a vowel or a silent h; null: the same. French: "Qu’est-ce qu’{subject} ?". */
  readonly beforeVowel: Template | null;
}

/** Tests of the subject and the predicate of a definition. */
export interface DefinedSubjects {
  /** Openers of predicates that praise, warn or rank instead of defining: `[the ]most important`. */
  readonly notKinds: WordList;
  /** Nouns for persons in a predicate: `people`. */
  readonly peoples: WordList;
  /** Nouns for persons by their endings, each with `*`: `*ist[s] | *founder[s]`. */
  readonly persons: WordList;
  /** Articles of a subject that was named before, unless it is a name: `the`. */
  readonly definiteArticles: WordList;
  /** Openers of subjects that are unclear without context: `these | some`. */
  readonly unclear: WordList;
}

/** "What is a service?" and "What is the service in mathematics?" are the same question. */
export interface QuestionSpellings {
  /** Openers, optionally followed by an article: `what is`. */
  readonly openers: WordList;
  /** First words of a field: `in`. */
  readonly fields: WordList;
}

/** Headings that become questions. */
export interface HeadingQuestions {
  /** Openers of headings about a task: `how to`. */
  readonly tasks: WordList;
  /** The question about a task, with the slot `task`: `How do you {task}?`. */
  readonly taskQuestion: Template;
  /** Nouns that announce several things: `benefits | types`. */
  readonly lists: WordList;
  /** Words between such a noun and the subject: `of | for`. */
  readonly listLinks: WordList;
  /** The question about them, with the slots `list`, `link` and `subject`. */
  readonly listQuestion: Template;
  /** Openers of headings that are questions without a question mark: `what is`. */
  readonly unmarked: WordList;
  /** Verbs of instructions in the infinitive. */
  readonly instructions: WordList;
  /** Those of them that double their last letter before "-ing": `run`. */
  readonly doublingInstructions: WordList;
  /** Those that are orders before any noun; others may be nouns: "Store hours". */
  readonly orders: WordList;
  /** Words after the other verbs that mark an order: `your | a`. */
  readonly orderObjects: WordList;
  /** Articles of an object that was named before ("Install the method"), which is not clear alone: `the`. */
  readonly definiteArticles: WordList;
  /** Words between two instructions: `and | or`. */
  readonly joins: WordList;
}

/** Required text of an answer to a kind of question. */
export interface AnswerForm {
  /** The start of the question. */
  readonly asked: Pattern;
  /** Text that the answer must contain. */
  readonly answered: Pattern;
}

/** An answer to "What is a windlass?" names the thing before its predicate. */
export interface DefinedThing {
  /** Openers of the question: `what is`. */
  readonly asked: WordList;
  /** Verbs of such a predicate. */
  readonly says: WordList;
}

/** Words for following a brand voice. */
export interface VoiceWords {
  /** Pronouns that address the reader: `you | your`. null: such a rule cannot be checked. */
  readonly secondPerson: WordList | null;
  /** Words in small letters inside a headline in title case: `a | of | the`. null: the language has no title case. */
  readonly headlineSmallWords: WordList | null;
  readonly contractions: Contractions | null;
  readonly description: VoiceDescription | null;
}

/** Contractions and their long forms. */
export interface Contractions {
  /** Long forms of denials, each after its short form: `won't will not`. */
  readonly denials: ValuedList;
  /** Words after which a short verb cannot be a possessive: `it | they`. */
  readonly subjects: WordList;
  /** Verbs after such a word, each after its short form without the apostrophe: `re are`. */
  readonly verbs: ValuedList;
  /** Their meaning before a participle: `s has` of "it's been". */
  readonly verbsBeforeParticiple: ValuedList;
  /** Those participles: `been | got`. */
  readonly participles: WordList;
}

/** Words of a description of a brand voice: "Never say “cheap”. Sentences of at most 15 words." */
export interface VoiceDescription {
  /** Words that forbid: `never | avoid | no`. */
  readonly forbid: WordList;
  /** Verbs after such a word: `use | say`. */
  readonly use: WordList;
  /** Nouns before forbidden words: `the words`. */
  readonly words: WordList;
  /** Words between the entries of a list: `and | or`. */
  readonly joins: WordList;
  /** Words before the length of a sentence: `at most`. */
  readonly atMost: WordList;
  /** The noun before a length: `sentences`. */
  readonly sentences: WordList;
  /** The unit of a length: `words`. */
  readonly wordUnits: WordList;
  /** Words after such a unit where the length comes first: `per sentence`. */
  readonly perSentence: WordList;
  /** Orders to write short sentences. */
  readonly shortSentences: WordList;
  /** Names for contractions. */
  readonly contractions: WordList;
  /** Words that allow them: `use`. */
  readonly allow: WordList;
  /** Orders not to address the reader. */
  readonly noSecondPerson: WordList;
  /** Orders to write headlines in title case. */
  readonly titleCase: WordList;
  /** Orders to write headlines in sentence case. */
  readonly sentenceCase: WordList;
  /** Names for exclamation marks. */
  readonly exclamations: WordList;
  /** Words that express no wish by themselves: `please | tone`. */
  readonly emptyWords: WordList;
  /** Words between two wishes: `and | but`. */
  readonly breaks: WordList;
}
