import { z } from 'zod';
import type { BlockChange } from '../../../../core/blocks/block-change.ts';
import { itemKey, itemsOfBlock } from '../../../../core/blocks/block-items.ts';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import { decideItem } from '../../../../features/injections/decide-item.ts';
import type { NoDraft } from '../../../../features/injections/locked-draft.ts';
import { regenerateItem } from '../../../../features/injections/regenerate-item.ts';
import { undoReview } from '../../../../features/injections/undo-review.ts';
import { AppError } from '../../../../service/platform/errors.ts';
import { done, refuse, type Refusal } from '../../answers.ts';
import { defineAction } from '../../dashboard-page.ts';
import { detailOf, injectionPage } from './injection.tsx';
import { injectionParams } from './injection-words.tsx';
import { changeOfItem } from './item-fields.tsx';
import { factMax, hintMax } from './item-limits.ts';
import { submitChange } from './submit-change.ts';

const params = injectionParams.extend({ item: z.string().regex(/^itm_[0-9a-f]{20}$/) });

const itemIsGone = 'This item is no longer in the draft: it was changed meanwhile.';

function refusalOf(outcome: NoDraft | { readonly kind: 'no_item' }): Refusal {
  if (outcome.kind === 'not_found') throw new AppError('not_found');
  return refuse({}, outcome.kind === 'no_item' ? itemIsGone : outcome.reason);
}

export const decideAction = defineAction({
  path: '/injections/{id}/items/{item}',
  role: 'developer',
  audit: 'injection.item_decided',
  page: injectionPage,
  params,
  body: z.object({
    decision: z.enum(['accepted', 'rejected'], { error: 'Must be accepted or rejected.' }),
  }),
  perform: async ({ app, caller, params: { id, item }, body: { decision } }) => {
    const outcome = await decideItem(app, caller, { id, item, decision });
    if (outcome.kind !== 'decided') return refusalOf(outcome);
    const detail = { item, type: outcome.type, decision };
    return done(`/injections/${id}#${item}`, undefined, { target: id, detail });
  },
});

export const editItemAction = defineAction({
  path: '/injections/{id}/items/{item}/edit',
  role: 'developer',
  audit: 'injection.edited',
  page: injectionPage,
  params,
  body: z.record(z.string(), z.string()),
  perform: async (call) => {
    const { id, item } = call.params;
    const { record } = await detailOf(call, id);
    const found = placeOf(record.content_blocks, item);
    if (found === undefined) return refuse({}, itemIsGone);
    const change = changeOfItem(found.block, found.index, call.body);
    const place = anchorOf(found.block, change, found.index);
    return await submitChange(call, id, change, `/injections/${id}#${place}`);
  },
});

function placeOf(blocks: readonly ContentBlock[], key: string) {
  for (const block of blocks) {
    const item = itemsOfBlock(block).find((each) => each.key === key);
    if (item !== undefined) return { block, index: item.index };
  }
  return undefined;
}

/** The key of an item once it has its new words. */
function anchorOf({ id, type }: ContentBlock, { text, items }: BlockChange, index: number): string {
  const item = items?.[index] ?? (text === undefined ? undefined : { text });
  return item === undefined ? id : itemKey(type, item);
}

export const regenerateAction = defineAction({
  path: '/injections/{id}/items/{item}/regenerate',
  role: 'developer',
  audit: 'injection.item_regenerated',
  page: injectionPage,
  params,
  body: z.object({
    hint: z
      .string()
      .trim()
      .max(hintMax, { error: `Must have at most ${String(hintMax)} characters.` })
      .optional(),
    fact: z
      .string()
      .trim()
      .max(factMax, { error: `Must have at most ${String(factMax)} characters.` })
      .optional(),
  }),
  perform: async ({ app, caller, params: { id, item }, body, requestId }) => {
    const [hint, fact] = [body.hint ?? '', body.fact ?? ''];
    const request = { id, item, hint: hint === '' ? null : hint, fact: fact === '' ? null : fact };
    const outcome = await regenerateItem(app, caller, request, requestId);
    if (outcome.kind === 'too_many_facts') {
      return refuse({ fact: 'The injection has 50 facts, which is the most that it can have.' });
    }
    if (outcome.kind !== 'queued') return refusalOf(outcome);
    return done(`/injections/${id}#${item}`, undefined, { target: id, detail: { item } });
  },
});

export const undoAction = defineAction({
  path: '/injections/{id}/undo',
  role: 'developer',
  audit: 'injection.undone',
  page: injectionPage,
  params: injectionParams,
  perform: async ({ app, caller, params: { id } }) => {
    const outcome = await undoReview(app, caller, id);
    if (outcome.kind === 'nothing_to_undo') return refuse({}, 'There is nothing to undo.');
    if (outcome.kind !== 'undone') return refusalOf(outcome);
    return done(`/injections/${id}`, undefined, { target: id, detail: { action: outcome.action } });
  },
});
