import type { BlockKind } from './block-kind.ts';
import type { Landmark } from './landmarks.ts';
import type { Span } from './line.ts';
import type { Element } from './tree.ts';
import type { HiddenBy } from './visibility/hidden-by.ts';

export interface RawBlock {
  readonly kind: BlockKind;
  /** Heading: 1-6. List item: nesting depth from 1. Otherwise 0. */
  readonly level: number;
  /** White space collapsed; kept in code. */
  readonly text: string;
  /** Characters of `text` inside links. */
  readonly linkChars: number;
  /** Index of the innermost container. */
  readonly container: number;
  readonly element: Element;
  /** Cells of a table row. */
  readonly cells: readonly string[] | null;
  readonly isHeaderRow: boolean;
  readonly ordered: boolean;
  /** Number of enclosing lists. */
  readonly listDepth: number;
  /** The innermost enclosing quotation. */
  readonly quote: Element | null;
  /** Links and emphasis in `text`, the inner before the outer; none in code and rows. */
  readonly spans: readonly Span[];
}

export interface Container {
  /** Index of the parent container; -1 for the body. A parent always precedes its children. */
  readonly parent: number;
  readonly element: Element;
  readonly landmark: Landmark;
  readonly hidden: HiddenBy | null;
  /** Why it is hidden: by its own style or an ancestor's. */
  readonly hiddenAround: HiddenBy | null;
  /** True when it is seen although the container around it hides its text: by a property that is inherited. */
  readonly isShownAgain: boolean;
  /** True when its class hides it for good: no sign of a trick, and no content. */
  readonly isUnshown: boolean;
  /** Lower-case words of class and id. */
  readonly names: string;
}

export interface Segmentation {
  readonly containers: readonly Container[];
  readonly blocks: readonly RawBlock[];
  readonly truncated: boolean;
}

/** Separates the cells of a row in its block's text. */
export const CELL_SEPARATOR = ' | ';
