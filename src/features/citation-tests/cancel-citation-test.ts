import type { App } from '../../service/platform/app.ts';
import { afterCommit, transact } from '../../service/storage/transact.ts';
import { hasEnded } from '../analyses/analysis-record.ts';
import type { Caller } from '../keys/authenticate.ts';
import { citationDocument, type CitationDocument } from './citation-record.ts';
import { canceledTest, reportCitationEnd, saveCitationFailure } from './save-citation-end.ts';
import { findCitationTest, lockCitationTest } from './statements/citation-tests.ts';

export type CitationCancelOutcome =
  | { readonly kind: 'canceled'; readonly document: CitationDocument; readonly submitterKeyId: string | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'ended' };

/** Fails a test that is queued or processing. The process that works on it is notified and stops. */
export async function cancelCitationTest(
  app: App,
  caller: Caller,
  id: string,
): Promise<CitationCancelOutcome> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockCitationTest(trx, caller, id);
    if (found === undefined) return { kind: 'not_found' };
    if (hasEnded(found.status)) return { kind: 'ended' };
    await saveCitationFailure(app, trx, id, canceledTest, app.now());
    afterCommit(trx, () =>
      reportCitationEnd(app, { citationTestId: id }, { status: 'failed', error: canceledTest }),
    );
    const row = await findCitationTest(trx, caller, id);
    if (row === undefined) throw new Error('A locked citation test is missing.');
    return { kind: 'canceled', document: citationDocument(row), submitterKeyId: found.key_id };
  });
}
