import type { BlockKind } from './block-kind.ts';
import { attribute, isTextNode, textOf, type Element } from './tree.ts';

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
  if (tag === 'a' && isSign(element)) return true;
  const names = attribute(element, 'class');
  if (names === null) return false;
  if (HEADING_LINK.test(names) && textOf(element, 10).length <= HEADING_SIGN_CHARS_MAX) return true;
  return INLINE_CHROME.test(names) || (tag === 'sup' && /(?:^|\s)reference(?:\s|$)/.test(names));
}

const OPENING_ATTRIBUTES = new Set(['aria-expanded', 'aria-controls', 'data-target', 'data-bs-target']);
/** A link that is nothing but the sign for "link to this". */
function isSign({ childNodes: [only, another] }: Element): boolean {
  return (
    only !== undefined && another === undefined && isTextNode(only) && /^\s?[¶§#🔗]\s?$/u.test(only.value)
  );
}

/** A button that says more than this is a card or a question, not the name of an action. */
const ACTION_CHARS_MAX = 60;

/** True for a button that does something with the page ("Copy", "Add to cart"): its label is no text of the page. One that opens a part of it is. */
export function isControlLabel(element: Element, tag: string, around: BlockKind): boolean {
  if (
    tag !== 'button' &&
    !(element.attrs.length > 0 && tag !== 'a' && attribute(element, 'role') === 'button')
  )
    return false;
  if (around === 'heading' || around === 'term') return false;
  const opens = element.attrs.some(({ name }) => OPENING_ATTRIBUTES.has(name));
  const label = textOf(element, ACTION_CHARS_MAX + 1);
  return opens ? !/\s/.test(label) : label.length <= ACTION_CHARS_MAX;
}
