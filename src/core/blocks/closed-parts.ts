import { attribute, childrenOf, isElement, isTextNode, type Element, type Node } from '../document/tree.ts';
import { namesOf } from '../document/landmarks.ts';
import { ELSEWHERE_BOXES, OTHERS_BOXES, PRICE_BOXES } from './box-names.ts';

/**
 * Finds the parts of a page that an editor adds no text to: prices, forms, navigation, cards, tables, tabs, dialogs, side
 * notes, and what other people wrote. Parts around the whole main content do not count: some pages are wrapped in a form.
 */

const CLOSED_TAGS: ReadonlySet<string> = new Set(
  'form fieldset nav menu aside footer table dialog details figure blockquote select button a address'.split(
    ' ',
  ),
);
const CLOSED_ROLES: ReadonlySet<string> = new Set(
  `form search navigation menu menubar toolbar complementary contentinfo dialog alertdialog tooltip alert status
  tab tablist tabpanel table grid treegrid row cell gridcell feed listitem option listbox carousel`.split(
    /\s+/,
  ),
);
/** Kinds of Schema.org that are an offer, a rating or another person's words wherever they are. */
const CLOSED_KINDS =
  /\/(?:Aggregate)?(?:Offer|Rating)$|\/(?:Review|UserReview|CriticReview|Comment|UserComments|Answer|DiscussionForumPosting|SiteNavigationElement|WPFooter|WPSideBar|WPAdBlock|PriceSpecification|UnitPriceSpecification)$/;
const CLOSED_PROPERTIES =
  /^(?:offers?|reviews?|comment|aggregateRating|priceSpecification|suggestedAnswer|acceptedAnswer)$/;
const CLOSED_NAMES = new RegExp(
  `(?:^|[\\s_-])(?:${OTHERS_BOXES}|${PRICE_BOXES}|${ELSEWHERE_BOXES}|prices?|buy-?box|add-to-cart|cart|checkout|tab-?(?:pane|panel|content)|tabs|accordion|modal|popup|lightbox|popover|tooltip|subscribe|signup|sidebar|carousel|slider|swiper)(?=[\\s_-]|$)`,
);

/** From so many siblings of one shape on, short ones are cards. */
const CARDS_MIN = 3;
/** A longer sibling is a chapter, not a card. */
const CARD_CHARS_MAX = 800;
/** The same for elements that are more often parts of a page. */
const PART_CHARS_MAX = 300;
const CARD_TAGS: ReadonlySet<string> = new Set(['div', 'section', 'article', 'li', 'dd']);
/** Posts of a thread are alike, however long they are. */
const POST_NAMES = /(?:^|[\s_-])(?:post|posts|message|answer|topic-body|entry)(?=[\s_-]|$)/;
const CARDS_READ_MAX = 9;
const CARD_NODES_MAX = 400;
const CHILDREN_READ_MAX = 2_000;

export interface ClosedParts {
  /** True when an element between the node and the page's main content is such a part; the node itself does not count. */
  isIn(node: Node): boolean;
  /** The same with the element itself. */
  isInside(element: Element): boolean;
}

/** Linear in the elements around the nodes asked for: each parent's children are read once. `blocks` are the main content. */
export function closedPartsOf(blocks: readonly { readonly element: Element }[]): ClosedParts {
  const around = elementsAround(blocks);
  const own = new Set(ancestorsOf(blocks[0]?.element ?? null));
  const shapes = new WeakMap<Node, ReadonlyMap<string, Element[]>>();
  const known = new WeakMap<Element, boolean>();
  const isClosed = (element: Element): boolean =>
    isClosedKind(element) ||
    // The thing that the page opens with is its subject, the others are its cards.
    (isThing(element) && !own.has(element)) ||
    isCard(element, shapes);
  const isInside = (element: Element): boolean => {
    const open: Element[] = [];
    let answer = false;
    for (let at: Element | null = element; at !== null && !around.has(at); at = elementAbove(at)) {
      const before = known.get(at);
      answer = before ?? isClosed(at);
      if (before === undefined) open.push(at);
      if (before !== undefined || answer) break;
    }
    for (const each of open) known.set(each, answer);
    return answer;
  };
  return {
    isInside,
    isIn: (node) => {
      const parent = elementAbove(node);
      return parent !== null && isInside(parent);
    },
  };
}

/** The elements around both the first and the last block, and so around the main content. */
function elementsAround(blocks: readonly { readonly element: Element }[]): ReadonlySet<Element> {
  const first = blocks[0]?.element ?? null;
  const last = blocks.at(-1)?.element ?? null;
  if (first === last) return new Set(first === null ? [] : ancestorsOf(elementAbove(first)));
  const ofFirst = new Set(ancestorsOf(first));
  return new Set(ancestorsOf(last).filter((element) => ofFirst.has(element)));
}

