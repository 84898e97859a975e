import type { Caller } from '../keys/authenticate.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';
import { lockDraft, type NoDraft } from './locked-draft.ts';
import { queueEdit } from './queue-edit.ts';
import { generatedItems, note } from './review/draft-review.ts';
import { readReview, recordReview } from './review/record-review.ts';
import { replaceFacts } from './statements/injections.ts';

export interface Regeneration {
  readonly id: string;
  /** The item's key. */
  readonly item: string;
  /** How to write it; read like a brand voice. */
  readonly hint: string | null;
  /** A true statement that the page lacks; from now on blocks may use it. */
  readonly fact: string | null;
}

export type RegenerationOutcome =
  { readonly kind: 'queued' } | NoDraft | { readonly kind: 'no_item' } | { readonly kind: 'too_many_facts' };

/** As many as a request may have. */
const factsMax = 50;

/**
 * Queues one item of a draft to be generated again; grounding and scores run again with it. The replaced item counts as
 * rejected. Throws AppError `queue_full`.
 */
export async function regenerateItem(
  app: App,
  caller: Caller,
  { id, item, hint, fact }: Regeneration,
  requestId: string,
): Promise<RegenerationOutcome> {
  return await transact(app.database.db, async (trx) => {
    const draft = await lockDraft(trx, caller, id, 'can be reviewed');
    if (draft.kind !== 'draft') return draft;
    const generated = generatedItems(draft.result.content_blocks);
    const found = generated.find(({ key }) => key === item);
    if (found === undefined) return { kind: 'no_item' };
    const { type } = found;
    const { facts } = draft.input;
    const { entries } = await readReview(trx, id);
    const undo = { action: 'regenerated', type, entries, facts, hasFormer: true } as const;
    if (fact !== null && !facts.includes(fact)) {
      if (facts.length >= factsMax) return { kind: 'too_many_facts' };
      await replaceFacts(trx, id, { ...draft.input, facts: [...facts, fact] });
    }
    // The block may get another generator: its other items stay those of the present one.
    await recordReview(app, trx, caller, { injectionId: id, entries: note(entries, generated), undo });
    await queueEdit(app, trx, caller, { id, edit: { again: { key: item, type, hint } }, requestId });
    return { kind: 'queued' };
  });
}
