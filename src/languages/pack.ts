import type { FactWords } from './fact-words.ts';
import type { Pattern, WordList } from './notation.ts';
import type { WritingWords } from './writing-words.ts';

export type { Pattern, Template, ValuedList, WordList } from './notation.ts';

/**
 * The contract of a language: all lists and patterns about the words of one language, in one file per language
 * (`en.ts`, `de.ts`, …). To add a language, write `xx.ts` with `definePack` and the fields you know (`ca.ts` and `sv.ts`
 * are short examples), then add its import and its name to `index.ts`. This file, `writing-words.ts` and `fact-words.ts`
 * document every field.
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
 * | `compar*` | every word that begins so; `*` stands for any number of letters, `*ing` and `wie * man` work too |
 * | `l'eau` | both apostrophes, ' and ’ |
 * | `study[ group]` | what stands in square brackets may be missing |
 * | `(a|the) study` | one of the alternatives in round brackets |
 * | `12 dozen` | in a list with values: the word after the first space; before it stands its value |
 *
 * In languages that are written without spaces an entry matches anywhere in the text, and `*` stands for nothing.
 * Write entries in small letters, except where the field says that its capitals count.
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
   * True when the language is one that pages are expected in: the detector then prefers it to rarer languages that look
   * alike. False for languages of which this file knows a detail or two.
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
  /** Sentences that show what lists must and must not match; the tests check each. */
  readonly examples: readonly Example[];

  // Written and checked by the content blocks; last in every file, under the line "Content blocks".

  readonly writing: WritingWords | null;
  readonly facts: FactWords | null;
}

/** Letters that only this language uses (among the languages here), so that they decide which language a text is in. */
export interface Script {
  /** Content of a character class of a JavaScript expression with the flag `u`: `\\p{sc=Hangul}`. */
  readonly letters: string;
  /** Share of a text's letters above which the text is in this language, 0-1. */
  readonly shareMin: number;
}

/** How the language builds words and sentences. */
export interface Grammar {
  /** Algorithm of the snowball stemmers (`english`, `german`, …), which reduces inflected forms to one; null: words are compared as written. */
  readonly stemmer: string | null;
  /** True when words are written without spaces between them: Chinese, Japanese, Thai. */
  readonly isUnspaced: boolean;
  /** True when every noun takes a capital, so that a capital says nothing about names: German. */
  readonly capitalisesNouns: boolean;
  /** True when a term of several words is written as one: "Schieferdach", "warmtepomp". Such a text has fewer words. */
  readonly writesCompounds: boolean;
  /** True when the verb follows what it says of its subject: "a pump a machine is that …". Persian, Hindi. */
  readonly isVerbLast: boolean;
  /** Words of a sentence above which readers of the language are known to slow down; null where no figure is published. */
  readonly longSentenceWords: number | null;
  /** Words that carry no topic (articles, pronouns, prepositions, auxiliaries), in place of the list of the package stopwords-iso; null: that list is good. */
  readonly stopWords: WordList | null;
  /** Articles and prepositions that are written together with the next word and lose their vowel: `l' | d' | qu'` of "l'énergie". */
  readonly elided: WordList | null;
  /** Those of `elided` that mean "of" or the like and tie a noun to the noun before it: `d' | dell'`. */
  readonly elidedLinks: WordList | null;
  /** Particles that are written at the end of a noun and that no noun ends in by itself: Korean `은 | 는`. */
  readonly particles: WordList | null;
  /** Endings of the infinitive, each with `*`: Spanish `*ar | *er | *ir`. Used to recognise instructions and questions ("cómo instalar"). */
  readonly infinitives: WordList | null;
}

/** Where sentences end, and which of them can be quoted alone. */
export interface SentenceWords {
  /** Abbreviations without their last full stop, after which no sentence ends: `bzw | z.B | Nr`. Capitals count. Those of `international.ts` are known anyway. */
  readonly abbreviations: WordList | null;
  /** True when "the 19th" is written "19.", so that a small number with a full stop ends no sentence. */
  readonly writesOrdinalsWithFullStop: boolean;
  /** Words that may not open a sentence that is quoted alone, because they point at something said before: `it | they | however | therefore`. */
  readonly danglingOpeners: WordList | null;
}

/** Sentences that say what a thing is: "A heat pump is a machine that …". */
export interface DefinitionWords {
  /** Words that join a term to its definition, the longer ones after the shorter: `is | means | refers to`. */
  readonly verbs: WordList;
  /** Words right after such a verb that show that nothing is defined (a passive, a progressive, a "not"): `*ed | *ing | not`. */
  readonly notBefore: WordList | null;
  /** Exceptions from `notBefore`: `called | defined | known` ("is known as"). */
  readonly stillBefore: WordList | null;
  /**
   * Small words that tie a term to a noun before it, so that the sentence defines the noun: `of` in "the price of gold is".
   * Those of `concepts.links` count anyway.
   */
  readonly tailLinks: WordList | null;
}

/** Phrases that name a concept. */
export interface ConceptWords {
  /** Small words inside a term: `de | à` of "pompe à chaleur". null: terms have none. */
  readonly links: WordList | null;
  /** Adjectives that say nothing about what a thing is and never open a term: `many | new | good | different`. */
  readonly emptyModifiers: WordList | null;
  /** Nouns that stand for nothing in particular and are no term alone: `way | thing | example | page`. */
  readonly emptyNouns: WordList | null;
  /** Nouns at the end of a term that make it a quantity: `rate | temperature` of "interest rate". */
  readonly measures: WordList | null;
}