/** The element and all around it. */
function ancestorsOf(element: Element | null): Element[] {
  const ancestors: Element[] = [];
  for (let at = element; at !== null; at = elementAbove(at)) ancestors.push(at);
  return ancestors;
}

function elementAbove(node: Node): Element | null {
  const parent = 'parentNode' in node ? node.parentNode : null;
  return parent !== null && isElement(parent) ? parent : null;
}

function isClosedKind(element: Element): boolean {
  if (CLOSED_TAGS.has(element.tagName)) return true;
  if (element.attrs.length === 0) return false;
  return (
    (attribute(element, 'role') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .some((role) => CLOSED_ROLES.has(role)) ||
    attribute(element, 'aria-modal') === 'true' ||
    attribute(element, 'aria-roledescription') !== null ||
    valuesOf(element, 'itemtype').some((type) => CLOSED_KINDS.test(type)) ||
    valuesOf(element, 'itemprop').some((name) => CLOSED_PROPERTIES.test(name)) ||
    CLOSED_NAMES.test(namesOf(element))
  );
}

const THINGS =
  /\/(?:Product|ProductGroup|Person|Event|JobPosting|ListItem|SocialMediaPosting|BlogPosting|Article|NewsArticle)$/;

function isThing(element: Element): boolean {
  return element.attrs.length > 0 && valuesOf(element, 'itemtype').some((type) => THINGS.test(type));
}

function valuesOf(element: Element, name: string): string[] {
  const value = attribute(element, name)?.trim() ?? '';
  return value === '' ? [] : value.slice(0, 400).split(/\s+/);
}

/** True for one of several siblings with the same tag and classes: a tile, a teaser, a profile, a post. */
function isCard(element: Element, shapes: WeakMap<Node, ReadonlyMap<string, Element[]>>): boolean {
  const parent = elementAbove(element);
  if (parent === null || !CARD_TAGS.has(element.tagName)) return false;
  let shape = shapes.get(parent);
  if (shape === undefined) shapes.set(parent, (shape = shapesIn(parent)));
  const same = shape.get(shapeOf(element)) ?? [];
  if (same.length < CARDS_MIN) return false;
  const alike = same.slice(0, CARDS_READ_MAX).filter(holdsSeveral);
  if (alike.length < CARDS_MIN) return false;
  if (element.tagName === 'article' || POST_NAMES.test(namesOf(element))) return true;
  const isPart = element.tagName === 'section' || attribute(element, 'class') === null;
  const charsMax = isPart && element.tagName !== 'li' ? PART_CHARS_MAX : CARD_CHARS_MAX;
  const isShort = (each: Element): boolean => hasAtMost(each, charsMax);
  return isShort(element) && alike.filter(isShort).length * 2 > alike.length;
}

/** True for an element with few nodes and no more than so many characters of text. */
function hasAtMost(element: Element, charsMax: number): boolean {
  let [nodes, chars] = [0, 0];
  const stack: Node[] = [element];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isTextNode(node)) chars += node.value.trim().length;
    const children = childrenOf(node);
    nodes += children.length;
    if (chars > charsMax || nodes > CARD_NODES_MAX) return false;
    stack.push(...children);
  }
  return true;
}

/** False for a wrapper of a single element: page builders wrap each paragraph and each heading. */
function holdsSeveral(element: Element): boolean {
  let at: Element = element;
  for (;;) {
    const inner: readonly Node[] = childrenOf(at);
    const elements: Element[] = inner.slice(0, CHILDREN_READ_MAX).filter(isElement);
    const only = elements[0];
    if (elements.length !== 1 || only === undefined) return elements.length > 1;
    at = only;
  }
}

function shapesIn(parent: Element): ReadonlyMap<string, Element[]> {
  const shapes = new Map<string, Element[]>();
  for (const child of childrenOf(parent).slice(0, CHILDREN_READ_MAX)) {
    if (!isElement(child)) continue;
    const shape = shapeOf(child);
    const alike = shapes.get(shape);
    if (alike === undefined) shapes.set(shape, [child]);
    else alike.push(child);
  }
  return shapes;
}

/** Tag and classes, without numbers: "post post-12" and "post post-13" are alike. */
function shapeOf(element: Element): string {
  const classes = (attribute(element, 'class') ?? '')
    .slice(0, 400)
    .split(/\s+/)
    .filter((name) => name !== '' && !/\d/.test(name));
  return [element.tagName, ...new Set(classes)].join(' ');
}
