import type { CssNode, FunctionNode } from 'css-tree';
import { ALPHA_SEEN, coloursIn } from './colours.ts';
import { argumentsOf, isFunction, nameOf, numberOf, valueNodes, type Scale } from './css-values.ts';
import { READABLE_PX } from './hidden-by.ts';

/** Opacity, filters, masks and clipping: the values that leave nothing of a text. */

/** Shares of the whole (1 is 100 %). */
const SHARES: Scale = { em: 16, rem: 16, whole: 1 };

/** True for an opacity with which text is not seen. */
export function isFaint(opacity: string): boolean {
  const share = numberOf(valueNodes(opacity)[0], SHARES);
  return share !== null && share <= ALPHA_SEEN;
}

/** Of `blur()`: twice the radius of an em leaves no letter. */
const BLUR_PX = 12;

export function filterHides(filter: string): boolean {
  return valueNodes(filter).some((node) => {
    if (!isFunction(node)) return false;
    const value = numberOf(node.children.first ?? undefined, SHARES);
    if (value === null) return false;
    const name = nameOf(node);
    // Without contrast, text and its background become the same grey.
    return name === 'blur'
      ? value >= BLUR_PX
      : (name === 'opacity' || name === 'contrast') && value <= ALPHA_SEEN;
  });
}

export function maskHides(image: string | undefined, size: string | undefined): boolean {
  if (image === undefined || image === 'none') return false;
  const sides = size === undefined ? [] : valueNodes(size);
  if (sides.some((node) => (numberOf(node, SHARES) ?? 1) <= 0)) return true;
  if (!/gradient\(/.test(image) || /url\(|image\(|element\(/.test(image)) return false;
  const stops = coloursIn(image);
  return stops.length > 0 && stops.every(({ alpha }) => alpha <= ALPHA_SEEN);
}

/** A box of 100 by 100: shapes are compared with it whatever their units. */
const BOX: Scale = { em: 16, rem: 16, whole: 100 };
const BOX_SIDE = 100;
/** Decision: less than 2 % of a side shows no letter. */
const SIDE_SEEN = 2;

/** `clip`, which applies to boxes with an absolute position only. */
export function clipHides(clip: string): boolean {
  const rect = valueNodes(clip).find(isFunction);
  if (rect === undefined || nameOf(rect) !== 'rect') return false;
  const sides = flat(rect).map((node) => numberOf(node, BOX));
  const [top = null, right = null, bottom = null, left = null] = sides;
  const isFlat = (start: number | null, end: number | null): boolean =>
    end !== null && end - (start ?? 0) < READABLE_PX;
  return isFlat(top, bottom) || isFlat(left, right);
}

export function clipPathHides(path: string): boolean {
  const shape = valueNodes(path).find(isFunction);
  if (shape === undefined) return false;
  const parts = flat(shape);
  switch (nameOf(shape)) {
    case 'inset':
      return insetHides(untilRound(parts));
    case 'rect': {
      const [top = 0, right = BOX_SIDE, bottom = BOX_SIDE, left = 0] = numbers(untilRound(parts));
      return bottom - top < SIDE_SEEN || right - left < SIDE_SEEN;
    }
    case 'xywh': {
      const [, , width = BOX_SIDE, height = BOX_SIDE] = numbers(untilRound(parts));
      return width < SIDE_SEEN || height < SIDE_SEEN;
    }
    case 'circle':
    case 'ellipse':
      return numbers(parts.slice(0, 1)).some((radius) => radius < SIDE_SEEN);
    case 'polygon':
      return polygonHides(shape);
    default:
      return false;
  }
}

function insetHides(parts: readonly CssNode[]): boolean {
  const [top = 0, right = top, bottom = top, left = right] = numbers(parts);
  return top + bottom > BOX_SIDE - SIDE_SEEN || left + right > BOX_SIDE - SIDE_SEEN;
}

/** A polygon without an area, or beside the box. */
function polygonHides(shape: FunctionNode): boolean {
  const points = argumentsOf(shape)
    .map(numbers)
    .filter((point) => point.length === 2);
  if (points.length === 0) return false;
  return [0, 1].some((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return high - low < SIDE_SEEN || high <= 0;
  });
}

const flat = (node: FunctionNode): CssNode[] => argumentsOf(node).flat();

function untilRound(parts: readonly CssNode[]): readonly CssNode[] {
  const round = parts.findIndex((node) => node.type === 'Identifier' && node.name === 'round');
  return round < 0 ? parts : parts.slice(0, round);
}

function numbers(parts: readonly CssNode[]): number[] {
  return parts.map((node) => numberOf(node, BOX)).filter((value) => value !== null);
}
