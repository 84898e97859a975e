import type { Transaction } from 'kysely';
import type { Caller } from '../keys/authenticate.ts';
import type { Owner } from '../../service/platform/owner.ts';
import { findInjection, lockInjection } from './statements/injections.ts';
import { publishRow, withdrawRow } from './statements/injection-publications.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';
import { injectionDocument, type InjectionDocument } from './injection-record.ts';
import { recordInjectionEvent } from './record-injection-event.ts';
import { lockDraft, type NoDraft } from './locked-draft.ts';
import { queueEdit } from './queue-edit.ts';
import { rejectedItems } from './review/draft-review.ts';
import { readReview } from './review/record-review.ts';
import { withoutItems } from '../../core/blocks/block-items.ts';
import { dropUndo } from './statements/draft-reviews.ts';

export type PublicationOutcome =
  | { readonly kind: 'done'; readonly document: InjectionDocument }
  /** Published as soon as the page is scored without the rejected items. */
  | { readonly kind: 'queued'; readonly document: InjectionDocument }
  | NoDraft;

const dayMs = 86_400_000;

/**
 * Publishes a draft; the injection published for the same page before becomes superseded. Items that an editor rejected
 * leave the draft first: a job scores the page without them and publishes. Throws AppError `queue_full`.
 */
export async function publishInjection(
  app: App,
  caller: Caller,
  id: string,
  requestId: string,
): Promise<PublicationOutcome> {
  return await transact(app.database.db, async (trx) => {
    const draft = await lockDraft(trx, caller, id, 'can be published');
    if (draft.kind !== 'draft') return draft;
    const { url, result } = draft;
    if (url === null) return refusal('The injection has no url, so it cannot be published.');
    const { content_blocks: blocks } = result;
    if (blocks.length === 0)
      return refusal(
        'The injection has no content blocks, so there is nothing to publish. To take the published blocks off the page, withdraw their injection.',
      );
    const leaveOut = rejectedItems(blocks, (await readReview(trx, id)).entries);
    if (leaveOut.length === 0) {
      await publishLocked(app, trx, caller, id);
      return await outcomeOf(trx, caller, id);
    }
    if (withoutItems(blocks, new Set(leaveOut)).blocks.length === 0)
      return refusal('Editors rejected every block of the injection, so there is nothing to publish.');
    const edit = { leaveOut, publishes: true };
    return { kind: 'queued', document: await queueEdit(app, trx, caller, { id, edit, requestId }) };
  });
}

/** Withdraws a published injection; its page then has none. */
export async function withdrawInjection(app: App, caller: Caller, id: string): Promise<PublicationOutcome> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockInjection(trx, caller, id);
    if (found === undefined) return { kind: 'not_found' };
    const { status, publication } = found;
    if (publication !== 'published') {
      const state = publication ?? status;
      return refusal(`Only a published injection can be withdrawn; this one is ${state}.`);
    }
    await withdrawRow(trx, id, expiryOfUnpublished(app));
    return await outcomeOf(trx, caller, id);
  });
}

/** Publishes a draft, which must be locked and have an address. Every publication goes through here. */
export async function publishLocked(
  app: Pick<App, 'config' | 'now'>,
  trx: Transaction<Schema>,
  owner: Owner & { readonly keyId: string | null },
  id: string,
): Promise<void> {
  const at = app.now();
  await publishRow(trx, owner, id, { at, supersededExpiresAt: expiryOfUnpublished(app) });
  await dropUndo(trx, id);
  await recordInjectionEvent(app, trx, { type: 'injection.published', id, owner, keyId: owner.keyId, at });
}

/** An injection that is no longer published expires like a new one. */
function expiryOfUnpublished(app: Pick<App, 'config' | 'now'>): Date {
  return new Date(app.now().getTime() + app.config.retentionDays * dayMs);
}

function refusal(reason: string): PublicationOutcome {
  return { kind: 'invalid_state', reason };
}

async function outcomeOf(trx: Transaction<Schema>, caller: Caller, id: string): Promise<PublicationOutcome> {
  const row = await findInjection(trx, caller, id);
  if (row === undefined) throw new Error('A locked injection is missing.');
  return { kind: 'done', document: injectionDocument(row) };
}
