import { wordsOf } from './words.ts';

const calendars = new Map<string, ReadonlySet<string>>();

/** The stems of the names of months and days; Intl knows them in every language. */
export function calendarWords(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const locale = language === 'und' ? 'en' : language;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2024, i, 1)));
  for (let i = 1; i <= 7; i++) names.push(day.format(Date.UTC(2024, 0, i)));
  const words = new Set(names.flatMap((name) => wordsOf(name, language).map((word) => word.stem)));
  calendars.set(language, words);
  return words;
}
