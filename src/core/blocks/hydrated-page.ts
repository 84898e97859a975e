import { attribute, elementsOf, isElement, type Element, type HtmlDocument } from '../document/tree.ts';
import { parentOf, type Place } from './place.ts';

/**
 * The parts of a page that a framework compares with its own tree in the browser (hydration). React takes an element that
 * it has not rendered for an error, renders the whole page again and drops the element, so a piece must not be put there.
 */
export interface HydratedPage {
  /** Where the piece may go: its place, or, for one that may move, the end of a slot or of the body. */
  readonly placeOf: (place: Place, canMove: boolean) => Place | null;
}

/** `recognised`: what Next.js and Astro hydrate. `assumed`: the whole body. `ignored`: nothing. */
export type Hydration = 'ignored' | 'recognised' | 'assumed';

/** An element whose content its framework does not compare, such as one with `dangerouslySetInnerHTML`. */
export const SLOT = 'data-citeworthy-slot';

/** Null for a page without such parts: every place is free. */
export function hydratedPage(root: HtmlDocument, hydration: Hydration): HydratedPage | null {
  if (hydration === 'ignored') return null;
  const elements = elementsOf(root);
  const body = elements.find(({ tagName }) => tagName === 'body');
  if (body === undefined) return null;
  const isWhole = hydration === 'assumed' || elements.some(isOfNext);
  const regions = new Set(isWhole ? [body] : elements.filter(({ tagName }) => tagName === 'astro-island'));
  if (regions.size === 0) return null;
  const slots = new Set(elements.filter((element) => attribute(element, SLOT) !== null));
  const [end = body] = slots;
  return {
    placeOf: (place, canMove) => {
      if (isFree(place, regions, slots)) return place;
      return canMove ? { node: end, side: 'end', index: place.index } : null;
    },
  };
}

/** The innermost slot or region around a place decides. */
function isFree({ node, side }: Place, regions: ReadonlySet<Element>, slots: ReadonlySet<Element>): boolean {
  for (let at = side === 'end' && isElement(node) ? node : parentOf(node); at !== null; at = parentOf(at)) {
    if (slots.has(at)) return true;
    if (regions.has(at)) return false;
  }
  return true;
}

/** Next.js loads its scripts from `/_next/static/`, below `assetPrefix` or `basePath` too; its older router has a script of data. */
function isOfNext(element: Element): boolean {
  if (element.tagName !== 'script') return false;
  return (
    attribute(element, 'id') === '__NEXT_DATA__' || /\/_next\/static\//.test(attribute(element, 'src') ?? '')
  );
}
