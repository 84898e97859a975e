import type { MainContentChoice } from './main-content.ts';
import type { RawBlock, Segmentation } from './segmentation.ts';
import type { Element } from './tree.ts';

/** The elements between which the main content ends; what is added below it goes there. */
export interface ContentEnd {
  /** The innermost container around the main content. */
  readonly root: Element;
  readonly last: Element;
  /** Element of the first block of the page after the main content. */
  readonly after: Element | null;
}

interface ChosenContent {
  readonly segmentation: Segmentation;
  readonly choice: MainContentChoice;
  readonly titleIndex: number | null;
  readonly chosen: readonly RawBlock[];
}

/** Null for a page without main content. */
export function readContentEnd({
  segmentation,
  choice,
  titleIndex,
  chosen,
}: ChosenContent): ContentEnd | null {
  const last = chosen.at(-1);
  const root = segmentation.containers[choice.root]?.element;
  if (last === undefined || root === undefined) return null;
  const lastIndex = choice.blocks.findLast((at) => at !== titleIndex) ?? choice.blocks.length;
  return { root, last: last.element, after: segmentation.blocks[lastIndex + 1]?.element ?? null };
}
