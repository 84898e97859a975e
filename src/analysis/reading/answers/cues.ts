import { entriesOf, expressionOf, matcherOf, perPack } from '../../../languages/compile.ts';
import { packOf } from '../../../languages/index.ts';
import { international } from '../../../languages/international.ts';
import type { LanguagePack, WordList } from '../../../languages/pack.ts';
import { definingVerbsOf, opensNoDefinition } from '../../language/definition-words.ts';
import type { AnswerKind } from '../../../schema/vocabulary.ts';
import type { Statement } from './statements.ts';

/** What a statement contains that may answer a kind of question, or keeps it from answering any. */
export interface Cues {
  readonly kinds: ReadonlySet<AnswerKind>;
  readonly isTeaser: boolean;
  readonly isWish: boolean;
  readonly isSmallTalk: boolean;
  readonly isFirstPerson: boolean;
}

type Sign = AnswerKind | 'placed' | 'teaser' | 'wish' | 'smallTalk' | 'firstPerson' | 'defines';

const PRICE = expressionOf(
  String.raw`(?:@symbols|\b@codes)\s?\p{N}|\p{N}\s?(?:@symbols|@currencies(?!\p{L}))`,
  {
    symbols: international.currencySymbols,
    codes: international.currencyCodesBefore,
    currencies: international.currenciesAfter,
  },
);
const YEAR = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N})/u;
const DATE = /(?<!\p{N})\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?(?!\p{N})|\d{1,2}:\d{2}/u;
const NUMBER = /\p{N}/u;
const CAPITALISED = /^\p{Lu}[\p{L}'’-]*\p{Ll}/u;
/** Longer statements are read up to here. */
const WORDS_READ = 100;
const CHARS_READ = 600;
/** Words of a statement before a defining verb. */
const TERM_WORDS_MAX = 10;
/** Openings of sentences that lead elsewhere or only greet. */
const OPENING_WORDS = 3;
/** A longer sentence says something after its opening. */
const TEASER_WORDS_MAX = 12;

/** One list of cue words: single words are looked up, phrases are searched for. */
interface SignWords {
  readonly sign: Sign;
  readonly single: RegExp;
  readonly phrases: RegExp | null;
}

const signWordsOf = perPack((pack): readonly SignWords[] | null => {
  const { asking, writing } = pack;
  if (asking === null) return null;
  const { reasons, comparisons, verdicts, instructions, money, times, places } = asking.answers;
  const lists: readonly (readonly [Sign, WordList | null])[] = [
    ['explanation', reasons],
    ['comparison', comparisons],
    ['yes_no', verdicts],
    ['steps', instructions],
    ['price', money],
    ['date', times],
    ['placed', places],
    ['teaser', asking.silences.teasers],
    ['wish', asking.silences.wishes],
    ['smallTalk', asking.silences.smallTalk],
    ['firstPerson', writing?.quoting?.firstPerson ?? null],
    ['defines', definingVerbsOf(pack)?.join('|') ?? null],
  ];
  return lists.map(([sign, list]) => {
    const phrases = entriesOf(list).filter((entry) => entry.includes(' '));
    return {
      sign,
      single: matcherOf(list, { at: 'whole' }),
      phrases: phrases.length === 0 ? null : matcherOf(phrases.join('|')),
    };
  });
});

/** Any phrase of any list: most statements have none, and need no further search. */
const anyPhraseOf = perPack((pack) => {
  const lists = signWordsOf(pack)?.flatMap(({ phrases }) => (phrases === null ? [] : [phrases.source])) ?? [];
  return lists.length === 0 ? null : new RegExp(lists.join('|'), 'iu');
});

/** Bounded: words are those of the pages' language, and a full cache is emptied. */
const WORDS_KNOWN_MAX = 20_000;
const signsOfWords = perPack(() => new Map<string, readonly Sign[]>());

function signsOfWord(lower: string, pack: LanguagePack, lists: readonly SignWords[]): readonly Sign[] {
  const cache = signsOfWords(pack);
  let signs = cache.get(lower);
  if (signs === undefined) {
    if (cache.size >= WORDS_KNOWN_MAX) cache.clear();
    signs = lists.filter(({ single }) => single.test(lower)).map(({ sign }) => sign);
    cache.set(lower, signs);
  }
  return signs;
}

const known = new WeakMap<Statement, Cues>();

/** Cached: statements are compared with every query. */
export function cuesOf(statement: Statement, text: string, language: string): Cues {
  let cues = known.get(statement);
  if (cues === undefined) known.set(statement, (cues = readCues(statement, text, language)));
  return cues;
}

/** A question, a wish, a teaser or small talk answers nothing. */
export function isSilent(statement: Statement, text: string, language: string): boolean {
  if (statement.isQuestion) return true;
  const { isWish, isTeaser, isSmallTalk } = cuesOf(statement, text, language);
  return isWish || isTeaser || isSmallTalk;
}

/** True for a statement that names a price, in figures. */
export function hasPrice({ start, end }: Statement, text: string): boolean {
  return PRICE.test(text.slice(start, Math.min(end, start + CHARS_READ)));
}

function readCues(statement: Statement, pageText: string, language: string): Cues {
  const text = pageText.slice(statement.start, Math.min(statement.end, statement.start + CHARS_READ));
  const pack = packOf(language);
  const signs = signsIn(statement, text, pack);
  const kinds = figuresIn(text);
  for (const kind of ['explanation', 'comparison', 'yes_no', 'steps', 'price', 'date'] as const)
    if (signs.has(kind)) kinds.add(kind);
  if (signs.has('defines')) kinds.add('definition');
  const { names, isNamed } = namesIn(statement);
  if (names) kinds.add('person');
  if (isNamed && (signs.has('placed') || pack.asking === null)) kinds.add('place');
  if (isList(statement, text)) kinds.add('list');
  if (statement.block.ordered || statement.kind === 'code') kinds.add('steps');
  return {
    kinds,
    isTeaser: signs.has('teaser') && statement.words.length <= TEASER_WORDS_MAX,

    isWish: signs.has('wish'),
    isSmallTalk: signs.has('smallTalk') && statement.words.length <= TEASER_WORDS_MAX,
    isFirstPerson: signs.has('firstPerson'),
  };
}

function figuresIn(text: string): Set<AnswerKind> {
  const kinds = new Set<AnswerKind>();
  if (!NUMBER.test(text)) return kinds;
  kinds.add('number');
  if (PRICE.test(text)) kinds.add('price');
  if (YEAR.test(text) || DATE.test(text)) kinds.add('date');
  return kinds;
}

function signsIn({ words, start }: Statement, text: string, pack: LanguagePack): ReadonlySet<Sign> {
  const signs = new Set<Sign>();
  const lists = signWordsOf(pack);
  if (lists === null) return signs;
  const add = (sign: Sign, index: number, end: number): void => {
    if ((sign === 'teaser' || sign === 'smallTalk') && index >= OPENING_WORDS) return;
    if (sign === 'defines' && (index > TERM_WORDS_MAX || index === 0)) return;
    if (sign === 'defines' && opensNoDefinition(text.slice(end - start), pack)) return;
    signs.add(sign);
  };
  const read = Math.min(words.length, WORDS_READ);
  for (let index = 0; index < read; index++) {
    const word = words[index];
    if (word === undefined) break;
    for (const sign of signsOfWord(word.lower, pack, lists)) if (!signs.has(sign)) add(sign, index, word.end);
  }
  if (anyPhraseOf(pack)?.test(text) !== true) return signs;
  for (const { sign, phrases } of lists) {
    const match = signs.has(sign) ? null : (phrases?.exec(text) ?? null);
    if (match === null) continue;
    const before = words.findIndex((word) => word.start >= start + match.index);
    add(sign, Math.max(0, before), start + match.index + match[0].length);
  }
  return signs;
}

/** Capitalised words after the first: one is a name where nouns take no capital, two in a row are a person's. */
function namesIn({ words }: Statement): { readonly names: boolean; readonly isNamed: boolean } {
  let isNamed = false;
  let isBefore = false;
  for (let index = 1; index < Math.min(words.length, WORDS_READ); index++) {
    const isCapital = CAPITALISED.test(words[index]?.text ?? '');
    if (isCapital && isBefore) return { names: true, isNamed: true };
    isNamed ||= isCapital;
    isBefore = isCapital;
  }
  return { names: false, isNamed };
}

const COMMAS = ',;，、،；';
const COMMAS_MIN = 2;

function isList({ kind }: Statement, text: string): boolean {
  if (kind === 'list_item') return true;
  let commas = 0;
  for (let at = 0; at < text.length && commas < COMMAS_MIN; at++)
    if (COMMAS.includes(text.charAt(at))) commas++;
  return commas >= COMMAS_MIN;
}
