import { CELL_SEPARATOR, type Container, type RawBlock, type Segmentation } from './segmentation.ts';
import { BLOCK_TAGS, CONTAINERS, openBlock, SKIPPED, type OpenBlock } from './block-kind.ts';
import { addControlled, withOpened } from './disclosure.ts';
import { isControlLabel, isInlineChrome } from './inline-chrome.ts';
import { landmarkOf, namesOf } from './landmarks.ts';
import { gapBefore, Line, spanOf, type SpanKind } from './line.ts';
import { rowFor, type RowCells } from './row-cells.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { afterFallback, readStreamedParts, type StreamedParts } from './streamed-parts.ts';
import { attribute, childrenOf, contentOf, isElement, isTextNode, type Element, type Node } from './tree.ts';
import type { HiddenBy } from './visibility/hidden-by.ts';
import { readVisibility, type Visibility } from './visibility/read-visibility.ts';

/**
 * One pass over the tree that turns a page into blocks (paragraphs, headings, items and rows) and the containers around
 * them. All later stages read these two flat lists, so that only this file must cope with deep or huge trees. Linear in
 * the size of the page.
 */

/** Deeper containers are merged into their ancestor: no page needs more, hostile ones have 100,000. */
const DEPTH_MAX = 200;
const BLOCKS_MAX = 60_000;
const NODES_MAX = 1_500_000;

interface Frame {
  readonly node: Node;
  next: number;
  readonly container: number;
  readonly block: OpenBlock;
  readonly depth: number;
  readonly listDepth: number;
  readonly isLink: boolean;
  /** Set on a row of a data table: its cells are gathered into one block. */
  readonly row: RowCells | null;
  readonly isPre: boolean;
  readonly quote: Element | null;
  readonly span: SpanKind | null;
  /** Set on an inline element that is hidden, or seen again: the line before it, resumed after it. */
  readonly lineAround: Line | null;
}

export function segment(body: Element): Segmentation {
  const html = body.parentNode ?? body;
  // The document itself, of which the list of elements is known already.
  const root = isElement(html) ? (html.parentNode ?? html) : html;
  return new Segmenter(readVisibility(root), readStreamedParts(root)).run(body);
}

class Segmenter {
  private readonly containers: Container[] = [];
  private readonly blocks: RawBlock[] = [];
  private readonly controlled = new Set<string>();
  private line = new Line();
  private linkDepth = 0;
  private nodes = 0;
  /** True after a <br> followed by white space only. */
  private hasOpenBreak = false;
  private readonly openItems = new WeakSet<Element>();
  private readonly stack: Frame[] = [];
  private readonly visibility: Visibility;
  private readonly streamed: StreamedParts;
  /** Parts that were read at their place: each is read once, wherever its own placeholders are. */
  private readonly placed = new Set<Element>();

  constructor(visibility: Visibility, streamed: StreamedParts) {
    this.visibility = visibility;
    this.streamed = streamed;
  }

  run(body: Element): Segmentation {
    const hidden = this.visibility.hiddenAt(body);
    this.containers.push({
      parent: -1,
      element: body,
      landmark: 'none',
      hidden,
      hiddenAround: hidden,
      isShownAgain: false,
      isUnshown: false,
      names: '',
    });
    this.stack.push({
      node: body,
      next: 0,
      container: 0,
      depth: 0,
      listDepth: 0,
      isLink: false,
      row: null,
      isPre: false,
      quote: null,
      span: null,
      lineAround: null,
      block: { kind: 'paragraph', level: 0, element: body, ordered: false },
    });
    let truncated = false;
    for (let frame = this.stack.at(-1); frame !== undefined; frame = this.stack.at(-1)) {
      const child = 'childNodes' in frame.node ? frame.node.childNodes[frame.next++] : undefined;
      if (child === undefined) {
        this.leave(frame);
        this.stack.pop();
      } else if (++this.nodes > NODES_MAX || this.blocks.length >= BLOCKS_MAX) {
        truncated = true;
        this.flush(frame);
        break;
      } else {
        this.enter(child, frame);
      }
    }
    return { containers: withOpened(this.containers, this.controlled), blocks: this.blocks, truncated };
  }

  private enter(node: Node, parent: Frame): void {
    if (isTextNode(node)) {
      this.addText(node.value, parent);
      return;
    }
    if (!isElement(node)) return;
    if (this.streamed.parts.size > 0 && this.isStreamed(node, parent)) return;
    const tag = node.tagName;
    if (SKIPPED.has(tag) || isInlineChrome(node, tag) || isControlLabel(node, tag, parent.block.kind)) return;
    // Browsers set quotation marks around <q>.
    if (tag === 'q') this.line.add('“', false);
    if (tag === 'br') {
      this.breakLine(parent);
      return;
    }
    if (BLOCK_TAGS.has(tag)) this.flush(parent);
    else if (!parent.isPre && parent.span !== 'code')
      this.line.meet(gapBefore(tag, childrenOf(parent.node)[parent.next - 2]));
    const frame = this.frameFor(node, tag, parent);
    if (frame.lineAround !== null) this.line = new Line();
    if (frame.span !== null) this.line.openSpan(frame.span, node);
    this.stack.push(frame);
  }

  /** True for a part of a stream and for its placeholder, at which the part is read. */
  private isStreamed(node: Element, parent: Frame): boolean {
    const part = this.streamed.partOf.get(node);
    if (part !== undefined) this.place(part, parent);
    return part !== undefined || this.streamed.parts.has(node);
  }

  private addText(text: string, { isPre, span }: Frame): void {
    if (this.hasOpenBreak && /\S/.test(text)) this.hasOpenBreak = false;
    const isLink = this.linkDepth > 0;
    if (isPre) this.line.addRaw(text, isLink);
    else this.line.add(span === 'code' ? text : withoutShortcodes(text), isLink);
  }

