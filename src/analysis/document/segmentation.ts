import type { BlockKind } from './block-kind.ts';
import type { Landmark } from './landmarks.ts';
import type { Span } from './line.ts';
import type { Element } from './tree.ts';
import type { HiddenBy } from './visibility.ts';

export interface RawBlock {
  readonly kind: BlockKind;
  /** Heading: 1-6. List item: nesting depth from 1. Else 0. */
  readonly level: number;
  /** White space collapsed; kept in code. */
  readonly text: string;
  /** Characters of `text` that stand in links. */
  readonly linkChars: number;
  /** Index of the innermost container. */
  readonly container: number;
  readonly element: Element;
  /** Cells of a table row. */
  readonly cells: readonly string[] | null;
  readonly isHeaderRow: boolean;
  readonly ordered: boolean;
  /** Lists around it. */
  readonly listDepth: number;
  /** The innermost quotation around it. */
  readonly quote: Element | null;
  /** Links and emphasis in `text`, the inner before the outer; none in code and rows. */
  readonly spans: readonly Span[];
}

export interface Container {
  /** Index of the parent container; -1 for the body. A parent always comes before its children. */
  readonly parent: number;
  readonly element: Element;
  readonly landmark: Landmark;
  readonly hidden: HiddenBy | null;
  /** Why it is hidden: its own style, or the style of a container around it. */
  readonly hiddenAround: HiddenBy | null;
  /** True when its class says that nothing shows it: no sign of a trick, and no content. */
  readonly isUnshown: boolean;
  /** Lower-case words of class and id. */
  readonly names: string;
}

export interface Segmentation {
  readonly containers: readonly Container[];
  readonly blocks: readonly RawBlock[];
  readonly truncated: boolean;
}

/** Stands between the cells of a row in its block's text. */
export const CELL_SEPARATOR = ' | ';
