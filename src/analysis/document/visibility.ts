import { attribute, type Element } from './tree.ts';

/** How an element's text is kept from a reader's eye although it stands in the HTML. */
export type HiddenBy =
  | 'hidden attribute'
  | 'display:none'
  | 'visibility:hidden'
  | 'opacity:0'
  | 'font-size:0'
  | 'off-screen position'
  | 'clipped'
  | 'colour of the background';

const INLINE_RULES: readonly (readonly [HiddenBy, RegExp])[] = [
  ['display:none', /(?:^|;)display:none/],
  ['visibility:hidden', /(?:^|;)visibility:(?:hidden|collapse)/],
  ['opacity:0', /(?:^|;)opacity:0(?:\.0+)?(?:%|;|!|$)/],
  ['font-size:0', /(?:^|;)font-size:(?:0|1px|0?\.[0-4]\d*)(?:[a-z%]*)(?:;|!|$)/],
  ['off-screen position', /(?:^|;)(?:text-indent|left|top|right|margin-left):-\d{3,}(?:px|em|rem|vw)/],
  ['clipped', /(?:^|;)clip(?:-path)?:(?:rect\((?:0|1)|inset\((?:50|100)%)/],
];

/** Reads inline styles and the hidden attribute; style sheets are not evaluated. Null: nothing hides it. */
export function hiddenBy(element: Element): HiddenBy | null {
  if (element.attrs.length === 0) return null;
  const hidden = attribute(element, 'hidden');
  if (hidden !== null && hidden !== 'until-found') return 'hidden attribute';
  const style = attribute(element, 'style');
  if (style === null || style.length > 5_000) return null;
  const compact = style.toLowerCase().replace(/\s+/g, '');
  for (const [reason, pattern] of INLINE_RULES) if (pattern.test(compact)) return reason;
  return colourOf(compact, 'color') !== null &&
    colourOf(compact, 'color') === colourOf(compact, 'background(?:-color)?')
    ? 'colour of the background'
    : null;
}

function colourOf(compactStyle: string, property: string): string | null {
  const match = new RegExp(`(?:^|;)${property}:([^;!]+)`).exec(compactStyle);
  const value = match?.[1];
  if (value === undefined) return null;
  if (value === 'white' || value === '#fff' || value === 'rgb(255,255,255)') return '#ffffff';
  if (value === 'black' || value === '#000' || value === 'rgb(0,0,0)') return '#000000';
  return value;
}
