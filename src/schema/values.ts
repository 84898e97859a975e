import { z } from 'zod';

/** 0-100 with at most one decimal. */
export const score = (): z.ZodNumber => z.number().min(0).max(100);

/** RFC 3339, UTC, with milliseconds. */
export const describedTime = (description: string): z.ZodString =>
  z.string().meta({ format: 'date-time', description, examples: ['2026-11-21T09:30:00.000Z'] });

/** Text of `min` to `max` characters, counted as code points like JSON Schema does (2020-12, section 6.3.1). */
export function text(min: number, max: number): z.ZodString {
  return z
    .string()
    .refine((value) => hasLength(value, min, max), {
      error: `Must have ${String(min)} to ${String(max)} characters.`,
    })
    .meta({ minLength: min, maxLength: max });
}

function hasLength(value: string, min: number, max: number): boolean {
  // A code point takes at most two units: what is longer is refused before it is counted.
  if (value.length > max * 2) return false;
  const length = Array.from(value).length;
  return length >= min && length <= max;
}
