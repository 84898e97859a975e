import type { Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { App } from '../../../service/platform/app.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import { findReview, replaceCounts, saveEntries, saveReview } from '../statements/draft-reviews.ts';
import {
  countDecisions,
  noReview,
  type DraftReview,
  type ReviewEntry,
  type UndoStep,
} from './draft-review.ts';

export interface ReviewChange {
  readonly injectionId: string;
  readonly entries: readonly ReviewEntry[];
  /** What can be undone from now on; null: nothing. */
  readonly undo: UndoStep | null;
}

export async function readReview(trx: Transaction<Schema>, injectionId: string): Promise<DraftReview> {
  return (await findReview(trx, injectionId)) ?? noReview;
}

/** Saves the decisions about a locked injection, and counts them again. */
export async function recordReview(
  app: Pick<App, 'now'>,
  trx: Transaction<Schema>,
  owner: Owner,
  { injectionId, entries, undo }: ReviewChange,
): Promise<void> {
  await saveReview(trx, injectionId, { entries, undo });
  await replaceCounts(trx, owner, injectionId, { counts: countDecisions(entries), at: app.now() });
}

/** The same for what follows from the last action, which stays the one to undo. */
export async function amendReview(
  app: Pick<App, 'now'>,
  trx: Transaction<Schema>,
  owner: Owner,
  { injectionId, entries }: Omit<ReviewChange, 'undo'>,
): Promise<void> {
  await saveEntries(trx, injectionId, entries);
  await replaceCounts(trx, owner, injectionId, { counts: countDecisions(entries), at: app.now() });
}
