import { numberOf, SCREEN, valueNodes, type Scale } from './css-values.ts';
import { READABLE_PX } from './hidden-by.ts';

/** Positions outside of the screen and boxes that are smaller than a letter. */

/** The value of a property of the element; undefined when nothing sets it. */
export type Get = (property: string) => string | undefined;

/** Offsets beyond these leave nothing on the screen: pixels, or the same in ems and screens. */
const OFFSET_PX = 500;
const FAR_PX = 2_000;
/** Of the screen's height, for a fixed position. */
const BELOW_SCREEN_PX = 1_000;
const OF_SCREEN: Scale = { em: 16, rem: 16, whole: SCREEN.width };
/** A share alone leaves the screen from 500 %; drawers wait at 100 %. */
const SHARE_ALONE: Scale = { em: 16, rem: 16, whole: 100 };
const MOVED = /^(?:absolute|fixed|relative|sticky|-webkit-sticky)$/;

/** `value` in pixels; null when it is not set or not a length. */
export function pixelsOf(value: string | undefined, scale: Scale): number | null {
  return value === undefined ? null : numberOf(valueNodes(value)[0], scale);
}

function offsetOf(value: string | undefined): number | null {
  return pixelsOf(value, value?.endsWith('%') === true ? SHARE_ALONE : OF_SCREEN);
}

export interface PositionOptions {
  /** True when style sheets that are not in the page may set what it does not. */
  readonly isStyledElsewhere: boolean;
}

export function isOffScreen(get: Get, { isStyledElsewhere }: PositionOptions): boolean {
  return isOffset(get, isStyledElsewhere) || isPulledAway(get) || isIndented(get);
}

function isOffset(get: Get, isStyledElsewhere: boolean): boolean {
  const position = get('position');
  if (position === undefined ? !isStyledElsewhere : !MOVED.test(position)) return false;
  const at = (side: string): number | null => offsetOf(get(side));
  const [top, right, bottom, left] = [at('top'), at('right'), at('bottom'), at('left')];
  const before = [top, right, bottom, left].some((offset) => offset !== null && offset <= -OFFSET_PX);
  const beside = [left, right].some((offset) => offset !== null && offset >= FAR_PX);
  const isFixed = position === 'fixed';
  const below = isFixed && [top, bottom].some((offset) => offset !== null && offset >= BELOW_SCREEN_PX);
  return before || beside || below;
}

/** Margins, unless padding brings the text back (backgrounds that are wider than the text). */
function isPulledAway(get: Get): boolean {
  return (['left', 'top'] as const).some((side) => {
    const margin = offsetOf(get(`margin-${side}`)) ?? 0;
    if (margin > -OFFSET_PX) return false;
    return margin + (offsetOf(get(`padding-${side}`)) ?? 0) <= -OFFSET_PX;
  });
}

export function isIndented(get: Get): boolean {
  const indent = pixelsOf(get('text-indent'), OF_SCREEN);
  return indent !== null && (indent <= -OFFSET_PX || indent >= FAR_PX);
}

const CUTS_OFF = /^(?:hidden|clip|scroll|auto|overlay)$/;

/** A box too small for a letter that cuts off or scrolls what does not fit. */
export function isTooSmall(get: Get, scaleOf: () => Scale, isInline: boolean): boolean {
  if (isInline && !isBlockNow(get)) return false;
  const cutsX = CUTS_OFF.test(get('overflow-x') ?? '');
  const cutsY = CUTS_OFF.test(get('overflow-y') ?? '');
  if (!cutsX && !cutsY) return false;
  const scale = scaleOf();
  const padding = (pixelsOf(get('padding-top'), scale) ?? 0) + (pixelsOf(get('padding-bottom'), scale) ?? 0);
  return isSmall(get, 'width', scale) || (isSmall(get, 'height', scale) && padding < READABLE_PX);
}

function isBlockNow(get: Get): boolean {
  const float = get('float');
  return (
    /^(?:absolute|fixed)$/.test(get('position') ?? '') ||
    (float !== undefined && float !== 'none') ||
    !/^(?:inline|contents)$/.test(get('display') ?? 'inline')
  );
}

function isSmall(get: Get, side: 'width' | 'height', scale: Scale): boolean {
  // Shares of an unknown height limit nothing.
  const own: Scale = side === 'height' ? { ...scale, whole: null } : scale;
  const limits = [pixelsOf(get(side), own), pixelsOf(get(`max-${side}`), own)].filter(
    (size) => size !== null,
  );
  const least = pixelsOf(get(`min-${side}`), own) ?? 0;
  return limits.some((size) => size < READABLE_PX) && least < READABLE_PX;
}
