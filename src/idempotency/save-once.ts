/** Does what a request asks for once, however often the request is sent: the promise of `Idempotency-Key`. */
import type { Caller } from '../keys/authenticate.ts';
import {
  claimIdempotencyKey,
  findAnsweredRequest,
  replaceAnswer,
  writeAnswer,
  type IdempotencyKey,
  type StoredAnswer,
} from './statements/idempotency-keys.ts';
import { transact } from '../storage/transact.ts';
import type { App } from '../platform/app.ts';

/** What was saved, and how it is answered as long as there is nothing better to say. */
export interface Accepted {
  /** The thing that the answer tells of: its deletion removes the answer too. */
  readonly resourceId: string | null;
  readonly answer: StoredAnswer;
}

export interface SavingRequest {
  readonly caller: Caller;
  readonly requestId: string;
  /** Undefined: the request may be done as often as it is sent. */
  readonly idempotencyKey: string | undefined;
  /** Tells this request from another one with the same key. */
  readonly fingerprint: () => Buffer;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly accepted: Accepted }
  | { readonly kind: 'replayed'; readonly answer: StoredAnswer }
  /** It was done, and what it made has been deleted since. */
  | { readonly kind: 'deleted' }
  /** The key belongs to another request. */
  | { readonly kind: 'reused' }
  /** The key's first request is being accepted, and that takes longer than anyone should wait. */
  | { readonly kind: 'in_progress' };

const rememberedMs = 24 * 3_600_000;
const claimWaitMs = 5_000;

/**
 * Runs `work` in one transaction with the key's row: both are there or neither is, whatever dies in between, so a
 * request that fails leaves its key free. `work` gets an app whose database is that transaction. It must not wait for
 * anything but the database: the key's other requests wait for it.
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

/** Replaces the answer that is stored for the request's key, if it has one. */
export async function storeFinalAnswer(app: App, request: SavingRequest, accepted: Accepted): Promise<void> {
  const key = keyOf(request);
  if (key !== undefined) await replaceAnswer(app.database.db, key, { ...accepted.answer, ...accepted });
}

type Transaction = Parameters<typeof claimIdempotencyKey>[0];

/** Another request is still being accepted with the same key. Thrown, so that the transaction is given up. */
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
  // Swept in this very moment. The caller may send it again.
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
