import type { Container, RawBlock, Segmentation } from './segment.ts';

/**
 * Chooses the blocks that the page is about. Three steps, each linear: mark the containers that are chrome (landmarks,
 * names, hidden), walk down from the body to the smallest container that holds most of the remaining prose, then drop
 * the groups in it that only link elsewhere. No rule names a site.
 */

/** A container is chrome by its name only when it holds less than this share of the page's text: <body class="has-sidebar"> is not a sidebar. */
const CHROME_SHARE_MAX = 0.4;
/** A landmark with less prose than this holds no page, whatever its share: an empty page still has its footer. */
const PROSE_MIN = 500;
/** The walk goes down while one child holds this share of what its parent holds. */
const DESCENT_SHARE_MIN = 0.9;
/** A <main> or a single <article> is taken at its word when it holds this share of the prose. */
const LANDMARK_SHARE_MIN = 0.5;
/** Groups with more of their text in links than this lead away from the page. */
const LINK_DENSITY_MAX = 0.6;
/** Above this density the page itself is a list of links, and its links are its content. */
const LISTING_DENSITY_MIN = 0.45;

const CHROME_NAMES =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|submenu|megamenu|breadcrumbs?|sidebar|side-bar|footer|masthead|topbar|cookies?|consent|gdpr|newsletter|subscribe|subscription|signup|sign-up|login|social|socials|share|sharing|sharebar|related|recommended|recommendations|popular|trending|promo|promos|promotion|advert|advertisement|advertising|ads?|sponsor|sponsored|banner|popup|modal|overlay|toolbar|pagination|pager|paginate|skip|skip-link|toc|table-of-contents|tags|taglist|author-bio|widget|widgets|outbrain|taboola|reviews?|references|reflist|footnotes|endnotes|printfriendly|hatnote|navbox|catlinks|editsection|mw-editsection|noprint|sr-only|visually-hidden|screen-reader-text|visuallyhidden|screenreader)(?=[\s_-]|$)/;

/** Consent dialogs are chrome however much text they hold, and they hold a lot. */
const CONSENT_NAMES =
  /onetrust|ot-sdk|ot-pc|cookiebot|didomi|usercentrics|truste|qc-cmp2|fc-consent|cookie-?(?:consent|notice|banner|law)/;
/** Readers' comments: chrome below an article, the content of a thread. */
const DISCUSSION_NAMES =
  /(?:^|[\s_-])(?:comments?|commentlist|respond|replies|disqus|discussion)(?=[\s_-]|$)/;
/** A page whose other prose is less than this share of its discussion is a thread. */
const THREAD_OTHER_SHARE_MAX = 0.35;
/** When names alone would take more than this share of the prose away, the names do not mean what they say. */
const PROSE_KEPT_MIN = 0.3;

/** So much hidden prose beside next to nothing visible is a page that waits for its scripts, not a trick. */
const REVEALED_PROSE_MIN = 3 * PROSE_MIN;
const CHROME_LANDMARKS: ReadonlySet<string> = new Set(['nav', 'footer', 'aside', 'header']);

const CARDS: ReadonlySet<string> = new Set(['li', 'article', 'td', 'th', 'tr', 'dd']);

export interface MainContentChoice {
  /** Indices into `segmentation.blocks`, in document order. */
  readonly blocks: readonly number[];
  /** Index of the chosen container. */
  readonly root: number;
  /** Per container: true when it, or one around it, is chrome. */
  readonly isChrome: readonly boolean[];
}

interface Totals {
  readonly chars: Float64Array;
  readonly linkChars: Float64Array;
  readonly prose: Float64Array;
}

export function chooseMainContent(page: Segmentation): MainContentChoice {
  const { containers, blocks } = page;
  const isChrome = chromeOf(page);
  const clean = sumUp(containers, blocks, (block) => isChrome[block.container] !== true);
  const root = findRoot(containers, clean);
  const inRoot = descendants(containers, root);
  const rootLinkDensity = ratio(clean.linkChars[root], clean.chars[root]);
  const leadsAway =
    rootLinkDensity >= LISTING_DENSITY_MIN ? null : markLinkGroups(containers, clean, root, inRoot);
  const chosen: number[] = [];
  blocks.forEach((block, index) => {
    if (inRoot[block.container] !== true || isChrome[block.container] === true) return;
    if (leadsAway?.[block.container] === true && block.kind !== 'heading') return;
    chosen.push(index);
  });
  return { blocks: dropEmptySections(blocks, chosen), root, isChrome };
}

/** Landmarks and consent dialogs always; names unless they take too much; comments unless the page is a thread. */
function chromeOf(page: Segmentation): readonly boolean[] {
  const { containers, blocks } = page;
  const all = sumUp(containers, blocks, () => true);
  // Pages that scripts reveal hide everything; where there is something to see, what is hidden is no content.
  const shown = sumUp(containers, blocks, (block) => containers[block.container]?.hiddenAround === null);
  const isRevealed =
    outsideLandmarks(containers, shown) < PROSE_MIN &&
    outsideLandmarks(containers, all) >= REVEALED_PROSE_MIN;
  const byLandmark = inherit(
    containers,
    (container, index, inContent) =>
      (container.hidden !== null && !isRevealed) ||
      isChromeByLandmark(container, inContent, (all.prose[index] ?? 0) < PROSE_MIN ? 0 : shareOf(all, index)),
  );
  const byName = inherit(containers, (container, index) => isChromeByName(container, shareOf(all, index)));
  const inDiscussion = inherit(containers, (container) => DISCUSSION_NAMES.test(container.names));
  const prose = { byLandmark: 0, byName: 0, discussion: 0 };
  for (const block of blocks) {
    if (byLandmark[block.container] === true) continue;
    const weight = proseWeight(block);
    prose.byLandmark += weight;
    if (byName[block.container] !== true) prose.byName += weight;
    if (byName[block.container] !== true && inDiscussion[block.container] === true)
      prose.discussion += weight;
  }
  const namesHold = prose.byName >= prose.byLandmark * PROSE_KEPT_MIN;
  const isThread = prose.byName - prose.discussion < prose.discussion * THREAD_OTHER_SHARE_MAX;
  return containers.map(
    (_, index) =>
      byLandmark[index] === true ||
      (namesHold && byName[index] === true) ||
      (!isThread && inDiscussion[index] === true),
  );
}

