import type { Caller } from '../keys/authenticate.ts';
import type { ContentBlock } from '../../core/schema/content-block.ts';
import { changeProblems, type BlockChange } from '../../core/blocks/block-change.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';
import type { InjectionDocument } from './injection-record.ts';
import { lockDraft, type NoDraft } from './locked-draft.ts';
import { queueEdit } from './queue-edit.ts';
import { decideByChanges } from './review/draft-review.ts';
import { readReview, recordReview } from './review/record-review.ts';

export type EditOutcome =
  | { readonly kind: 'accepted'; readonly document: InjectionDocument }
  | NoDraft
  | { readonly kind: 'invalid_changes'; readonly problems: readonly ChangeProblem[] };

export interface ChangeProblem {
  /** Index into the changes, from 0. */
  readonly index: number;
  readonly field: 'id' | 'text' | 'items';
  readonly message: string;
}

/**
 * Queues changes to the blocks of a draft: a job checks their grounding and scores the page again. Until then the
 * injection is `processing`, so that unchecked changes cannot be published. Items with other words count as edited.
 * Throws AppError `queue_full`.
 */
export async function editInjection(
  app: App,
  caller: Caller,
  { id, changes }: { readonly id: string; readonly changes: readonly BlockChange[] },
  requestId: string,
): Promise<EditOutcome> {
  return await transact(app.database.db, async (trx) => {
    const draft = await lockDraft(trx, caller, id, 'can be edited');
    if (draft.kind !== 'draft') return draft;
    const { content_blocks: blocks } = draft.result;
    const problems = changes.flatMap((change, index) => problemsOf(change, index, blocks));
    if (problems.length > 0) return { kind: 'invalid_changes', problems };
    const type = blocks.find((block) => block.id === changes[0]?.id)?.type ?? 'title';
    const { entries } = await readReview(trx, id);
    await recordReview(app, trx, caller, {
      injectionId: id,
      entries: decideByChanges(entries, blocks, changes),
      undo: { action: 'edited', type, entries, facts: draft.input.facts, hasFormer: true },
    });
    const document = await queueEdit(app, trx, caller, { id, edit: { changes }, requestId });
    return { kind: 'accepted', document };
  });
}

function problemsOf(change: BlockChange, index: number, blocks: readonly ContentBlock[]): ChangeProblem[] {
  const block = blocks.find(({ id }) => id === change.id);
  if (block === undefined)
    return [{ index, field: 'id', message: 'No block of this injection has this id.' }];
  return changeProblems(block, change).map((problem) => ({ index, ...problem }));
}
