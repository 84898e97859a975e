import type { Transaction } from 'kysely';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { InjectionWarning } from '../../core/schema/injection.ts';
import type { MadeInjection } from '../../core/improve/make-injection.ts';
import {
  completeInjection,
  dropEdit,
  failInjection,
  readEdited,
  type InjectionTask,
} from './statements/injection-work.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { recordUsage } from '../usage/record-usage.ts';
import { announceAnalysisEnding } from '../../service/platform/analysis-endings.ts';
import type { InjectionTaskOutcome } from '../../service/processes/analysis-pool.ts';
import type { App } from '../../service/platform/app.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { publishLocked } from './publish-injection.ts';
import { recordInjectionEvent } from './record-injection-event.ts';
import { decideByRegeneration } from './review/draft-review.ts';
import { amendReview, readReview, recordReview } from './review/record-review.ts';
import { parseEdit } from './stored-edit.ts';
import { parseInjection } from './stored-injection.ts';
import type { Owner } from '../../service/platform/owner.ts';

export interface InjectionIdentity {
  readonly injectionId: string;
  /** The request that submitted it. */
  readonly requestId: string;
}

type Saving = Pick<App, 'config' | 'queue' | 'now'>;

export interface CompletedInjection {
  readonly task: InjectionTask;
  readonly outcome: Extract<InjectionTaskOutcome, { readonly status: 'completed' }>;
  readonly at: Date;
}

/**
 * Saves the result, publishes it if the mode is `auto` and nothing prevents it, notifies waiting requests on commit, and
 * gives the slot to the next work. False when the injection had already ended or was deleted.
 */
export async function saveInjection(
  app: Saving,
  trx: Transaction<Schema>,
  { task, outcome, at }: CompletedInjection,
): Promise<boolean> {
  const { id, isPreview } = task;
  const edit = task.edit === null ? null : parseEdit(task.edit);
  const warning = notPublishedWarning(task, outcome.made);
  const made: MadeInjection =
    warning === null ? outcome.made : { ...outcome.made, warnings: [...outcome.made.warnings, warning] };
  const row = {
    result: JSON.stringify(made),
    diff: outcome.diffJson,
    page: Buffer.from(outcome.page),
    rendered: Buffer.from(outcome.rendered),
    final_url: task.finalUrl,
  };
  const owner = await completeInjection(trx, id, row, at);
  if (owner === undefined) return false;
  // `previewInjection` meters a preview: the process that would answer may have died.
  if (!isPreview) await recordUsage(app, trx, { ...owner, metric: 'injections', resourceId: id, at });
  if (!isPreview && edit === null) {
    await recordInjectionEvent(app, trx, { type: 'injection.ready', id, owner, keyId: owner.keyId, at });
  }
  await announceAnalysisEnding(trx, id);
  await fillSlots(app, trx, owner.accountId, { jobs: -1, bytes: -owner.payloadBytes });
  if (edit?.again) await recordRegeneration(app, trx, owner, { id, key: edit.again.key, made });
  const isAuto = isAutomatic(task) && warning === null;
  if (isAuto || edit?.publishes === true) await publishLocked(app, trx, owner, id);
  return true;
}

/** Saves the failure; a failed edit is discarded and its draft kept. False as in `saveInjection`. */
export async function saveInjectionFailure(
  app: Saving,
  trx: Transaction<Schema>,
  id: string,
  error: AnalysisError,
  at: Date,
): Promise<boolean> {
  const failed = await failInjection(trx, id, JSON.stringify(error), at);
  const owner = failed ?? (await discardEdit(app, trx, id, error));
  if (owner === undefined) return false;
  // No event for a failed edit: its draft is as ready as before.
  if (failed?.isPreview === false) {
    await recordInjectionEvent(app, trx, {
      type: 'injection.failed',
      id,
      owner: failed,
      keyId: failed.keyId,
      at,
    });
  }
  await announceAnalysisEnding(trx, id);
  await fillSlots(app, trx, owner.accountId, { jobs: -1, bytes: -owner.payloadBytes });
  return true;
}

async function recordRegeneration(
  app: Saving,
  trx: Transaction<Schema>,
  owner: Owner,
  { id, key, made }: { readonly id: string; readonly key: string; readonly made: MadeInjection },
): Promise<void> {
  const { entries } = await readReview(trx, id);
  const decided = decideByRegeneration(entries, made.content_blocks, key);
  await amendReview(app, trx, owner, { injectionId: id, entries: decided });
}

async function discardEdit(app: Saving, trx: Transaction<Schema>, id: string, error: AnalysisError) {
  const edited = await readEdited(trx, id);
  if (edited === undefined) return undefined;
  const result = parseInjection(edited.result);
  const warning: InjectionWarning = {
    code: 'edit_failed',
    message: `The last changes were not applied: ${error.message}`,
  };
  const warned = { ...result, warnings: [...result.warnings, warning] };
  const owner = await dropEdit(trx, id, JSON.stringify(warned));
  if (owner !== undefined && !parseEdit(edited.edit).publishes) await revertDecisions(app, trx, owner, id);
  return owner;
}

/** The draft is as it was before the action that failed, and so are the decisions. */
async function revertDecisions(
  app: Saving,
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
): Promise<void> {
  const { undo } = await readReview(trx, id);
  if (undo === null) return;
  await recordReview(app, trx, owner, { injectionId: id, entries: undo.entries, undo: null });
}

function isAutomatic({ mode, edit, isPreview }: InjectionTask): boolean {
  return mode === 'auto' && edit === null && !isPreview;
}

/** Why an automatic injection cannot be published; null when it can, or when it is not automatic. */
function notPublishedWarning(
  task: InjectionTask,
  { content_blocks: blocks }: MadeInjection,
): InjectionWarning | null {
  if (!isAutomatic(task)) return null;
  const reason =
    task.url === null
      ? 'it has no url'
      : !task.input.mayPublish
        ? 'the API key lacks the scope injection:publish'
        : blocks.length === 0
          ? 'it has no content blocks'
          : null;
  return reason === null
    ? null
    : { code: 'not_published', message: `The injection stays a draft, because ${reason}.` };
}

/** Logs the end of an injection, without the page's address and text. */
export function reportInjectionEnd(
  app: Pick<App, 'log'>,
  { injectionId, requestId }: Partial<InjectionIdentity>,
  outcome: { readonly status: 'completed' } | { readonly status: 'failed'; readonly error: AnalysisError },
): void {
  app.log.info(
    {
      ...(requestId === undefined ? {} : { request_id: requestId }),
      injection_id: injectionId,
      status: outcome.status,
      ...(outcome.status === 'failed' ? { code: outcome.error.code } : {}),
    },
    'injection ended',
  );
}