  /** Reads a part that the page was sent later at its place. */
  private place(part: Element, parent: Frame): void {
    parent.next = afterFallback(childrenOf(parent.node), parent.next);
    if (this.placed.has(part)) return;
    this.placed.add(part);
    this.flush(parent);
    this.stack.push(this.frameFor(part, part.tagName, parent));
  }

  /** Two <br> in a row separate paragraphs like <p>. */
  private breakLine(frame: Frame): void {
    if (frame.isPre) this.line.addRaw('\n', false);
    else if (this.hasOpenBreak) this.flush(frame);
    else this.line.add(' ', false);
    this.hasOpenBreak = !frame.isPre && !this.line.isEmpty;
  }

  private frameFor(element: Element, tag: string, parent: Frame): Frame {
    const isLink = tag === 'a' && attribute(element, 'href') !== null;
    if (isLink) this.linkDepth++;
    if (element.attrs.length > 0) addControlled(element, tag, this.controlled);
    const { container, isContainer, isSetApart } = this.containerFor(element, tag, parent);
    const listDepth = parent.listDepth + (tag === 'ul' || tag === 'ol' ? 1 : 0);
    return {
      node: contentOf(element),
      next: 0,
      container,
      depth: parent.depth + (isContainer ? 1 : 0),
      listDepth,
      isLink,
      row: rowFor(element, tag, isSetApart ? null : parent.row),
      lineAround: isSetApart ? this.line : null,
      isPre: parent.isPre || tag === 'pre',
      quote: tag === 'blockquote' ? element : parent.quote,
      span: spanOf(tag, isLink),
      block: openBlock(element, tag, listDepth, parent.block),
    };
  }

  /** The container of what is in the element, and whether its line is set apart: it differs in what is seen. */
  private containerFor(
    element: Element,
    tag: string,
    parent: Frame,
  ): { readonly container: number; readonly isContainer: boolean; readonly isSetApart: boolean } {
    const hidden = this.hidingOf(element);
    const isShownAgain = hidden === null && this.visibility.isShownAgain(element);
    const differs = hidden !== null || isShownAgain;
    const isContainer = (CONTAINERS.has(tag) || differs) && parent.depth < DEPTH_MAX;
    const container = isContainer
      ? this.addContainer(element, parent.container, { hidden, isShownAgain })
      : parent.container;
    return { container, isContainer, isSetApart: differs && !BLOCK_TAGS.has(tag) };
  }

  private hidingOf(element: Element): HiddenBy | null {
    if (this.placed.size > 0 && this.placed.has(element)) return null;
    return this.visibility.hiddenAt(element);
  }

  private addContainer(
    element: Element,
    parent: number,
    { hidden, isShownAgain }: Pick<Container, 'hidden' | 'isShownAgain'>,
  ): number {
    const hiddenAround = isShownAgain ? null : (hidden ?? this.containers[parent]?.hiddenAround ?? null);
    this.containers.push({
      parent,
      element,
      landmark: landmarkOf(element),
      hidden,
      hiddenAround,
      isShownAgain,
      isUnshown: false,
      names: namesOf(element),
    });
    return this.containers.length - 1;
  }

  private leave(frame: Frame): void {
    if (!isElement(frame.node)) return;
    const tag = frame.node.tagName;
    if (frame.span !== null) this.line.closeSpan();
    if (BLOCK_TAGS.has(tag) || frame.lineAround !== null) this.flush(frame);
    if (frame.lineAround !== null) this.line = frame.lineAround;
    if (tag === 'q') this.line.add('”', false);
    if (frame.isLink) this.linkDepth--;
    if (frame.row !== null && (tag === 'td' || tag === 'th')) frame.row.close();
    if (tag === 'tr' && frame.row !== null) this.flushRow(frame, frame.row.cells);
  }

  private flush(frame: Frame): void {
    if (this.line.isEmpty) return;
    const { text, linkChars, spans } = this.line.take(frame.isPre);
    if (text === '') return;
    if (frame.row !== null) {
      frame.row.add(text);
      return;
    }
    this.line.resetLinkChars();
    const { kind, level, element, ordered } = this.itemOnce(frame.block);
    this.blocks.push({
      kind,
      level,
      element,
      ordered,
      text,
      linkChars: Math.min(linkChars, text.length),
      container: frame.container,
      cells: null,
      isHeaderRow: false,
      listDepth: frame.listDepth,
      quote: frame.quote,
      spans,
    });
  }

  /** Only the first paragraph of a list item is the item; the rest is text (posts of a thread are list items). */
  private itemOnce(block: OpenBlock): OpenBlock {
    if (block.kind !== 'list_item') return block;
    if (this.openItems.has(block.element)) return { ...block, kind: 'paragraph', level: 0, ordered: false };
    this.openItems.add(block.element);
    return block;
  }

  private flushRow(frame: Frame, cells: readonly string[]): void {
    const { linkChars } = this.line.take(false);
    this.line.resetLinkChars();
    if (cells.every((cell) => cell === '') || !isElement(frame.node)) return;
    const text = cells.join(CELL_SEPARATOR);
    const isHeaderRow =
      frame.node.parentNode?.nodeName === 'thead' ||
      frame.node.childNodes.every((cell) => !isElement(cell) || cell.tagName === 'th');
    this.blocks.push({
      kind: 'table_row',
      level: 0,
      text,
      linkChars: Math.min(linkChars, text.length),
      container: frame.container,
      element: frame.node,
      cells,
      isHeaderRow,
      ordered: false,
      listDepth: frame.listDepth,
      quote: frame.quote,
      spans: [],
    });
  }
}
