import { isShouted } from '../../page-facts/letter-case.ts';
import { calendarWords } from '../../text/calendar-words.ts';
import type { Word } from '../../text/words.ts';

export type FactKind = 'percentage' | 'price' | 'date' | 'version' | 'standard' | 'quantity' | 'name';

/** A verifiable, quotable detail: a figure with its unit, a date, a price, a name. */
export interface TypedFact {
  readonly kind: FactKind;
  readonly text: string;
}

const YEAR = /^(?:1[5-9]|20)\d{2}$/;
const VERSION = /^\d+(?:\.\d+){2,}$/;
/** Two capitals in one word: ISO, NVMe, GmbH. A single capital may open a sentence, and in German marks any noun. */
const ACRONYM = /^\p{Lu}.*\p{Lu}/u;
/** A digit or two capitals without white space between them: most sentences have neither. */
const MAY_HOLD_FACT = /\p{Nd}|\p{Lu}\S*\p{Lu}/u;

/**
 * The first typed fact of a passage; null without one. Bare numbers, numbers of list items and words of the topic do not
 * count. Language-independent: a word after a number is its unit.
 */
export function typedFactIn(
  text: string,
  words: readonly Word[],
  base: number,
  language: string,
  topic: ReadonlySet<string>,
): TypedFact | null {
  if (!MAY_HOLD_FACT.test(text)) return null;
  let name: TypedFact | null = null;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) break;
    if (/^\p{Nd}/u.test(word.text)) {
      const kind = kindOfNumber(text, words, i, base, language);
      if (kind !== null) return { kind, text: word.text };
    } else if (name === null && ACRONYM.test(word.text) && !topic.has(word.stem)) {
      name = { kind: 'name', text: word.text };
    }
  }
  return name === null || isShouted(words.map((word) => word.text)) ? null : name;
}

function kindOfNumber(
  text: string,
  words: readonly Word[],
  index: number,
  base: number,
  language: string,
): FactKind | null {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined) return null;
  const [start, end] = [word.start - base, word.end - base];
  const after = text.slice(end, end + 2);
  if (/^\s?[%‰٪％]/u.test(after)) return 'percentage';
  if (/\p{Sc}\s?$/u.test(text.slice(Math.max(0, start - 2), start)) || /^\s?\p{Sc}/u.test(after))
    return 'price';
  const calendar = calendarWords(language);
  if (YEAR.test(word.text) || [before, next].some((near) => near !== undefined && calendar.has(near.stem)))
    return 'date';
  if (VERSION.test(word.text)) return 'version';
  if (before !== undefined && ACRONYM.test(before.text) && word.start - before.end <= 1) return 'standard';
  const isCounted =
    next !== undefined &&
    !next.isStop &&
    /^\p{L}/u.test(next.text) &&
    /^[\s\u00A0+-]{0,2}$/u.test(text.slice(end, next.start - base));
  return isCounted ? 'quantity' : null;
}
