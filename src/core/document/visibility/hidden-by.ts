/** Ways to hide an element's text although it is in the HTML. */
export type HiddenBy =
  | 'hidden attribute'
  | 'closed dialog or popover'
  | 'display:none'
  | 'visibility:hidden'
  | 'opacity:0'
  | 'font-size:0'
  | 'off-screen position'
  | 'transform'
  | 'clipped'
  | 'mask'
  | 'filter'
  | 'box without height'
  | 'colour of the background'
  | 'unknown';

/** No letter is readable below this size in CSS pixels; the smallest pixel fonts are five high (decision). */
export const READABLE_PX = 5;
