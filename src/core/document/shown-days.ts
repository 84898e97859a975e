import { normalizeDate } from './normalize-date.ts';
import type { Segmentation } from './segmentation.ts';
import { attribute, elementsOf, textOf, type HtmlDocument } from './tree.ts';

/** The days that a page shows to its readers, in whatever notation, its header and byline included. */

/** Characters on each side of a year that may hold its day and month. */
const AROUND = 28;
const DAY_MS = 86_400_000;
/** A day in one zone may be shown as the one before or behind. */
const SHIFTS = [0, -1, 1] as const;
const MONTH_CHARS_MIN = 3;
const TIME_CHARS_MAX = 60;

/** True when the page shows the day of a date in RFC 3339, or its month without a day. */
export type ShowsDay = (date: string, language: string) => boolean;

export function readShownDays(root: HtmlDocument, { blocks, containers }: Segmentation): ShowsDay {
  let texts: readonly string[] | null = null;
  const visible = (): readonly string[] =>
    (texts ??= blocks
      .filter(({ container, text }) => {
        const around = containers[container];
        return around?.hiddenAround === null && !around.isUnshown && /\p{N}/u.test(text);
      })
      .map(({ text }) => text));
  return (date, language) => {
    const days = SHIFTS.map((shift) => new Date(Date.parse(date.slice(0, 10)) + shift * DAY_MS));
    return (
      days.some((day) => visible().some(dayFinder(day, language))) ||
      timesOf(root, date).some((shown) => blocks.some(({ text }) => text.includes(shown)))
    );
  };
}

/** Texts of <time> elements of this date that write no other year: “three weeks ago”, “12 October”. */
function timesOf(root: HtmlDocument, date: string): readonly string[] {
  return elementsOf(root)
    .filter(({ tagName }) => tagName === 'time')
    .filter((time) => normalizeDate(attribute(time, 'datetime') ?? '') === date)
    .map((time) => textOf(time, TIME_CHARS_MAX))
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !/(?:19|20)\p{N}{2}/u.test(text));
}

/** Whether a text holds the day. */
function dayFinder(day: Date, language: string): (text: string) => boolean {
  const year = String(day.getUTCFullYear());
  const [date, month] = [day.getUTCDate(), day.getUTCMonth() + 1];
  const pairs = `0?${String(date)}([./-])0?${String(month)}|0?${String(month)}([./-])0?${String(date)}`;
  const shortYears = ['.', '/', '-'].map((separator) => separator + year.slice(2));
  const short = new RegExp(String.raw`(?<!\p{N})(?:${pairs})(?:\1|\2)${year.slice(2)}(?!\p{N})`, 'u');
  return (text) => {
    for (let at = text.indexOf(year); at >= 0; at = text.indexOf(year, at + year.length)) {
      const around = `${text.slice(Math.max(0, at - AROUND), at)} ${text.slice(at + year.length, at + year.length + AROUND)}`;
      if (namesDay(around, day, language)) return true;
    }
    return shortYears.some((ending) => text.includes(ending)) && short.test(text);
  };
}

/** The day and its month in a text around its year, or its month in words without any day. */
function namesDay(text: string, day: Date, language: string): boolean {
  const numbers = (text.match(/\p{N}+/gu) ?? []).map(Number);
  const [date, month] = [day.getUTCDate(), day.getUTCMonth() + 1];
  const hasDate = numbers.includes(date);
  const isNumeric =
    date === month ? numbers.filter((one) => one === date).length > 1 : numbers.includes(month);
  if (hasDate && isNumeric) return true;
  const names = monthNames(day, language);
  const isNamed = (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).some((word) => {
    const lower = word.toLowerCase();
    return names.some(
      (name) => name === lower || (lower.length >= MONTH_CHARS_MIN && name.startsWith(lower)),
    );
  });
  return isNamed && (hasDate || !numbers.some((one) => one >= 1 && one <= 31));
}

/** The names of a month as the language writes them, alone and behind a day. */
function monthNames(day: Date, language: string): readonly string[] {
  const locales = language === 'und' ? ['en'] : [language, 'en'];
  return locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) =>
      [{ month }, { month, day: 'numeric' as const }].flatMap((form) =>
        new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' })
          .formatToParts(day)
          .filter(({ type }) => type === 'month')
          .map(({ value }) => value.toLowerCase().replace(/\.$/u, '')),
      ),
    ),
  );
}
