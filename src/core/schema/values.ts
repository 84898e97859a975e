import { z } from 'zod';
import { idPrefixes, isId, type IdKind } from './ids.ts';
import { environments } from './vocabulary.ts';

/** 0-100 with at most one decimal. */
export const score = (): z.ZodNumber => z.number().min(0).max(100);

export const count = (): z.ZodNumber => z.number().int().min(0);

/** RFC 3339, UTC, with milliseconds. */
export const describedTime = (description: string): z.ZodString =>
  z.string().meta({ format: 'date-time', description, examples: ['2026-11-21T09:30:00.000Z'] });

/** A day in UTC, YYYY-MM-DD. */
export const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$';

/** The id of a resource in a response. */
export const idOf = (kind: IdKind): z.ZodString =>
  z.string().meta({ pattern: `^${idPrefixes[kind]}_[0-9A-Za-z]+$` });

/** The id of a resource in a request's path. */
export const idParameter = (kind: IdKind) =>
  z.strictObject({
    id: z
      .string()
      .refine((value) => isId(kind, value))
      .meta({ pattern: `^${idPrefixes[kind]}_`, description: 'The id from the response that created it.' }),
  });

export const environmentOfKey = () =>
  z.enum(environments).describe('Environment of the key that created it.');

export const givenMetadata = () => z.record(z.string(), z.string()).describe('The metadata of the request.');

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
  // A code point has at most two UTF-16 units: refuse longer text without counting.
  if (value.length > max * 2) return false;
  const length = Array.from(value).length;
  return length >= min && length <= max;
}
