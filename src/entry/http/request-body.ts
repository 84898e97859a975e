/** Parses request bytes for validation; rejects values that cannot be stored or are costly to process. */
import { isUtf8 } from 'node:buffer';
import type { FieldError } from '../../core/schema/error.ts';
import { AppError } from '../../service/platform/errors.ts';
import { apiBodyBytesMax, shownBytes } from '../server/body-limits.ts';
import { fieldErrorsMax, paramOf } from '../server/field-errors.ts';

export { apiBodyBytesMax as bodyBytesMax } from '../server/body-limits.ts';

/** This much of what is not kept is still read, because many clients read a response only after sending everything. */
export const restBytesMax = 16 * 1024 * 1024;

/**
 * Valid bodies have less than a tenth of these. JSON.parse blocks every other request for 1 to 1.5 s on 10 MiB of `{},`
 * or `[`; counting to the limit takes under 1 ms, and 10 ms for a single long string.
 */
const valuesMax = 20_000;
const depthMax = 32;

/**
 * Reads a body. `onKept` is called with the bytes that are kept, whenever they change. Throws AppError `body_too_large`, the
 * error of `onKept` or that of the stream.
 */
export async function readBody(
  stream: AsyncIterable<Buffer>,
  bytesMax = apiBodyBytesMax,
  onKept: (bytes: number) => void = () => undefined,
): Promise<Buffer> {
  // One growing buffer instead of a list: a caller may send single bytes, and each would be an object of a hundred.
  let kept = Buffer.alloc(0);
  let bytes = 0;
  const isCrumbled = createPieceCount();
  for await (const chunk of stream) {
    const end = bytes + chunk.length;
    if (isCrumbled(end)) throw crumbled();
    if (end > bytesMax) kept = Buffer.alloc(0);
    else {
      if (end > kept.length) {
        const size = Math.min(bytesMax, Math.max(end, 2 * kept.length));
        onKept(size);
        kept = resized(kept, size);
      }
      chunk.copy(kept, bytes);
    }
    bytes = end;
    if (bytes > bytesMax + restBytesMax) break;
  }
  if (bytes > bytesMax) throw tooLarge(bytesMax);
  return kept.subarray(0, bytes);
}

/** Each piece costs a turn of its own, whatever its size: clients send thousands of bytes in one, attackers one byte. */
const piecesMax = 1_000;
const pieceBytesMin = 64;

/** Counts the pieces of one body; returns true once they are many and small. `bytes` is the length so far. */
export function createPieceCount(): (bytes: number) => boolean {
  let pieces = 0;
  return (bytes) => {
    pieces += 1;
    return pieces > piecesMax && bytes / pieces < pieceBytesMin;
  };
}

/** The connection is closed with the response: the rest would be as costly. */
export const crumbled = (): AppError =>
  new AppError('malformed_request', {
    message: `The body arrives in more than ${piecesMax.toLocaleString('en')} pieces of less than ${String(pieceBytesMin)} bytes.`,
    headers: { connection: 'close' },
  });

function resized(buffer: Buffer, bytes: number): Buffer<ArrayBuffer> {
  const other = Buffer.allocUnsafeSlow(bytes);
  buffer.copy(other);
  return other;
}

export const tooLarge = (bytesMax: number): AppError =>
  new AppError('body_too_large', {
    message: `The request body is larger than ${shownBytes(bytesMax)}.`,
  });

export interface ParsedBody {
  readonly value: unknown;
  /** Strings that PostgreSQL cannot store, and keys that name a prototype. */
  readonly errors: readonly FieldError[];
}

const noBody: ParsedBody = { value: {}, errors: [] };

/** Parses a JSON body; `{}` without one. Throws AppError: `invalid_content_type`, `invalid_json`. */
export function parseBody(bytes: Buffer | undefined, contentType: string | undefined): ParsedBody {
  if (bytes === undefined) return noBody;
  if (!isJson(contentType)) throw new AppError('invalid_content_type');
  if (bytes.length === 0) return noBody;
  if (!isUtf8(bytes)) throw new AppError('invalid_json', { message: 'The request body is not valid UTF-8.' });
  if (hasTooManyValues(bytes)) throw tooComplex();
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const value = parseJson(text);
  // Only an escape can produce a lone surrogate or NUL, so a body without escapes needs no second pass over 5 MiB.
  const mayBeUnstorable = /\\u(?:0000|d[89a-f])/i.test(text);
  return { value, errors: unstorableParts(value, mayBeUnstorable) };
}

/** Judges a value that was parsed as part of another body. Throws AppError `invalid_request`, `invalid_field`. */
export function judgeParsed(value: unknown): ParsedBody {
  return { value, errors: unstorableParts(value, true) };
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
    // V8's message quotes the input around the error; only the position is reported.
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

/** End of the string that starts here. indexOf is native code, which matters for a page in one long string. */
function endOfText(bytes: Buffer, begin: number): number {
  for (let end = bytes.indexOf(quote, begin + 1); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let slashes = 0;
    // Counts backslashes back to the previous quote at most.
    while (bytes[end - 1 - slashes] === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return bytes.length;
}

/** The largest object within a request, `metadata`, has 16. */
const fieldsMax = 100;

function tooManyFields(path: readonly PropertyKey[]): AppError {
  const param = paramOf(path);
  const message = `Must have at most ${String(fieldsMax)} fields.`;
  return new AppError('invalid_field', {
    message: `${param}: ${message}`,
    param,
    errors: [{ param, code: 'invalid_field', message }],
  });
}

const tooComplex = (): AppError =>
  new AppError('invalid_request', { message: 'The request body has too many or too deeply nested values.' });

interface Visit {
  readonly value: unknown;
  readonly path: readonly PropertyKey[];
}

/** Keys that name a prototype: harmless here, but a danger to later consumers. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL's text type allows neither NUL nor a lone surrogate; HTML is kept as bytes. */
function unstorableParts(body: unknown, mayBeUnstorable: boolean): readonly FieldError[] {
  const isStorable = (text: string, path: readonly PropertyKey[] = []): boolean =>
    !mayBeUnstorable || !(isHtml(path) ? /\p{Cs}/u : /[\0\p{Cs}]/u).test(text);
  const errors: FieldError[] = [];
  const pending: Visit[] = [{ value: body, path: [] }];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const { value, path } = visit;
    if (path.length > depthMax) throw tooComplex();
    if (errors.length > fieldErrorsMax) break;
    if (typeof value === 'string' && !isStorable(value, path)) errors.push(unstorableText(path));
    if (Array.isArray(value)) {
      value.forEach((item, index) => pending.push({ value: item, path: [...path, index] }));
    } else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      // Each field of `metadata` that is invalid costs a problem of its own; unknown fields of the request cost one.
      if (path.length > 0 && entries.length > fieldsMax) throw tooManyFields(path);
      for (const [key, item] of entries) {
        const itemPath = [...path, key];
        if (prototypeKeys.has(key)) errors.push(forbiddenKey(itemPath));
        else if (!isStorable(key)) errors.push(unstorableText(itemPath));
        else pending.push({ value: item, path: itemPath });
      }
    }
  }
  return errors.reverse();
}

/**
 * A page, as a request or an item of a batch has it. To HTML a NUL is a parse error, which the parser drops or replaces
 * (https://html.spec.whatwg.org/multipage/parsing.html#parse-error-unexpected-null-character).
 */
const isHtml = (path: readonly PropertyKey[]): boolean =>
  path.at(-1) === 'html' && (path.length === 1 || (path.length === 3 && path[0] === 'items'));

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
