import { perPack, wordSet } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import { isWrittenCalendarName } from '../../text/calendar-words.ts';
import { unitAfter, type UnitKind } from '../../text/units.ts';
import type { Word } from '../../text/words.ts';
import { VALUES } from './asked-value.ts';
import { cueReaderOf, CUES } from './cue-words.ts';
import { hasPrice, isDateIn, KIND_BITS, type Cues } from './cues.ts';
import type { Statement } from './statement.ts';

const VALUE_OF_UNIT: Readonly<Record<UnitKind, number>> = {
  lengths: VALUES.size,
  masses: VALUES.mass | VALUES.size,
  times: VALUES.duration,
  shares: VALUES.share,
  sizes: VALUES.size,
};
/** Words of a statement that are read. */
const WORDS_READ = 100;
/** Words between a number and what it counts or measures: "three full working days". */
const WORDS_APART_MAX = 3;
const FIGURE = /^v?\p{N}/u;

/** Words of a pack that tell how often something happens; phrases are not read. */
const frequenciesOf = perPack(({ asking }) => wordSet(asking?.values.frequencies ?? null));

/** The values that a statement states, as bits of `VALUES`. */
export function valuesIn(statement: Statement, cues: Cues, text: string, language: string): number {
  const { words, start, end } = statement;
  let values = 0;
  if ((cues.kinds & KIND_BITS.person) !== 0) values |= VALUES.person;
  if ((cues.kinds & KIND_BITS.place) !== 0) values |= VALUES.place;
  if ((cues.kinds & KIND_BITS.number) !== 0) values |= VALUES.number;
  if (hasPrice(statement, text)) values |= VALUES.sum;
  // "Free of charge", "nine euros a month".
  if ((cues.kinds & KIND_BITS.price) !== 0) values |= VALUES.sum;
  if (isDateIn(text.slice(start, Math.min(end, start + CHARS_READ)))) values |= VALUES.date;
  const frequencies = frequenciesOf(packOf(language));
  for (let at = 0; at < Math.min(words.length, WORDS_READ); at++) {
    const word = words[at];
    if (word === undefined) break;
    if (frequencies.has(word.lower)) values |= VALUES.duration;
    if (isWrittenCalendarName(word.text, language)) values |= VALUES.date;
    if (isNumber(word, language)) values |= measuredBy(words, at, text);
  }
  return values;
}

const CHARS_READ = 600;

/** What the unit right after a number measures, or after a few words that qualify it. */
function measuredBy(words: readonly Word[], at: number, text: string): number {
  const word = words[at];
  if (word === undefined) return 0;
  const unit = unitAfter(word, words[at + 1], text.slice(word.end, word.end + 4));
  if (unit !== null) return VALUE_OF_UNIT[unit];
  const next = words[at + 1];
  if (next === undefined) return 0;
  const later = unitAfter(next, words[at + 2], text.slice(next.end, next.end + 4));
  return later === 'times' || later === 'shares' ? VALUE_OF_UNIT[later] : 0;
}

function isNumber({ text, lower }: Word, language: string): boolean {
  if (FIGURE.test(text)) return true;
  const cues = cueReaderOf(packOf(language))?.(lower);
  return cues !== undefined && (cues.alone & CUES.numbers) !== 0;
}

/** True where a number directly precedes a word of these stems: "four players". */
export function countsAny({ words }: Statement, stems: ReadonlySet<string>, language: string): boolean {
  for (let at = 0; at < Math.min(words.length, WORDS_READ); at++) {
    const word = words[at];
    if (word === undefined || !isNumber(word, language)) continue;
    for (let next = at + 1; next <= at + WORDS_APART_MAX; next++)
      if (stems.has(words[next]?.stem ?? '')) return true;
  }
  return false;
}
