/**
 * A form's fields, as browsers send them. A field whose name ends in `[]` is a list without the brackets, whatever
 * the number of its values; of any other the last value counts. An empty field is absent: a browser sends every text
 * field.
 */
import type { Environment } from '../../core/schema/vocabulary.ts';
import type { FieldError } from '../../core/schema/error.ts';
import { AppError } from '../../service/platform/errors.ts';

const fieldsMax = 2_000;

export interface ReadForm {
  /** The schema's input. */
  readonly body: Readonly<Record<string, string | readonly string[]>>;
  readonly errors: readonly FieldError[];
  /** As sent, to be shown again, without passwords. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly csrf: string | undefined;
  readonly environment: Environment | undefined;
}

/** Names of the fields that `PostForm` adds. */
export const csrfField = '_csrf';
export const environmentField = '_environment';
/** A page. It is kept as bytes, and its parser drops or replaces NUL characters. */
const htmlField = 'html';

/** Throws AppError: `invalid_content_type`, `invalid_request`. */
export function readForm(bytes: Buffer | undefined, contentType: string | undefined): ReadForm {
  if (bytes === undefined) return readFields(new URLSearchParams());
  if (contentType?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new AppError('invalid_content_type', {
      message: 'Send the form as application/x-www-form-urlencoded.',
    });
  }
  return readFields(new URLSearchParams(bytes.toString('utf8')));
}

function readFields(fields: URLSearchParams): ReadForm {
  if (fields.size > fieldsMax) throw new AppError('invalid_request');
  // Without a prototype: a field can have any name.
  const body = Object.create(null) as Record<string, string | string[]>;
  const values = Object.create(null) as Record<string, string[]>;
  const errors: FieldError[] = [];
  let csrf: string | undefined;
  let environment: Environment | undefined;
  for (const [key, given] of fields) {
    const value = given.replaceAll('\r\n', '\n');
    if (key === csrfField) csrf = value;
    else if (key === environmentField) environment = value === 'test' ? 'test' : 'live';
    else {
      const isList = key.endsWith('[]');
      const name = isList ? key.slice(0, -2) : key;
      if (value.includes('\0') && name !== htmlField) {
        errors.push({ param: name, code: 'invalid_field', message: 'Must not contain NUL characters.' });
      }
      if (!/password/i.test(name)) (values[name] ??= []).push(value);
      if (value === '') continue;
      const before = body[name];
      if (isList) body[name] = [...(Array.isArray(before) ? before : []), value];
      else body[name] = value;
    }
  }
  return { body: { ...body }, values, errors, csrf, environment };
}
