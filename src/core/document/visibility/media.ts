import type { CssNode } from 'css-tree';
import { parseCss } from './css-library.ts';
import { numberOf } from './css-values.ts';

/** Evaluates media queries (Media Queries Level 4) for two screens: text that one of them shows is not hidden. */

/** Bits of the screens for which a rule applies. */
export const DESKTOP = 1;
export const PHONE = 2;
export const EVERY_SCREEN = DESKTOP | PHONE;

type Features = Readonly<Record<string, number | string>>;

const featureOf = (features: Features, name: string): number | string | undefined =>
  Object.hasOwn(features, name) ? features[name] : undefined;

const SHARED: Features = {
  color: 8,
  'color-index': 0,
  monochrome: 0,
  grid: 0,
  scan: 'progressive',
  update: 'fast',
  scripting: 'enabled',
  'color-gamut': 'srgb',
  'dynamic-range': 'standard',
  'display-mode': 'browser',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  'prefers-color-scheme': 'light',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-motion': 'no-preference',
  'prefers-reduced-transparency': 'no-preference',
  'prefers-reduced-data': 'no-preference',
  'overflow-block': 'scroll',
  'overflow-inline': 'scroll',
};
const pointer = (hover: string, precision: string): Features => ({
  hover,
  'any-hover': hover,
  pointer: precision,
  'any-pointer': precision,
});
const size = (width: number, height: number, ratio: number): Features => ({
  width,
  height,
  'device-width': width,
  'device-height': height,
  'aspect-ratio': width / height,
  'device-aspect-ratio': width / height,
  orientation: width > height ? 'landscape' : 'portrait',
  resolution: ratio * 96,
  '-webkit-device-pixel-ratio': ratio,
});
/** A laptop and a phone of ordinary sizes, in CSS pixels. */
const SCREENS: readonly (readonly [number, Features])[] = [
  [DESKTOP, { ...SHARED, ...size(1_280, 800, 1), ...pointer('hover', 'fine') }],
  [PHONE, { ...SHARED, ...size(390, 844, 3), ...pointer('none', 'coarse') }],
];

const QUERY_CHARS_MAX = 1_000;
const PARENTHESES_MAX = 40;
const KEPT_MAX = 2_000;
const kept = new Map<string, number>();

/** The screens that match a list of media queries. One that is too long to be read matches both. */
export function screensOf(query: string): number {
  const text = query.trim().toLowerCase();
  if (text === '' || text === 'all' || text === 'screen') return EVERY_SCREEN;
  if (text === 'print') return 0;
  if (text.length > QUERY_CHARS_MAX || text.split('(', PARENTHESES_MAX + 2).length > PARENTHESES_MAX)
    return EVERY_SCREEN;
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const list = parseCss(text, 'mediaQueryList');
  const queries = list?.type === 'MediaQueryList' ? list.children.toArray() : [];
  let screens = 0;
  for (const [bit, features] of SCREENS) {
    if (queries.some((each) => matchesQuery(each, features))) screens |= bit;
  }
  kept.set(text, screens);
  return screens;
}

/** css-tree 3 divides a query into its parts; its published types are those of version 2. */
interface Query {
  readonly modifier: string | null;
  readonly mediaType: string | null;
  readonly condition: CssNode | null;
}

function matchesQuery(node: CssNode, features: Features): boolean {
  if (!('mediaType' in node)) return false;
  const { modifier, mediaType, condition } = node as unknown as Query;
  const type = mediaType === null || mediaType === 'all' || mediaType === 'screen';
  const matches = type && (condition === null || matchesCondition(condition, features) === true);
  return modifier === 'not' ? !matches : matches;
}

/** Null: cannot be evaluated, which `not` does not change. */
function matchesCondition(node: CssNode, features: Features): boolean | null {
  switch (nodeType(node)) {
    case 'Condition':
      return combined(childNodes(node), features);
    case 'Feature':
      return matchesFeature(node as unknown as Feature, features);
    case 'FeatureRange':
      return matchesRange(node as unknown as Range, features);
    default:
      return null;
  }
}

const nodeType = ({ type }: CssNode): string => type;

function childNodes(node: CssNode): CssNode[] {
  return 'children' in node && node.children !== null && 'toArray' in node.children
    ? (node.children.toArray() as CssNode[])
    : [];
}

function combined(parts: readonly CssNode[], features: Features): boolean | null {
  let value: boolean | null | undefined;
  let operator = 'and';
  let negated = false;
  for (const part of parts) {
    if (part.type === 'Identifier') {
      if (part.name === 'not') negated = true;
      else operator = part.name;
      continue;
    }
    const own = matchesCondition(part, features);
    const next = negated && own !== null ? !own : own;
    negated = false;
    value = value === undefined ? next : operator === 'or' ? either(value, next) : both(value, next);
  }
  return value ?? null;
}

const both = (a: boolean | null, b: boolean | null): boolean | null =>
  a === false || b === false ? false : a === null || b === null ? null : true;
const either = (a: boolean | null, b: boolean | null): boolean | null =>
  a === true || b === true ? true : a === null || b === null ? null : false;

interface Feature {
  readonly name: string;
  readonly value: CssNode | null;
}

function matchesFeature({ name, value }: Feature, features: Features): boolean | null {
  const [, bound, base = name] = /^(?:-webkit-)?(min|max)-(.+)$/.exec(name) ?? [];
  const actual = featureOf(features, base) ?? featureOf(features, `-webkit-${base}`);
  if (actual === undefined) return null;
  if (value === null) return actual !== 0 && actual !== 'none' && actual !== 'no-preference';
  if (value.type === 'Identifier') return actual === value.name;
  const given = quantityOf(value);
  if (given === null || typeof actual === 'string') return null;
  if (bound === 'min') return actual >= given;
  return bound === 'max' ? actual <= given : actual === given;
}

interface Range {
  readonly left: CssNode;
  readonly leftComparison: string;
  readonly middle: CssNode;
  readonly rightComparison: string | null;
  readonly right: CssNode | null;
}

function matchesRange(range: Range, features: Features): boolean | null {
  const of = (node: CssNode): number | null => {
    const value = node.type === 'Identifier' ? featureOf(features, node.name) : quantityOf(node);
    return typeof value === 'number' ? value : null;
  };
  const middle = of(range.middle);
  const first = compared(of(range.left), range.leftComparison, middle);
  if (range.right === null || range.rightComparison === null) return first;
  return both(first, compared(middle, range.rightComparison, of(range.right)));
}

function compared(one: number | null, operator: string, other: number | null): boolean | null {
  if (one === null || other === null) return null;
  if (operator === '=') return one === other;
  if (operator.startsWith('<')) return operator === '<=' ? one <= other : one < other;
  return operator === '>=' ? one >= other : one > other;
}

const DOTS: ReadonlyMap<string, number> = new Map([
  ['dpi', 1],
  ['dppx', 96],
  ['x', 96],
  ['dpcm', 2.54],
]);

function quantityOf(node: CssNode): number | null {
  if (nodeType(node) === 'Ratio') {
    const { left, right } = node as unknown as { left: CssNode | string; right: CssNode | string | null };
    return ratioPart(left) / (right === null ? 1 : ratioPart(right));
  }
  if (node.type === 'Dimension') {
    const factor = DOTS.get(node.unit.toLowerCase());
    if (factor !== undefined) return Number(node.value) * factor;
  }
  return numberOf(node, { em: 16, rem: 16, whole: null });
}

function ratioPart(part: CssNode | string): number {
  return typeof part === 'string'
    ? Number(part)
    : (numberOf(part, { em: 16, rem: 16, whole: null }) ?? Number.NaN);
}
