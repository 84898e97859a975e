/** Saves the work of a request once, even if the request is sent again: implements `Idempotency-Key`. */
import type { Caller } from '../keys/authenticate.ts';
import {
  claimIdempotencyKey,
  findAnsweredRequest,
  replaceAnswer,
  writeAnswer,
  type IdempotencyKey,
  type OwnedAnswer,
  type StoredAnswer,
} from './statements/idempotency-keys.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';

/** The saved resource, and the response until a final one replaces it. */
export interface Accepted {
  /** The resource of the response: its deletion deletes the stored response, too. */
  readonly resourceId: string | null;
  /** The API key that sees the response whole without a scope to read; null: none. */
  readonly ownerKeyId: string | null;
  readonly answer: StoredAnswer;
}

export interface SavingRequest {
  readonly caller: Caller;
  readonly requestId: string;
  /** Undefined: repeated requests are not detected. */
  readonly idempotencyKey: string | undefined;
  /** Distinguishes different requests with the same key. */
  readonly fingerprint: () => Buffer;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly accepted: Accepted }
  | { readonly kind: 'replayed'; readonly answer: OwnedAnswer }
  /** The resource of the first request has been deleted since. */
  | { readonly kind: 'deleted' }
  /** The key belongs to another request. */
  | { readonly kind: 'reused' }
  /** The first request with the key has not committed within `claimWaitMs`. */
  | { readonly kind: 'in_progress' };

const rememberedMs = 24 * 3_600_000;
const claimWaitMs = 5_000;

/**
 * Runs `work` in one transaction with the key's row, so that a failed request leaves its key free. `work` gets an app
 * whose database is that transaction. It must wait for the database only: other requests with the key wait for it.
 */
export async function saveOnce(
  app: App,
  request: SavingRequest,
  work: (app: App) => Promise<Accepted>,
): Promise<SaveOutcome> {
  const key = keyOf(request);
  try {
    return await transact(app.database.db, async (trx) => {
      if (key !== undefined) {
        const past = await claimOrPast(trx, key, request, app.now());
        if (past !== undefined) return past;
      }
      const accepted = await work({ ...app, database: { ...app.database, db: trx } });
      if (key !== undefined) await writeAnswer(trx, key, { ...accepted.answer, ...accepted });
      return { kind: 'saved', accepted };
    });
  } catch (error) {
    if (error instanceof ClaimTimeoutError) return { kind: 'in_progress' };
    throw error;
  }
}

/** Replaces the stored response of the request's key, if it has one. */
export async function storeFinalAnswer(app: App, request: SavingRequest, accepted: Accepted): Promise<void> {
  const key = keyOf(request);
  if (key !== undefined) await replaceAnswer(app.database.db, key, { ...accepted.answer, ...accepted });
}

type Transaction = Parameters<typeof claimIdempotencyKey>[0];

/** Another request with the same key has not committed yet. Thrown to roll the transaction back. */
class ClaimTimeoutError extends Error {}

async function claimOrPast(
  trx: Transaction,
  key: IdempotencyKey & { readonly requestId: string },
  request: SavingRequest,
  now: Date,
): Promise<SaveOutcome | undefined> {
  const fingerprint = request.fingerprint();
  const expiresAt = new Date(now.getTime() + rememberedMs);
  const claim = { fingerprint, requestId: request.requestId, now, expiresAt, waitMs: claimWaitMs };
  try {
    if (await claimIdempotencyKey(trx, key, claim)) return undefined;
  } catch (error) {
    throw isLockTimeout(error) ? new ClaimTimeoutError('', { cause: error }) : error;
  }
  const found = await findAnsweredRequest(trx, key);
  // Expired and deleted at this moment; the caller may retry.
  if (found === undefined) return { kind: 'in_progress' };
  if (!found.fingerprint.equals(fingerprint)) return { kind: 'reused' };
  return found.answer === null ? { kind: 'deleted' } : { kind: 'replayed', answer: found.answer };
}

function keyOf(request: SavingRequest): (IdempotencyKey & { readonly requestId: string }) | undefined {
  const { caller, idempotencyKey, requestId } = request;
  if (idempotencyKey === undefined) return undefined;
  return { accountId: caller.accountId, environment: caller.environment, key: idempotencyKey, requestId };
}

/** SQLSTATE 55P03, lock_not_available. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
