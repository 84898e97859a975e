import { attribute, elementsOf, isElement, type Element, type HtmlDocument } from './tree.ts';

/** Ids under which the common frameworks mount a page. */
const MOUNT_IDS =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|q-app|main-app|react-root|app-root|ember-app)$/i;
const PLACEHOLDER_CLASSES =
  /(?:^|[\s_-])(?:skeleton|loader|loading|spinner|placeholder|shimmer)(?=[\s_-]|$)/i;
const TRACES_MAX = 5_000;

/**
 * How many signs the page gives that scripts will fill it: scripts, scripts that are preloaded, empty mount points,
 * loading placeholders, custom elements. A shell is a shell also when a proxy has stripped its script elements.
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
