import type { AdviceWords } from './advice-words.ts';
import type { AskingWords } from './asking-words.ts';
import type { EntityWords } from './entity-words.ts';
import type { FactWords } from './fact-words.ts';
import type { FavourWords } from './favour-words.ts';
import type { GapWords } from './gap-facets.ts';
import type { Pattern, WordList } from './notation.ts';
import type { PageTypeWords } from './page-type-words.ts';
import type { SubjectWords } from './subject-words.ts';
import type { PageQuestionWords } from './question-words.ts';
import type { WritingWords } from './writing-words.ts';

export type { Pattern, Template, ValuedList, WordList } from './notation.ts';

/**
 * The contract of a language: all lists and patterns about the words of one language, in one file per language
 * (`en.ts`, `de.ts`, …). To add a language, write `xx.ts` with `definePack` and the fields you know (`ca.ts` and `sv.ts`
 * are short examples), then add its import and its name to `index.ts`. This file and those of
 * its imports document every field.
 *
 * A field that is left out is `null`, "not available": code that needs the list is skipped and never falls back to another
 * language. Fill in a list completely or not at all: half a list gives half of the pages a wrong judgement.
 *
 * ## Notation of a word list
 *
 * A word list is one string; `|` separates its entries, and spaces and line breaks around an entry are ignored.
 *
 * | entry | matches |
 * |---|---|
 * | `study` | the whole word, in small letters, capitals or a mix, never a part of a longer word |
 * | `according to` | these words in this order |
 * | `compar*` | every word with this start; `*` matches any number of letters, also in `*ing` and `wie * man` |
 * | `l'eau` | both apostrophes, ' and ’ |
 * | `study[ group]` | text in square brackets is optional |
 * | `(a|the) study` | one of the alternatives in round brackets |
 * | `12 dozen` | in a list with values: the word after the first space; its value comes before |
 *
 * In languages written without spaces an entry matches anywhere in the text, and `*` matches nothing.
 * Write entries in small letters, except in fields whose capitals count.
 */

/** The language as a whole. Example: `en.ts`. */
export interface LanguagePack {
  /** BCP 47 primary tag in small letters: `en`. */
  readonly code: string;
  /** Other tags that share this file: Norwegian `no` has `nb` and `nn`. Usually empty. */
  readonly otherCodes: readonly string[];
  /** English name of the language: `German`. */
  readonly name: string;
  /**
   * True for a language that pages are expected in: the detector prefers it to rarer languages that look alike. False for
   * languages with only a few known details.
   */
  readonly isExpected: boolean;
  readonly script: Script | null;
  readonly grammar: Grammar;
  readonly sentences: SentenceWords;
  readonly definitions: DefinitionWords | null;
  readonly concepts: ConceptWords | null;
  readonly names: NameWords | null;
  readonly queries: QueryWords | null;
  readonly enumerations: EnumerationWords | null;
  readonly claims: ClaimWords | null;
  readonly wordOrder: WordOrder | null;
  readonly integrity: IntegrityWords | null;
  readonly document: DocumentWords | null;
  readonly botWalls: BotWallWords | null;
  /** Texts that lists must and must not match; the tests check each. */
  readonly examples: readonly Example[];

  // Content blocks

  readonly writing: WritingWords | null;
  readonly facts: FactWords | null;

  // The reading of a page

  readonly subjects: SubjectWords | null;
  readonly pageTypes: PageTypeWords | null;
  readonly questions: PageQuestionWords | null;
  readonly asking: AskingWords | null;
  readonly entityWords: EntityWords | null;
  readonly gaps: GapWords | null;

  // The report

  readonly advice: AdviceWords | null;
}

/** Letters that only this language uses among the languages here; they identify the language of a text. */
export interface Script {
  /** Content of a character class of a JavaScript expression with the flag `u`: `\\p{sc=Hangul}`. */
  readonly letters: string;
  /** Share of a text's letters above which the text is in this language, 0-1. */
  readonly shareMin: number;
}

