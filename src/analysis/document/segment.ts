import { attribute, collapseWhiteSpace, isElement, isTextNode, textOf, type Element, type Node } from './tree.ts';
import { hiddenBy, type HiddenBy } from './visibility.ts';

/**
 * One pass over the tree that turns a page into blocks (the paragraphs, headings, items and rows that a reader sees)
 * and the containers they stand in. Everything later works on these two flat lists, so that no other part of the core
 * has to fear a deep or huge tree. Linear in the size of the page.
 */

export type BlockKind = 'heading' | 'paragraph' | 'list_item' | 'table_row' | 'quote' | 'code' | 'term' | 'caption';

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
}

export type Landmark = 'main' | 'article' | 'nav' | 'header' | 'footer' | 'aside' | 'form' | 'none';

export interface Container {
  /** Index of the parent container; -1 for the body. A parent always comes before its children. */
  readonly parent: number;
  readonly element: Element;
  readonly landmark: Landmark;
  readonly hidden: HiddenBy | null;
  /** Lower-case words of class and id. */
  readonly names: string;
}

export interface Segmentation {
  readonly containers: readonly Container[];
  readonly blocks: readonly RawBlock[];
  readonly truncated: boolean;
}

/** Containers deeper than this are folded into their ancestor: no page needs more, hostile ones have 100,000. */
const DEPTH_MAX = 200;
const BLOCKS_MAX = 60_000;
const NODES_MAX = 1_500_000;

/** Stands between the cells of a row in its block's text. */
export const CELL_SEPARATOR = ' | ';

const SKIPPED = new Set([
  'head', 'script', 'style', 'template', 'svg', 'math', 'iframe', 'object', 'embed', 'canvas', 'audio', 'video',
  'select', 'option', 'textarea', 'input', 'datalist', 'map', 'area', 'noframes', 'title', 'link', 'meta',
]);

const CONTAINERS = new Set([
  'body', 'main', 'article', 'section', 'div', 'nav', 'header', 'footer', 'aside', 'form', 'fieldset', 'ul', 'ol',
  'dl', 'table', 'tbody', 'td', 'th', 'blockquote', 'figure', 'details', 'center', 'dialog', 'menu', 'address',
  'noscript', 'hgroup', 'search', 'li', 'dd', 'tr',
]);

const BLOCK_TAGS = new Set([
  ...CONTAINERS, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'dt', 'figcaption', 'summary', 'caption', 'hr',
  'thead', 'tfoot', 'legend', 'html', 'button', 'label', 'frameset',
]);

const ROLE_LANDMARKS: Readonly<Record<string, Landmark>> = {
  main: 'main', article: 'article', navigation: 'nav', banner: 'header', contentinfo: 'footer', complementary: 'aside',
  search: 'form', menu: 'nav', menubar: 'nav', dialog: 'aside', alertdialog: 'aside', toolbar: 'nav', tablist: 'nav',
};

const TAG_LANDMARKS: Readonly<Record<string, Landmark>> = {
  main: 'main', article: 'article', nav: 'nav', header: 'header', footer: 'footer', aside: 'aside', form: 'form',
  menu: 'nav', dialog: 'aside', search: 'form',
};

interface OpenBlock {
  kind: BlockKind;
  level: number;
  element: Element;
  ordered: boolean;
}

interface Frame {
  readonly node: Node;
  next: number;
  readonly container: number;
  readonly block: OpenBlock;
  readonly depth: number;
  readonly listDepth: number;
  readonly isLink: boolean;
  /** Set on a row of a data table: its cells are gathered into one block. */
  readonly row: string[] | null;
  readonly isPre: boolean;
}

export function segment(body: Element): Segmentation {
  return new Segmenter().run(body);
}

class Segmenter {
  private readonly containers: Container[] = [];
  private readonly blocks: RawBlock[] = [];
  private buffer = '';
  private linkChars = 0;
  private linkDepth = 0;
  private nodes = 0;
  private readonly stack: Frame[] = [];

