/** From the bytes of a request to a value that can be validated: what cannot be stored or is costly stops here. */
import { isUtf8 } from 'node:buffer';
import type { FieldError } from '../schema/error.ts';
import { AppError } from '../platform/errors.ts';
import { fieldErrorsMax, paramOf } from '../server/field-errors.ts';

/** 10 MiB: html of 5 MiB with room for JSON's escapes. */
export const bodyBytesMax = 10 * 1024 * 1024;

/** A caller that is still sending cannot read an answer: a body that is too large is read to its end, up to here. */
const drainedBytesMax = 64 * 1024 * 1024;

/**
 * No valid body has a tenth of these. 10 MiB of `{},` or `[` keeps JSON.parse busy for 1 to 1.5 s, which stops every
 * other request; counting to the limit takes less than 1 ms, and 10 ms when it is all one text.
 */
const valuesMax = 20_000;
const depthMax = 32;

/** Reads a body. Throws AppError `body_too_large`, or the stream's own error. */
export async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes <= bodyBytesMax) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > drainedBytesMax) break;
  }
  if (bytes > bodyBytesMax) throw new AppError('body_too_large');
  return Buffer.concat(chunks, bytes);
}

export interface ParsedBody {
  readonly value: unknown;
  /** Texts that no database column can hold, and keys that stand for a prototype. */
  readonly errors: readonly FieldError[];
}

const noBody: ParsedBody = { value: {}, errors: [] };

/** The value of a JSON body; `{}` when there is none. Throws AppError: `invalid_content_type`, `invalid_json`. */
export function parseBody(bytes: Buffer | undefined, contentType: string | undefined): ParsedBody {
  if (bytes === undefined) return noBody;
  if (!isJson(contentType)) throw new AppError('invalid_content_type');
  if (bytes.length === 0) return noBody;
  if (!isUtf8(bytes)) throw new AppError('invalid_json', { message: 'The request body is not valid UTF-8.' });
  if (hasTooManyValues(bytes)) throw tooComplex();
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const value = parseJson(text);
  // UTF-8 has no half pairs and JSON no bare NUL: only an escape can bring one in. Spares reading 5 MiB once more.
  const mayBeUnstorable = /\\u(?:0000|d[89a-f])/i.test(text);
  return { value, errors: unstorableParts(value, mayBeUnstorable) };
}

function isJson(contentType: string | undefined): boolean {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';');
  if (type?.trim() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name, value] = parameter.split('=');
    return name?.trim() !== 'charset' || /^"?utf-?8"?$/.test(value?.trim() ?? '');
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // V8 quotes the text around the fault; it is the caller's own, and only its place is of use.
    const place = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    const where = place === undefined ? '' : ` (at character ${place})`;
    throw new AppError('invalid_json', {
      message: `The request body is not valid JSON${where}.`,
      cause: error,
    });
  }
}

const quote = 0x22;
const backslash = 0x5c;
const openings = new Set([0x2c, 0x5b, 0x7b]);

function hasTooManyValues(bytes: Buffer): boolean {
  let values = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === quote) {
      index = endOfText(bytes, index);
    } else if (openings.has(byte)) {
      values += 1;
      if (values > valuesMax) return true;
    }
  }
  return false;
}

/** Where the text that begins here ends. A page is one long text, and the search for quotes is not JavaScript's. */
function endOfText(bytes: Buffer, begin: number): number {
  for (let end = bytes.indexOf(quote, begin + 1); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let slashes = 0;
    // At most to the quote before, whose escape cannot count for this one.
    while (bytes[end - 1 - slashes] === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return bytes.length;
}

const tooComplex = (): AppError =>
  new AppError('invalid_request', { message: 'The request body has too many or too deeply nested values.' });

interface Visit {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

/** Keys that name a prototype: harmless here, yet no honest caller sends them and a later reader may trip over them. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL's text holds neither NUL nor half a surrogate pair. */
function unstorableParts(body: unknown, mayBeUnstorable: boolean): readonly FieldError[] {
  const isStorable = (text: string): boolean => !mayBeUnstorable || !/[\0\p{Cs}]/u.test(text);
  const errors: FieldError[] = [];
  const pending: Visit[] = [{ value: body, path: [] }];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const { value, path } = visit;
    if (path.length > depthMax) throw tooComplex();
    if (errors.length > fieldErrorsMax) break;
    if (typeof value === 'string' && !isStorable(value)) errors.push(unstorableText(path));
    if (Array.isArray(value)) {
      value.forEach((item, index) => pending.push({ value: item, path: [...path, index] }));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const itemPath = [...path, key];
        if (prototypeKeys.has(key)) errors.push(forbiddenKey(itemPath));
        else if (!isStorable(key)) errors.push(unstorableText(itemPath));
        else pending.push({ value: item, path: itemPath });
      }
    }
  }
  return errors.reverse();
}

const unstorableText = (path: readonly PropertyKey[]): FieldError => ({
  param: paramOf(path),
  code: 'invalid_field',
  message: 'Must not contain NUL characters or unpaired surrogates.',
});

const forbiddenKey = (path: readonly PropertyKey[]): FieldError => ({
  param: paramOf(path),
  code: 'unknown_field',
  message: 'This name is not allowed.',
});