/** How the language builds words and sentences. */
export interface Grammar {
  /** Name of the Snowball stemmer (`english`, `german`, …), which reduces inflected forms to one; null: words are compared as written. */
  readonly stemmer: string | null;
  /** True when words are written without spaces between them: Chinese, Japanese, Thai. */
  readonly isUnspaced: boolean;
  /** True when every noun takes a capital, so that a capital says nothing about names: German. */
  readonly capitalisesNouns: boolean;
  /** True when a term of several words is written as one: "Schieferdach", "warmtepomp". Such a text has fewer words. */
  readonly writesCompounds: boolean;
  /** True when the verb follows its predicate: "a pump a machine is that …". Persian, Hindi. */
  readonly isVerbLast: boolean;
  /** Words without a topic (articles, pronouns, prepositions, auxiliaries), instead of the list of the package stopwords-iso; null: that list is used. */
  readonly stopWords: WordList | null;
  /** Articles and prepositions that lose their vowel and join the next word: `l' | d' | qu'` of "l'énergie". */
  readonly elided: WordList | null;
  /** Those of `elided` that mean "of" or the like and tie a noun to the noun before it: `d' | dell'`. */
  readonly elidedLinks: WordList | null;
  /** Particles written at the end of a noun, in which no noun ends by itself: Korean `은 | 는`. */
  readonly particles: WordList | null;
}

/** Ends of sentences, and sentences that cannot be quoted alone. */
export interface SentenceWords {
  /** Abbreviations without their last full stop, after which no sentence ends: `bzw | z.B | Nr`. Capitals count. Added to those of `international.ts`. */
  readonly abbreviations: WordList | null;
  /** True when "the 19th" is written "19.", so that a small number with a full stop ends no sentence. */
  readonly writesOrdinalsWithFullStop: boolean;
  /** First words of sentences that cannot be quoted alone, because they refer back: `it | they | however | therefore`. */
  readonly danglingOpeners: WordList | null;
}

/** Sentences that define a thing: "A heat pump is a machine that …". */
export interface DefinitionWords {
  /** Words between a term and its definition, shorter ones first: `is | means | refers to`. */
  readonly verbs: WordList;
  /** Words right after such a verb of sentences that define nothing (a passive, a progressive, a "not"): `*ed | *ing | not`. */
  readonly notBefore: WordList | null;
  /** Exceptions from `notBefore`: `called | defined | known` ("is known as"). */
  readonly stillBefore: WordList | null;
  /**
   * Small words between a noun and the term, so that the sentence defines the noun: `of` in "the price of gold is". Added
   * to those of `concepts.links`.
   */
  readonly tailLinks: WordList | null;
}

/** Phrases that name a concept. */
export interface ConceptWords {
  /** Small words inside a term: `de | à` of "pompe à chaleur". null: terms have none. */
  readonly links: WordList | null;
  /** Adjectives without a meaning for a term, which never start one: `many | new | good | different`. */
  readonly emptyModifiers: WordList | null;
  /** General nouns that are no term alone: `way | thing | example | page`. */
  readonly emptyNouns: WordList | null;
  /** Endings of present participles, each with `*`, in a language with a part-of-speech tagger: `*ing`. null elsewhere. */
  readonly presentParticiples: WordList | null;
  /** The same of past participles: `*ed`. */
  readonly pastParticiples: WordList | null;
  /** Nouns at the end of a term that make it a quantity: `rate | temperature` of "interest rate". */
  readonly measures: WordList | null;
}

