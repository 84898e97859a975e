import { chromeOf, weightsOf } from './chrome.ts';
import { ratio, sumUp, type Totals } from './container-totals.ts';
import type { Container, RawBlock, Segmentation } from './segmentation.ts';

/**
 * Selects the main content in three linear steps: mark the containers that are chrome (landmarks,
 * names, hidden), descend from the body to the smallest container with most of the remaining prose, then drop
 * the groups in it that only link elsewhere. No rule is specific to a site.
 */

/** The descent continues while one child contains this share of its parent's prose. */
const DESCENT_SHARE_MIN = 0.9;
/** A <main> or a single <article> is trusted when it contains this share of the prose. */
const LANDMARK_SHARE_MIN = 0.5;
/** A container with a sibling of its shape and this much prose is one of a list: a long first post is not the thread. */
const SIBLING_PROSE_MIN = 15;
/** Groups with a higher share of link text lead to other pages. */
const LINK_DENSITY_MAX = 0.7;
/** From this density on the page itself is a list of links. */
const LISTING_DENSITY_MIN = 0.35;

/** "© 2026 Example Ltd" within the last blocks ends a page. */
const IMPRINT = /©\s*(?:\p{L}+\s+)?\d{4}|\d{4}\s*©/u;
const IMPRINT_CHARS_MAX = 200;
const IMPRINT_BLOCKS = 5;

const CARDS: ReadonlySet<string> = new Set(['li', 'article', 'td', 'th', 'tr', 'dd']);

export interface MainContentChoice {
  /** Indices into `segmentation.blocks`, in document order. */
  readonly blocks: readonly number[];
  /** Index of the chosen container. */
  readonly root: number;
  /** Per container: true when it or an ancestor is chrome. */
  readonly isChrome: readonly boolean[];
}

export function chooseMainContent(page: Segmentation): MainContentChoice {
  const { containers, blocks } = page;
  const weights = weightsOf(blocks);
  const isChrome = chromeOf(page, weights);
  const clean = sumUp(containers, blocks, weights, (block) => isChrome[block.container] !== true);
  const root = findRoot(containers, clean);
  const inRoot = descendants(containers, root);
  const rootLinkDensity = ratio(clean.linkChars[root], clean.chars[root]);
  const isLinkGroup =
    rootLinkDensity >= LISTING_DENSITY_MIN ? null : markLinkGroups(containers, clean, root, inRoot);
  const chosen: number[] = [];
  blocks.forEach((block, index) => {
    if (inRoot[block.container] !== true || isChrome[block.container] === true) return;
    if (isLinkGroup?.[block.container] === true && block.kind !== 'heading') return;
    chosen.push(index);
  });
  return { blocks: dropEmptySections(blocks, withoutImprint(blocks, chosen)), root, isChrome };
}

function findRoot(containers: readonly Container[], totals: Totals): number {
  const total = totals.prose[0] ?? 0;
  const children: number[][] = containers.map(() => []);
  const landmarks: number[] = [];
  containers.forEach((container, index) => {
    if (container.parent >= 0) children[container.parent]?.push(index);
    const isLandmark = container.landmark === 'main' || container.landmark === 'article';
    if (isLandmark && ratio(totals.prose[index], total) >= LANDMARK_SHARE_MIN) landmarks.push(index);
  });
  const isOneOfMany = (index: number): boolean =>
    (children[containers[index]?.parent ?? -1] ?? []).some(
      (other) =>
        other !== index &&
        (totals.prose[other] ?? 0) >= SIBLING_PROSE_MIN &&
        shapeOf(containers[other]) === shapeOf(containers[index]),
    );
  // The innermost landmark with most of the prose: <main> before the page, its one <article> before <main>.
  let current = landmarks.findLast((index) => !isOneOfMany(index)) ?? 0;
  for (;;) {
    const weight = totals.prose[current] ?? 0;
    const largestChild = children[current]?.find(
      (child) => (totals.prose[child] ?? 0) >= weight * DESCENT_SHARE_MIN,
    );
    if (largestChild === undefined || weight === 0 || isOneOfMany(largestChild)) return current;
    current = largestChild;
  }
}

/** The common shape of list members: tag and first class word, without digits. */
function shapeOf(container: Container | undefined): string {
  const first = container?.names.trim().split(/\s+/, 1)[0] ?? '';
  return `${container?.element.tagName ?? ''}.${first.replace(/\d+/g, '')}`;
}

function descendants(containers: readonly Container[], root: number): boolean[] {
  const inside: boolean[] = [];
  containers.forEach((container, index) => {
    inside[index] = index === root || (container.parent >= 0 && inside[container.parent] === true);
  });
  return inside;
}

function markLinkGroups(
  containers: readonly Container[],
  totals: Totals,
  root: number,
  inRoot: readonly boolean[],
): boolean[] {
  const away: boolean[] = [];
  // A card of a list is one link: whether it leads away is decided for the list, never inside a card.
  const inCard: boolean[] = [];
  containers.forEach((container, index) => {
    if (inRoot[index] !== true) return;
    const inherited = container.parent >= 0 && away[container.parent] === true;
    inCard[index] =
      index !== root && (inCard[container.parent] === true || CARDS.has(container.element.tagName));
    const chars = totals.chars[index] ?? 0;
    const density = ratio(totals.linkChars[index], chars);
    away[index] = inherited || (index !== root && !inCard[index] && chars > 0 && density > LINK_DENSITY_MAX);
  });
  return away;
}

/** Drops the copyright lines at the end. */
function withoutImprint(blocks: readonly RawBlock[], chosen: readonly number[]): readonly number[] {
  const from = chosen.length - IMPRINT_BLOCKS;
  const first = chosen.findIndex((index, position) => {
    const text = blocks[index]?.text ?? '';
    return position >= from && position > 0 && text.length <= IMPRINT_CHARS_MAX && IMPRINT.test(text);
  });
  return first < 0 ? chosen : chosen.slice(0, first);
}

/** Drops headings whose section was dropped. */
function dropEmptySections(blocks: readonly RawBlock[], chosen: readonly number[]): readonly number[] {
  return chosen.filter((index, position) => {
    const block = blocks[index];
    if (block?.kind !== 'heading') return true;
    const next = blocks[chosen[position + 1] ?? -1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
