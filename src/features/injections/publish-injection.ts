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
import { parseInjection } from './stored-injection.ts';

export type PublicationOutcome =
  | { readonly kind: 'done'; readonly document: InjectionDocument }
  | { readonly kind: 'not_found' }
  /** `reason` is a sentence for the user. */
  | { readonly kind: 'invalid_state'; readonly reason: string };

const dayMs = 86_400_000;

/** Publishes a draft; the injection published for the same page before becomes superseded. */
export async function publishInjection(app: App, caller: Caller, id: string): Promise<PublicationOutcome> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockInjection(trx, caller, id);
    if (found === undefined) return { kind: 'not_found' };
    const { status, publication, url, result } = found;
    if (publication !== 'draft') {
      const state = publication ?? status;
      return refusal(`Only a completed draft can be published; this injection is ${state}.`);
    }
    if (url === null) return refusal('The injection has no url, so it cannot be published.');
    if (result === null || parseInjection(result).content_blocks.length === 0)
      return refusal(
        'The injection has no content blocks, so there is nothing to publish. To take the published blocks off the page, withdraw their injection.',
      );
    await publishLocked(app, trx, caller, id);
    return await outcomeOf(trx, caller, id);
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