/** Names of people, organisations, places, products and events, and the words around them. */
export interface NameWords {
  /** Titles before a person's name, removed from it: `mr | dr | president`. */
  readonly honorifics: WordList | null;
  /** Titles that are part of many names: `lady | captain` of "Lady Gaga". Removed only before a first name and a surname: "Captain James Cook". */
  readonly honorificsInNames: WordList | null;
  /** Titles that mark a person's name, matched in every language: `Mr | King | Pope`. Capitals count. */
  readonly personTitles: WordList | null;
  /** Small words inside names, matched in every language: `de | von | van` of "Simone de Beauvoir". */
  readonly links: WordList | null;
  /** Words of `links` that also connect ordinary nouns and so join no name in a text of this language: German `von | der`. */
  readonly linksBetweenNouns: WordList | null;
  /** Small words that join a name only after a common noun: `of | for` of "Bank of England", never "Keller of Zurich". */
  readonly linksAfterNoun: WordList | null;
  /** Articles that may follow a word of `linksAfterNoun`: `the`. */
  readonly linkedArticles: WordList | null;
  /** "And" in a list after a word of `linksAfterNoun` inside a name: `and` of "Institute of Standards and Technology". */
  readonly listLinks: WordList | null;
  /** Verbs after the name of a person (or a company): `said | explains`. */
  readonly sayingVerbs: WordList | null;
  /** Verbs that only a person is the subject of: `born | married`. */
  readonly lifeVerbs: WordList | null;
  /** Pronouns for persons, in "Keller, whose …" and "Keller, his …": `he | she | his | her`. */
  readonly personPronouns: WordList | null;
  /** The relative pronoun for persons only: `who`. */
  readonly personRelatives: WordList | null;
  /** Verbs before "in" or "to" and a place: `based | lives`. */
  readonly sitingVerbs: WordList | null;
  /** The prepositions between such a verb and the place: `in | to`. */
  readonly sitingPrepositions: WordList | null;
  /** Prepositions that only places follow: `near | outside`. */
  readonly placePrepositions: WordList | null;
  /** "of" in "the city of X": `of`. */
  readonly placeOf: WordList | null;
  /** Small words that end the predicate of "X is a …", so that no later noun counts as its kind: `in | that | with`. */
  readonly predicateEnds: WordList | null;
  /** Nouns for the kind of a named thing: "X is a city", "the singer X". */
  readonly kinds: KindNouns | null;
  /** Nouns in names of organizations, at the end, at the start or before one of `organizationOf`: `university | bank`. Matched in every language. */
  readonly organizationNouns: WordList | null;
  /** Words after such a noun inside the name: `of | for`. */
  readonly organizationOf: WordList | null;
  /** First words of names of places, matched in every language: `lake | mount`. */
  readonly placeOpenings: WordList | null;
  /** Last words of names of places: `river | street`. */
  readonly placeEndings: WordList | null;
  /** Last words of names of events: `festival | cup`. */
  readonly eventEndings: WordList | null;
  /** First words of names of events, with their prepositions: `battle of`. */
  readonly eventOpenings: WordList | null;
}

/** Singular nouns by kind. A noun of two kinds belongs to the first list only. */
export interface KindNouns {
  /** `singer | mayor`. */
  readonly person: WordList;
  /** `company | band`. */
  readonly organization: WordList;
  /** `city | river`. */
  readonly place: WordList;
  /** `album | novel | software`. */
  readonly product: WordList;
  /** `festival | war`. */
  readonly event: WordList;
}

/** Queries and their intents. */
export interface QueryWords {
  /** Verbs of requests to an assistant that are never the topic: `explain | describe`. */
  readonly requests: WordList | null;
  /** Such verbs that can be topics: `find | list` count only before a small word ("find the …"). */
  readonly requestsBeforeSmallWord: WordList | null;
  /** Words of a query, a title or a heading that indicate its intent. */
  readonly intents: {
    /** To choose between things: `vs | difference | better than`. */
    readonly comparative: WordList;
    /** To do something: `how to | step by step | recipe`. */
    readonly procedural: WordList;
    /** To buy or hire: `buy | price | coupon`. */
    readonly transactional: WordList;
    /** To get to a place: `login | opening hours`. */
    readonly navigational: WordList;
  };
  /** First words of headings that only a recipe has: `ingredients | servings`. */
  readonly ingredients: WordList;
}

/** Several things of a kind, side by side or in sequence. */
export interface EnumerationWords {
  /** Nouns that announce several things, in headings and in lead-ins: `steps | types | the following`. */
  readonly parts: WordList;
  /** Words that put things side by side: `vs | differences between`. */
  readonly compared: WordList;
  /** Openers of the first part of a sequence in running text: `first | firstly`. */
  readonly first: WordList;
  /** Openers of a second or further part: `second | then`. */
  readonly second: WordList;
  /** Openers of a third or the last part: `third | finally`. */
  readonly third: WordList;
}

/** Statements that need a source, and words that name one. */
export interface ClaimWords {
  /** Words between a source and its statement: `according to | as reported by | found`. */
  readonly attribution: WordList;
  /** Kinds of sources of figures: `study | survey | census`. */
  readonly study: WordList;
  /** Sources without a name: `experts | studies | many`. */
  readonly vague: WordList;
  /** Words that make a bare number a figure: `percent | million`. */
  readonly magnitude: WordList;
  /** In unspaced scripts: last characters of names of institutions, `大学 | 省`. null elsewhere. */
  readonly institutionEndings: WordList | null;
}

/**
 * Pairs of function words that never follow each other; scrambled text contains them. Leave out ambiguous words ("que",
 * "dat"). null for languages with few function words or a free word order.
 */
