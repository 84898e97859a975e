import { expressionOf } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { international } from '../../languages/international.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { answerKinds, type AnswerKind } from '../../schema/vocabulary.ts';
import { opensNoDefinition } from '../../text/definition-words.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { cueReaderOf, CUES } from './cue-words.ts';
import { furnitureOf, type Furniture } from './furniture.ts';
import type { Statement } from './statement.ts';

/** What a statement contains that may answer a kind of question, or keeps it from answering any. */
export interface Cues extends Furniture {
  /** Bits of `KIND_BITS`. */
  readonly kinds: number;
  /** A number in figures, not in words. */
  readonly hasFigure: boolean;
  readonly isTeaser: boolean;
  readonly isWish: boolean;
  readonly isSmallTalk: boolean;
  readonly isFirstPerson: boolean;
  /** A question, a wish, a teaser or small talk answers nothing. */
  readonly isSilent: boolean;
}

export const KIND_BITS = Object.fromEntries(answerKinds.map((kind, bit) => [kind, 1 << bit])) as Readonly<
  Record<AnswerKind, number>
>;
const KINDS_OF_CUES: readonly (readonly [number, number])[] = [
  [CUES.reasons, KIND_BITS.explanation],
  [CUES.comparisons, KIND_BITS.comparison],
  [CUES.verdicts, KIND_BITS.yes_no],
  [CUES.instructions, KIND_BITS.steps],
  [CUES.money, KIND_BITS.price],
  [CUES.times, KIND_BITS.date],
  [CUES.defines, KIND_BITS.definition],
  [CUES.numbers, KIND_BITS.number],
];

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

/** True for a statement that names a price, in figures. */
export function hasPrice({ start, end }: Pick<Statement, 'start' | 'end'>, text: string): boolean {
  const read = text.slice(start, Math.min(end, start + CHARS_READ));
  return NUMBER.test(read) && PRICE.test(read);
}

/** Read once a page by `Statements.cuesAt`. */
export function readCues(statement: Statement, pageText: string, language: string): Cues {
  const text = pageText.slice(statement.start, Math.min(statement.end, statement.start + CHARS_READ));
  const pack = packOf(language);
  const cues = cuesIn(statement, text, pack);
  let kinds = figuresIn(text);
  const hasFigure = kinds !== 0;
  for (const [cue, kind] of KINDS_OF_CUES) if ((cues & cue) !== 0) kinds |= kind;
  const { names, isNamed } = namesIn(statement);
  if (names) kinds |= KIND_BITS.person;
  if (isNamed && ((cues & CUES.places) !== 0 || pack.asking === null)) kinds |= KIND_BITS.place;
  if (isList(statement, text)) kinds |= KIND_BITS.list;
  if (statement.block.ordered || statement.kind === 'code') kinds |= KIND_BITS.steps;
  const isOpening = statement.words.length <= TEASER_WORDS_MAX;
  const isTeaser = isOpening && (cues & CUES.teasers) !== 0;
  const isSmallTalk = isOpening && (cues & CUES.smallTalk) !== 0;
  const isWish = (cues & CUES.wishes) !== 0;
  return {
    ...furnitureOf(statement, pageText, language),
    kinds,
    hasFigure,
    isTeaser,
    isWish,
    isSmallTalk,
    isFirstPerson: (cues & CUES.firstPerson) !== 0,
    isSilent: statement.isQuestion || isTeaser || isWish || isSmallTalk,
  };
}

/** What any words contain that may answer a kind of question: bits of `KIND_BITS`, and whether they hold a name. */
export function kindsIn(
  text: string,
  language: string,
): { readonly kinds: number; readonly isNamed: boolean } {
  const words = wordsOf(text, language);
  const cues = cuesIn({ words, start: 0 }, text, packOf(language));
  const { names, isNamed } = namesIn({ words });
  let kinds = figuresIn(text) | (names ? KIND_BITS.person : 0);
  for (const [cue, kind] of KINDS_OF_CUES) if ((cues & cue) !== 0) kinds |= kind;
  return { kinds, isNamed };
}

/** True for text with a year, a date or a time of day in figures. */
export function isDateIn(text: string): boolean {
  return YEAR.test(text) || DATE.test(text);
}

function figuresIn(text: string): number {
  if (!NUMBER.test(text)) return 0;
  let kinds = KIND_BITS.number;
  if (PRICE.test(text)) kinds |= KIND_BITS.price;
  if (isDateIn(text)) kinds |= KIND_BITS.date;
  return kinds;
}

/** The bits of `CUES` in a statement. */
function cuesIn(
  { words, start }: Pick<Statement, 'words' | 'start'>,
  text: string,
  pack: LanguagePack,
): number {
  const cuesOfWord = cueReaderOf(pack);
  if (cuesOfWord === null) return 0;
  let found = 0;
  const read = Math.min(words.length, WORDS_READ);
  for (let index = 0; index < read; index++) {
    const word = words[index];
    if (word === undefined) break;
    const { alone, phrases } = cuesOfWord(word.lower);
    let cues = alone & ~found;
    let { end } = word;
    for (const { cue, rest } of phrases) {
      if (((found | cues) & cue) !== 0 || !follows(words, index, rest)) continue;
      cues |= cue;
      if (cue === CUES.defines) end = words[index + rest.length]?.end ?? end;
    }
    if (index >= OPENING_WORDS) cues &= ~(CUES.teasers | CUES.smallTalk);
    if ((cues & CUES.defines) !== 0) {
      const isTerm = index > 0 && index <= TERM_WORDS_MAX;
      if (!isTerm || opensNoDefinition(text.slice(end - start), pack)) cues &= ~CUES.defines;
    }
    found |= cues;
  }
  return found;
}

/** True when these words directly follow the word at `index`, after a single space. */
function follows(words: readonly Word[], index: number, rest: readonly string[]): boolean {
  for (let next = 0; next < rest.length; next++) {
    const [before, word] = [words[index + next], words[index + next + 1]];
    if (before === undefined || word === undefined) return false;
    if (word.lower !== rest[next] || word.start > before.end + 1) return false;
  }
  return true;
}

/** Capitalised words after the first: one is a name where nouns take no capital, two in a row are a person's. */
function namesIn({ words }: Pick<Statement, 'words'>): {
  readonly names: boolean;
  readonly isNamed: boolean;
} {
  let isNamed = false;
  let isBefore = false;
  for (let index = 1; index < Math.min(words.length, WORDS_READ); index++) {
    const text = words[index]?.text ?? '';
    const isCapital = !isSmallLetter(text.charCodeAt(0)) && CAPITALISED.test(text);
    if (isCapital && isBefore) return { names: true, isNamed: true };
    isNamed ||= isCapital;
    isBefore = isCapital;
  }
  return { names: false, isNamed };
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
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
