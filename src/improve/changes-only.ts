import type { DiffBlock, InjectionDiff } from '../schema/injection.ts';

/** A neighbour is there to be recognised, not to be read. */
const neighbourCharsMax = 300;

/** Stands where blocks that stay as they are were left out. */
export const gap: DiffBlock = { kind: 'gap', level: 0, text: '', changed: false };

/**
 * What a diff says of the changes: the title and the description, every block that goes or is new, the neighbours of the
 * new ones, cut, and a `gap` for what was left out between them. As large as the changes, whatever the page.
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
  // Never within a surrogate pair.
  const text = block.text.slice(0, neighbourCharsMax).replace(/[\uD800-\uDBFF]$/, '');
  return { ...block, text: `${text}…` };
}
