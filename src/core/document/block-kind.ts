import { isElement, type Element } from './tree.ts';

/** The role of each tag when a page is cut into blocks. */

export type BlockKind =
  'heading' | 'paragraph' | 'list_item' | 'table_row' | 'quote' | 'code' | 'term' | 'caption';

/** Elements whose content is not text of the page. */
export const SKIPPED = new Set([
  'head',
  'script',
  'style',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'canvas',
  'audio',
  'video',
  'select',
  'option',
  'textarea',
  'input',
  'datalist',
  'map',
  'area',
  'progress',
  'meter',
  'rp',
  'noframes',
  'title',
  'link',
  'meta',
]);

/** Elements that group blocks. */
export const CONTAINERS = new Set([
  'body',
  'main',
  'article',
  'section',
  'div',
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'fieldset',
  'ul',
  'ol',
  'dl',
  'table',
  'tbody',
  'td',
  'th',
  'blockquote',
  'figure',
  'details',
  'center',
  'dialog',
  'menu',
  'address',
  'noscript',
  'hgroup',
  'search',
  'li',
  'dd',
  'tr',
]);

/** Elements that end a line before and after them. */
export const BLOCK_TAGS = new Set([
  ...CONTAINERS,
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'dt',
  'figcaption',
  'summary',
  'caption',
  'hr',
  'thead',
  'tfoot',
  'legend',
  'html',
  'button',
  'label',
  'frameset',
]);

/** The block that receives the text of the element being walked. */
export interface OpenBlock {
  kind: BlockKind;
  level: number;
  element: Element;
  ordered: boolean;
}

/** Tags that open a block of one kind in any context. */
const KIND_OF_TAG: ReadonlyMap<string, BlockKind> = new Map(
  Object.entries({
    dt: 'term',
    summary: 'term',
    pre: 'code',
    blockquote: 'quote',
    figcaption: 'caption',
    caption: 'caption',
    legend: 'caption',
  } as const),
);
/** Tags that only group: their text belongs to the surrounding block. */
const GROUPING = new Set(['div', 'section']);

export function openBlock(element: Element, tag: string, listDepth: number, parent: OpenBlock): OpenBlock {
  if (!BLOCK_TAGS.has(tag)) return parent;
  const open = (kind: BlockKind, level = 0, ordered = false): OpenBlock => ({
    kind,
    level,
    element,
    ordered,
  });
  const kind = KIND_OF_TAG.get(tag);
  if (kind !== undefined) return open(kind);
  if (/^h[1-6]$/.test(tag)) return open('heading', Number(tag[1]));
  if (tag === 'li') return open('list_item', Math.max(1, listDepth), element.parentNode?.nodeName === 'ol');
  // A paragraph in an item or a quotation keeps that kind; so does everything inside code and headings.
  if (tag === 'p') return parent.kind === 'list_item' || parent.kind === 'quote' ? parent : open('paragraph');
  if (parent.kind === 'code' || parent.kind === 'heading' || parent.kind === 'term') return parent;
  if (!GROUPING.has(tag)) return open('paragraph');
  return parent.kind === 'paragraph' ? { ...parent, element } : parent;
}

/** A row is data when no cell contains a table, a list or several paragraphs; other rows only lay out the page. */
export function isDataRow(row: Element): boolean {
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
