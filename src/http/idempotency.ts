/** The header `Idempotency-Key`, and what makes two requests the same. */
import { createHash } from 'node:crypto';
import { AppError } from '../platform/errors.ts';
import type { DocumentedHeader } from './route.ts';

export const idempotencyKeyHeader: DocumentedHeader = {
  description:
    'Your own name for this request, 1 to 255 printable ASCII characters, such as a UUID. A request sent again within 24 hours is not executed again: it gets its first answer.',
  example: '0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e',
};

export const replayedHeader: DocumentedHeader = {
  description: '`true` when the answer is that of an earlier request with the same key.',
  example: 'true',
};

/** The key of a request, if it has one. Throws AppError `invalid_idempotency_key`. */
export function idempotencyKeyOf(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = [header].flat().join(', ');
  // A row of the database is made from it: what cannot be read in a log or typed again is not a name.
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw new AppError('invalid_idempotency_key');
  return key;
}

/** 32 bytes that are the same for requests that ask for the same; the order of a body's fields does not count. */
export function requestFingerprint(method: string, path: string, body: unknown): Buffer {
  return createHash('sha256').update(`${method} ${path}\n`).update(canonicalJson(body)).digest();
}

/** Depth is bounded by the reader of the body. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`);
  return `{${members.join(',')}}`;
}
