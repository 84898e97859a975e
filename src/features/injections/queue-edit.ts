import type { Transaction } from 'kysely';
import type { Caller } from '../keys/authenticate.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { findInjection } from './statements/injections.ts';
import { startEdit } from './statements/injection-work.ts';
import type { App } from '../../service/platform/app.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { injectionDocument, type InjectionDocument } from './injection-record.ts';
import { editJson, type StoredEdit } from './stored-edit.ts';

/** Queues work on a locked draft, which is `processing` until it is done. Throws AppError `queue_full`. */
export async function queueEdit(
  app: App,
  trx: Transaction<Schema>,
  caller: Caller,
  {
    id,
    edit,
    requestId,
  }: { readonly id: string; readonly edit: Partial<StoredEdit>; readonly requestId: string },
): Promise<InjectionDocument> {
  const json = editJson(edit);
  const added = { jobs: 1, bytes: Buffer.byteLength(json) };
  await startEdit(trx, id, { json, bytes: added.bytes, requestId, keyId: caller.keyId });
  await fillSlots(app, trx, caller.accountId, added);
  const row = await findInjection(trx, caller, id);
  if (row === undefined) throw new Error('A locked injection is missing.');
  return injectionDocument(row);
}
