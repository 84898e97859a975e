import type { Caller } from '../keys/authenticate.ts';
import { deleteAnswersAbout } from '../idempotency/statements/idempotency-keys.ts';
import { deleteInjectionRow, lockInjection } from './statements/injections.ts';
import { transact } from '../storage/transact.ts';
import { announceAnalysisEnding } from '../platform/analysis-endings.ts';
import { hasEnded } from '../analyses/analysis-record.ts';
import type { App } from '../platform/app.ts';
import { fillSlots } from '../analyses/fill-slots.ts';

/**
 * Deletes an injection in any state, with its page: its work stops, and its published blocks are withdrawn. False when
 * the caller has none with this id.
 */
export async function deleteInjection(
  app: App,
  caller: Caller,
  id: string,
  kind: { readonly isPreview?: boolean } = {},
): Promise<boolean> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockInjection(trx, caller, id, kind);
    if (found === undefined) return false;
    await deleteInjectionRow(trx, id);
    await deleteAnswersAbout(trx, id);
    await announceAnalysisEnding(trx, id);
    if (!hasEnded(found.status)) await fillSlots(app, trx, caller.accountId);
    return true;
  });
}
