import { add, proseWeight, ratio, shareOf, sumUp, type Totals } from './container-totals.ts';
import type { Container, RawBlock, Segmentation } from './segmentation.ts';
import { ledContainers } from './teasers.ts';
import { attribute, elementsOf, type Element } from './tree.ts';
import type { HiddenBy } from './visibility/hidden-by.ts';
import { hookOf } from './visible-text.ts';

/** Finds the containers that are chrome: landmarks, text that scripts keep hidden, and class names for chrome. */

/** Above this share of the page's text a name does not make a container chrome: <body class="has-sidebar"> is no sidebar. */
const CHROME_SHARE_MAX = 0.4;
/** A heading never makes teasers of what contains most of the text that landmarks and hidden text leave. */
const MOST = 0.5;
/** Each teaser is a link, beside the words that make curious. */
const TEASER_LINKS_MIN = 0.15;
/** A landmark with less prose than this is chrome whatever its share: an empty page still has its footer. */
const PROSE_MIN = 500;
/** A smaller form is for input, not for reading. Some pages are wrapped in one form. */
const FORM_SHARE_MAX = 0.2;
const FORM_HEADINGS_MAX = 1;
const FORM_LINKS_MAX = 0.3;
const FORM_ELEMENTS_MAX = 2_000;
const TYPED_INPUTS = /^(?:text|email|tel|password|number|date|url)?$/i;

/** Parts that lead elsewhere or say where the reader is: links and labels. */
const LINK_NAMES =
  /(?:^|[\s_-])(?<!-and-)(?:nav|navbar|navheader|navfooter|navigation|menu|submenu|megamenu|dropdown|breadcrumbs?|toolbar|pagination|pager|paginate|skip|skip-link|toc|table-of-contents|tags|taglist)(?=[\s_-]|$)/;
/** A hero banner is the opening of a page; other banners advertise. */
const CHROME_NAMES =
  /(?:^|[\s_-])(?<!-and-)(?:sidebar|side-bar|footer|masthead|topbar|cookies?|consent|gdpr|newsletter|subscribe|subscription|signup|sign-up|login|social|socials|share|sharing|sharebar|related|recommended|recommendations|popular|trending|advert|advertisement|advertising|ads?|sponsor|sponsored|promo|promos|promotion|(?<!hero[_-])banner|popup|modal|overlay|author-bio|widget|widgets|outbrain|taboola|reviews?|filters|facets|filter-?(?:panel|bar|sidebar|group|list|options)|refinements?|references|reflist|footnotes|endnotes|printfriendly|hatnote|navbox|catlinks|editsection|mw-editsection|noprint|sr-only|visually-hidden|screen-reader-text|visuallyhidden|screenreader)(?=[\s_-]|$)/;
/** Chrome around each post of a thread: author panel and signature. */
const POST_CHROME_NAMES =
  /(?:^|[\s_-])(?:signature|postprofile|post-?(?:profile|signature|controls|buttons|left|foot|footleft|footright)|user-?(?:info|details|extras|card|profile|stats)|message-user(?![ -]content)|message-cell--user|message-attribution|author-?(?:info|pane|profile|card)|poster-?(?:info|profile))(?=[\s_-]|$)/;
/** Consent dialogs are chrome at any size; they contain a lot of text. */
const CONSENT_NAMES =
  /onetrust|ot-sdk|ot-pc|cookiebot|didomi|usercentrics|truste|qc-cmp2|fc-consent|cookie-?(?:consent|notice|banner|law)/;
/** Overlays are never content at any size, but the page's own wrapper may have a class for an open one. */
const OVERLAY_NAMES =
  /(?:^|[\s_-])(?:modal|popup|lightbox|popover|tooltip)(?!-?(?:open|enabled|active))(?=[\s_-]|$)/;
/** A page footer is never content at any size; the page's own wrapper may mention one. */
const FOOTER_NAMES = /(?:^|\s)(?:site-|page-|global-|main-)?footer(?:-\S+)?(?=\s|$)/;
/** Readers' comments: chrome below an article, the content of a thread. */
const DISCUSSION_NAMES =
  /(?:^|[\s_-])(?:comments?|commentlist|respond|replies|disqus|discussion)(?=[\s_-]|$)/;
/** A page with twice as much discussion as other prose is a thread. Decision. */
const THREAD_OTHER_SHARE_MAX = 0.5;
/** When names would remove more of the prose, they are not reliable on this page. */
const PROSE_KEPT_MIN = 0.3;

/** This much hidden prose with hardly any visible text is a page waiting for its scripts, not a trick. */
const REVEALED_PROSE_MIN = 3 * PROSE_MIN;
/** Hardly any: menus, "loading", "please turn on JavaScript". A stub of some sentences is a page of its own. */
const SHOWN_PROSE_MAX = 200;
/** Ways of hiding that scripts turn on and off. */
const REVEALABLE: ReadonlySet<HiddenBy> = new Set<HiddenBy>([
  'hidden attribute',
  'display:none',
  'visibility:hidden',
  'opacity:0',
]);
const CHROME_LANDMARKS: ReadonlySet<string> = new Set(['nav', 'footer', 'aside', 'header']);
const FRAME_LANDMARKS: ReadonlySet<string> = new Set(['nav', 'footer']);

