/**
 * Word order of languages without a part-of-speech tagger: which function words never stand directly before which. An
 * article is followed by a noun or what describes it, never by a preposition, a conjunction or the end of the sentence;
 * a Japanese particle follows its noun and never opens a sentence. The classes hold only words that are little else; what
 * is ambiguous (French "que", Dutch "dat", German "die" behind a comma) is left out. Languages in which function words
 * are few or order is free (Polish, Russian, Finnish) have no table.
 *
 * In 10,000 sentences of ordinary pages and manuals 0-0.7 % of the pairs are ruled out, in the same sentences with their
 * words shuffled 10-30 %.
 */
export interface FunctionWords {
  readonly classOf: ReadonlyMap<string, string>;
  /** Pairs of classes that do not occur in grammatical text, "first>second". */
  readonly never: ReadonlySet<string>;
  /** Classes that stand first in a pair of `never`: only their words can be misplaced. */
  readonly heads: ReadonlySet<string>;
}

/** Stand before and after the words of a sentence; no word has these classes. */
export const SENTENCE_START = 'start';
export const SENTENCE_END = 'end';

/** What no European language with articles allows. */
const NEVER =
  'article>article article>clitic article>fused article>preposition article>conjunction article>verb article>pronoun article>end ' +
  'clitic>article clitic>clitic clitic>fused clitic>conjunction clitic>end ' +
  'fused>article fused>clitic fused>fused fused>preposition fused>conjunction fused>verb fused>pronoun fused>end ' +
  'preposition>preposition preposition>fused preposition>conjunction preposition>verb preposition>pronoun preposition>end ' +
  'conjunction>conjunction conjunction>end ' +
  'pronoun>article pronoun>fused pronoun>preposition pronoun>conjunction pronoun>end';

/** Words of each class. In European languages: `article`, articles and possessives that are never pronouns; `clitic`, articles that are
 * also object pronouns or relatives, for which fewer pairs are ruled out; `fused`, preposition and article in one word;
 * `preposition`, `conjunction`; `verb`, finite auxiliaries and modals; `pronoun`, subject pronouns. */
type Classes = Readonly<Record<string, string>>;

interface Table {
  readonly classes: Classes;
  readonly never: string;
  /** Pairs of `never` that the language does allow. */
  readonly allowed?: string;
}

