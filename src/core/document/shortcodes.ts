/**
 * Marks of a template or an editor that nothing replaced: `[vc_row full_width="stretch"]`, `{{ product.price }}`. Readers
 * see them as rubbish; ordinary brackets are text.
 */

/** No bracket inside, so that a page of brackets is read in proportion to its length. */
const BRACKETED = /\[\/?[a-z][\w-]{0,40}(?:\s[^[\]]{0,600})?\]/g;
const CLOSING = /^\[\//;
/** Names of shortcodes have underscores (`et_pb_text`), or belong to the editor that most sites use. */
const NAME = /^\[(?:\w*_\w*|caption|gallery|embed|playlist)[\s\]]/;
const QUOTED_ATTRIBUTE = /\s[\w-]+\s?=\s?["'“”„″]/;
/** Not after a letter or a sign of formulas, where double braces are grouping. */
const PLACEHOLDER = /(?<![\p{L}\p{N}\\^_}])\{\{\{?[^{}]{1,200}\}\}\}?|\{%[^{}%]{1,200}%\}/gu;

/** The text without such marks. */
export function withoutShortcodes(text: string): string {
  let bare = text;
  if (bare.includes('[')) bare = bare.replace(BRACKETED, (found) => (isShortcode(found) ? ' ' : found));
  if (bare.includes('{{') || bare.includes('{%')) bare = bare.replace(PLACEHOLDER, ' ');
  return bare;
}

function isShortcode(bracketed: string): boolean {
  return CLOSING.test(bracketed) || NAME.test(bracketed) || QUOTED_ATTRIBUTE.test(bracketed);
}