/** Per container: true when it or an ancestor is chrome. Names do not count where they would remove too much; comments do not in a thread. */
export function chromeOf(page: Segmentation, weights: Float64Array): readonly boolean[] {
  const { containers, blocks } = page;
  const all = sumUp(containers, blocks, weights, () => true);
  const isRevealed = isRevealedByScripts(page, weights, all);
  const hasTitle = titleHolders(containers, blocks);
  const hasPage = pageHolders(containers, hasTitle);
  const body = outsideLandmarks(containers, all, FRAME_LANDMARKS);
  // An aside is compared with the body without navigation and footer.
  const landmarkShare = ({ landmark }: Container, index: number): number =>
    (all.prose[index] ?? 0) < PROSE_MIN
      ? 0
      : Math.max(shareOf(all, index), landmark === 'aside' ? ratio(all.prose[index], body) : 0);
  const headings = countHeadings(containers, blocks);
  const byLandmark = inherit(
    containers,
    (container, index, inContent) =>
      (container.isUnshown && !isRevealed) ||
      isChromeByLandmark(container, inContent, landmarkShare(container, index)) ||
      (!inContent && hasPage[index] !== true && FOOTER_NAMES.test(container.names)) ||
      (container.landmark === 'form' &&
        isShortForm(all, index, headings[index] ?? 0) &&
        hasFields(container.element)),
  ).map((isChrome, index) => isChrome || (containers[index]?.hiddenAround !== null && !isRevealed));
  const left = sumUp(containers, blocks, weights, (block) => byLandmark[block.container] !== true);
  const led = ledContainers(page);
  const byHeading = inherit(
    containers,
    (_, index) => led.teasers[index] === true && hasTitle[index] !== true && leadsAway(left, index),
  );
  const isNamedChrome = namedChromeTest();
  const byName = inherit(
    containers,
    (container, index) =>
      hasTitle[index] !== true &&
      ((isNamedChrome(container, isProse(all, index)) && shareOf(all, index) < CHROME_SHARE_MAX) ||
        (OVERLAY_NAMES.test(container.names) && isOverlay(container))),
  );
  const inDiscussion = inherit(
    containers,
    (container, index) =>
      DISCUSSION_NAMES.test(container.names) || (led.comments[index] === true && hasTitle[index] !== true),
  );
  const prose = { byLandmark: 0, byName: 0, discussion: 0 };
  blocks.forEach((block, index) => {
    if (byLandmark[block.container] === true) return;
    const weight = weights[index] ?? 0;
    prose.byLandmark += weight;
    if (byName[block.container] === true) return;
    prose.byName += weight;
    if (inDiscussion[block.container] === true) prose.discussion += weight;
  });
  const namesAreReliable = prose.byName >= prose.byLandmark * PROSE_KEPT_MIN;
  const isThread = prose.byName - prose.discussion < prose.discussion * THREAD_OTHER_SHARE_MAX;
  return containers.map(
    (_, index) =>
      byLandmark[index] === true ||
      byHeading[index] === true ||
      (namesAreReliable && byName[index] === true) ||
      (!isThread && inDiscussion[index] === true),
  );
}

function leadsAway(totals: Totals, index: number): boolean {
  return (
    shareOf(totals, index) < MOST && ratio(totals.linkChars[index], totals.chars[index]) >= TEASER_LINKS_MIN
  );
}

/** The weight of each block, in their order. */
export function weightsOf(blocks: readonly RawBlock[]): Float64Array {
  return Float64Array.from(blocks, proseWeight);
}

/**
 * Pages that scripts reveal hide all content, under names by which a script finds it. Where text is visible, or no
 * script could find the hidden text, the hidden text is not content.
 */
function isRevealedByScripts(page: Segmentation, weights: Float64Array, all: Totals): boolean {
  const { containers, blocks } = page;
  if (outsideLandmarks(containers, all) < REVEALED_PROSE_MIN) return false;
  const proseOf = (counts: (container: Container, index: number) => boolean): number =>
    outsideLandmarks(
      containers,
      sumUp(containers, blocks, weights, ({ container: index }) => {
        const container = containers[index];
        return container !== undefined && counts(container, index);
      }),
    );
  return (
    proseOf(({ hiddenAround }) => hiddenAround === null) < SHOWN_PROSE_MAX &&
    proseOf(
      ({ hiddenAround }, index) =>
        hiddenAround !== null && REVEALABLE.has(hiddenAround) && hookOf(containers, index) !== null,
    ) >= REVEALED_PROSE_MIN
  );
}

