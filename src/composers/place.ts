import type { MainBlocks } from '../analysis/document/page-document.ts';
import type { RawBlock } from '../analysis/document/segmentation.ts';
import {
  collapseWhiteSpace,
  isElement,
  isTextNode,
  textOf,
  type Element,
  type Node,
} from '../analysis/document/tree.ts';

/**
 * Where the parts of content blocks go, found on the tree and on the blocks of the main content. The same answer serves
 * the page's source (apply.ts) and the measured page (applied-page.ts), so that the two cannot come apart.
 */
export interface Place {
  /** Beside which node of the tree; `end` is the end of the inside of it. */
  readonly node: Node;
  readonly side: 'before' | 'after' | 'end';
  /** Index in the blocks of the main content that what is inserted takes. */
  readonly index: number;
}

export type PlacedBlock = Pick<RawBlock, 'kind' | 'text' | 'element'>;

/** Elements that a heading or a paragraph goes above or below, not into. */
const OUTSIDE = new Set(
  'p h1 h2 h3 h4 h5 h6 pre blockquote li dt dd tr summary caption figcaption legend button label hr'.split(
    ' ',
  ),
);
/** Elements between whose children no heading may stand. */
const CLOSED = new Set(
  'ul ol dl menu table thead tbody tfoot tr colgroup a button label summary h1 h2 h3 h4 h5 h6 dt pre caption hgroup'.split(
    ' ',
  ),
);
const SIBLINGS_READ_MAX = 30;
const PREFIX_CHARS = 40;

/** Above the first block whose text begins with `anchor`; null when there is none, or when it stands inside a list or table. */
export function placeAbove(blocks: readonly PlacedBlock[], anchor: string): Place | null {
  const wanted = collapseWhiteSpace(anchor);
  if (wanted === '') return null;
  const index = blocks.findIndex(({ text }) => collapsedStart(text, wanted.length).startsWith(wanted));
  return index < 0 ? null : placeAboveBlock(blocks, index);
}

/** Blocks are collapsed but for code; only so much of it is read as can match. */
function collapsedStart(text: string, chars: number): string {
  return /\s\s|[^\S ]/u.test(text.slice(0, chars + 1)) ? collapseWhiteSpace(text.slice(0, chars * 4)) : text;
}

export function placeAboveBlock(blocks: readonly PlacedBlock[], index: number): Place | null {
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
  // Something else of the page stands in front of it in the same list or table.
  if (node !== start && before !== null && contains(node, before)) return null;
  return { node, side: 'before', index };
}

/** Directly under the first heading of these words; under the page's title heading is above its first block. */
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
  // A heading in a row or an item of a list: what goes after all of it would stand under another heading.
  if (blocks.slice(at + 1, index).some(({ kind }) => kind !== 'heading')) return null;
  return { node, side: 'after', index };
}

/** The end of the main content: after its last block, before whatever of the page is no content. */
export function placeAtEnd({ segmentation, choice, titleIndex, chosen }: MainBlocks): Place | null {
  const last = chosen.at(-1);
  const root = segmentation.containers[choice.root]?.element;
  if (last === undefined || root === undefined || CLOSED.has(root.tagName)) return null;
  const index = chosen.length;
  const lastIndex = choice.blocks.findLast((at) => at !== titleIndex) ?? choice.blocks.length;
  const after = segmentation.blocks[lastIndex + 1]?.element ?? null;
  if (after === null || !contains(root, after)) return { node: root, side: 'end', index };
  if (contains(last.element, after)) {
    const node = childAround(last.element, after);
    return node === null ? null : { node, side: 'before', index };
  }
  const node = outermostBefore(last.element, root, after);
  return node === null ? null : { node, side: 'after', index };
}

/** The outermost element around the last block, inside the root, that does not hold what comes after; never an item of a list. */
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

/** The node itself, or the outermost of the lists, tables, links and labels that it stands in directly. */
function climb(node: Node): Node | null {
  let at: Node = node;
  for (;;) {
    const parent = parentOf(at);
    if (parent === null) return null;
    if (!CLOSED.has(parent.tagName)) return at;
    at = parent;
  }
}

function parentOf(node: Node): Element | null {
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

/** The child of the element with which the words begin. Bounded: few siblings are read for each place where a line begins. */
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
  // The spaces around an inline element's words are part of the line.
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
