import type { DefaultTreeAdapterTypes } from 'parse5';

/** Access to a parse5 tree. Nothing here recurses: a hostile page nests 100,000 deep. */

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isTextNode(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The node that has the children of an element: a template keeps them apart. */
export function contentOf(element: Element): Node {
  return isTemplate(element) ? element.content : element;
}

function isTemplate(element: Element): element is DefaultTreeAdapterTypes.Template {
  return 'content' in element;
}

/** The attribute's value, or null when the element does not have it. */
export function attribute(element: Element, name: string): string | null {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return null;
}

export function collapseWhiteSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

const ELEMENTS_MAX = 400_000;

/** Several readers walk the same tree, which is immutable once parsed. */
const knownElements = new WeakMap<Node, readonly Element[]>();

/** Elements below `root` in document order, at most `elementsMax` of them. */
export function elementsOf(root: Node, elementsMax = ELEMENTS_MAX): readonly Element[] {
  if (elementsMax < ELEMENTS_MAX) return collectElements(root, elementsMax);
  const elements = knownElements.get(root) ?? collectElements(root, elementsMax);
  knownElements.set(root, elements);
  return elements;
}

function collectElements(root: Node, elementsMax: number): readonly Element[] {
  const elements: Element[] = [];
  const stack: Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isElement(node)) {
      if (elements.length >= elementsMax) break;
      elements.push(node);
    }
    const children = childrenOf(node);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child !== undefined && 'tagName' in child) stack.push(child);
    }
  }
  return elements;
}

/** All text below `node`, white space collapsed, at most `charsMax` characters of it. */
export function textOf(node: Node, charsMax = 10_000): string {
  const parts: string[] = [];
  let length = 0;
  const stack: Node[] = [node];
  for (let next = stack.pop(); next !== undefined && length < charsMax; next = stack.pop()) {
    if (isTextNode(next)) {
      parts.push(next.value);
      length += next.value.length;
    }
    const children = childrenOf(next);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  return collapseWhiteSpace(parts.join('')).slice(0, charsMax);
}
