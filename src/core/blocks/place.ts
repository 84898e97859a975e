import type { ContentEnd } from '../document/content-end.ts';
import type { RawBlock } from '../document/segmentation.ts';
import {
  collapseWhiteSpace,
  isElement,
  isTextNode,
  textOf,
  type Element,
  type Node,
} from '../document/tree.ts';

/**
 * Insertion point of a part of a content block, found in the tree and in the blocks of the main content. The page's source
 * (apply.ts) and the measured page (applied-page.ts) share it, so that they cannot differ.
 */
export interface Place {
  /** Reference node; the side `end` is its inner end. */
  readonly node: Node;
  readonly side: 'before' | 'after' | 'end';
  /** Index of the inserted block in the blocks of the main content. */
  readonly index: number;
}

export type PlacedBlock = Pick<RawBlock, 'kind' | 'text' | 'element'>;

/** Elements that a heading or a paragraph is put above or below, never inside. */
const OUTSIDE = new Set(
  'p h1 h2 h3 h4 h5 h6 pre blockquote li dt dd tr summary caption figcaption legend button label hr'.split(
    ' ',
  ),
);
/** Elements whose children a heading must not separate. */
const CLOSED = new Set(
  'ul ol dl menu table thead tbody tfoot tr colgroup a button label summary h1 h2 h3 h4 h5 h6 dt pre caption hgroup'.split(
    ' ',
  ),
);
const SIBLINGS_READ_MAX = 30;
const PREFIX_CHARS = 40;

/** The place above the first block whose text starts with `anchor`; null without one, or when it is inside a list or table. */
export function placeAbove(blocks: readonly PlacedBlock[], anchor: string): Place | null {
  const wanted = collapseWhiteSpace(anchor);
  if (wanted === '') return null;
  const index = blocks.findIndex(({ text }) => collapsedStart(text, wanted.length).startsWith(wanted));
  return index < 0 ? null : placeAboveBlock(blocks, index);
}

/** White space is collapsed already except in code; reads only as much of it as can match. */
function collapsedStart(text: string, chars: number): string {
  return /\s\s|[^\S ]/u.test(text.slice(0, chars + 1)) ? collapseWhiteSpace(text.slice(0, chars * 4)) : text;
}

function placeAboveBlock(blocks: readonly PlacedBlock[], index: number): Place | null {
  const block = blocks[index];
  if (block === undefined) return null;
  const before = blocks[index - 1]?.element ?? null;
  const { element } = block;
  const isFirst = before === null || !contains(element, before);
  const start =
    OUTSIDE.has(element.tagName) && isFirst
      ? element
      : childThatBegins(element, block.text.slice(0, PREFIX_CHARS));
  const node = start === null ? null : climb(start);
  if (node === null) return null;
  // Other content comes first in the same list or table.
  if (node !== start && before !== null && contains(node, before)) return null;
  return { node, side: 'before', index };
}

/** The place directly under the first heading with this text; for the page's title heading, above the first block. */
export function placeUnder(
  blocks: readonly PlacedBlock[],
  titleHeading: string | null,
  heading: string,
): Place | null {
  const wanted = collapseWhiteSpace(heading);
  if (wanted === '') return null;
  if (titleHeading !== null && wanted === collapseWhiteSpace(titleHeading)) return placeAboveBlock(blocks, 0);
  const at = blocks.findIndex(({ kind, text }) => kind === 'heading' && collapseWhiteSpace(text) === wanted);
  const block = blocks[at];
  if (block === undefined) return null;
  const node = climb(block.element);
  if (node === null) return null;
  let index = at + 1;
  for (let next = blocks[index]; next !== undefined && contains(node, next.element); next = blocks[index])
    index++;
  // The heading is in a table row or list item: after the whole list the text would be under another heading.
  if (blocks.slice(at + 1, index).some(({ kind }) => kind !== 'heading')) return null;
  return { node, side: 'after', index };
}

