/**
 * Dates as pages write them for machines, in RFC 3339: with a time where the zone is known, else the day. Null for what
 * names no certain day. Neither a clock nor the zone of the computer has a part in it.
 */

const YEAR_MIN = 1990;
const YEAR_MAX = 2100;
const CHARS_MAX = 80;
const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T\s]\s?(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?$/i;
const EPOCH = /^(\d{10})(?:\d{3})?$/;
/** The names that HTTP, mail and scripts write, whatever the language of the page. */
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAY_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s)?(\d{1,2})(?:st|nd|rd|th)?[\s.-](${MONTHS})[a-z]{0,6}\.?,?[\s.-]?(\d{4})(?!\d)`,
  'i',
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s)?(${MONTHS})[a-z]{0,6}\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)`,
  'i',
);
const SLASHED = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?!\d)/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/;
const EITHER_FIRST = /^(?:[a-z]{3,9},?\s)?(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/i;

export function normalizeDate(written: string): string | null {
  const text = written.trim();
  if (text.length > CHARS_MAX) return null;
  const epoch = EPOCH.exec(text)?.[1];
  if (epoch !== undefined) return ofEpoch(Number(epoch));
  const iso = ISO.exec(text);
  return iso === null ? ofOtherNotation(text) : ofIso(iso);
}

function ofIso([, year, month, day, hour, minute, second = '00', zone]: RegExpExecArray): string | null {
  const date = dayOf(Number(year), Number(month), Number(day));
  if (date === null || hour === undefined || minute === undefined || zone === undefined) return date;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return date;
  const offset = offsetOf(zone);
  return offset === null ? date : `${date}T${hour}:${minute}:${second}${offset}`;
}

function offsetOf(zone: string): string | null {
  if (!/^[+-]/.test(zone)) return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  if (Number(digits.slice(0, 2)) > 14 || Number(digits.slice(2)) > 59) return null;
  return `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function ofEpoch(seconds: number): string | null {
  const moment = new Date(seconds * 1_000).toISOString();
  return isPlausible(Number(moment.slice(0, 4))) ? `${moment.slice(0, 19)}Z` : null;
}

function ofOtherNotation(text: string): string | null {
  const number = (part: string | undefined): number => Number(part ?? Number.NaN);
  let match = DAY_FIRST.exec(text);
  if (match !== null) return dayOf(number(match[3]), monthOf(match[2]), number(match[1]));
  match = MONTH_FIRST.exec(text);
  if (match !== null) return dayOf(number(match[3]), monthOf(match[1]), number(match[2]));
  match = SLASHED.exec(text);
  if (match !== null) return dayOf(number(match[1]), number(match[2]), number(match[3]));
  match = DOTTED.exec(text);
  if (match !== null) return dayOf(number(match[3]), number(match[2]), number(match[1]));
  match = EITHER_FIRST.exec(text);
  return match === null ? null : ofEitherOrder(number(match[1]), number(match[2]), number(match[3]));
}

/** 3/4/2025 is two days: one of them is certain only where one number cannot be a month, or both are the same. */
function ofEitherOrder(first: number, second: number, year: number): string | null {
  if (first > 12 || first === second) return dayOf(year, second, first);
  return second > 12 ? dayOf(year, first, second) : null;
}

function monthOf(name: string | undefined): number {
  return MONTHS.split('|').indexOf(name?.toLowerCase() ?? '') + 1;
}

/** Null for a day that no calendar has, and for years before the web or far ahead. */
function dayOf(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  if (!isPlausible(year) || moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return null;
  return moment.toISOString().slice(0, 10);
}

function isPlausible(year: number): boolean {
  return year >= YEAR_MIN && year <= YEAR_MAX;
}
