import type { CitationTestRequest } from '../../core/schema/citation-test-request.ts';
import type { App } from '../../service/platform/app.ts';
import { transact } from '../../service/storage/transact.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import type { Caller } from '../keys/authenticate.ts';
import { acceptCitationTest } from './accept-citation-test.ts';
import { citationDocument, type CitationDocument } from './citation-record.ts';
import type { RefusedSource } from './tested-pages.ts';

export type SubmittedCitationTest =
  { readonly kind: 'queued'; readonly document: CitationDocument } | RefusedSource;

/** Submits a citation test and returns it as queued. The row and the job commit in one transaction. */
export async function submitCitationTest(
  app: App,
  caller: Caller,
  request: CitationTestRequest,
  requestId: string,
): Promise<SubmittedCitationTest> {
  return await transact(app.database.db, async (trx) => {
    const accepted = await acceptCitationTest(app, trx, caller, request, requestId);
    if (accepted.kind !== 'accepted') return accepted;
    await fillSlots(app, trx, caller.accountId, accepted.added);
    return { kind: 'queued', document: citationDocument(accepted.row) };
  });
}