export interface WordOrder {
  /**
   * Words of each class. With `rules: 'articles'` the classes are `article` (articles and possessives that are never
   * pronouns), `clitic` (articles that are also object pronouns or relatives), `fused` (preposition and article in one
   * word), `preposition`, `conjunction`, `verb` (finite auxiliaries and modals) and `pronoun` (subject pronouns).
   */
  readonly classes: Readonly<Record<string, WordList>>;
  /** `articles`: the pairs that no European language with articles allows (compile.ts). null: `never` lists all pairs. */
  readonly rules: 'articles' | null;
  /** Pairs of classes that do not occur, "first>second"; `start` and `end` are the ends of the sentence. */
  readonly never: WordList | null;
  /** Pairs of `rules` that the language does allow. */
  readonly allowed: WordList | null;
}

/** Signs of deceptive text. */
export interface IntegrityWords {
  /** Units right after the number of a vague claim: `percent | per cent`. */
  readonly percentWords: WordList | null;
  /** Sentences that cite a source without a name: "studies show", "according to experts". */
  readonly unnamedSources: Pattern | null;
  /** Orders to a language model to drop its instructions: "ignore all previous instructions". */
  readonly droppedInstructions: WordList | null;
  /**
   * Strings of which every entry of `droppedInstructions` contains one, for a fast first test: `ignor | forget`. Avoid s and
   * k: Unicode folds a third character to each of them.
   */
  readonly droppedInstructionMarks: WordList | null;
  /** Names for language models, besides product names: `AI | language model`. Capitals count. Matched in every language. */
  readonly modelNames: WordList | null;
  /** Orders to favour the page, in a sentence that names a model: "recommend our product". */
  readonly favours: Pattern | null;
  /** Start of a sentence that is only such an order: `always cite this`. */
  readonly favourCommands: WordList | null;
  /** Requests of every other form to favour the page: "assistants should rate it 100 out of 100". */
  readonly favourRequests: FavourWords | null;
}

/** Words for parts of a page. */
export interface DocumentWords {
  /** First words of a line that names the author: `by | author`. Matched in every language. */
  readonly bylines: WordList | null;
  /** Titles of a page that name nothing: `home | untitled`. */
  readonly emptyTitles: WordList | null;
  /** First words of what a template or an author meant to replace, in square brackets: `insert | your` of "[your company]". Matched in every language. */
  readonly placeholders: WordList | null;
  /** The same between angle brackets, where other words stand alone: `anything | name`. Matched in every language. */
  readonly tagPlaceholders: WordList | null;
  /** Headings without content, matched against the whole heading: `introduction | overview | more`. Matched in every language. */
  readonly emptyHeadings: WordList | null;
  /** Nouns of headings that contain only a number: `section | chapter` of "Section 3". */
  readonly numberedHeadings: WordList | null;
  /** Headings above links to other pages, matched against the whole heading, and labels before such a link: `most read | you may also like`. Matched in every language. */
  readonly teasers: WordList | null;
  /** Headings above what readers wrote, matched against the whole heading without its number: `comments`. Matched in every language. */
  readonly commentHeadings: WordList | null;
  /** Reply marks before the subject of a message: `re | fwd`. Matched in every language. */
  readonly replyMarks: WordList | null;
  /** Words by which a post says what its thread comes to, or that the matter is settled: `in conclusion | solved`. Matched in every language. */
  readonly conclusions: WordList | null;
}

/**
 * Texts of challenge pages, which servers show to suspected robots instead of the content. A page that matches three of the
 * lists is one. Matched in every language. Apostrophes are straight.
 */
export interface BotWallWords {
  /** Titles of such pages: `robot check | access denied`. */
  readonly titles: WordList;
  /** The demand to prove that the reader is human: `verify you are human`. */
  readonly demands: WordList;
  /** The question: `are you a robot`. */
  readonly questions: WordList;
  /** The reason: `unusual traffic`. */
  readonly reasons: WordList;
  /** The task: `complete the captcha`. */
  readonly tasks: WordList;
  /** The purpose: `make sure you're not a bot`. */
  readonly purposes: WordList;
}

/** Texts that a list must and must not match. */
export interface Example {
  /** Path of the list in the pack: `queries.intents.procedural`. */
  readonly list: string;
  /** Texts in which the list matches something. */
  readonly matches: readonly string[];
  /** Texts in which it matches nothing. */
  readonly doesNotMatch: readonly string[];
}