/** The ancestors of the page's only H1: content whatever their names. */
function titleHolders(containers: readonly Container[], blocks: readonly RawBlock[]): boolean[] {
  const holds: boolean[] = [];
  const h1s = blocks.filter((block) => block.kind === 'heading' && block.level === 1);
  const [only] = h1s;
  if (only === undefined || h1s.length > 1) return holds;
  for (let at = only.container; at >= 0; at = containers[at]?.parent ?? -1) holds[at] = true;
  return holds;
}

/** Number of headings in each container, descendants included. */
function countHeadings(containers: readonly Container[], blocks: readonly RawBlock[]): Float64Array {
  const counts = new Float64Array(containers.length);
  for (const block of blocks) if (block.kind === 'heading') add(counts, block.container, 1);
  for (let i = containers.length - 1; i > 0; i--) add(counts, containers[i]?.parent ?? 0, counts[i] ?? 0);
  return counts;
}

/** True when the form has input fields; a form of buttons alone is often a card of a list. */
function hasFields(form: Element): boolean {
  for (const element of elementsOf(form, FORM_ELEMENTS_MAX)) {
    if (element.tagName === 'textarea' || element.tagName === 'select') return true;
    if (element.tagName === 'input' && TYPED_INPUTS.test(attribute(element, 'type') ?? '')) return true;
  }
  return false;
}

/** False for a form that wraps a list of goods or the whole page. */
function isShortForm(totals: Totals, index: number, headings: number): boolean {
  return (
    shareOf(totals, index) < FORM_SHARE_MAX &&
    headings <= FORM_HEADINGS_MAX &&
    ratio(totals.linkChars[index], totals.chars[index]) < FORM_LINKS_MAX
  );
}

/** The containers around the title, <main> and the articles. */
function pageHolders(containers: readonly Container[], hasTitle: readonly boolean[]): boolean[] {
  const holds = [...hasTitle];
  for (let i = containers.length - 1; i > 0; i--) {
    const container = containers[i];
    if (container === undefined) continue;
    if (container.landmark === 'main' || container.landmark === 'article') holds[i] = true;
    if (holds[i] === true) holds[container.parent] = true;
  }
  return holds;
}

/** True for containers that pass the test, and for their descendants. */
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

/** Prose of the body outside the landmarks. */
function outsideLandmarks(
  containers: readonly Container[],
  totals: Totals,
  landmarks: ReadonlySet<string> = CHROME_LANDMARKS,
): number {
  let prose = totals.prose[0] ?? 0;
  containers.forEach((container, index) => {
    const isOutermost = !landmarks.has(containers[container.parent]?.landmark ?? 'none');
    if (landmarks.has(container.landmark) && isOutermost) prose -= totals.prose[index] ?? 0;
  });
  return prose;
}

function isChromeByLandmark(container: Container, insideContent: boolean, share: number): boolean {
  if (CONSENT_NAMES.test(container.names)) return container.element.tagName !== 'body';
  // A page's footer is never content; one inside an article may be anything.
  if (container.element.tagName === 'footer' && !insideContent) return true;
  if (share >= CHROME_SHARE_MAX) return false;
  if (container.landmark === 'nav' || container.landmark === 'footer' || container.landmark === 'aside')
    return true;
  return container.landmark === 'header' && !insideContent;
}

function isOverlay({ element: { tagName } }: Container): boolean {
  return tagName !== 'body' && tagName !== 'main' && tagName !== 'article';
}

/** A menu or a list of filters with less prose is one of labels. */
const TEXT_PROSE_MIN = 150;
/** Share of the characters that weighs as prose: most of the words are sentences outside of links. */
const TEXT_PROSE_SHARE_MIN = 0.5;

function isProse(totals: Totals, index: number): boolean {
  const prose = totals.prose[index] ?? 0;
  return prose >= TEXT_PROSE_MIN && prose >= (totals.chars[index] ?? 0) * TEXT_PROSE_SHARE_MIN;
}

type NamedChrome = 'links' | 'any' | 'none';

/**
 * Tests a container for names of chrome; those that many containers of a page share, once. What is named after links and
 * consists of sentences is text: the panel of an accordion may be named a dropdown.
 */
function namedChromeTest(): (container: Container, isText: boolean) => boolean {
  const known = new Map<string, NamedChrome>();
  return ({ element: { tagName: tag }, names }, isText) => {
    if (names === '' || tag === 'body' || tag === 'main' || tag === 'article' || tag === 'td') return false;
    let named = known.get(names);
    if (named === undefined) known.set(names, (named = namedChrome(names)));
    return named === 'any' || (named === 'links' && !isText);
  };
}

function namedChrome(names: string): NamedChrome {
  if (CHROME_NAMES.test(names) || POST_CHROME_NAMES.test(names)) return 'any';
  return LINK_NAMES.test(names) ? 'links' : 'none';
}
