import { attribute, elementsOf, type Element, type HtmlDocument } from '../document/tree.ts';
import { descriptionHtml, escapeText, plainText, titleHtml } from './piece-html.ts';
import type { ContentBlock } from '../schema/content-block.ts';

/** Replaces the source between two UTF-16 offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
/** Same limit as the reader of metadata. */
const ELEMENTS_MAX = 20_000;

/** Edits that set the title and the description of the blocks. The tree must have source locations. */
export function headEdits(root: HtmlDocument, html: string, blocks: readonly ContentBlock[]): Edit[] {
  return blocks.flatMap((block): Edit[] => {
    if (block.type !== 'title' && block.type !== 'meta_description') return [];
    if (plainText(block.text) === '') return [];
    const edit =
      block.type === 'title' ? titleEdit(root, html, block.text) : descriptionEdit(root, html, block.text);
    return edit === null ? [] : [edit];
  });
}

/** The first HTML title element is the document's; SVG titles have another namespace. */
function titleEdit(root: HtmlDocument, html: string, text: string): Edit | null {
  const title = find(root, (element) => element.tagName === 'title');
  if (title === null) return insertion(headEnd(root, html), titleHtml(text));
  const location = title.sourceCodeLocation;
  // An unclosed title contains the rest of the page.
  if (location?.startTag === undefined || location.endTag === undefined) return null;
  return { start: location.startTag.endOffset, end: location.endTag.startOffset, text: escapeText(text) };
}

/** Readers use the first description, so a new one goes before a microdata description in the head. */
function descriptionEdit(root: HtmlDocument, html: string, text: string): Edit | null {
  const described = find(root, (element) => nameOf(element) === 'description');
  const location = described?.sourceCodeLocation;
  if (described === null || location === null || location === undefined)
    return insertion(headEnd(root, html), descriptionHtml(text));
  if (attribute(described, 'name') === null) {
    const isInHead = described.parentNode?.nodeName === 'head';
    return insertion(isInHead ? location.startOffset : headEnd(root, html), descriptionHtml(text));
  }
  const content = location.attrs?.['content'];
  const value = `content="${escapeText(text)}"`;
  return content === undefined
    ? { ...insertion(location.startOffset + '<meta'.length, ` ${value}`) }
    : { start: content.startOffset, end: content.endOffset, text: value };
}

function nameOf(element: Element): string | null {
  if (element.tagName !== 'meta') return null;
  const name = attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'itemprop');
  return name?.trim().toLowerCase() ?? null;
}

function find(root: HtmlDocument, isWanted: (element: Element) => boolean): Element | null {
  for (const element of elementsOf(root, ELEMENTS_MAX)) {
    if (element.namespaceURI === HTML_NAMESPACE && isWanted(element)) return element;
  }
  return null;
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

/** Before </head>, or where an implied head ends. */
function headEnd(root: HtmlDocument, html: string): number {
  const head = find(root, (element) => element.tagName === 'head')?.sourceCodeLocation;
  if (head !== null && head !== undefined) return head.endTag?.startOffset ?? head.endOffset;
  const start = find(root, (element) => element.tagName === 'html')?.sourceCodeLocation?.startTag;
  if (start !== undefined) return start.endOffset;
  const doctype = root.childNodes.find((node) => node.nodeName === '#documentType');
  return doctype?.sourceCodeLocation?.endOffset ?? textStart(html);
}

/** Behind a byte order mark, which is one at the beginning only. */
export function textStart(html: string): number {
  return html.startsWith('\uFEFF') ? 1 : 0;
}
