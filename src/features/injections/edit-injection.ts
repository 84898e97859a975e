import type { Caller } from '../keys/authenticate.ts';
import type { ContentBlock } from '../../core/schema/content-block.ts';
import { changeProblems, type BlockChange } from '../../core/blocks/block-change.ts';
import { findInjection, lockInjection } from './statements/injections.ts';
import { startEdit } from './statements/injection-work.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { injectionDocument, type InjectionDocument } from './injection-record.ts';
import { parseInjection } from './stored-injection.ts';

export type EditOutcome =
  | { readonly kind: 'accepted'; readonly document: InjectionDocument }
  | { readonly kind: 'not_found' }
  /** `reason` is a sentence for the user. */
  | { readonly kind: 'invalid_state'; readonly reason: string }
  | { readonly kind: 'invalid_changes'; readonly problems: readonly ChangeProblem[] };

export interface ChangeProblem {
  /** Index into the changes, from 0. */
  readonly index: number;
  readonly field: 'id' | 'text' | 'items';
  readonly message: string;
}

/**
 * Queues changes to the blocks of a draft: a job checks their grounding and scores the page again. Until then the
 * injection is `processing`, so that unchecked changes cannot be published. Throws AppError `queue_full`.
 */
export async function editInjection(
  app: App,
  caller: Caller,
  { id, changes }: { readonly id: string; readonly changes: readonly BlockChange[] },
  requestId: string,
): Promise<EditOutcome> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockInjection(trx, caller, id);
    if (found === undefined) return { kind: 'not_found' };
    const { status, publication, result } = found;
    if (publication !== 'draft' || result === null) {
      const state = publication ?? status;
      return {
        kind: 'invalid_state',
        reason: `Only a completed draft can be edited; this injection is ${state}.`,
      };
    }
    const { content_blocks: blocks } = parseInjection(result);
    const problems = changes.flatMap((change, index) => problemsOf(change, index, blocks));
    if (problems.length > 0) return { kind: 'invalid_changes', problems };
    const json = JSON.stringify(changes);
    const added = { jobs: 1, bytes: Buffer.byteLength(json) };
    await startEdit(trx, id, { json, bytes: added.bytes, requestId, keyId: caller.keyId });
    await fillSlots(app, trx, caller.accountId, added);
    const row = await findInjection(trx, caller, id);
    if (row === undefined) throw new Error('A locked injection is missing.');
    return { kind: 'accepted', document: injectionDocument(row) };
  });
}

function problemsOf(change: BlockChange, index: number, blocks: readonly ContentBlock[]): ChangeProblem[] {
  const block = blocks.find(({ id }) => id === change.id);
  if (block === undefined)
    return [{ index, field: 'id', message: 'No block of this injection has this id.' }];
  return changeProblems(block, change).map((problem) => ({ index, ...problem }));
}