const TABLES: Readonly<Record<string, Table>> = {
  de: {
    classes: {
      article:
        'einen einem eines kein keine keinen keinem meine unsere unseren unserem unserer seinen seinem',
      clitic: 'dem den des der die das',
      fused: 'im am beim vom zum zur ins ans fürs',
      preposition: 'in von für ohne gegen seit wegen zwischen bei mit aus nach',
      conjunction: 'und oder sowie',
      verb: 'ist sind war waren wird wurde wurden hat hatte hatten kann konnte muss müssen soll darf dürfen',
      pronoun: 'ich er wir man',
    },
    never: NEVER,
    // "eines der", "mit und ohne", "gibt nach und", "den im Jahr gebauten Turm"; subject pronouns stand before anything.
    allowed:
      'article>clitic preposition>conjunction preposition>end clitic>fused pronoun>article pronoun>fused pronoun>preposition pronoun>end',
  },
  fr: {
    classes: {
      article: 'un une cet cette ces mon ma mes son sa ses notre votre leurs chaque',
      clitic: 'le la les',
      fused: 'du au aux',
      preposition: 'de à dans sur pour par avec sans sous vers chez entre depuis pendant',
      conjunction: 'et ou mais',
      verb: 'est sont ont était étaient sera seront peut peuvent doit doivent',
      pronoun: 'je tu il ils',
    },
    never: NEVER,
    // "avec ou sans", "de par"
    allowed: 'preposition>conjunction',
  },
  es: {
    classes: {
      article: 'un una unos unas su sus mi mis nuestro nuestra cada',
      clitic: 'el la los las',
      fused: 'del al',
      preposition: 'de en a con por para sin sobre entre hasta desde hacia durante según',
      conjunction: 'y e o u ni pero',
      verb: 'es son era eran fue fueron ha han está están puede pueden debe deben será',
      pronoun: 'yo tú',
    },
    never: NEVER,
    // "con o sin", "por entre", "desde hasta"
    allowed: 'preposition>conjunction',
  },
  pt: {
    classes: {
      article: 'um uma uns umas seu sua seus suas cada',
      clitic: 'o os as',
      fused: 'do da dos das no na nas pelo pela pelos pelas ao aos à às num numa',
      preposition: 'de em com por para sem sobre entre até desde durante',
      conjunction: 'e ou mas nem',
      verb: 'é são era eram foi foram está estão tem têm pode podem deve devem será',
      pronoun: 'eu',
    },
    never: NEVER,
    // "com ou sem", "até ao"
    allowed: 'preposition>conjunction preposition>fused',
  },
  it: {
    classes: {
      article: 'il un uno una i',
      clitic: 'lo la gli le',
      fused:
        'del dello della dei degli delle al allo alla ai agli alle dal dalla dai dalle nel nello nella nei negli nelle sul sulla sui sulle',
      preposition: 'di a da in con su per tra fra senza',
      conjunction: 'e ed o oppure ma',
      verb: 'è sono era erano ha hanno può possono deve devono viene vengono sarà',
      pronoun: 'io tu',
    },
    never: NEVER,
    // "con o senza", "fino a", "per il"
    allowed: 'preposition>conjunction',
  },
  nl: {
    classes: {
      article: 'de een',
      clitic: 'het',
      fused: 'ten ter',
      preposition: 'van met voor bij zonder sinds volgens tussen',
      conjunction: 'en of maar',
      verb: 'is was waren wordt worden werd werden heeft hebben kan kunnen moet moeten',
      pronoun: 'ik hij wij men',
    },
    never: NEVER,
    // Dutch parts its prepositions: "waar het van is", "daar ben ik voor". Subject pronouns stand before anything.
    allowed:
      'preposition>conjunction preposition>end preposition>verb pronoun>article pronoun>fused pronoun>preposition pronoun>end clitic>end clitic>article clitic>fused clitic>clitic',
  },
  ja: {
    classes: {
      topic: 'は',
      subject: 'が',
      object: 'を',
      genitive: 'の',
      place: 'に で へ',
      also: 'も',
      with: 'と や',
    },
    never:
      'start>topic start>subject start>object start>genitive start>place start>also ' +
      'object>topic object>subject object>object object>genitive object>place object>with object>end ' +
      'subject>topic subject>object subject>genitive subject>place subject>also subject>subject subject>with ' +
      'topic>subject topic>object topic>topic topic>genitive topic>place topic>with topic>also topic>end ' +
      'place>subject place>object place>place place>end also>topic also>subject also>object also>genitive also>also with>subject with>object with>end genitive>genitive genitive>end',
  },
  zh: {
    classes: {
      possessive: '的',
      aspect: '了 着 著',
      preposition: '在 从 從 把 被 对 對 向 以 于 於 由 将 將',
      conjunction: '和 与 與 或 及 以及 并 並',
      negation: '不 没 沒 没有',
      verb: '是',
    },
    never:
      'start>possessive start>aspect possessive>possessive possessive>aspect preposition>possessive preposition>aspect preposition>preposition preposition>conjunction preposition>end preposition>verb ' +
      'conjunction>possessive conjunction>aspect conjunction>conjunction conjunction>end negation>possessive negation>end negation>conjunction verb>aspect verb>conjunction verb>end aspect>possessive',
  },
};

function compile({ classes, never, allowed = '' }: Table): FunctionWords {
  const classOf = new Map<string, string>();
  for (const [name, words] of Object.entries(classes))
    for (const word of words.split(' ')) classOf.set(word, name);
  const exceptions = new Set(allowed.split(' '));
  const pairs = never.split(' ').filter((pair) => !exceptions.has(pair));
  return {
    classOf,
    never: new Set(pairs),
    heads: new Set(pairs.map((pair) => pair.slice(0, pair.indexOf('>')))),
  };
}

const compiled = new Map(Object.entries(TABLES).map(([code, table]) => [code, compile(table)]));

/** The function words of a language; null where no table is known. */
export function functionWordsOf(language: string): FunctionWords | null {
  return compiled.get(language) ?? null;
}