  run(body: Element): Segmentation {
    this.containers.push({ parent: -1, element: body, landmark: 'none', hidden: hiddenBy(body), names: '' });
    this.stack.push({
      node: body, next: 0, container: 0, depth: 0, listDepth: 0, isLink: false, row: null, isPre: false,
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
    return { containers: this.containers, blocks: this.blocks, truncated };
  }

  private enter(node: Node, parent: Frame): void {
    if (isTextNode(node)) {
      this.buffer += node.value;
      if (this.linkDepth > 0) this.linkChars += collapseWhiteSpace(node.value).length;
      return;
    }
    if (!isElement(node)) return;
    const tag = node.tagName;
    if (SKIPPED.has(tag) || isInlineChrome(node, tag)) return;
    if (tag === 'br') {
      this.buffer += parent.isPre ? '\n' : / \n\s*$/.test(this.buffer) ? this.paragraphBreak(parent) : ' \n';
      return;
    }
    if (BLOCK_TAGS.has(tag)) this.flush(parent);
    this.stack.push(this.frameFor(node, tag, parent));
  }

  /** Two <br> in a row separate paragraphs as well as <p> does. */
  private paragraphBreak(frame: Frame): string {
    this.flush(frame);
    return '';
  }

  private frameFor(element: Element, tag: string, parent: Frame): Frame {
    const isLink = tag === 'a' && attribute(element, 'href') !== null;
    if (isLink) this.linkDepth++;
    const hidden = hiddenBy(element);
    const isContainer = (CONTAINERS.has(tag) || hidden !== null) && parent.depth < DEPTH_MAX;
    const container = isContainer ? this.addContainer(element, tag, parent.container, hidden) : parent.container;
    const listDepth = parent.listDepth + (tag === 'ul' || tag === 'ol' ? 1 : 0);
    return {
      node: element,
      next: 0,
      container,
      depth: parent.depth + (isContainer ? 1 : 0),
      listDepth,
      isLink,
      row: tag === 'tr' && isDataRow(element) ? [] : tag === 'table' ? null : parent.row,
      isPre: parent.isPre || tag === 'pre',
      block: openBlock(element, tag, listDepth, parent.block),
    };
  }

  private addContainer(element: Element, tag: string, parent: number, hidden: HiddenBy | null): number {
    const role = attribute(element, 'role');
    const landmark = (role === null ? undefined : ROLE_LANDMARKS[role.trim().toLowerCase()]) ?? TAG_LANDMARKS[tag] ?? 'none';
    this.containers.push({ parent, element, landmark, hidden, names: namesOf(element) });
    return this.containers.length - 1;
  }

  private leave(frame: Frame): void {
    if (!isElement(frame.node)) return;
    const tag = frame.node.tagName;
    if (BLOCK_TAGS.has(tag)) this.flush(frame);
    if (frame.isLink) this.linkDepth--;
    if (tag === 'tr' && frame.row !== null) this.flushRow(frame, frame.row);
  }

  private flush(frame: Frame): void {
    if (this.buffer === '') return;
    const text = frame.isPre ? this.buffer.replace(/^\n+|\s+$/g, '') : collapseWhiteSpace(this.buffer);
    const linkChars = Math.min(this.linkChars, text.length);
    this.buffer = '';
    if (text === '') return;
    if (frame.row !== null) {
      frame.row.push(text);
      return;
    }
    this.linkChars = 0;
    this.blocks.push({
      ...frame.block, text, linkChars, container: frame.container, cells: null, isHeaderRow: false,
    });
  }

  private flushRow(frame: Frame, cells: readonly string[]): void {
    const linkChars = this.linkChars;
    this.linkChars = 0;
    if (cells.length === 0 || !isElement(frame.node)) return;
    const text = cells.join(CELL_SEPARATOR);
    const isHeaderRow = frame.node.childNodes.every((cell) => !isElement(cell) || cell.tagName === 'th');
    this.blocks.push({
      kind: 'table_row', level: 0, text, linkChars: Math.min(linkChars, text.length), container: frame.container,
      element: frame.node, cells, isHeaderRow, ordered: false,
    });
  }
}

/** Marks inside a line that are not its words: edit links, anchors beside headings, footnote numbers, text for screen readers. */
const INLINE_CHROME = /(?:^|[\s_-])(?:mw-editsection|editsection|sr-only|visually-hidden|visuallyhidden|screen-reader-text|noprint|footnote-ref)(?=[\s_-]|$)/;
/** Links beside a heading are chrome when they are a sign; some sites put the heading's words into them. */
const HEADING_LINK = /(?:^|[\s_-])(?:headerlink|anchorjs-link|heading-anchor|anchor-link|anchor|hash-link|direct-link|permalink)(?=[\s_-]|$)/;
const HEADING_SIGN_CHARS_MAX = 2;
const INLINE_TAGS = new Set(['a', 'span', 'sup', 'small', 'em']);

function isInlineChrome(element: Element, tag: string): boolean {
  if (!INLINE_TAGS.has(tag) || element.attrs.length === 0) return false;
  const names = attribute(element, 'class');
  if (names === null) return false;
  if (HEADING_LINK.test(names) && textOf(element, 10).length <= HEADING_SIGN_CHARS_MAX) return true;
  return INLINE_CHROME.test(names) || (tag === 'sup' && /(?:^|\s)reference(?:\s|$)/.test(names));
}

function openBlock(element: Element, tag: string, listDepth: number, parent: OpenBlock): OpenBlock {
  if (/^h[1-6]$/.test(tag)) return { kind: 'heading', level: Number(tag[1]), element, ordered: false };
  switch (tag) {
    case 'li':
      return {
        kind: 'list_item', level: Math.max(1, listDepth), element,
        ordered: element.parentNode !== null && element.parentNode.nodeName === 'ol',
      };
    case 'dt': case 'summary':
      return { kind: 'term', level: 0, element, ordered: false };
    case 'pre':
      return { kind: 'code', level: 0, element, ordered: false };
    case 'blockquote':
      return { kind: 'quote', level: 0, element, ordered: false };
    case 'figcaption': case 'caption': case 'legend':
      return { kind: 'caption', level: 0, element, ordered: false };
    case 'p':
      // A paragraph in an item or a quotation is still that item or quotation.
      return parent.kind === 'list_item' || parent.kind === 'quote' ? parent : { kind: 'paragraph', level: 0, element, ordered: false };
    default:
      if (parent.kind === 'code' || parent.kind === 'heading' || parent.kind === 'term') return parent;
      if (!BLOCK_TAGS.has(tag) || tag === 'div' || tag === 'section') {
        return parent.kind === 'paragraph' ? { ...parent, element: BLOCK_TAGS.has(tag) ? element : parent.element } : parent;
      }
      return { kind: 'paragraph', level: 0, element, ordered: false };
  }
}

/** A row is data when no cell holds a table, a list or several paragraphs; other rows only lay out the page. */
function isDataRow(row: Element): boolean {
  let cells = 0;
  for (const cell of row.childNodes) {
    if (!isElement(cell)) continue;
    cells++;
    let blocks = 0;
    for (const child of cell.childNodes) {
      if (!isElement(child)) continue;
      if (/^(?:table|ul|ol|h[1-6]|article|section|form|pre)$/.test(child.tagName)) return false;
      if (/^(?:p|div)$/.test(child.tagName) && ++blocks > 2) return false;
    }
  }
  return cells > 1;
}

function namesOf(element: Element): string {
  if (element.attrs.length === 0) return '';
  const raw = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  return raw.length < 2 ? '' : raw.slice(0, 400).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
