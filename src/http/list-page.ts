/** Lists by keyset: a page begins after the last entry of the one before, whatever was added or removed meanwhile. */
import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../keys/authenticate.ts';
import type { KeyHasher } from '../platform/secret-key.ts';
import type { RouteAnswer } from './route.ts';

export interface ListRequest {
  /** The list's own name. */
  readonly list: string;
  readonly caller: Pick<Caller, 'accountId' | 'environment'>;
  /** What the list is narrowed to: a cursor is of use with the same alone. */
  readonly filters: readonly (string | undefined)[];
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** What the database is asked: one entry more than the page has, which tells whether there is another page. */
export interface Slice {
  readonly limit: number;
  /** Only entries that come after this id. */
  readonly after?: string;
}

export interface ListEntry {
  readonly id: string;
  readonly json: string;
}

const tagBytes = 8;

/** Reads a page and answers it. Throws AppError `invalid_cursor` unless the cursor is one that this list gave. */
export async function answerList(
  hash: KeyHasher,
  request: ListRequest,
  read: (slice: Slice) => Promise<readonly ListEntry[]>,
): Promise<RouteAnswer> {
  const { limit, cursor } = request;
  const after = cursor === undefined ? undefined : idOfCursor(hash, request, cursor);
  const found = await read({ limit: limit + 1, ...(after === undefined ? {} : { after }) });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const nextCursor = last === undefined ? null : cursorOf(hash, request, last.id);
  const data = page.map((entry) => entry.json).join(',');
  const json = `{"object":"list","data":[${data}],"has_more":${String(last !== undefined)},"next_cursor":${JSON.stringify(nextCursor)}}`;
  return { status: 200, json };
}

function cursorOf(hash: KeyHasher, request: ListRequest, id: string): string {
  return Buffer.concat([tagOf(hash, request, id), Buffer.from(id)]).toString('base64url');
}

function idOfCursor(hash: KeyHasher, request: ListRequest, cursor: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const id = bytes.subarray(tagBytes).toString();
  const tag = bytes.subarray(0, tagBytes);
  // Decoding passes over what is no base64url, so only the one spelling counts.
  const isOurs =
    tag.length === tagBytes &&
    bytes.toString('base64url') === cursor &&
    timingSafeEqual(tag, tagOf(hash, request, id));
  if (!isOurs) throw new AppError('invalid_cursor', { param: 'cursor' });
  return id;
}

/** Keyed, so that a cursor cannot be made up, nor carried to another list, filter, account or environment. */
function tagOf(hash: KeyHasher, { list, caller, filters }: ListRequest, id: string): Buffer {
  const text = JSON.stringify(['cursor', list, caller.accountId, caller.environment, filters, id]);
  return hash(text).subarray(0, tagBytes);
}
