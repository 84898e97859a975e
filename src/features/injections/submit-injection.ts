import type { Caller } from '../keys/authenticate.ts';
import { transact } from '../../service/storage/transact.ts';
import { acceptInjection, type AcceptedInjection, type InjectionRequest } from './accept-injection.ts';
import type { App } from '../../service/platform/app.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { injectionDocument, type InjectionDocument } from './injection-record.ts';

export type SubmittedInjection =
  | { readonly kind: 'queued'; readonly document: InjectionDocument }
  | Exclude<AcceptedInjection, { readonly kind: 'accepted' }>;

/** Submits an injection and returns it as queued. The row and the job commit in one transaction. */
export async function submitInjection(
  app: App,
  caller: Caller,
  request: InjectionRequest,
  requestId: string,
): Promise<SubmittedInjection> {
  return await transact(app.database.db, async (trx) => {
    const accepted = await acceptInjection(app, trx, caller, request, { requestId, previewWaitMs: null });
    if (accepted.kind !== 'accepted') return accepted;
    await fillSlots(app, trx, caller.accountId, accepted.added);
    return { kind: 'queued', document: injectionDocument(accepted.row) };
  });
}
