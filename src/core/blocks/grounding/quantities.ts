import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { writesDecimalComma } from './decimal-mark.ts';
import { isNumberAlone, multiplierOf, numberWords } from './number-words.ts';
import { unitOf, withShortUnits } from './units.ts';

/** A number of a text with its unit. */
export interface Quantity {
  /** Every possible value: "1,200" means 1.2 in Berlin and 1200 in London. */
  readonly values: readonly number[];
  readonly unit: string | null;
  /** As written, with its unit. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True when a word that is not a unit follows: the counted things. */
  readonly countsWords: boolean;
}

const DIGITS =
  /(?<![\p{N}])(?:\p{Nd}{1,3}(?:[ \u00a0\u202f\u2009'’]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)*)/gu;
const CURRENCY_BEFORE = /(?:US\$|[$€£¥￥₹₽]|\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR)\s?)\s?$/u;
const UNIT_AFTER =
  /^[\s\u00a0\u202f]?-?([%％‰°℃℉$€£¥₹₽]\s?[CF]?(?!\p{L})|[\p{L}µμ]+(?:\/[\p{L}]+)?[²³]?\.?)/u;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The numbers of a text, in digits and in words, in order. Linear in its length. */
export function quantitiesOf(text: string, language: string): readonly Quantity[] {
  const short = withShortUnits(asciiDigits(text));
  const found = [...digitQuantities(short, language), ...wordQuantities(short, language)].sort(
    (a, b) => a.start - b.start,
  );
  return shareUnits(found, short);
}

function asciiDigits(text: string): string {
  return text
    .replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/½/gu, '.5')
    .replace(/¼/gu, '.25')
    .replace(/¾/gu, '.75')
    .replace(/(?<![\p{N}.])\.(?=\p{Nd})/gu, '0.');
}

function digitQuantities(text: string, language: string): Quantity[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const start = match.index;
    const before = text.slice(Math.max(0, start - 6), start);
    const isNegative = /(?:^|[\s(])[-−–]$/u.test(before) && !/\p{N}\s?[-−–]$/u.test(before);
    const values = readNumber(match[0], language).map((value) => (isNegative ? -value : value));
    const currency = CURRENCY_BEFORE.exec(before)?.[0].trim() ?? null;
    return withUnit(text, start, start + match[0].length, values, currency, language);
  });
}

function wordQuantities(text: string, language: string): Quantity[] {
  const table = numberWords(language);
  if (table.size === 0) return [];
  const found: Quantity[] = [];
  for (const match of text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) {
    const value =
      table.get(match[0]) ??
      roundValue(match[0], text.slice(Math.max(0, match.index - BEFORE_CHARS), match.index), language);
    if (value !== undefined)
      found.push(withUnit(text, match.index, match.index + match[0].length, [value], null, language));
  }
  return found;
}

/** Characters before a word that show whether a number stands there. */
const BEFORE_CHARS = 24;

/** "a thousand", where no number stands before it. */
function roundValue(word: string, before: string, language: string): number | undefined {
  if (!isNumberAlone(word) || /(?:\p{N}|\p{N}\s)$/u.test(before)) return undefined;
  const last = /(\p{L}+)\s$/u.exec(before.toLowerCase())?.[1] ?? '';
  return numberWords(language).has(last) ? undefined : (multiplierOf(word, language) ?? undefined);
}

/** Words that may follow a number and change it: "5 thousand million km" has three. */
const WORDS_AFTER_MAX = 3;

function withUnit(
  text: string,
  start: number,
  numberEnd: number,
  plain: readonly number[],
  currency: string | null,
  language: string,
): Quantity {
  let end = numberEnd;
  let values = plain;
  let unit = currency === null ? null : unitOf(currency);
  for (let step = 0; step < WORDS_AFTER_MAX; step++) {
    const after = UNIT_AFTER.exec(text.slice(end, end + 40));
    const word = wordAfter(after?.[1], unit);
    if (after === null || word === '') break;
    const times = timesOf(word, currency !== null, /^\s/u.test(after[0]), language);
    const next = times === null && unit === null ? unitOf(word) : null;
    if (times === null && next === null) break;
    if (times !== null) values = values.map((value) => value * times);
    else unit = next;
    end += after[0].length - ((after[1]?.length ?? 0) - word.length);
  }
  const countsWords = unit === null && /^[\s\u00a0]\p{L}{3}/u.test(text.slice(end, end + 6));
  return {
    values: values.map(rounded),
    unit,
    text: text.slice(start, end).replace(/(?<![\s.])[\s.]+$/u, ''),
    start,
    end,
    countsWords,
  };
}

