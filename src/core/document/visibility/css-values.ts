import type { CssNode, FunctionNode } from 'css-tree';
import { parseCss } from './css-library.ts';

/** Parsed values of declarations, and the numbers in them. */

/** No honest value of the properties read here is longer, except data in url(), which is not read. */
const VALUE_CHARS_MAX = 2_000;
const PARENTHESES_MAX = 40;
const KEPT_MAX = 5_000;
const kept = new Map<string, readonly CssNode[]>();

/** The parts of a value; none for one that cannot be parsed or is too long. */
export function valueNodes(value: string): readonly CssNode[] {
  const known = kept.get(value);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const nodes = parsedNodes(value);
  if (value.length < 100) kept.set(value, nodes);
  return nodes;
}

function parsedNodes(value: string): readonly CssNode[] {
  if (value.length > VALUE_CHARS_MAX || value.split('(', PARENTHESES_MAX + 2).length > PARENTHESES_MAX)
    return [];
  const node = parseCss(value, 'value');
  return node?.type === 'Value' ? node.children.toArray() : [];
}

export function isFunction(node: CssNode): node is FunctionNode {
  return node.type === 'Function';
}

/** The parts of a function's arguments, split at commas. */
export function argumentsOf(node: FunctionNode): CssNode[][] {
  const parts: CssNode[][] = [[]];
  for (const child of node.children.toArray()) {
    if (child.type === 'Operator' && child.value.trim() === ',') parts.push([]);
    else if (child.type !== 'WhiteSpace') parts.at(-1)?.push(child);
  }
  return parts;
}

export function nameOf(node: FunctionNode): string {
  return node.name.toLowerCase();
}

/** What lengths are relative to, in CSS pixels. */
export interface Scale {
  readonly em: number;
  readonly rem: number;
  /** What 100 % is; null where it is not known. */
  readonly whole: number | null;
}

/** Screen for relative lengths. Its height is round, so that -100vh moves as far as -1000px. */
export const SCREEN = { width: 1_280, height: 1_000 } as const;
/** Pixels of each unit (CSS Values Level 4, § 6). */
const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    px: 1,
    pt: 4 / 3,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
  }),
);
const FONT_UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({ em: 1, ex: 0.5, ch: 0.5, ic: 1, cap: 0.7, lh: 1.2 }),
);

function unitPixels(unit: string, { em, rem }: Scale): number | null {
  const fixed = UNITS.get(unit);
  if (fixed !== undefined) return fixed;
  const font = FONT_UNITS.get(unit);
  if (font !== undefined) return font * em;
  if (unit === 'rem' || unit === 'rlh') return rem;
  if (/^[sld]?v(?:w|i|max)$/.test(unit) || unit === 'cqw' || unit === 'cqi') return SCREEN.width / 100;
  if (/^[sld]?v(?:h|b|min)$/.test(unit) || unit === 'cqh' || unit === 'cqb') return SCREEN.height / 100;
  return null;
}

/** A number, or a length in pixels; null for everything else. */
export function numberOf(node: CssNode | undefined, scale: Scale): number | null {
  if (node === undefined) return null;
  if (node.type === 'Number') return Number(node.value);
  if (node.type === 'Percentage')
    return scale.whole === null ? null : (Number(node.value) / 100) * scale.whole;
  if (node.type === 'Dimension') {
    const pixels = unitPixels(node.unit.toLowerCase(), scale);
    return pixels === null ? null : Number(node.value) * pixels;
  }
  if (node.type === 'Parentheses') return sumOf(node.children.toArray(), scale);
  return isFunction(node) ? mathOf(node, scale) : null;
}

function mathOf(node: FunctionNode, scale: Scale): number | null {
  const values = argumentsOf(node).map((part) => sumOf(part, scale));
  if (values.some((value) => value === null)) return null;
  const [first = 0, second = 0, third = 0] = values.filter((value) => value !== null);
  switch (nameOf(node)) {
    case 'calc':
    case '-webkit-calc':
      return first;
    case 'min':
      return Math.min(...values.filter((value) => value !== null));
    case 'max':
      return Math.max(...values.filter((value) => value !== null));
    case 'clamp':
      return Math.max(first, Math.min(second, third));
    case 'abs':
      return Math.abs(first);
    default:
      return null;
  }
}

/** Sums and products, from left to right with the usual precedence. */
function sumOf(nodes: readonly CssNode[], scale: Scale): number | null {
  let sum = 0;
  let product: number | null = null;
  let operator = '+';
  for (const node of nodes) {
    if (node.type === 'WhiteSpace') continue;
    if (node.type === 'Operator') {
      operator = node.value.trim();
      continue;
    }
    const value = numberOf(node, scale);
    if (value === null) return null;
    if (operator === '*' && product !== null) product *= value;
    else if (operator === '/' && product !== null) product /= value;
    else {
      sum += product ?? 0;
      product = operator === '-' ? -value : value;
    }
    // `calc(1px -2px)` is not valid; a browser drops it, and here it is a sum.
    operator = '+';
  }
  return sum + (product ?? 0);
}

const DEGREES: ReadonlyMap<string, number> = new Map([
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
]);

/** Degrees of an angle; null for everything else. */
export function degreesOf(node: CssNode | undefined): number | null {
  if (node?.type === 'Number') return Number(node.value) === 0 ? 0 : null;
  if (node?.type !== 'Dimension') return null;
  const factor = DEGREES.get(node.unit.toLowerCase());
  return factor === undefined ? null : Number(node.value) * factor;
}
