import { z } from 'zod';

// RFC 3339, section 5.6: `full-date` or `date-time`. Allows a space for an unescaped plus, and only years that JavaScript
// and PostgreSQL both support.
const pattern = /^([12]\d{3}-\d{2}-\d{2})(?:[Tt](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)([Zz]|[+ -]\d{2}:\d{2}))?$/;

/** For the OpenAPI document. */
export const dateOrTime = {
  anyOf: [{ format: 'date' }, { format: 'date-time' }],
  examples: ['2026-11-21', '2026-11-21T09:30:00Z'],
};

/** A moment in a query: a date (its first moment in UTC) or a date with time and offset. */
export const timeParameter = z
  .string()
  .refine((text) => timeOf(text) !== undefined, {
    error: 'Must be a date like 2026-11-21 or a time like 2026-11-21T09:30:00Z.',
  })
  .meta(dateOrTime);

/** Parses the time; undefined for invalid text. */
export function timeOf(text: string): Date | undefined {
  const [, date, time, offset] = pattern.exec(text) ?? [];
  // `Date` would take the 31st of a shorter month for a day of the next.
  if (date === undefined || !isDate(date)) return undefined;
  const zone = (offset ?? 'Z').replace(' ', '+').toUpperCase();
  const at = new Date(`${date}T${time?.slice(0, 12) ?? '00:00:00'}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

function isDate(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

/** True for a date without a time. */
export const isDateAlone = (text: string): boolean => text.length === 10;
