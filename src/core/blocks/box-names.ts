/**
 * Class names of boxes that hold no text of the page's author, as alternatives of an expression; English on pages of every
 * language.
 */

/** What visitors wrote. */
export const OTHERS_BOXES = 'comments?|commentlist|replies|reviews?|testimonials?';
export const PRICE_BOXES = 'pricing|price-?(?:box|table|card|list)';
/** What leads to other pages. */
export const ELSEWHERE_BOXES = 'related|newsletter';
