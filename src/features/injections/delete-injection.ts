import type { Transaction } from 'kysely';
import type { Caller } from '../keys/authenticate.ts';
import { deleteInjectionRows, deleteUnusedReadings } from '../analyses/index.ts';
import { deleteCitationTestsMadeFrom } from '../citation-tests/index.ts';
import { eraseTraces } from '../analyses/erase-analyses.ts';
import { announceAnalysisEnding } from '../../service/platform/analysis-endings.ts';
import { lockInjection } from './statements/injections.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { recordUsage } from '../usage/record-usage.ts';

/**
 * Deletes an injection in any state, with its page, its citation tests, the contents of its events and its stored
 * responses: its work stops, and its published blocks are withdrawn. False when the caller has none with this id.
 */
export async function deleteInjection(app: App, caller: Caller, id: string): Promise<boolean> {
  return await transact(app.database.db, async (trx) => {
    const deleted = await deleteOwn(app, trx, caller, id, false);
    if (deleted === undefined) return false;
    await eraseTraces(trx, deleted);
    return true;
  });
}

/** Deletes the hidden row of a preview, which has neither events nor stored responses, and meters the preview. */
export async function deletePreview(
  app: App,
  caller: Caller,
  id: string,
  { isMetered }: { readonly isMetered: boolean },
): Promise<void> {
  await transact(app.database.db, async (trx) => {
    if ((await deleteOwn(app, trx, caller, id, true)) === undefined) return;
    await announceAnalysisEnding(trx, id);
    if (!isMetered) return;
    const { accountId, environment, keyId } = caller;
    const billed = { accountId, environment, keyId, metric: 'previews', resourceId: id } as const;
    await recordUsage(app, trx, { ...billed, at: app.now() });
  });
}

async function deleteOwn(
  app: App,
  trx: Transaction<Schema>,
  caller: Caller,
  id: string,
  isPreview: boolean,
): Promise<{ readonly ids: readonly string[] } | undefined> {
  const found = await lockInjection(trx, caller, id, { isPreview });
  if (found === undefined) return undefined;
  const tests = await deleteCitationTestsMadeFrom(trx, { injectionIds: [id] });
  const injections = await deleteInjectionRows(trx, [id]);
  await deleteUnusedReadings(trx, [...injections.readings, ...tests.readings]);
  const change = {
    jobs: injections.change.jobs + tests.change.jobs,
    bytes: injections.change.bytes + tests.change.bytes,
  };
  if (change.jobs !== 0) await fillSlots(app, trx, caller.accountId, change);
  return { ids: [...injections.ids, ...tests.ids] };
}
