import type { Rgb } from 'culori';
import { contrastOf, parseColour } from './css-library.ts';

/** Colours as red, green, blue and alpha from 0 to 1. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

export const WHITE: Colour = { r: 1, g: 1, b: 1, alpha: 1 };
export const BLACK: Colour = { r: 0, g: 0, b: 0, alpha: 1 };

/** Below this contrast (WCAG 2.2; 1: equal colours) letters cannot be read; decision: white on #f4f4f4. */
const CONTRAST_MIN = 1.1;
/** Of 1, in any channel: hues of equal brightness can be told apart. */
const CHANNEL_DIFFERENCE_MIN = 0.1;
/** Decision: a tenth of the ink is as good as none. */
export const ALPHA_SEEN = 0.1;
const COLOUR_CHARS_MAX = 300;
/** System colours of a light page (CSS Color Level 4, § 6.2). */
const SYSTEM: ReadonlyMap<string, Colour> = new Map(
  Object.entries({
    canvas: WHITE,
    field: WHITE,
    canvastext: BLACK,
    fieldtext: BLACK,
  }),
);

const KEPT_MAX = 5_000;
const kept = new Map<string, Colour | null>();

/** One colour, however it is written; null for what is none. A mixture of one colour is that colour. */
export function readColour(text: string): Colour | null {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const colour = text.length > COLOUR_CHARS_MAX ? null : parsedColour(text.toLowerCase());
  kept.set(text, colour);
  return colour;
}

function parsedColour(text: string): Colour | null {
  const system = SYSTEM.get(text);
  if (system !== undefined) return system;
  // Numbers may be written as calc() of one number; sums of numbers in colours are not read.
  const plain = text.replace(/calc\(\s*([-+.\d]+%?)\s*\)/g, '$1');
  // A relative colour that changes nothing.
  const [, same] =
    /^\w+\(\s*from\s+([^]+?)(?:\s+[a-z]){3}(?:\s*\/\s*(?:alpha|1|100%))?\s*\)$/.exec(plain) ?? [];
  if (same !== undefined) return parsedColour(same);
  const read = parseColour(plain);
  if (read !== undefined) return toColour(read);
  if (/^(?:color-mix|light-dark)\(/.test(plain)) {
    const parts = coloursIn(plain);
    const [first] = parts;
    if (first !== undefined && (plain.startsWith('light') || parts.every((part) => looksLike(part, first))))
      return first;
  }
  return null;
}

function toColour({ r, g, b, alpha = 1 }: Rgb): Colour {
  const inRange = (value: number): number => Math.min(1, Math.max(0, value));
  return { r: inRange(r), g: inRange(g), b: inRange(b), alpha };
}

const COLOUR =
  /#[0-9a-f]{3,8}(?![\w-])|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?:[^()]|calc\([^()]*\)){0,100}\)|(?<![\w-])[a-z]{3,20}(?![\w(-])/gi;
const PARTS_MAX = 20;

/** The colours that a longer value contains: a gradient's or a shorthand's. */
export function coloursIn(value: string): Colour[] {
  const colours: Colour[] = [];
  for (const [text] of value
    .slice(0, 1_000)
    .replace(/url\([^)]*\)/gi, ' ')
    .matchAll(COLOUR)) {
    const colour = readColour(text);
    if (colour !== null) colours.push(colour);
    if (colours.length >= PARTS_MAX) break;
  }
  return colours;
}

/** True when letters of one colour cannot be seen on the other. Both are opaque. */
export function looksLike(front: Colour, back: Colour): boolean {
  const differs =
    Math.abs(front.r - back.r) >= CHANNEL_DIFFERENCE_MIN ||
    Math.abs(front.g - back.g) >= CHANNEL_DIFFERENCE_MIN ||
    Math.abs(front.b - back.b) >= CHANNEL_DIFFERENCE_MIN;
  if (differs) return false;
  return contrastOf({ mode: 'rgb', ...front }, { mode: 'rgb', ...back }) < CONTRAST_MIN;
}

/** A colour that lets some of the one behind it through. */
export function over(front: Colour, back: Colour): Colour {
  const mix = (a: number, b: number): number => a * front.alpha + b * (1 - front.alpha);
  return { r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b), alpha: 1 };
}
