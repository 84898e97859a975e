import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { Caller } from '../keys/authenticate.ts';
import { findInjection, type InjectionRow } from './statements/injections.ts';
import { transact } from '../../service/storage/transact.ts';
import { acceptInjection, type AcceptedInjection, type InjectionRequest } from './accept-injection.ts';
import { hasEnded } from '../analyses/analysis-record.ts';
import type { App } from '../../service/platform/app.ts';
import { deletePreview } from './delete-injection.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { previewJson } from './injection-record.ts';
import { saveInjectionFailure } from './save-injection-end.ts';
import { waitForEnd, type Wait } from '../../service/platform/wait-for-end.ts';

export type PreviewOutcome =
  /** `isInterrupted`: the signal of the wait ended it before the work did. */
  | { readonly kind: 'ended'; readonly json: string; readonly isInterrupted: boolean }
  | Exclude<AcceptedInjection, { readonly kind: 'accepted' }>;

const timedOut: AnalysisError = {
  code: 'timeout',
  message: 'The preview timed out. Submit an injection instead: it has more time.',
  retryable: true,
};

/**
 * Makes an injection without saving it: a `PreviewRecord` as JSON text, failed when it takes longer than the wait. Any
 * process may do the work, so a hidden row exists until the response. It is metered with the row's deletion: a preview whose
 * process dies before the response costs nothing.
 */
export async function previewInjection(
  app: App,
  caller: Caller,
  request: InjectionRequest,
  { requestId, wait }: { readonly requestId: string; readonly wait: Wait },
): Promise<PreviewOutcome> {
  const accepted = await transact(app.database.db, async (trx) => {
    const previewWaitMs = wait.timeoutMs;
    const outcome = await acceptInjection(app, trx, caller, request, { requestId, previewWaitMs });
    if (outcome.kind === 'accepted') await fillSlots(app, trx, caller.accountId, outcome.added);
    return outcome;
  });
  if (accepted.kind !== 'accepted') return accepted;
  const { id } = accepted.row;
  let isMetered = false;
  try {
    const row = await endOf(app, caller, accepted.row, wait);
    isMetered = row.status === 'completed';
    const isInterrupted = wait.signal?.aborted === true && row.status === 'failed';
    return { kind: 'ended', json: previewJson(row), isInterrupted };
  } finally {
    await deletePreview(app, caller, id, { isMetered });
  }
}

async function endOf(app: App, caller: Caller, queued: InjectionRow, wait: Wait): Promise<InjectionRow> {
  const { db } = app.database;
  const isPreview = { isPreview: true };
  const row = await waitForEnd(app.analysisEndings, queued.id, wait, {
    read: async () => (await findInjection(db, caller, queued.id, isPreview)) ?? null,
    isOver: ({ status }) => hasEnded(status),
  });
  if (row !== null && hasEnded(row.status)) return row;
  // The wait is over: stop the work, unmetered. It may also have ended at this moment.
  return await transact(db, async (trx) => {
    await saveInjectionFailure(app, trx, queued.id, timedOut, app.now());
    const ended = await findInjection(trx, caller, queued.id, isPreview);
    return ended ?? { ...queued, status: 'failed', error: JSON.stringify(timedOut) };
  });
}
