import type { z } from 'zod';
import { type ErrorCode, errorCodes } from '../../core/schema/error-registry.ts';
import type { FieldError } from '../../core/schema/error.ts';
import { AppError } from '../../service/platform/errors.ts';
import { fieldsAt, unknownFieldMessage } from './unknown-field.ts';

/** Limits the response to a body with very many errors. */
export const fieldErrorsMax = 100;

const fieldNameLengthMax = 100;

/** Lists all invalid fields (at most `fieldErrorsMax`); the code is the one that all share, else `invalid_request`. */
export function invalidRequest(all: readonly FieldError[]): AppError {
  const errors = all.slice(0, fieldErrorsMax);
  const [first, ...others] = errors;
  if (first === undefined) return new AppError('invalid_request');
  const code = others.every((error) => error.code === first.code) ? first.code : 'invalid_request';
  if (others.length === 0) {
    return new AppError(code, { message: `${first.param}: ${first.message}`, param: first.param, errors });
  }
  const names = errors.slice(0, 5).map((error) => error.param);
  const count = all.length > errors.length ? `More than ${String(fieldErrorsMax)}` : String(errors.length);
  const list = `${names.join(', ')}${errors.length > names.length ? ', …' : ''}`;
  return new AppError(code, { message: `${count} fields are not valid: ${list}`, errors });
}

/**
 * Returns one error for each invalid or unknown field, and no more than show that there are too many. With the `schema`
 * that refused it, an unknown field is answered with the one that was probably meant.
 */
export function fieldErrorsOf(
  error: z.ZodError,
  given: unknown,
  schema?: z.core.$ZodType,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const issue of error.issues) {
    errors.push(...fieldErrorsOfIssue(issue, given, schema));
    if (errors.length > fieldErrorsMax) break;
  }
  return errors;
}

function fieldErrorsOfIssue(
  issue: z.core.$ZodIssue,
  given: unknown,
  schema: z.core.$ZodType | undefined,
): readonly FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    const allowed = schema === undefined ? undefined : fieldsAt(schema, issue.path);
    return issue.keys.slice(0, fieldErrorsMax + 1).map((key) => ({
      param: paramOf([...issue.path, key]),
      code: 'unknown_field',
      message: unknownFieldMessage(key, allowed),
    }));
  }
  if (issue.code === 'invalid_union') {
    // The alternative that comes nearest: "Invalid input" would name none of what is wrong. One of another type than the
    // value is further away than any of its own.
    const [nearest] = [...issue.errors].sort(
      (a, b) => Number(isOfOtherType(a)) - Number(isOfOtherType(b)) || a.length - b.length,
    );
    if (nearest !== undefined && nearest.length > 0) {
      return nearest.flatMap((inner) =>
        fieldErrorsOfIssue({ ...inner, path: [...issue.path, ...inner.path] }, given, schema),
      );
    }
  }
  const param = paramOf(issue.path);
  if (issue.code === 'invalid_type' && valueAt(given, issue.path) === undefined) {
    return [{ param, code: 'missing_field', message: 'This field is required.' }];
  }
  return [{ param, code: codeOf(issue), message: messageOf(issue) }];
}

function isOfOtherType(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
}

/** Custom checks of the request schemas set their error code in `params`. */
function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  const named: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return errorCodes.find((code) => code === named) ?? 'invalid_field';
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? issue.message;
    default:
      return issue.message;
  }
}

/** `queries[2]`, `metadata.team`; the body itself is `body`. */
export function paramOf(path: readonly PropertyKey[]): string {
  let param = '';
  for (const step of path) {
    if (typeof step === 'number') param += `[${String(step)}]`;
    else param += `${param === '' ? '' : '.'}${shortName(String(step))}`;
  }
  return param === '' ? 'body' : param;
}

/** Keys come from the caller: shortens them, and replaces NUL and lone surrogates. */
function shortName(key: string): string {
  const bounded = key.length > fieldNameLengthMax ? `${key.slice(0, fieldNameLengthMax)}…` : key;
  return bounded.replaceAll(/[\0\p{Cs}]/gu, '\uFFFD');
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let value = given;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
