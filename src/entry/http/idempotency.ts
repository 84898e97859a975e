/** The `Idempotency-Key` header and the fingerprint of a request. */
import { createHash } from 'node:crypto';
import { AppError } from '../../service/platform/errors.ts';
import type { DocumentedHeader } from './route.ts';

export const idempotencyKeyHeader: DocumentedHeader = {
  description:
    'A unique value for this request, such as a UUID: 1 to 255 printable ASCII characters. A repeated request within 24 hours is not executed again but gets the first response.',
  example: '0f9b2c6e-5d7a-4e6b-9a51-2f0c7f1f4f8e',
};

export const replayedHeader: DocumentedHeader = {
  description: '`true` when the response is that of an earlier request with the same key.',
  example: 'true',
};

/** The request's key, if any. Throws AppError `invalid_idempotency_key`. */
export function idempotencyKeyOf(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = [header].flat().join(', ');
  // The key is stored and logged, so it must be printable.
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw new AppError('invalid_idempotency_key');
  return key;
}

/** 32 bytes, equal for equivalent requests: the order of body fields does not matter. */
export function requestFingerprint(method: string, path: string, body: unknown): Buffer {
  return createHash('sha256').update(`${method} ${path}\n`).update(canonicalJson(body)).digest();
}

/** Recursion depth is bounded by request-body.ts. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`);
  return `{${members.join(',')}}`;
}
