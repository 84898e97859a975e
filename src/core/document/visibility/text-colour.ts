import { attribute, childrenOf, isElement, type Element } from '../tree.ts';
import type { Cascade } from './cascade.ts';
import { ALPHA_SEEN, BLACK, coloursIn, looksLike, over, readColour, WHITE, type Colour } from './colours.ts';
import { numberOf, valueNodes } from './css-values.ts';

/** Text of the colour of what is behind it. What cannot be known (pictures, linked style sheets) is taken as readable. */

const ANCESTORS_MAX = 200;
const LINK: Colour = { r: 0, g: 0, b: 0.93, alpha: 1 };
const MEDIA = new Set(['img', 'picture', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed']);
const SIBLINGS_READ = 30;
const DESCENDANTS_READ = 30;

interface Page {
  readonly cascade: Cascade;
  readonly screen: number;
  readonly isStyledElsewhere: boolean;
}

export function hasColourOfBackground(element: Element, page: Page): boolean {
  const front = textColour(element, page);
  if (front === null) return false;
  if (front.alpha <= ALPHA_SEEN) return !isDrawnOtherwise(element, page);
  const back = backgroundOf(element, page);
  if (back === null || !looksLike(over(front, back), back)) return false;
  return !isDrawnOtherwise(element, page);
}

/** Null when a linked style sheet may set it. */
function textColour(element: Element, page: Page): Colour | null {
  const fill = page.cascade.inherited(element, '-webkit-text-fill-color', page.screen);
  if (fill !== undefined && fill !== 'currentcolor' && fill !== 'initial') return readColour(fill);
  for (const at of ancestors(element)) {
    const own = page.cascade.value(at, 'color', page.screen);
    if (own === 'initial') return BLACK;
    if (own !== undefined && !/^(?:inherit|unset|currentcolor)$/.test(own)) return readColour(own);
    if (at.tagName === 'a' && attribute(at, 'href') !== null) return page.isStyledElsewhere ? null : LINK;
  }
  return page.isStyledElsewhere ? null : BLACK;
}

/** `text` in the value of `background-clip`, or of the shorthand. */
const TEXT_SHAPE = /(?:^|[\s,])text(?:$|[\s,])/;

/** Outlines, shadows and backgrounds in the shape of letters show text without a colour. */
function isDrawnOtherwise(element: Element, { cascade, screen }: Page): boolean {
  for (const at of ancestors(element)) {
    if (TEXT_SHAPE.test(cascade.value(at, 'background-clip', screen) ?? '')) return true;
  }
  const stroke =
    cascade.inherited(element, '-webkit-text-stroke', screen) ??
    cascade.inherited(element, '-webkit-text-stroke-width', screen);
  if (stroke !== undefined && /[1-9]/.test(stroke)) return true;
  const shadow = cascade.inherited(element, 'text-shadow', screen);
  return shadow !== undefined && coloursIn(shadow).some(({ alpha }) => alpha > ALPHA_SEEN);
}

/** The nearest background; null when it is not known. */
function backgroundOf(element: Element, page: Page): Colour | null {
  const layers: Colour[] = [];
  for (const at of ancestors(element)) {
    const own = ownBackground(at, page);
    if (own === null) return null;
    if (own.alpha > ALPHA_SEEN) layers.push(own);
    if (own.alpha >= 1 - ALPHA_SEEN) return composed(layers);
    const isStyled = page.isStyledElsewhere && at.attrs.some(({ name }) => name === 'class' || name === 'id');
    if (isStyled || isOverMedia(at, page)) return null;
  }
  return page.isStyledElsewhere || isDark(element, page) ? null : composed([...layers, WHITE]);
}

function composed(layers: readonly Colour[]): Colour {
  return layers.reduceRight((back, front) => over(front, back), WHITE);
}

const NO_BACKGROUND: Colour = { ...WHITE, alpha: 0 };

/** Without alpha when there is none; null for pictures. */
function ownBackground(element: Element, page: Page): Colour | null {
  const { cascade, screen } = page;
  const image = cascade.value(element, 'background-image', screen);
  if (image !== undefined && /url\(|image-set\(|element\(/.test(image)) return null;
  if (image?.includes('gradient(') === true) {
    const stops = coloursIn(image);
    const [first] = stops;
    return first !== undefined && stops.every((stop) => looksLike(stop, first)) ? first : null;
  }
  const value = cascade.value(element, 'background-color', screen);
  if (value === undefined) return NO_BACKGROUND;
  if (value === 'currentcolor') return textColour(element, page);
  return readColour(value) ?? coloursIn(value).at(-1) ?? NO_BACKGROUND;
}

function isDark(element: Element, { cascade, screen }: Page): boolean {
  return cascade.inherited(element, 'color-scheme', screen)?.includes('dark') === true;
}

/** True where a picture beside the element may be behind it. */
function isOverMedia(element: Element, { cascade, screen }: Page): boolean {
  const parent = element.parentNode;
  if (parent === null || !isElement(parent) || element.tagName === 'body') return false;
  const isLayered = (at: Element): boolean =>
    /^(?:absolute|fixed|relative|sticky)$/.test(cascade.value(at, 'position', screen) ?? '');
  const isGrid = /grid/.test(cascade.value(parent, 'display', screen) ?? '');
  const isRaised = isGrid || isLayered(element);
  const siblings = childrenOf(parent).filter(isElement).slice(0, SIBLINGS_READ);
  return siblings.some(
    (sibling) => sibling !== element && hasMedia(sibling) && (isRaised || isLayered(sibling)),
  );
}

function hasMedia(element: Element): boolean {
  const pending = [element];
  for (let read = 0; read < DESCENDANTS_READ; read++) {
    const next = pending.pop();
    if (next === undefined) return false;
    if (MEDIA.has(next.tagName)) return true;
    for (const child of next.childNodes.slice(0, DESCENDANTS_READ)) if (isElement(child)) pending.push(child);
  }
  return false;
}

/** True for an element that is painted behind the background of the box around it. */
export function isBehindBackground(element: Element, page: Page): boolean {
  const get = (at: Element, property: string): string | undefined =>
    page.cascade.value(at, property, page.screen);
  const level = numberOf(valueNodes(get(element, 'z-index') ?? '')[0], { em: 16, rem: 16, whole: null });
  if (
    level === null ||
    level >= 0 ||
    !/^(?:absolute|fixed|relative|sticky)$/.test(get(element, 'position') ?? '')
  )
    return false;
  for (const at of [...ancestors(element)].slice(1)) {
    if (at.tagName === 'body' || at.tagName === 'html') return false;
    const isStack =
      (get(at, 'z-index') ?? 'auto') !== 'auto' ||
      ['transform', 'filter', 'opacity'].some((name) => get(at, name) !== undefined);
    if (isStack) return false;
    const own = ownBackground(at, page);
    if (own === null || own.alpha >= 1 - ALPHA_SEEN) return own !== null;
  }
  return false;
}

function* ancestors(element: Element): Generator<Element> {
  let at: Element['parentNode'] = element;
  for (let steps = 0; at !== null && isElement(at) && steps < ANCESTORS_MAX; steps++) {
    yield at;
    at = at.parentNode;
  }
}
