import { expressionOf } from '../../languages/compile.ts';
import { listOfEveryLanguage } from '../../languages/every-language.ts';
import { packOf } from '../../languages/index.ts';
import { valuedEntries } from '../../languages/valued-entries.ts';
import { perLanguage } from './per-language.ts';

/** A day, a month of a year or a day of a month; a part that is not written is null. */
export interface CalendarDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface DatesRead {
  readonly dates: readonly CalendarDate[];
  /** The text with dates blanked, so that their numbers are not read again. Offsets stay valid. */
  readonly rest: string;
}

interface SpelledDates {
  /** Numbers of months by their lower-case names. */
  readonly months: ReadonlyMap<string, number>;
  readonly expressions: readonly RegExp[];
}

const ordinals = listOfEveryLanguage(({ facts }) => facts?.dates?.ordinals);
const links = listOfEveryLanguage(({ facts }) => facts?.dates?.links);

const spelledDatesOf = perLanguage((language): SpelledDates => {
  const months = monthsOf(language);
  const lists = { names: [...months.keys()].sort((a, b) => b.length - a.length).join('|'), ordinals, links };
  const name = '(?<month>@names)(?!\\p{L})\\.?';
  const day = '(?<day>\\d{1,2})(?:@ordinals|º|ª|°|\\.)?(?!\\d)';
  const of = '(?:\\s+@links)?';
  const year = '(?<year>(?:1[0-9]|20)\\d{2})(?!\\d)';
  return {
    months,
    expressions: [
      `(?<![\\p{N}.,])${day}${of}\\s+${name}(?:,?${of}\\s+${year})?`,
      `(?<!\\p{L})${name}\\s+${day}(?:,?\\s+${year})?(?![\\p{N}%])`,
      `(?<!\\p{L})${name}${of},?\\s+${year}`,
    ].map((template) => expressionOf(template, lists, 'giu')),
  };
});

/** Month names in the language and in English: from the runtime, then from the packs. */
function monthsOf(language: string): Map<string, number> {
  const months = new Map<string, number>();
  for (const locale of new Set([language === 'und' ? 'en' : language, 'en'])) {
    for (const style of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
      // Slavic languages decline the month after a day.
      const beside = new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const date = Date.UTC(2024, month, 1);
        const part = beside.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        for (const name of [alone.format(date), part]) {
          const word = name.toLowerCase().replace(/\.$/u, '');
          if (/^\p{L}{3,}$/u.test(word) && !months.has(word)) months.set(word, month + 1);
        }
      }
    }
    for (const { value, entry } of valuedEntries(packOf(locale).facts?.dates?.months ?? null))
      if (!months.has(entry)) months.set(entry, Number(value));
  }
  return months;
}

const NUMERIC: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/gu,
  /(?<!\d)(?<year>\d{4})\s?[年년]\s?(?<month>\d{1,2})\s?[月월](?:\s?(?<day>\d{1,2})\s?[日일])?/gu,
  /(?<!\d)(?<month>\d{1,2})[月월]\s?(?<day>\d{1,2})[日일]/gu,
  /(?<![\d.])(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})(?!\d)/gu,
  /(?<!\d)(?<year>\d{4})[./](?<month>\d{1,2})[./](?<day>\d{1,2})(?!\d)/gu,
];

/** The dates of a text, written out or in figures. "03/04/2024" is read both ways. */
export function readDates(text: string, language: string): DatesRead {
  const { months, expressions } = spelledDatesOf(language);
  const dates: CalendarDate[] = [];
  let rest = text;
  for (const pattern of [...NUMERIC, ...expressions]) {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const whole = String(found[0]);
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const start = Number(found.at(-3));
      const month = months.get((groups['month'] ?? '').toLowerCase()) ?? Number(groups['month']);
      const date = {
        year: groups['year'] === undefined ? null : Number(groups['year']),
        month,
        day: groups['day'] === undefined ? null : Number(groups['day']),
        text: whole.trim(),
        start,
        end: start + whole.length,
      };
      if (!isPossible(date) && !isPossible(swapped(date))) return whole;
      if (isPossible(date)) dates.push(date);
      if (/^\d{1,2}\//u.test(whole) && isPossible(swapped(date))) dates.push(swapped(date));
      return ' '.repeat(whole.length);
    });
  }
  return { dates, rest };
}

function isPossible({ month, day }: CalendarDate): boolean {
  return month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31));
}

/** Day and month swapped: American order. */
function swapped(date: CalendarDate): CalendarDate {
  return date.day === null ? date : { ...date, month: date.day, day: date.month };
}

/** True when every part of the claimed date equals that part of the given one. */
export function isPartOf(claimed: CalendarDate, given: CalendarDate): boolean {
  return (
    claimed.month === given.month &&
    (claimed.day === null || claimed.day === given.day) &&
    (claimed.year === null || claimed.year === given.year)
  );
}
