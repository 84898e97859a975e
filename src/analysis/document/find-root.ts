import { ratio, type Totals } from './container-totals.ts';
import type { Container } from './segmentation.ts';
import { attribute } from './tree.ts';

/** Finds the container of the main content: the one that the page marks, and from there down to the smallest with nearly all prose. */

/** The descent continues while one child contains this share of its parent's prose. */
const DESCENT_SHARE_MIN = 0.9;
/** A container with a sibling of its shape and this much prose is one of a list: a long first post is not the thread. */
const SIBLING_PROSE_MIN = 15;

/** A landmark or a name is trusted when it contains this share of the prose. */
const MARKED_SHARE_MIN = 0.5;
/** Microdata are written for machines: who marks one body means it, however long the lists around it. */
const MICRODATA_SHARE_MIN = 0.25;
const BODY_NAMES =
  /(?:^|[\s_-])(?:article|story|post|entry|blog|news)(?:[\s_-]?)(?:body|content|text)(?=[\s_-]|$)/;

export function findRoot(containers: readonly Container[], totals: Totals): number {
  const children: number[][] = containers.map(() => []);
  containers.forEach(({ parent }, index) => {
    if (parent >= 0) children[parent]?.push(index);
  });
  const isOneOfMany = (index: number): boolean =>
    (children[containers[index]?.parent ?? -1] ?? []).some(
      (other) =>
        other !== index &&
        (totals.prose[other] ?? 0) >= SIBLING_PROSE_MIN &&
        shapeOf(containers[other]) === shapeOf(containers[index]),
    );
  let current = findMarked(containers, totals, isOneOfMany);
  for (;;) {
    const weight = totals.prose[current] ?? 0;
    const largestChild = children[current]?.find(
      (child) => (totals.prose[child] ?? 0) >= weight * DESCENT_SHARE_MIN,
    );
    if (largestChild === undefined || weight === 0 || isOneOfMany(largestChild)) return current;
    current = largestChild;
  }
}

/**
 * The one container that is marked as the body of an article, else the innermost landmark: <main> is before the page, its
 * one <article> before <main>. Zero, the page, when nothing is marked.
 */
function findMarked(
  containers: readonly Container[],
  totals: Totals,
  isOneOfMany: (index: number) => boolean,
): number {
  const total = totals.prose[0] ?? 0;
  const share = (index: number): number => ratio(totals.prose[index], total);
  const byMicrodata = onlyOne(containers, totals, isArticleBody);
  if (byMicrodata !== null && share(byMicrodata) >= MICRODATA_SHARE_MIN) return byMicrodata;
  const byName = onlyOne(containers, totals, ({ names }) => BODY_NAMES.test(names));
  if (byName !== null && share(byName) >= MARKED_SHARE_MIN) return byName;
  const landmark = containers.findLastIndex(
    (container, index) =>
      (container.landmark === 'main' || container.landmark === 'article') &&
      share(index) >= MARKED_SHARE_MIN &&
      !isOneOfMany(index),
  );
  return Math.max(0, landmark);
}

function isArticleBody({ element }: Container): boolean {
  return /^articleBody$/i.test(attribute(element, 'itemprop')?.trim() ?? '');
}

/** The only container with prose that passes, the outermost of those that contain each other; null when there are several. */
function onlyOne(
  containers: readonly Container[],
  totals: Totals,
  passes: (container: Container) => boolean,
): number | null {
  const isInside: boolean[] = [];
  let only: number | null = null;
  for (const [index, container] of containers.entries()) {
    isInside[index] = isInside[container.parent] === true;
    if (isInside[index] || (totals.prose[index] ?? 0) < SIBLING_PROSE_MIN || !passes(container)) continue;
    if (only !== null) return null;
    only = index;
    isInside[index] = true;
  }
  return only;
}

/** The common shape of list members: tag and first class word, without digits. */
export function shapeOf(container: Container | undefined): string {
  const first = container?.names.trim().split(/\s+/, 1)[0] ?? '';
  return `${container?.element.tagName ?? ''}.${first.replace(/\d+/g, '')}`;
}
