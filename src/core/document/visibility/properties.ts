import { readColour } from './colours.ts';
import { numberOf, valueNodes } from './css-values.ts';

/** The fixed set of properties that decide whether text is seen, and which of their values browsers accept. */

type Kind = 'display' | 'visibility' | 'position' | 'overflow' | 'number' | 'length' | 'colour' | 'any';

const KIND: ReadonlyMap<string, Kind> = new Map<string, Kind>(
  Object.entries<Kind>({
    display: 'display',
    visibility: 'visibility',
    'content-visibility': 'any',
    opacity: 'number',
    position: 'position',
    top: 'length',
    right: 'length',
    bottom: 'length',
    left: 'length',
    'text-indent': 'length',
    'letter-spacing': 'length',
    'margin-top': 'length',
    'margin-left': 'length',
    'padding-top': 'length',
    'padding-bottom': 'length',
    'padding-left': 'length',
    width: 'length',
    height: 'length',
    'max-width': 'length',
    'max-height': 'length',
    'min-width': 'length',
    'min-height': 'length',
    'overflow-x': 'overflow',
    'overflow-y': 'overflow',
    'font-size': 'length',
    zoom: 'number',
    color: 'colour',
    '-webkit-text-fill-color': 'colour',
    '-webkit-text-stroke': 'any',
    '-webkit-text-stroke-width': 'any',
    'text-shadow': 'any',
    'background-color': 'any',
    'background-image': 'any',
    'background-clip': 'any',
    'color-scheme': 'any',
    clip: 'any',
    'clip-path': 'any',
    'mask-image': 'any',
    'mask-size': 'any',
    filter: 'any',
    transform: 'any',
    translate: 'any',
    scale: 'any',
    rotate: 'any',
    float: 'any',
    'z-index': 'any',
    'animation-name': 'any',
    'animation-duration': 'any',
    'animation-delay': 'any',
    'animation-fill-mode': 'any',
    'animation-play-state': 'any',
    'animation-iteration-count': 'any',
  }),
);
const SHORTHANDS = [
  'inset',
  'inset-inline',
  'inset-block',
  'margin',
  'margin-inline',
  'padding',
  'padding-block',
  'overflow',
  'font',
  'background',
  'mask',
  'animation',
];

export const KNOWN: ReadonlySet<string> = new Set([...KIND.keys(), ...SHORTHANDS]);

export const isWide = (value: string): boolean =>
  /^(?:inherit|initial|unset|revert|revert-layer)$/.test(value);

const DISPLAY =
  /^(?:none|contents|block|inline|flow|flow-root|flex|grid|table|ruby|math|list-item|inline-(?:block|flex|grid|table)|table-(?:row|cell|column|caption|row-group|header-group|footer-group|column-group)|run-in|-webkit-(?:inline-)?(?:box|flex)|(?:block|inline|list-item)(?: (?:flow|flow-root|flex|grid|table|ruby|list-item))+)$/;
const VISIBILITY = /^(?:visible|hidden|collapse)$/;
const POSITION = /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/;
const OVERFLOW = /^(?:visible|hidden|clip|scroll|auto|overlay)$/;
const LENGTH_WORD =
  /^(?:auto|none|normal|(?:-webkit-)?(?:min|max|fit)-content|-webkit-fill-available|stretch|(?:xx?-)?small|medium|(?:x{1,3}-)?large|smaller|larger|reset)$/;
const KEPT_MAX = 20_000;
const kept = new Map<string, boolean>();

/** False for a value that browsers drop, so that an earlier one counts. */
export function isValid(property: string, value: string): boolean {
  const kind = KIND.get(property) ?? 'any';
  if (kind === 'any' || isWide(value) || value.includes('var(') || value.includes('env(')) return true;
  const key = `${kind}:${value}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const valid = accepts(kind, value);
  if (key.length < 80) kept.set(key, valid);
  return valid;
}

function accepts(kind: Kind, value: string): boolean {
  switch (kind) {
    case 'display':
      return DISPLAY.test(value);
    case 'visibility':
      return VISIBILITY.test(value);
    case 'position':
      return POSITION.test(value);
    case 'overflow':
      return OVERFLOW.test(value);
    case 'colour':
      return value === 'currentcolor' || value.includes('(') || readColour(value) !== null;
    case 'any':
      return true;
    case 'number':
    case 'length':
      return LENGTH_WORD.test(value) || isMeasure(value);
  }
}

const ANY_SCALE = { em: 16, rem: 16, whole: 100 };

function isMeasure(value: string): boolean {
  const [first, ...more] = valueNodes(value);
  return more.length <= 2 && numberOf(first, ANY_SCALE) !== null;
}
