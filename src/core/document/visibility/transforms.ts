import type { CssNode, FunctionNode } from 'css-tree';
import {
  argumentsOf,
  degreesOf,
  isFunction,
  nameOf,
  numberOf,
  valueNodes,
  type Scale,
} from './css-values.ts';

/** Transforms that move a text off the screen or leave it without an extent. */

/** Of the first screen; nothing scrolls to what lies further above or to the left. Pixels. */
const AWAY_PX = 1_000;
/** Own sizes, of which 100 % moves a box of the page's width beside it. */
const AWAY_OWN = 1;
/** A tenth of its size leaves 16 px letters unreadable. */
const SCALE_SEEN = 0.2;
/** Degrees from edge-on. */
const EDGE_DEGREES = 3;

const LENGTHS: Scale = { em: 16, rem: 16, whole: null };
const SHARES: Scale = { em: 16, rem: 16, whole: 1 };

/** `away`: further than any screen. `folded`: by its own size, turned or shrunk, as drawers and cards are. */
export type Displaced = 'away' | 'folded';

export function transformHides(transform: string): Displaced | null {
  for (const node of valueNodes(transform)) {
    const displaced = isFunction(node) ? displacedBy(node) : null;
    if (displaced !== null) return displaced;
  }
  return null;
}

function displacedBy(node: FunctionNode): Displaced | null {
  const parts = argumentsOf(node).map(([first]) => first);
  const name = nameOf(node);
  if (name.startsWith('translate')) return movedAway(parts, name === 'translatey' ? 'y' : 'x');
  if (name.startsWith('scale')) {
    return name !== 'scalez' && isShrunk(name === 'scale3d' ? parts.slice(0, 2) : parts) ? 'folded' : null;
  }
  if (name === 'rotatex' || name === 'rotatey') return isEdgeOn(parts[0]) ? 'folded' : null;
  if (name.startsWith('skew')) return parts.some(isEdgeOn) ? 'folded' : null;
  if (name === 'matrix') return matrixHides(parts, 2);
  return name === 'matrix3d' ? matrixHides(parts, 4) : null;
}

/** The properties `translate`, `scale` and `rotate`. */
export function translateHides(translate: string): Displaced | null {
  return movedAway(valueNodes(translate), 'x');
}

export function scaleHides(scale: string): boolean {
  return isShrunk(valueNodes(scale).slice(0, 2));
}

export function rotateHides(rotate: string): boolean {
  const [axis, angle] = valueNodes(rotate);
  return axis?.type === 'Identifier' && /^[xy]$/.test(axis.name) && isEdgeOn(angle);
}

function movedAway(parts: readonly (CssNode | undefined)[], first: 'x' | 'y'): Displaced | null {
  for (const [index, part] of parts.slice(0, 2).entries()) {
    const isX = first === 'x' && index === 0;
    if (part?.type === 'Percentage') {
      const share = numberOf(part, SHARES) ?? 0;
      if (isX ? Math.abs(share) >= AWAY_OWN : share <= -5 * AWAY_OWN) return 'folded';
    } else {
      const pixels = numberOf(part, LENGTHS) ?? 0;
      if (pixels <= -AWAY_PX || (isX && pixels >= 2 * AWAY_PX)) return 'away';
    }
  }
  return null;
}

function isShrunk(parts: readonly (CssNode | undefined)[]): boolean {
  return parts.some((part) => Math.abs(numberOf(part, SHARES) ?? 1) < SCALE_SEEN);
}

function isEdgeOn(angle: CssNode | undefined): boolean {
  const degrees = degreesOf(angle);
  return degrees !== null && Math.abs((Math.abs(degrees) % 180) - 90) < EDGE_DEGREES;
}

/** A matrix (of `size` by `size`) that flattens or moves away. */
function matrixHides(parts: readonly (CssNode | undefined)[], size: 2 | 4): Displaced | null {
  const values = parts.map((part) => numberOf(part, LENGTHS) ?? 0);
  const at = (index: number): number => values[index] ?? 0;
  const [a, b, c, d] = size === 2 ? [at(0), at(1), at(2), at(3)] : [at(0), at(1), at(4), at(5)];
  const [x, y] = size === 2 ? [at(4), at(5)] : [at(12), at(13)];
  if (x <= -AWAY_PX || y <= -AWAY_PX || x >= 2 * AWAY_PX) return 'away';
  return Math.abs(a * d - b * c) < SCALE_SEEN ** 2 ? 'folded' : null;
}
