import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf, invalidRequest, paramOf } from './field-errors.ts';

const errorsOf = (schema: z.ZodType, given: unknown) => {
  const parsed = schema.safeParse(given);
  return parsed.success ? [] : fieldErrorsOf(parsed.error, given);
};

describe('field errors', () => {
  it('distinguish a missing field from an invalid one', () => {
    const schema = z.object({ a: z.string(), b: z.string(), c: z.string() });
    expect(errorsOf(schema, { b: null, c: 1 }).map(({ param, code }) => `${param} ${code}`)).toEqual([
      'a missing_field',
      'b invalid_field',
      'c invalid_field',
    ]);
  });

  it('name each unknown field, nested ones by their path', () => {
    const schema = z.strictObject({ list: z.array(z.strictObject({ a: z.int() })) });
    expect(errorsOf(schema, { list: [{ a: 1, b: 2, c: 3 }], d: 4 }).map((error) => error.param)).toEqual([
      'list[0].b',
      'list[0].c',
      'd',
    ]);
  });

  it('use the code of a custom check only when it is in the registry', () => {
    const refuse = (code: string) =>
      z.string().superRefine((_, context) => {
        context.addIssue({ code: 'custom', message: 'no', params: { code } });
      });
    expect(errorsOf(refuse('invalid_url'), 'x')).toEqual([
      { param: 'body', code: 'invalid_url', message: 'no' },
    ]);
    expect(errorsOf(refuse('made_up'), 'x')).toEqual([
      { param: 'body', code: 'invalid_field', message: 'no' },
    ]);
  });

  it('are of the alternative that has the type of the value', () => {
    const schema = z.object({
      pages: z.array(z.union([z.string().min(3), z.strictObject({ url: z.string(), html: z.string() })])),
    });
    const pages = [{ url: 'a' }, 'ab', { url: 'a', html: 'b', note: 'c' }];
    expect(errorsOf(schema, { pages }).map(({ param, code }) => [param, code])).toEqual([
      ['pages[0].html', 'missing_field'],
      ['pages[1]', 'invalid_field'],
      ['pages[2].note', 'unknown_field'],
    ]);
  });

  it('shorten long names, and replace characters that JSON cannot represent', () => {
    const param = paramOf([`${'k'.repeat(5000)}`]);
    expect(param).toHaveLength(101);
    expect(paramOf(['\ud800\0'])).toBe('\uFFFD\uFFFD');
  });
});

describe('the response to invalid fields', () => {
  const error = (param: string, code: 'invalid_url' | 'unknown_field') => ({ param, code, message: 'm' });

  it('has the code that all of them share', () => {
    expect(invalidRequest([error('a', 'invalid_url'), error('b', 'invalid_url')]).code).toBe('invalid_url');
    expect(invalidRequest([error('a', 'invalid_url'), error('b', 'unknown_field')]).code).toBe(
      'invalid_request',
    );
  });

  it('has param only for a single field', () => {
    expect(invalidRequest([error('a', 'invalid_url')]).details.param).toBe('a');
    expect(
      invalidRequest([error('a', 'invalid_url'), error('b', 'invalid_url')]).details.param,
    ).toBeUndefined();
  });
});
