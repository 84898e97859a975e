import type { Container } from './segmentation.ts';
import { attribute, elementsOf, isElement, type Element, type HtmlDocument, type Node } from './tree.ts';

/** The <time> elements of the page's own text. */

/** A page with more of them is a list or a thread. */
const TIMES_MAX = 20;
const DEPTH_MAX = 200;
const ELSEWHERE = new Set(['nav', 'aside', 'footer', 'a', 'li']);

/** Their values, inside of the landmark around `root`; outside of navigation, other chrome, and the entries of lists. */
export function timesAround(
  document: HtmlDocument,
  containers: readonly Container[],
  root: number,
): readonly string[] {
  const times = elementsOf(document).filter(({ tagName }) => tagName === 'time');
  if (times.length === 0 || times.length > TIMES_MAX) return [];
  const around = landmarkAround(containers, root);
  return times
    .filter((time) => isInside(time, around))
    .map((time) => attribute(time, 'datetime'))
    .filter((value) => value !== null);
}

function landmarkAround(containers: readonly Container[], root: number): Element | null {
  for (let at = root; at >= 0; at = containers[at]?.parent ?? -1) {
    const container = containers[at];
    if (container?.landmark === 'main' || container?.landmark === 'article') return container.element;
  }
  return null;
}

function isInside(time: Element, around: Element | null): boolean {
  let node: Node | null = time.parentNode;
  for (let depth = 0; node !== null && depth < DEPTH_MAX; depth++) {
    if (node === around) return true;
    if (!isElement(node)) return around === null;
    if (ELSEWHERE.has(node.tagName)) return false;
    node = node.parentNode;
  }
  return false;
}