/** The end of the main content: after its last block, before footers and other chrome. `index` is the number of its blocks. */
export function placeAtEnd({ root, last, after }: ContentEnd, index: number): Place | null {
  if (CLOSED.has(root.tagName)) return null;
  if (after === null || !contains(root, after)) return { node: root, side: 'end', index };
  if (contains(last, after)) {
    const node = childAround(last, after);
    return node === null ? null : { node, side: 'before', index };
  }
  const node = outermostBefore(last, root, after);
  return node === null ? null : { node, side: 'after', index };
}

/** The outermost element around the last block, inside the root, that does not contain `after`; never a list item. */
function outermostBefore(last: Element, root: Element, after: Element): Node | null {
  let node: Element = last;
  while (node !== root) {
    const parent = parentOf(node);
    if (parent === null) return null;
    const isOpen = !CLOSED.has(parent.tagName) && parent.tagName !== 'li';
    if (parent === root || (isOpen && contains(parent, after))) return node;
    node = parent;
  }
  return null;
}

/** The node, or the outermost of the lists, tables, links and labels directly around it. */
function climb(node: Node): Node | null {
  let at: Node = node;
  for (;;) {
    const parent = parentOf(at);
    if (parent === null) return null;
    if (!CLOSED.has(parent.tagName)) return at;
    at = parent;
  }
}

export function parentOf(node: Node): Element | null {
  const parent = 'parentNode' in node ? node.parentNode : null;
  return parent !== null && isElement(parent) ? parent : null;
}

export function contains(around: Node, node: Node): boolean {
  for (let at: Node | null = node; at !== null; at = 'parentNode' in at ? at.parentNode : null) {
    if (at === around) return true;
  }
  return false;
}

function childAround(element: Element, inner: Node): Node | null {
  for (let at: Node | null = inner; at !== null; at = 'parentNode' in at ? at.parentNode : null) {
    if ('parentNode' in at && at.parentNode === element) return at;
  }
  return null;
}

/** The child of the element where the words start. Bounded: reads at most SIBLINGS_READ_MAX siblings per start of a line. */
function childThatBegins(element: Element, words: string): Node | null {
  const { childNodes } = element;
  let opensLine = true;
  for (let at = 0; at < childNodes.length; at++) {
    const child = childNodes[at];
    if (child === undefined) continue;
    const own = ownText(child);
    if (opensLine && own !== '' && begins(childNodes, at, words)) return child;
    if (
      isElement(child) &&
      (child.tagName === 'br' ||
        OUTSIDE.has(child.tagName) ||
        /^(?:div|section|ul|ol|dl|table|figure|h[1-6])$/.test(child.tagName))
    )
      opensLine = true;
    else if (own !== '') opensLine = false;
  }
  return null;
}

function begins(siblings: readonly Node[], from: number, words: string): boolean {
  let text = '';
  for (let at = from; at < siblings.length && at < from + SIBLINGS_READ_MAX; at++) {
    const node = siblings[at];
    if (node === undefined) break;
    text += isElement(node) && node.tagName === 'br' ? ' ' : rawText(node);
    const collapsed = collapseWhiteSpace(text);
    if (collapsed.length >= words.length) return collapsed.startsWith(words);
    if (!words.startsWith(collapsed)) return false;
  }
  return collapseWhiteSpace(text) === words;
}

function rawText(node: Node): string {
  if (isTextNode(node)) return node.value.slice(0, PREFIX_CHARS * 8);
  // White space at the edges of an inline element belongs to the line.
  return isElement(node)
    ? ` ${textOf(node, PREFIX_CHARS * 2)}`.slice(/^\s/.test(firstText(node)) ? 0 : 1)
    : '';
}

function firstText(element: Element): string {
  let at: Node | undefined = element;
  while (at !== undefined && isElement(at)) at = at.childNodes[0];
  return at !== undefined && isTextNode(at) ? at.value.slice(0, 1) : '';
}

function ownText(node: Node): string {
  if (isTextNode(node)) return node.value.trim().slice(0, 1);
  return isElement(node) && !/^(?:script|style|template)$/.test(node.tagName)
    ? textOf(node, PREFIX_CHARS)
    : '';
}
