/** Edits of a parsed page, as an editor would make them by hand. */
import { defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5';
import {
  attribute,
  childrenOf,
  isElement,
  isTextNode,
  type Element,
  type HtmlDocument,
  type Node,
} from '../../../src/core/document/tree.ts';

export type { Element, HtmlDocument, Node };

/** Parsed as the product parses it. */
export function parsePage(html: string): HtmlDocument {
  return parse(html, { scriptingEnabled: false });
}

export function htmlOf(document: HtmlDocument): string {
  return serialize(document);
}

export function elementsOf(root: Node): Element[] {
  const found: Element[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isElement(node)) found.push(node);
    open.push(...[...childrenOf(node)].reverse());
  }
  return found;
}

export function named(root: Node, ...tags: readonly string[]): Element[] {
  return elementsOf(root).filter(({ tagName }) => tags.includes(tagName));
}

export function textOf(root: Node): string {
  let text = '';
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isTextNode(node)) text += node.value;
    else if (isElement(node) && (node.tagName === 'script' || node.tagName === 'style')) continue;
    else if (isElement(node) && node.tagName === 'br') text += ' ';
    open.push(...[...childrenOf(node)].reverse());
  }
  return text.replace(/\s+/gu, ' ').trim();
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** Changes the text nodes below `root`; true where one changed. */
export function mapText(root: Node, change: (text: string) => string): boolean {
  let isChanged = false;
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isTextNode(node)) {
      const changed = change(node.value);
      isChanged ||= changed !== node.value;
      node.value = changed;
    }
    open.push(...childrenOf(node));
  }
  return isChanged;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

export function remove(node: Node): void {
  if ('parentNode' in node && node.parentNode !== null) defaultTreeAdapter.detachNode(node);
}

/** The first node of a piece of HTML, for putting into a page. */
export function built(html: string): Element {
  const node = parseFragment(html).childNodes.find(isElement);
  if (node === undefined) throw new Error(`No element in ${html}.`);
  return node;
}

export function insertBefore(element: Element, html: string): void {
  if (element.parentNode !== null) defaultTreeAdapter.insertBefore(element.parentNode, built(html), element);
}

export function append(parent: Element, html: string): void {
  defaultTreeAdapter.appendChild(parent, built(html));
}

export function head(document: HtmlDocument): Element {
  const [element] = named(document, 'head');
  if (element === undefined) throw new Error('A parsed page has a head.');
  return element;
}

/** The elements of `meta` with one of these names or properties. */
export function metas(document: HtmlDocument, ...names: readonly string[]): Element[] {
  return named(document, 'meta').filter((element) =>
    names.includes((attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase()),
  );
}

/** Letters and figures alone: entities, white space and typography differ between a page and its text. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The deepest element that has a text, the first of several. */
export function elementWith(root: Node, text: string): Element | null {
  const wanted = bare(text.replace(/\s*…$/u, ''));
  if (wanted === '') return null;
  const found = elementsOf(root).filter((element) => bare(textOf(element)).includes(wanted));
  const [body] = named(root, 'body');
  const inside = found.filter((element) => body === undefined || isWithin(element, body));
  return inside.find((element) => !inside.some((other) => other.parentNode === element)) ?? null;
}

function isWithin(element: Element, outer: Element): boolean {
  for (let node: Node | null = element; node !== null; node = 'parentNode' in node ? node.parentNode : null)
    if (node === outer) return true;
  return false;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** All headings with a text. */
export function headingsWith(root: Node, text: string): Element[] {
  const wanted = bare(text.replace(/\s*…$/u, ''));
  return named(root, ...HEADINGS).filter((element) => bare(textOf(element)).startsWith(wanted));
}

export function isHeading({ tagName }: Element): boolean {
  return HEADINGS.includes(tagName);
}
