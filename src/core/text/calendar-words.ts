import { wordsOf } from './words.ts';

const calendars = new Map<string, ReadonlySet<string>>();
const calendarNames = new Map<string, ReadonlySet<string>>();
const shortNames = new Map<string, ReadonlySet<string>>();

/** True for a lower-case short form of a month or day: "nov", "fri". Some are first names too ("Jan"). */
export function isShortCalendarName(lower: string, language: string): boolean {
  let names = shortNames.get(language);
  if (names === undefined) {
    names = new Set(namesOf(language, 'short').map((name) => name.toLowerCase().replace(/\.$/, '')));
    shortNames.set(language, names);
  }
  return names.has(lower);
}

/** True for the lower-case name of a month or day, as it is written: stems take "Marie" for "mars". */
export function isCalendarName(lower: string, language: string): boolean {
  let names = calendarNames.get(language);
  if (names === undefined)
    calendarNames.set(language, (names = new Set(namesOf(language).map((name) => name.toLowerCase()))));
  return names.has(lower);
}

const writtenNames = new Map<string, ReadonlySet<string>>();

/** True for the name or short name of a month or day with the capitals of its language: "May", and in French "mai". */
export function isWrittenCalendarName(text: string, language: string): boolean {
  let names = writtenNames.get(language);
  if (names === undefined) {
    const short = namesOf(language, 'short').map((name) => name.replace(/\.$/, ''));
    writtenNames.set(language, (names = new Set([...namesOf(language), ...short])));
  }
  return names.has(text);
}

/** The stems of the names of months and days, from Intl. */
export function calendarWords(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const words = new Set(
    namesOf(language).flatMap((name) => wordsOf(name, language).map((word) => word.stem)),
  );
  calendars.set(language, words);
  return words;
}

function namesOf(language: string, length: 'long' | 'short' = 'long'): string[] {
  const locale = language === 'und' ? 'en' : language;
  const month = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2024, i, 1)));
  for (let i = 1; i <= 7; i++) names.push(day.format(Date.UTC(2024, 0, i)));
  return names;
}