function ratio(part: number | undefined, whole: number | undefined): number {
  return whole === undefined || whole === 0 ? 0 : (part ?? 0) / whole;
}

/** How much a block speaks for its container: running text most, labels and links least. */
function proseWeight(block: RawBlock): number {
  const chars = Math.max(0, block.text.length - block.linkChars * 1.2);
  if (block.kind === 'heading') return chars * 0.4;
  if (block.kind === 'code') return Math.min(chars, 2_000) * 0.6;
  if (block.kind === 'table_row') return chars * 0.6;
  const isSentence = /[.!?。！？…:;»”"）)]\s*$/u.test(block.text);
  if (block.text.length >= 80) return chars * (isSentence ? 1 : 0.8);
  return chars * (isSentence ? 0.6 : 0.25);
}

function sumUp(
  containers: readonly Container[],
  blocks: readonly RawBlock[],
  counts: (block: RawBlock) => boolean,
): Totals {
  const totals: Totals = {
    chars: new Float64Array(containers.length),
    linkChars: new Float64Array(containers.length),
    prose: new Float64Array(containers.length),
  };
  for (const block of blocks) {
    if (!counts(block)) continue;
    add(totals.chars, block.container, block.text.length);
    add(totals.linkChars, block.container, block.linkChars);
    add(totals.prose, block.container, proseWeight(block));
  }
  for (let i = containers.length - 1; i > 0; i--) {
    const parent = containers[i]?.parent ?? 0;
    for (const sums of [totals.chars, totals.linkChars, totals.prose]) add(sums, parent, sums[i] ?? 0);
  }
  return totals;
}

function add(sums: Float64Array, index: number, amount: number): void {
  sums[index] = (sums[index] ?? 0) + amount;
}

function shareOf(totals: Totals, index: number): number {
  return Math.max(ratio(totals.chars[index], totals.chars[0]), ratio(totals.prose[index], totals.prose[0]));
}

/** True for the containers that the test holds for, and for all that they contain. */
function inherit(
  containers: readonly Container[],
  holds: (container: Container, index: number, insideContent: boolean) => boolean,
): boolean[] {
  const insideContent: boolean[] = [];
  const result: boolean[] = [];
  containers.forEach((container, index) => {
    const inContent =
      (container.parent >= 0 && insideContent[container.parent] === true) ||
      container.landmark === 'main' ||
      container.landmark === 'article';
    insideContent[index] = inContent;
    result[index] =
      (container.parent >= 0 && result[container.parent] === true) || holds(container, index, inContent);
  });
  return result;
}

/** Prose of the body that stands in none of the landmarks of chrome. */
function outsideLandmarks(containers: readonly Container[], totals: Totals): number {
  let prose = totals.prose[0] ?? 0;
  containers.forEach((container, index) => {
    const isOutermost = !CHROME_LANDMARKS.has(containers[container.parent]?.landmark ?? 'none');
    if (CHROME_LANDMARKS.has(container.landmark) && isOutermost) prose -= totals.prose[index] ?? 0;
  });
  return prose;
}

function isChromeByLandmark(container: Container, insideContent: boolean, share: number): boolean {
  if (CONSENT_NAMES.test(container.names)) return container.element.tagName !== 'body';
  // The footer of a page is never its content; one inside an article may be anything.
  if (container.element.tagName === 'footer' && !insideContent) return true;
  if (share >= CHROME_SHARE_MAX) return false;
  if (container.landmark === 'nav' || container.landmark === 'footer' || container.landmark === 'aside')
    return true;
  return container.landmark === 'header' && !insideContent;
}

function isChromeByName(container: Container, share: number): boolean {
  const tag = container.element.tagName;
  if (tag === 'body' || tag === 'main' || tag === 'article' || tag === 'td' || share >= CHROME_SHARE_MAX)
    return false;
  return container.names !== '' && CHROME_NAMES.test(container.names);
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
  // The innermost landmark that still holds most of the prose: <main> before the page, its one <article> before <main>.
  let current = landmarks.at(-1) ?? 0;
  for (;;) {
    const weight = totals.prose[current] ?? 0;
    const heir = children[current]?.find((child) => (totals.prose[child] ?? 0) >= weight * DESCENT_SHARE_MIN);
    if (heir === undefined || weight === 0) return current;
    current = heir;
  }
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
  // A card of a list links as a whole: whether it leads away is asked of the list, never inside a card.
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

/** A heading whose section was dropped goes with it. */
function dropEmptySections(blocks: readonly RawBlock[], chosen: readonly number[]): readonly number[] {
  return chosen.filter((index, position) => {
    const block = blocks[index];
    if (block?.kind !== 'heading') return true;
    const next = blocks[chosen[position + 1] ?? -1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
