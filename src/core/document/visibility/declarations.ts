import { Brackets } from './brackets.ts';
import { TOKEN, tokenizeCss } from './css-library.ts';
import { isValid, KNOWN } from './properties.ts';

/** The declarations of a block that decide whether text is seen, shorthands written out. */

export interface Declared {
  readonly value: string;
  readonly important: boolean;
}
export type Declarations = ReadonlyMap<string, Declared>;

const VALUE_CHARS_MAX = 2_000;
const DECLARATIONS_MAX = 2_000;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const ANIMATION = ['name', 'duration', 'delay', 'fill-mode', 'play-state', 'iteration-count'] as const;
/** Other names of a property. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'inline-size': 'width',
    'block-size': 'height',
    'max-inline-size': 'max-width',
    'max-block-size': 'max-height',
    'min-inline-size': 'min-width',
    'min-block-size': 'min-height',
    'inset-inline-start': 'left',
    'inset-inline-end': 'right',
    'inset-block-start': 'top',
    'inset-block-end': 'bottom',
    'margin-inline-start': 'margin-left',
    'margin-block-start': 'margin-top',
    'padding-inline-start': 'padding-left',
    'padding-block-start': 'padding-top',
    'padding-block-end': 'padding-bottom',
    'overflow-inline': 'overflow-x',
    'overflow-block': 'overflow-y',
    '-webkit-mask-box-image': 'mask-image',
  }),
);
/** Properties that are read with their prefix. */
const PREFIXED = new Set(['-webkit-text-fill-color', '-webkit-text-stroke', '-webkit-text-stroke-width']);

/** The text of a style attribute or of a block without nested rules. */
export function readDeclarations(css: string): Declarations {
  const declarations = new Map<string, Declared>();
  let start = 0;
  const brackets = new Brackets();
  let count = 0;
  const end = (at: number): void => {
    if (count++ < DECLARATIONS_MAX) addDeclaration(css.slice(start, at), declarations);
  };
  tokenizeCss(css, (type, tokenStart, tokenEnd) => {
    if (!brackets.take(type) && type === TOKEN.semicolon) {
      end(tokenStart);
      start = tokenEnd;
    }
  });
  end(css.length);
  return declarations;
}

/** Adds what `text` (one declaration) sets, unless the map has it as important and `text` is not. */
export function addDeclaration(text: string, to: Map<string, Declared>): void {
  const colon = text.indexOf(':');
  if (colon < 1) return;
  const name = plain(text.slice(0, colon));
  const property = propertyOf(name);
  if (!property.startsWith('--') && !KNOWN.has(property)) return;
  if (text.length - colon > VALUE_CHARS_MAX) return;
  const raw = plain(text.slice(colon + 1), property.startsWith('--'));
  const bang = /\s*!\s*important$/i.exec(raw);
  const value = bang === null ? raw : raw.slice(0, bang.index);
  for (const [longhand, part] of written(property, value)) {
    if (part === '' || !isValid(longhand, part)) continue;
    if (to.get(longhand)?.important === true && bang === null) continue;
    to.set(longhand, { value: part, important: bang !== null });
  }
}

/** Without comments, escapes and outer white space, in lower case. */
function plain(text: string, keepsCase = false): string {
  let bare = text.includes('/*') ? text.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ') : text;
  if (bare.includes('\\')) bare = bare.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, unescaped);
  bare = bare.trim();
  return keepsCase ? bare : bare.toLowerCase();
}

function unescaped(_: string, hex: string | undefined, char: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16);
  return char ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
}

function propertyOf(name: string): string {
  if (name.startsWith('--') || PREFIXED.has(name)) return name;
  const bare = name.startsWith('-webkit-') ? name.slice('-webkit-'.length) : name;
  return ALIASES.get(name) ?? ALIASES.get(bare) ?? bare;
}

/** The longhands that a property sets. A longhand that is read from the whole shorthand gets its whole value. */
function written(property: string, value: string): readonly (readonly [string, string])[] {
  switch (property) {
    case 'inset':
      return sides(value, (side) => side);
    case 'margin':
    case 'padding':
      return sides(value, (side) => `${property}-${side}`);
    case 'inset-inline':
    case 'inset-block':
      return pair(value, property === 'inset-inline' ? ['left', 'right'] : ['top', 'bottom']);
    case 'margin-inline':
      return pair(value, ['margin-left', 'margin-right']);
    case 'padding-block':
      return pair(value, ['padding-top', 'padding-bottom']);
    case 'overflow':
      return pair(value, ['overflow-x', 'overflow-y']);
    case 'font':
      return [['font-size', fontSize(value)]];
    case 'background':
      return [
        ['background-color', value],
        ['background-image', value],
        ['background-clip', value],
      ];
    case 'mask':
      return [['mask-image', value]];
    case 'animation':
      return ANIMATION.map((part) => [`animation-${part}`, value]);
    default:
      return [[property, value]];
  }
}

function sides(value: string, name: (side: string) => string): (readonly [string, string])[] {
  const [top = '', right = top, bottom = top, left = right] = partsOf(value);
  const values = [top, right, bottom, left];
  return SIDES.map((side, index) => [name(side), values[index] ?? '']);
}

function pair(value: string, [first, second]: readonly [string, string]): (readonly [string, string])[] {
  const [one = '', other = one] = partsOf(value);
  return [
    [first, one],
    [second, other],
  ];
}

/** Parts between white space; functions stay whole. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\)){0,200}\))+/g) ?? [];
}

/** The size in `font`: the length before the line height or the family. */
function fontSize(value: string): string {
  const size =
    /(?:^|\s)((?:calc|min|max|clamp|var)\([^/]*\)|-?[\d.]+(?:e-?\d+)?(?:[a-z]+|%)|0+(?:\.0*)?|\.0+)(?=[\s/]|$)/.exec(
      value,
    );
  return size?.[1] ?? (value.includes('var(') ? value : 'medium');
}
