import { ratio, type Totals } from './container-totals.ts';
import type { Container } from './segmentation.ts';
import { attribute } from './tree.ts';

/** Finds the container of the main content: the one that the page marks, and from there down to the smallest with nearly all prose. */

/** The descent continues while one child contains this share of its parent's prose. */
const DESCENT_SHARE_MIN = 0.9;
/** A container with a sibling of its shape and this much prose is one of a list: a long first post is not the thread. */
const SIBLING_PROSE_MIN = 15;

/** A landmark or a name is trusted when it contains this share of the prose. */
const MARKED_SHARE_MIN = 0.7;
/** From this share of its prose in its fellows on, a member of a list is a post of a thread, not the text of the page. */
const OTHER_MEMBERS_SHARE_MIN = 0.25;
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
  // Each step loses a little prose: the share is that of the prose at the start.
  const weight = totals.prose[current] ?? 0;
  for (;;) {
    const largestChild = children[current]?.find(
      (child) => (totals.prose[child] ?? 0) >= weight * DESCENT_SHARE_MIN,
    );
    if (largestChild === undefined || weight === 0 || isOneOfMany(largestChild)) return current;
    current = largestChild;
  }
}

/** Per container: true when it, or a container around it, is a member of a list whose other members hold much prose too. */
function listMembers(containers: readonly Container[], totals: Totals): boolean[] {
  const keyOf = (container: Container): string => `${String(container.parent)} ${shapeOf(container)}`;
  const sums = new Map<string, number>();
  containers.forEach((container, index) => {
    const key = keyOf(container);
    sums.set(key, (sums.get(key) ?? 0) + (totals.prose[index] ?? 0));
  });
  const isMember: boolean[] = [];
  containers.forEach((container, index) => {
    const own = totals.prose[index] ?? 0;
    const others = (sums.get(keyOf(container)) ?? 0) - own;
    isMember[index] =
      isMember[container.parent] === true ||
      (index > 0 && hasShape(container) && others > own * OTHER_MEMBERS_SHARE_MIN);
  });
  return isMember;
}

/**
 * The innermost of what is marked, the one body of an article before landmarks: <main> is before the page, its one <article>
 * before <main>. Zero, the page, when nothing is marked.
 */
function findMarked(
  containers: readonly Container[],
  totals: Totals,
  isOneOfMany: (index: number) => boolean,
): number {
  const total = totals.prose[0] ?? 0;
  const share = (index: number): number => ratio(totals.prose[index], total);
  const trusted = (passes: (container: Container, index: number) => boolean): number =>
    containers.findLastIndex(
      (container, index) =>
        share(index) >= MARKED_SHARE_MIN && isInList[index] !== true && passes(container, index),
    );
  const isInList = listMembers(containers, totals);
  const isOnlyName = isOnlyOne(containers, totals, hasBodyName);
  const byName = isOnlyName ? trusted(hasBodyName) : -1;
  const landmark = trusted(
    (container, index) =>
      (container.landmark === 'main' || container.landmark === 'article') && !isOneOfMany(index),
  );
  // Containers with most of the prose contain each other: the last is the innermost.
  const innermost = Math.max(0, byName, landmark);
  if (!isOnlyOne(containers, totals, isArticleBody)) return innermost;
  const body = containers.findIndex(
    (container, index) => share(index) >= MICRODATA_SHARE_MIN && isArticleBody(container),
  );
  return body < 0 || isInList[body] === true || isAround(containers, body, innermost) ? innermost : body;
}

function isAround(containers: readonly Container[], outer: number, inner: number): boolean {
  let at = inner;
  while (at > outer) at = containers[at]?.parent ?? -1;
  return at === outer;
}

function hasBodyName({ names }: Container): boolean {
  return BODY_NAMES.test(names);
}

export function isArticleBody({ element }: Container): boolean {
  return /^articleBody$/i.test(attribute(element, 'itemprop')?.trim() ?? '');
}

/** True when one container with prose passes, apart from containers inside of it. */
function isOnlyOne(
  containers: readonly Container[],
  totals: Totals,
  passes: (container: Container) => boolean,
): boolean {
  const isInside: boolean[] = [];
  let count = 0;
  for (const [index, container] of containers.entries()) {
    isInside[index] = isInside[container.parent] === true;
    if (isInside[index] || (totals.prose[index] ?? 0) < SIBLING_PROSE_MIN || !passes(container)) continue;
    isInside[index] = true;
    if (++count > 1) return false;
  }
  return count === 1;
}

/** Boxes without a name are alike by chance. */
function hasShape({ element, names }: Container): boolean {
  return names !== '' || (element.tagName !== 'div' && element.tagName !== 'section');
}

/** The common shape of list members: tag and first class word, without digits. */
function shapeOf(container: Container | undefined): string {
  const first = container?.names.trim().split(/\s+/, 1)[0] ?? '';
  return `${container?.element.tagName ?? ''}.${first.replace(/\d+/g, '')}`;
}
