import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** Renders markup to text. The renderer escapes every string in it, in text and in attributes. */
export function renderMarkup(content: ComponentChildren): string {
  return renderToString(<>{content}</>);
}

/** Renders a whole document from its `html` element. */
export function renderDocument(root: VNode): string {
  return `<!doctype html>${renderToString(root)}`;
}
