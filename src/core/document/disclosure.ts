import { attribute, isElement, type Element } from './tree.ts';
import type { Container } from './segmentation.ts';
import type { HiddenBy } from './visibility/hidden-by.ts';

/**
 * Accordion and tab panels and text that fades in are hidden in the HTML but are content, because controls or animations
 * of the page show them. Text that nothing on the page can show stays hidden.
 */

/** Adds the ids of the elements that a control opens. */
export function addControlled(element: Element, tag: string, ids: Set<string>): void {
  for (const { name, value } of element.attrs) {
    if (name === 'aria-controls') for (const id of value.split(/\s+/)) ids.add(id);
    else if (
      (name === 'data-target' || name === 'data-bs-target' || (name === 'href' && tag === 'a')) &&
      value.length > 1 &&
      value.startsWith('#')
    )
      ids.add(value.slice(1));
  }
}

/** Dialogs and menus are opened by controls too, but are not content. */
const OVERLAYS =
  /(?:^|[\s_-])(?:modal|popup|popover|dialog|lightbox|drawer|offcanvas|off-canvas|dropdown|menu|nav|submenu|tooltip|cart|minicart|search|login|overlay)(?=[\s_-]|$)/;
const PANELS =
  /(?:^|[\s_-])(?:accordions?|faqs?|toggle|collaps\w*|expand\w*|tabs?|tabbed|tab-?panes?|tab-?panels?|panels?|disclosure|answers?|spoiler|show-?more|read-?more)(?=[\s_-]|$)/;
const ANIMATIONS =
  /(?:^|[\s_-])(?:fade\w*|reveal\w*|animat\w*|aos|wow|appear\w*|in-?view|scroll-?in|slide-?in|staggered\w*|slick-slide|swiper-slide|carousel-(?:item|slide|cell))(?=[\s_-]|$)/;
const ANIMATED_STYLE = /(?:transform|translate|transition|animation|will-change)/i;
const ANIMATION_ATTRIBUTES = /^data-(?:w-id|aos|anim|animate|animation|scroll|sal|motion|framer)/;
const CLOSED_BY: ReadonlySet<HiddenBy> = new Set<HiddenBy>([
  'display:none',
  'hidden attribute',
  'visibility:hidden',
  'opacity:0',
  'box without height',
]);
/** Classes of common style sheets that hide an element on every screen, and classes that show it on some. */
const UNSHOWN_NAMES = /(?:^|\s)(?:hidden|d-none|is-hidden|mfp-hide|display-none)(?=\s|$)/;
const SHOWN_SOMEWHERE =
  /(?:^|\s)(?:[a-z0-9]+:(?:block|flex|grid|inline\S*|table|contents)|d-[a-z]+-(?:block|flex|grid|inline\S*|table))(?=\s|$)/;
const LABEL_TAGS = /^(?:h[1-6]|button|dt|summary)$/;
/** Class names for the line that opens a panel, where no tag says so. */
const LABEL_NAMES =
  /(?:^|[\s_-])(?:questions?|title|head|header|heading|headline|toggle|toggler|trigger|btn|button|label|summary)(?=[\s_-]|$)/;
const LABEL_DEPTH = 3;

/** The containers, with `hidden` cleared on those that the page opens or fades in. */
export function withOpened(
  containers: readonly Container[],
  controlled: ReadonlySet<string>,
): readonly Container[] {
  const opened: Container[] = [];
  const before = new ElementsBefore();
  for (const container of containers) {
    const { hidden, names } = container;
    const around = container.isShownAgain ? null : (opened[container.parent]?.hiddenAround ?? null);
    const hasHiddenClass = hidden === null && UNSHOWN_NAMES.test(names) && !SHOWN_SOMEWHERE.test(names);
    if (hidden === null && !hasHiddenClass && around === container.hiddenAround) {
      opened.push(container);
      continue;
    }
    const isOpened = isPanel(container, controlled, before) || (hidden !== null && fadesIn(container));
    const own = isOpened ? null : hidden;
    opened.push({
      ...container,
      hidden: own,
      hiddenAround: own ?? around,
      isUnshown: hasHiddenClass && !isOpened,
    });
  }
  return opened;
}

function isPanel(
  { element, hidden, names }: Container,
  controlled: ReadonlySet<string>,
  before: ElementsBefore,
): boolean {
  if (hidden !== null && !CLOSED_BY.has(hidden)) return false;
  const role = attribute(element, 'role');
  if (OVERLAYS.test(names) || (role !== null && /dialog|menu|tooltip|alert/.test(role))) return false;
  if (role === 'tabpanel') return true;
  const id = attribute(element, 'id');
  if (id !== null && controlled.has(id)) return true;
  const label = before.of(element);
  return (
    isSwitch(label) || ((PANELS.test(names) || PANELS.test(classOf(element.parentNode))) && isLabel(label))
  );
}

/** A button, or a box to tick: it opens what is right after it, however that is named. */
function isSwitch(element: Element | null): boolean {
  let inner = element;
  for (let depth = 0; inner !== null && depth < LABEL_DEPTH; depth++) {
    if (inner.tagName === 'button' || attribute(inner, 'role') === 'button') return true;
    if (attribute(inner, 'aria-expanded') !== null || isTickBox(inner)) return true;
    inner = firstSeen(inner);
  }
  return false;
}

function isTickBox(element: Element): boolean {
  return element.tagName === 'input' && /^(?:checkbox|radio)$/.test(attribute(element, 'type') ?? '');
}

/** A control that does not name its panel stands right before it. */
function isLabel(element: Element | null): boolean {
  let inner = element;
  for (let depth = 0; inner !== null && depth < LABEL_DEPTH; depth++) {
    if (LABEL_TAGS.test(inner.tagName) || attribute(inner, 'role') === 'button') return true;
    if (LABEL_NAMES.test(classOf(inner))) return true;
    inner = firstSeen(inner);
  }
  return false;
}

/** Elements without text of their own, which builders of pages put between a control and its panel. */
const UNSEEN = new Set(['style', 'script', 'link', 'template']);

function firstSeen({ childNodes }: Element): Element | null {
  return childNodes.find((node): node is Element => isElement(node) && !UNSEEN.has(node.tagName)) ?? null;
}

/** The element before another one. Called in document order, so that the siblings of a parent are scanned once. */
class ElementsBefore {
  private readonly cursors = new Map<unknown, { next: number; last: Element | null }>();

  of(element: Element): Element | null {
    const parent = element.parentNode;
    if (parent === null) return null;
    const cursor = this.cursors.get(parent) ?? { next: 0, last: null };
    this.cursors.set(parent, cursor);
    for (; cursor.next < parent.childNodes.length; cursor.next++) {
      const sibling = parent.childNodes[cursor.next];
      if (sibling === element) break;
      if (sibling !== undefined && isElement(sibling) && !UNSEEN.has(sibling.tagName)) cursor.last = sibling;
    }
    return cursor.last;
  }
}

function fadesIn({ element, hidden, names }: Container): boolean {
  if (hidden !== 'opacity:0' && hidden !== 'visibility:hidden' && hidden !== 'transform') return false;
  if (OVERLAYS.test(names)) return false;
  return (
    ANIMATIONS.test(names) ||
    (hidden !== 'transform' && ANIMATED_STYLE.test(attribute(element, 'style') ?? '')) ||
    element.attrs.some(({ name }) => ANIMATION_ATTRIBUTES.test(name))
  );
}

function classOf(node: Element['parentNode']): string {
  return node !== null && isElement(node) ? (attribute(node, 'class') ?? '').slice(0, 400).toLowerCase() : '';
}
