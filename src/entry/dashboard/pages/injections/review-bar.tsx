import type { VNode } from 'preact';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import {
  decisionOf,
  generatedItems,
  type DraftReview,
  type UndoStep,
} from '../../../../features/injections/review/draft-review.ts';
import { PostForm } from '../../components/post-form.tsx';
import type { MemberPageCall } from '../../dashboard-page.ts';
import { typeNames } from './injection-words.tsx';
import { inPlace } from './item-forms.tsx';

const actionWords: Readonly<Record<UndoStep['action'], string>> = {
  accepted: 'Accepted an item of',
  rejected: 'Rejected an item of',
  edited: 'Edited',
  regenerated: 'Regenerated an item of',
};

/** How far the review is, the last action with a way back, and the keys. */
export function reviewBar(
  call: MemberPageCall,
  id: string,
  blocks: readonly ContentBlock[],
  { entries, undo }: DraftReview,
): VNode {
  const items = generatedItems(blocks);
  const decided = items.filter(({ key }) => decisionOf(entries, key) !== null).length;
  const progress = `${String(decided)} of ${String(items.length)} ${items.length === 1 ? 'item' : 'items'} decided`;
  const said = undo === null ? null : `${actionWords[undo.action]} ${typeNames[undo.type]}`;
  const path = `/injections/${id}/undo`;
  return (
    <div class="review-bar row">
      <p data-said={said === null ? progress : `${said}. ${progress}.`}>
        <b>{progress}</b>
        {said !== null && <span class="soft small"> · {said}</span>}
      </p>
      {undo !== null && (
        <PostForm visit={call} action={path} class="inline" more={{ 'hx-post': path, ...inPlace }}>
          <button type="submit" data-undo aria-keyshortcuts="u">
            Undo
          </button>
        </PostForm>
      )}
      {keyHelp}
    </div>
  );
}

const keys = [
  ['J', 'next item'],
  ['K', 'previous item'],
  ['A', 'accept'],
  ['R', 'reject'],
  ['E', 'edit'],
  ['G', 'regenerate'],
  ['U', 'undo the last action'],
  ['Esc', 'leave a form'],
] as const;

/** The keys need the script, which shows this part. */
const keyHelp = (
  <details class="keys" data-keys hidden>
    <summary>Keyboard</summary>
    <p class="small soft">
      The keys work while an item has the focus: press Tab until one is outlined. They do nothing while you
      type in a field.
    </p>
    <button type="button" data-first-item>
      Go to the first open item
    </button>
    <dl>
      {keys.map(([key, does]) => (
        <div>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </details>
);