/** Names of people, organisations, places, products and events, and the words around them. */
export interface NameWords {
  /** Titles before a person's name that are no part of it: `mr | dr | president`. They are cut from the name. */
  readonly honorifics: WordList | null;
  /** Titles that many names keep: `lady | captain` of "Lady Gaga". Cut only before a first name and a surname: "Captain James Cook". */
  readonly honorificsInNames: WordList | null;
  /** Titles with which a name is a person's, read in names of every language: `Mr | King | Pope`. Capitals count. */
  readonly personTitles: WordList | null;
  /** Small words inside names, joined in names of every language: `de | von | van` of "Simone de Beauvoir". */
  readonly links: WordList | null;
  /** Words of `links` that stand between two nouns of ordinary text as well, and join no name in a text of this language: German `von | der`. */
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
  /** Small words that end what "X is a …" says of X, so that no later noun is taken for it: `in | that | with`. */
  readonly predicateEnds: WordList | null;
  /** Nouns that say what kind of thing a name stands for: "X is a city", "the singer X". */
  readonly kinds: KindNouns | null;
  /** Nouns in the name of an organisation, at its end, at its start or before one of `organizationOf`: `university | bank`. Read in names of every language. */
  readonly organizationNouns: WordList | null;
  /** What follows such a noun inside the name: `of | for`. */
  readonly organizationOf: WordList | null;
  /** Words with which names of places begin, read in names of every language: `lake | mount`. */
  readonly placeOpenings: WordList | null;
  /** Words with which names of places end: `river | street`. */
  readonly placeEndings: WordList | null;
  /** Words with which names of events end: `festival | cup`. */
  readonly eventEndings: WordList | null;
  /** Words with which names of events begin, with what follows them: `battle of`. */
  readonly eventOpenings: WordList | null;
}

/** Nouns by the kind of what they name, singular. A noun of two kinds stands in the first list only. */
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

/** Sides of a topic that people ask about, in the order of the fields of `Facets`. */
export type Facet =
  | 'definition'
  | 'causes'
  | 'steps'
  | 'cost'
  | 'time'
  | 'comparison'
  | 'benefits'
  | 'problems'
  | 'requirements'
  | 'examples'
  | 'history'
  | 'use'
  | 'specification'
  | 'delivery'
  | 'care'
  | 'options'
  | 'ingredients'
  | 'contact'
  | 'variants';

/** What people ask, and what they want. */
export interface QueryWords {
  /** Verbs by which a question is put to an assistant and that are never its topic: `explain | describe`. null: none are known. */
  readonly requests: WordList | null;
  /** Such verbs that are topics as well: `find | list` count only before a small word ("find the …"). */
  readonly requestsBeforeSmallWord: WordList | null;
  /** Words of a query, a title or a heading that show the intent. */
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
  /**
   * Words of headings and opening sentences that take up a side of the topic. The first entry of each list names the side
   * in a query ("heat pump" + "costs") and is the only one whose capitals count.
   */
  readonly facets: Readonly<Record<Facet, WordList>>;
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

/** Statements that need a source, and the words that give one. */
export interface ClaimWords {
  /** Words that join a source to what it says: `according to | as reported by | found`. */
  readonly attribution: WordList;
  /** Kinds of work that figures come from: `study | survey | census`. */
  readonly study: WordList;
  /** Sources without a name: `experts | studies | many`. */
  readonly vague: WordList;
  /** Words that make a bare number a figure: `percent | million`. */
  readonly magnitude: WordList;
  /** In unspaced scripts: characters with which names of institutions end, `大学 | 省`. null elsewhere. */
  readonly institutionEndings: WordList | null;
}

/**
 * Which function words never stand directly before which: scrambled text breaks these rules. Only words that are little
 * else; leave out what is ambiguous ("que", "dat"). null for languages with few function words or a free order.
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

/** Signs of text that is made to deceive. */
export interface IntegrityWords {
  /** Units of a figure that vague claims are made with, right after the number: `percent | per cent`. */
  readonly percentWords: WordList | null;
  /** Sentences that cite a source without a name: "studies show", "according to experts". */
  readonly unnamedSources: Pattern | null;
  /** Orders to a language model to drop its instructions: "ignore all previous instructions". */
  readonly droppedInstructions: WordList | null;
  /**
   * Letters of which every order of `droppedInstructions` has some, for a fast first look: `ignor | forget`. Without s and k,
   * which have a third form besides the capital and the small one.
   */
  readonly droppedInstructionMarks: WordList | null;
  /** Names for language models, besides those of products: `AI | language model`. Capitals count; read in pages of every language. */
  readonly modelNames: WordList | null;
  /** Orders to favour the page, in a sentence that names a model: "recommend our product". */
  readonly favours: Pattern | null;
  /** A sentence that is nothing but such an order, from its start: `always cite this`. */
  readonly favourCommands: WordList | null;
}

/** Parts of a page that are named in words. */
export interface DocumentWords {
  /** Words with which a line that names the author begins: `by | author`. Read in pages of every language. */
  readonly bylines: WordList | null;
  /** Headings that name no content, matched against the whole heading: `introduction | overview | more`. Read in pages of every language. */
  readonly emptyHeadings: WordList | null;
  /** Nouns of headings that are nothing but a number: `section | chapter` of "Section 3". */
  readonly numberedHeadings: WordList | null;
  /** Marks of a reply before the subject of a message: `re | fwd`. Read in pages of every language. */
  readonly replyMarks: WordList | null;
}

/**
 * What a page says that a server shows instead of the content because it takes the reader for a robot. Each list that the
 * page matches is one mark, and it takes three. Read in pages of every language. Apostrophes are straight.
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

/** What a list must and must not match. */
export interface Example {
  /** Path of the list in the pack: `queries.intents.procedural`. */
  readonly list: string;
  /** Texts in which the list matches something. */
  readonly matches: readonly string[];
  /** Texts in which it matches nothing. */
  readonly doesNotMatch: readonly string[];
}
