/** Keyset pagination: a page starts after the last entry of the previous one, despite insertions and deletions. */
import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../service/platform/errors.ts';
import type { Caller } from '../../features/keys/authenticate.ts';
import type { KeyHasher } from '../../service/platform/secret-key.ts';
import type { RouteAnswer } from './route.ts';

export interface ListRequest {
  /** Name of the list. */
  readonly list: string;
  readonly caller: Pick<Caller, 'accountId' | 'environment'>;
  /** Filters of the list; a cursor is valid only with the same filters. */
  readonly filters: readonly (string | undefined)[];
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** The database query: one entry more than the page, to detect a further page. */
export interface Slice {
  readonly limit: number;
  /** Only entries after this id. */
  readonly after?: string;
}

export interface ListEntry {
  readonly id: string;
  readonly json: string;
}

const tagBytes = 8;

/** Reads a page and builds its response. Throws AppError `invalid_cursor` unless this list issued the cursor. */
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
  // Decoding skips invalid characters, so only the canonical encoding is accepted.
  const isOurs =
    tag.length === tagBytes &&
    bytes.toString('base64url') === cursor &&
    timingSafeEqual(tag, tagOf(hash, request, id));
  if (!isOurs) throw new AppError('invalid_cursor', { param: 'cursor' });
  return id;
}

/** Keyed, so that a cursor cannot be forged or used with another list, filter, account or environment. */
function tagOf(hash: KeyHasher, { list, caller, filters }: ListRequest, id: string): Buffer {
  const text = JSON.stringify(['cursor', list, caller.accountId, caller.environment, filters, id]);
  return hash(text).subarray(0, tagBytes);
}
