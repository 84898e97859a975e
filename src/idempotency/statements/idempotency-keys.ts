import { sql, type Kysely, type Transaction } from 'kysely';
import type { Owner } from '../../platform/owner.ts';
import type { Schema } from '../../storage/schema.ts';

export interface IdempotencyKey extends Owner {
  readonly key: string;
}

export interface StoredAnswer {
  readonly status: 200 | 202;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, as it was sent. */
  readonly json: string;
}

export interface AnsweredRequest {
  readonly fingerprint: Buffer;
  /** Null when what the request made has been deleted since. */
  readonly answer: StoredAnswer | null;
}

/**
 * Takes a key for one request. False when another request has it; waits for one that is just taking it, and rejects
 * with SQLSTATE 55P03 when that lasts longer than `waitMs`. A key that has expired is free.
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
        .doUpdateSet({ ...row, resource_id: null, status: null, headers: null, body: null })
        .where('idempotency_keys.expires_at', '<=', claim.now),
    )
    .executeTakeFirst();
  const isClaimed = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  // The limit was for the key alone, not for the work that follows in the same transaction.
  if (isClaimed) await sql`select set_config('lock_timeout', '0', true)`.execute(trx);
  return isClaimed;
}

/** What was answered to a key; undefined when nobody has taken it. */
export async function findAnsweredRequest(
  db: Kysely<Schema>,
  id: IdempotencyKey,
): Promise<AnsweredRequest | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'headers', 'body'])
    .where('account_id', '=', id.accountId)
    .where('environment', '=', id.environment)
    .where('key', '=', id.key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { status, headers, body } = row;
  const isForgotten = status === null || body === null;
  return {
    fingerprint: row.fingerprint,
    answer: isForgotten ? null : { status, headers: headers ?? {}, json: body },
  };
}

interface AnswerToStore extends StoredAnswer {
  readonly resourceId: string | null;
}

/** Writes what the request that holds the key is answered; in the transaction that took it. */
export async function writeAnswer(
  trx: Transaction<Schema>,
  id: IdempotencyKey,
  answer: AnswerToStore,
): Promise<void> {
  await answerUpdate(trx, id, answer).execute();
}

/**
 * Writes a better answer over the one that the transaction wrote. Of no effect when the key is another request's by now,
 * and when the answer has been forgotten: what was deleted in the meantime must not come back.
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
    })
    .where('account_id', '=', id.accountId)
    .where('environment', '=', id.environment)
    .where('key', '=', id.key);
}

/**
 * Removes the answers that tell of a resource, when its content is removed for good. The keys stay taken: a request
 * that is sent again must not bring back what was deleted.
 */
export async function forgetAnswersAbout(db: Kysely<Schema>, resourceId: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: null, headers: null, body: null })
    .where('resource_id', '=', resourceId)
    .execute();
}

/** Removes what has expired; returns how many. */
export async function deleteExpiredIdempotencyKeys(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
