import type { Caller } from '../keys/authenticate.ts';
import type { ContentType } from '../../core/schema/vocabulary.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';
import { lockDraft, type NoDraft } from './locked-draft.ts';
import { decide, decisionOf, generatedItems } from './review/draft-review.ts';
import { readReview, recordReview } from './review/record-review.ts';

export interface ItemDecision {
  readonly id: string;
  /** The item's key. */
  readonly item: string;
  readonly decision: 'accepted' | 'rejected';
}

export type DecisionOutcome =
  | { readonly kind: 'decided'; readonly type: ContentType }
  | NoDraft
  /** The draft has no item with this key any more. */
  | { readonly kind: 'no_item' };

/** Accepts or rejects one item of a draft. A rejected item stays in the draft until that is published. */
export async function decideItem(
  app: Pick<App, 'database' | 'now'>,
  caller: Caller,
  { id, item, decision }: ItemDecision,
): Promise<DecisionOutcome> {
  return await transact(app.database.db, async (trx) => {
    const draft = await lockDraft(trx, caller, id, 'can be reviewed');
    if (draft.kind !== 'draft') return draft;
    const found = generatedItems(draft.result.content_blocks).find(({ key }) => key === item);
    if (found === undefined) return { kind: 'no_item' };
    const { type } = found;
    const { entries } = await readReview(trx, id);
    const decided = decide(entries, found, decision);
    // The same decision again changes nothing that could be undone.
    if (decisionOf(decided, item) === decisionOf(entries, item)) return { kind: 'decided', type };
    const undo = { action: decision, type, entries, facts: draft.input.facts, hasFormer: false } as const;
    await recordReview(app, trx, caller, { injectionId: id, entries: decided, undo });
    return { kind: 'decided', type };
  });
}
