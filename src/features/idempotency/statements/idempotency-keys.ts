import { sql, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface IdempotencyKey extends Owner {
  readonly key: string;
}

export interface StoredAnswer {
  readonly status: 200 | 202;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent. */
  readonly json: string;
}

export interface OwnedAnswer extends StoredAnswer {
  /** The API key whose request made the resource of the response; null: unknown. */
  readonly ownerKeyId: string | null;
}

export interface AnsweredRequest {
  readonly fingerprint: Buffer;
  /** Null when the resource of the request has been deleted since. */
  readonly answer: OwnedAnswer | null;
}

const noAnswer = { resource_id: null, owner_key_id: null, status: null, headers: null, body: null };

/**
 * Claims a key for a request. False when another request has claimed it. Waits for an uncommitted claim, and rejects with
 * SQLSTATE 55P03 after `waitMs`. An expired key is free.
 */
export async function claimIdempotencyKey(
  trx: Transaction<Schema>,
  id: IdempotencyKey,
  claim: {
    readonly fingerprint: Buffer;
    readonly requestId: string;
    readonly now: Date;
    readonly expiresAt: Date;
    readonly waitMs: number;
  },
): Promise<boolean> {
  await sql`select set_config('lock_timeout', ${`${String(claim.waitMs)}ms`}, true)`.execute(trx);
  const row = { fingerprint: claim.fingerprint, request_id: claim.requestId, expires_at: claim.expiresAt };
  const result = await trx
    .insertInto('idempotency_keys')
    .values({ account_id: id.accountId, environment: id.environment, key: id.key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'environment', 'key'])
        .doUpdateSet({ ...row, ...noAnswer })
        .where('idempotency_keys.expires_at', '<=', claim.now),
    )
    .executeTakeFirst();
  const isClaimed = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  // The limit must not apply to the work that follows in the same transaction.
  if (isClaimed) await sql`select set_config('lock_timeout', '0', true)`.execute(trx);
  return isClaimed;
}

/** Returns the claim of a key with its stored response; undefined for a free key. */
export async function findAnsweredRequest(
  db: Kysely<Schema>,
  id: IdempotencyKey,
): Promise<AnsweredRequest | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'owner_key_id', 'status', 'headers', 'body'])
    .where('account_id', '=', id.accountId)
    .where('environment', '=', id.environment)
    .where('key', '=', id.key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { owner_key_id: ownerKeyId, status, headers, body } = row;
  const isDeleted = status === null || body === null;
  return {
    fingerprint: row.fingerprint,
    answer: isDeleted ? null : { ownerKeyId, status, headers: headers ?? {}, json: body },
  };
}

interface AnswerToStore extends OwnedAnswer {
  readonly resourceId: string | null;
}

/** Stores the response of a key, in the transaction that claimed it. */
export async function writeAnswer(
  trx: Transaction<Schema>,
  id: IdempotencyKey,
  answer: AnswerToStore,
): Promise<void> {
  await answerUpdate(trx, id, answer).execute();
}

/**
 * Replaces a stored response. Has no effect when another request has claimed the key since, or when the response was
 * deleted with its resource.
 */
export async function replaceAnswer(
  db: Kysely<Schema>,
  id: IdempotencyKey & { readonly requestId: string },
  answer: AnswerToStore,
): Promise<void> {
  await answerUpdate(db, id, answer)
    .where('request_id', '=', id.requestId)
    .where('status', 'is not', null)
    .execute();
}

function answerUpdate(db: Kysely<Schema>, id: IdempotencyKey, answer: AnswerToStore) {
  return db
    .updateTable('idempotency_keys')
    .set({
      status: answer.status,
      headers: JSON.stringify(answer.headers),
      body: answer.json,
      resource_id: answer.resourceId,
      owner_key_id: answer.ownerKeyId,
    })
    .where('account_id', '=', id.accountId)
    .where('environment', '=', id.environment)
    .where('key', '=', id.key);
}

/**
 * Deletes the stored responses of deleted resources. The keys stay claimed: a repeated request must not create the
 * resource again.
 */
export async function deleteAnswersAbout(
  trx: Transaction<Schema>,
  resourceIds: readonly string[],
): Promise<void> {
  await sql`
    update idempotency_keys set status = null, headers = null, body = null
    where resource_id = any(${[...resourceIds]}::text[])`.execute(trx);
}

/** Replaces the stored responses of a resource that has lost a part of its content. */
export async function rewriteAnswersAbout(
  trx: Transaction<Schema>,
  resourceId: string,
  json: string,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ body: json })
    .where('resource_id', '=', resourceId)
    .where('status', 'is not', null)
    .execute();
}

/** Deletes expired keys; returns their number. */
export async function deleteExpiredIdempotencyKeys(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
