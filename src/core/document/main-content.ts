import { chromeOf, weightsOf } from './chrome.ts';
import { ratio, sumUp, type Totals } from './container-totals.ts';
import { findRoot, isArticleBody } from './find-root.ts';
import { isElement } from './tree.ts';
import { isTeaserHeading, isTeaserLine, leadsAway } from './teasers.ts';
import type { Container, RawBlock, Segmentation } from './segmentation.ts';

/**
 * Selects the main content in linear steps: mark the containers that are chrome (landmarks,
 * names, hidden), descend from the body to the smallest container with most of the remaining prose, then drop
 * the groups in it that only link elsewhere. No rule is specific to a site.
 */

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
  const chosen = blocksIn(page, { root, clean, isChrome });
  const wider = widerRoot(page, { root, clean, chosen });
  if (wider === root) return { blocks: chosen, root, isChrome };
  const widerChosen = blocksIn(page, { root: wider, clean, isChrome });
  return charsOf(blocks, widerChosen) > charsOf(blocks, chosen)
    ? { blocks: widerChosen, root: wider, isChrome }
    : { blocks: chosen, root, isChrome };
}

interface Candidate {
  readonly root: number;
  readonly clean: Totals;
  readonly isChrome: readonly boolean[];
}

function blocksIn(page: Segmentation, { root, clean, isChrome }: Candidate): readonly number[] {
  const { containers, blocks } = page;
  const inRoot = descendants(containers, root);
  const rootLinkDensity = ratio(clean.linkChars[root], clean.chars[root]);
  const isListing = rootLinkDensity >= LISTING_DENSITY_MIN;
  const isLinkGroup = isListing ? null : markLinkGroups(containers, clean, root, inRoot);
  const chosen = ledeOf(page, inRoot, isChrome);
  let isBelowTeaser = false;
  blocks.forEach((block, index) => {
    if (inRoot[block.container] !== true || isChrome[block.container] === true) return;
    isBelowTeaser = (!isListing && isTeaserHeading(block)) || (isBelowTeaser && leadsAway(block));
    if (isBelowTeaser || isTeaserLine(block) || isPictureCaption(block)) return;
    if (isLinkGroup?.[block.container] === true && block.kind !== 'heading') return;
    chosen.push(index);
  });
  return dropEmptySections(blocks, withoutImprint(blocks, chosen));
}

/** The second candidate has this share of what is not chrome. */
const WIDER_SHARE_MIN = 0.9;

/**
 * The next candidate where the first was read badly: the descent follows prose, so that on a list of links it ends in the
 * introduction. When more is left out than chosen, the container with nearly all of the text is tried instead. A short
 * article among links stays what it is.
 */
function widerRoot(
  { containers, blocks }: Segmentation,
  { root, clean, chosen }: Pick<Candidate, 'root' | 'clean'> & { readonly chosen: readonly number[] },
): number {
  const all = clean.chars[0] ?? 0;
  if (all <= 2 * charsOf(blocks, chosen) || isInArticle(containers, root)) return root;
  let at = root;
  while (at > 0 && (clean.chars[at] ?? 0) < all * WIDER_SHARE_MIN) at = containers[at]?.parent ?? 0;
  return at;
}

function isInArticle(containers: readonly Container[], index: number): boolean {
  for (let at = index; at >= 0; at = containers[at]?.parent ?? -1) {
    const container = containers[at];
    if (container !== undefined && (container.landmark === 'article' || isArticleBody(container)))
      return true;
  }
  return false;
}

function charsOf(blocks: readonly RawBlock[], chosen: readonly number[]): number {
  return chosen.reduce((sum, index) => sum + (blocks[index]?.text.length ?? 0), 0);
}

/** How far below the H1 the text may begin: bylines and pictures stand between them. */
const LEDE_BLOCKS_READ = 8;
const LEDE_CHARS_MIN = 60;
const LEDE_LINKS_MAX = 0.2;

/** The sentences between the H1 and the container of the text: many sites set the opening of an article apart. */
function ledeOf(
  { blocks }: Segmentation,
  inRoot: readonly boolean[],
  isChrome: readonly boolean[],
): number[] {
  const first = blocks.findIndex(
    ({ container }) => inRoot[container] === true && isChrome[container] !== true,
  );
  const lede: number[] = [];
  for (let at = first - 1; at >= Math.max(0, first - LEDE_BLOCKS_READ); at--) {
    const block = blocks[at];
    if (block === undefined || isChrome[block.container] === true) continue;
    if (block.kind === 'heading') return block.level === 1 ? lede.reverse() : [];
    if (isSentence(block)) lede.push(at);
  }
  return [];
}

function isSentence({ kind, text, linkChars }: RawBlock): boolean {
  return (
    kind === 'paragraph' &&
    text.length >= LEDE_CHARS_MIN &&
    linkChars <= text.length * LEDE_LINKS_MAX &&
    /[.!?…。！？]["”»]?$/u.test(text.slice(-3))
  );
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

/** Running text from this length on, as in proseWeight. */
const LONG_CHARS_MIN = 80;
const SENTENCE_WORDS_MIN = 4;

/** True for a sentence in the tags of a heading: many pages set their text so. A question is the heading of its answer. */
function isSentenceInHeading({ level, text, linkChars }: RawBlock): boolean {
  if (level === 1 || linkChars > text.length * LEDE_LINKS_MAX) return false;
  const end = text.slice(-2);
  if (/[?？]/u.test(end)) return false;
  return (
    text.length >= LONG_CHARS_MIN ||
    (/[.!…。！]/u.test(end) && text.split(' ', SENTENCE_WORDS_MIN).length >= SENTENCE_WORDS_MIN)
  );
}

/** Drops headings whose section was dropped. */
function dropEmptySections(blocks: readonly RawBlock[], chosen: readonly number[]): readonly number[] {
  return chosen.filter((index, position) => {
    const block = blocks[index];
    if (block?.kind !== 'heading' || isSentenceInHeading(block)) return true;
    const next = blocks[chosen[position + 1] ?? -1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}

/** What is longer is told with pictures. */
const CAPTION_CHARS_MAX = 300;
/** How many nodes of a figure are looked at for what it shows. */
const FIGURE_NODES_READ = 5;
const TEXT_FIGURES = /^(?:pre|table|blockquote|p|ul|ol)$/;

/** True for a caption of a picture; one of code, a table or a quotation belongs to text of the page. */
function isPictureCaption({ element, text }: RawBlock): boolean {
  if (element.tagName !== 'figcaption' || text.length > CAPTION_CHARS_MAX || element.parentNode === null)
    return false;
  const shown = element.parentNode.childNodes.slice(0, FIGURE_NODES_READ);
  return !shown.some((node) => isElement(node) && TEXT_FIGURES.test(node.tagName));
}