/** "5M" is five million only for money; "5 K" is not five thousand. */
function timesOf(word: string, isMoney: boolean, isApart: boolean, language: string): number | null {
  if (isMoney && /^[mb]$/iu.test(word)) return /^m$/iu.test(word) ? 1e6 : 1e9;
  return /^k$/iu.test(word) && isApart ? null : multiplierOf(word, language);
}

/** The word after a number; in unspaced text, the longest prefix that is a unit or a multiplier. */
function wordAfter(run: string | undefined, unit: string | null): string {
  if (run === undefined) return '';
  const word = run.replace(/\s/gu, '');
  if (!CJK.test(word)) return word;
  for (let length = Math.min(6, word.length); length > 0; length--) {
    const head = word.slice(0, length);
    if (multiplierOf(head, 'und') !== null || (unit === null && unitOf(head) !== null)) return head;
  }
  return '';
}

/** Possible values of digits with separators. */
function readNumber(raw: string, language: string): readonly number[] {
  const digits = raw.replace(/[ \u00a0\u202f\u2009'’]/gu, '');
  const marks = digits.match(/[.,]/gu) ?? [];
  if (marks.length === 0) return [Number(digits)];
  const kinds = new Set(marks);
  const last = marks.at(-1) ?? '.';
  if (kinds.size === 2) {
    const decimal = digits.lastIndexOf(last);
    return [Number(`${digits.slice(0, decimal).replace(/[.,]/gu, '')}.${digits.slice(decimal + 1)}`)];
  }
  const grouped = Number(digits.replace(/[.,]/gu, ''));
  const isGroups = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(digits);
  if (marks.length > 1) return isGroups ? [grouped] : [];
  const decimal = Number(digits.replace(',', '.'));
  if (!isGroups) return [decimal];
  // With decimal commas "1.200" is 1200; "1,200" is ambiguous: Spain and Mexico differ.
  if (writesDecimalComma(language)) return last === '.' ? [grouped] : [grouped, decimal];
  return last === ',' ? [grouped] : [decimal];
}

function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

const ranges = listOfEveryLanguage(({ facts }) => facts?.numbers?.ranges);
const joins = listOfEveryLanguage(({ facts }) => facts?.numbers?.joins);
const JOIN = expressionOf('^\\s*(?:,|-|–|—|~|〜|～|@ranges|@joins)\\s*$', { ranges, joins });
const RANGE = expressionOf('^\\s*(?:-|–|—|@ranges)\\s*$', { ranges });

/** "5 to 10 km", "$5-10", "10, 20 and 30 %": one unit applies to all numbers. */
function shareUnits(quantities: readonly Quantity[], text: string): readonly Quantity[] {
  const shared = [...quantities];
  for (let i = shared.length - 2; i >= 0; i--) {
    const [here, next] = [shared[i], shared[i + 1]];
    if (here === undefined || next === undefined || here.unit !== null || next.unit === null) continue;
    if (JOIN.test(text.slice(here.end, next.start).replace(/[$€£¥]/gu, '')))
      shared[i] = { ...here, unit: next.unit, countsWords: false };
  }
  for (let i = 1; i < shared.length; i++) {
    const [before, here] = [shared[i - 1], shared[i]];
    if (before === undefined || here === undefined || before.unit === null || here.unit !== null) continue;
    if (RANGE.test(text.slice(before.end, here.start)) && !here.countsWords)
      shared[i] = { ...here, unit: before.unit };
  }
  return shared;
}
