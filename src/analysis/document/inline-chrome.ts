import { attribute, textOf, type Element } from './tree.ts';

/** Marks inside a line that are not its words: edit links, anchors beside headings, footnote numbers, text for screen readers. */
const INLINE_CHROME =
  /(?:^|[\s_-])(?:mw-editsection|editsection|sr-only|visually-hidden|visuallyhidden|screen-reader-text|noprint|footnote-ref)(?=[\s_-]|$)/;
/** Links beside a heading are chrome when they are a sign; some sites put the heading's words into them. */
const HEADING_LINK =
  /(?:^|[\s_-])(?:headerlink|anchorjs-link|heading-anchor|anchor-link|anchor|hash-link|direct-link|permalink)(?=[\s_-]|$)/;
const HEADING_SIGN_CHARS_MAX = 2;
const INLINE_TAGS = new Set(['a', 'span', 'sup', 'small', 'em']);

/** True for an element inside a line whose text is not the line's. */
export function isInlineChrome(element: Element, tag: string): boolean {
  if (!INLINE_TAGS.has(tag) || element.attrs.length === 0) return false;
  const names = attribute(element, 'class');
  if (names === null) return false;
  if (HEADING_LINK.test(names) && textOf(element, 10).length <= HEADING_SIGN_CHARS_MAX) return true;
  return INLINE_CHROME.test(names) || (tag === 'sup' && /(?:^|\s)reference(?:\s|$)/.test(names));
}
