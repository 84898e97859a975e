import { attribute, type Element } from './tree.ts';

/** Ways to hide an element's text although it is in the HTML. */
export type HiddenBy =
  | 'hidden attribute'
  | 'display:none'
  | 'visibility:hidden'
  | 'opacity:0'
  | 'font-size:0'
  | 'off-screen position'
  | 'clipped'
  | 'box without height'
  | 'colour of the background';

const INLINE_RULES: readonly (readonly [HiddenBy, RegExp])[] = [
  ['display:none', /(?:^|;)display:none/],
  ['visibility:hidden', /(?:^|;)visibility:(?:hidden|collapse)/],
  ['opacity:0', /(?:^|;)opacity:(?:0(?:\.0\d*)?|\.0\d*)(?:%|;|!|$)/],
  ['font-size:0', /(?:^|;)font-size:(?:0|[12](?:\.\d+)?px|0?\.[0-4]\d*)(?:[a-z%]*)(?:;|!|$)/],
  [
    'off-screen position',
    /(?:^|;)(?:text-indent|left|top|right|bottom|margin-left|margin-top):-(?:(?:[5-9]\d{2}|\d{4,})px|\d{3,}(?:r?em|v[wh])|[5-9]\d{2,}%)|(?:^|;)transform:(?:[a-z0-9(),.%]*)translate[xy3d]*\((?:[^)]*,)?-\d{4,}px/,
  ],
  [
    'clipped',
    /(?:^|;)clip(?:-path)?:(?:rect\((?:0|1)|inset\((?:50|100)%|circle\(0)|(?:^|;)transform:scale\(0\)/,
  ],
];
const NO_HEIGHT = /(?:^|;)(?:max-)?(?:height|width):[01](?:px)?(?:;|!|$)/;
const CUTS_OFF = /(?:^|;)overflow(?:-[xy])?:(?:hidden|clip)/;

/** Reads inline styles and the hidden attribute; hiding-styles.ts reads <style>. Null when visible. */
export function hiddenBy(element: Element): HiddenBy | null {
  if (element.attrs.length === 0) return null;
  const hidden = attribute(element, 'hidden');
  if (hidden !== null && hidden !== 'until-found') return 'hidden attribute';
  const style = attribute(element, 'style');
  return style === null || style.length > 5_000 ? null : hidingDeclaration(style, null);
}

/** How CSS declarations hide text; null when they do not. `background` is the known background colour. */
export function hidingDeclaration(declarations: string, background: string | null): HiddenBy | null {
  const compact = declarations.toLowerCase().replace(/\s+/g, '');
  for (const [reason, pattern] of INLINE_RULES) if (pattern.test(compact)) return reason;
  if (NO_HEIGHT.test(compact) && CUTS_OFF.test(compact)) return 'box without height';
  return hasBackgroundColour(compact, background) ? 'colour of the background' : null;
}

function hasBackgroundColour(compact: string, background: string | null): boolean {
  const colour = /(?:^|;)color:([^;!]+)/.exec(compact)?.[1];
  if (colour === undefined) return false;
  if (/^(?:transparent|rgba\(\d+,\d+,\d+,0(?:\.0\d*)?\)|#[0-9a-f]{6}00)$/.test(colour)) return true;
  const own = /(?:^|;)background(?:-color)?:([^;!]+)/.exec(compact)?.[1];
  const behind = own ?? background?.toLowerCase().replace(/\s+/g, '');
  if (behind === undefined) return false;
  const [front, back] = [channelsOf(colour), channelsOf(behind)];
  if (front === null || back === null) return colour === behind;
  return front.every((value, index) => Math.abs(value - (back[index] ?? 0)) <= UNSEEN_DIFFERENCE);
}

/** Of 255: with a smaller difference in each channel letters cannot be distinguished from the background. */
const UNSEEN_DIFFERENCE = 6;
const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** Red, green and blue of a colour, 0-255; null for other notations. */
function channelsOf(colour: string): readonly number[] | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(NAMED[colour] ?? colour)?.[1];
  if (hex !== undefined) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  }
  const rgb = /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/.exec(colour);
  return rgb === null ? null : rgb.slice(1, 4).map(Number);
}
