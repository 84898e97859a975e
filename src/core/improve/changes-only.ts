import type { DiffBlock, InjectionDiff } from '../schema/injection.ts';

/** Unchanged neighbours only mark the place. */
const neighbourCharsMax = 300;

/** Replaces left-out unchanged blocks. */
export const gap: DiffBlock = { kind: 'gap', level: 0, text: '', changed: false };

/**
 * The changes of a diff: title, description, removed and new blocks, the shortened neighbours of new ones, and a `gap` for
 * the blocks left out between them. Its size depends on the changes, not on the page.
 */
export function changesOnly({ before, after }: InjectionDiff): InjectionDiff {
  const isKept = (block: DiffBlock | undefined): boolean =>
    block !== undefined && (block.changed || block.kind === 'title' || block.kind === 'meta_description');
  const kept: DiffBlock[] = [];
  after.forEach((block, index) => {
    if (isKept(block)) kept.push(block);
    else if (after[index - 1]?.changed === true || after[index + 1]?.changed === true) kept.push(cut(block));
    else if (kept.at(-1) !== gap) kept.push(gap);
  });
  return { before: before.filter((block) => isKept(block)), after: kept };
}

function cut(block: DiffBlock): DiffBlock {
  if (block.text.length <= neighbourCharsMax) return block;
  // Do not split a surrogate pair.
  const text = block.text.slice(0, neighbourCharsMax).replace(/[\uD800-\uDBFF]$/, '');
  return { ...block, text: `${text}…` };
}
