import { attribute, elementsOf, isElement, type Element, type HtmlDocument } from './tree.ts';

/** Mount point ids of the common frameworks. */
const MOUNT_IDS =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|q-app|main-app|react-root|app-root|ember-app)$/i;
const PLACEHOLDER_CLASSES =
  /(?:^|[\s_-])(?:skeleton|loader|loading|spinner|placeholder|shimmer)(?=[\s_-]|$)/i;
const TRACES_MAX = 5_000;

/**
 * Number of signs that scripts will fill the page: scripts, preloaded scripts, empty mount points, loading placeholders,
 * custom elements. These also reveal a shell whose script elements a proxy removed.
 */
export function countScriptTraces(root: HtmlDocument): number {
  let count = 0;
  for (const element of elementsOf(root)) {
    if (isScriptTrace(element) && ++count >= TRACES_MAX) break;
  }
  return count;
}

function isScriptTrace(element: Element): boolean {
  switch (element.tagName) {
    case 'script':
      return !/json/i.test(attribute(element, 'type') ?? '');
    case 'link':
      return (
        /^script$/i.test(attribute(element, 'as') ?? '') ||
        /modulepreload/i.test(attribute(element, 'rel') ?? '')
      );
    case 'noscript':
      return true;
    case 'div':
    case 'main':
    case 'section':
      return (
        !element.childNodes.some(isElement) &&
        (MOUNT_IDS.test(attribute(element, 'id') ?? '') ||
          PLACEHOLDER_CLASSES.test(attribute(element, 'class') ?? ''))
      );
    default:
      return element.tagName.includes('-') && !element.childNodes.some(isElement);
  }
}
