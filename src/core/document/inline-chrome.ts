import type { BlockKind } from './block-kind.ts';
import { attribute, isTextNode, textOf, type Element } from './tree.ts';

/** Elements inside a line that are not its text: edit links, heading anchors, footnote numbers, text for screen readers. */
const INLINE_CHROME =
  /(?:^|[\s_-])(?:mw-editsection|editsection|sr-only|visually-hidden|visuallyhidden|screen-reader-text|noprint|footnote-ref)(?=[\s_-]|$)/;
/** Links beside a heading are chrome when they are a symbol; some sites link the heading's own words. */
const HEADING_LINK =
  /(?:^|[\s_-])(?:headerlink|anchorjs-link|heading-anchor|anchor-link|anchor|hash-link|direct-link|permalink)(?=[\s_-]|$)/;
const HEADING_SIGN_CHARS_MAX = 2;
const INLINE_TAGS = new Set(['a', 'span', 'sup', 'small', 'em']);

/** True for an inline element whose text is not part of the line. */
export function isInlineChrome(element: Element, tag: string): boolean {
  if (!INLINE_TAGS.has(tag) || element.attrs.length === 0) return false;
  if (tag === 'a' && isSign(element)) return true;
  const names = attribute(element, 'class');
  if (names === null) return false;
  if (HEADING_LINK.test(names) && textOf(element, 10).length <= HEADING_SIGN_CHARS_MAX) return true;
  return INLINE_CHROME.test(names) || (tag === 'sup' && /(?:^|\s)reference(?:\s|$)/.test(names));
}

const OPENING_ATTRIBUTES = new Set(['aria-expanded', 'aria-controls', 'data-target', 'data-bs-target']);
/** A link that consists of the symbol for "link to this". */
function isSign({ childNodes: [only, another] }: Element): boolean {
  return (
    only !== undefined && another === undefined && isTextNode(only) && /^\s?[¶§#🔗]\s?$/u.test(only.value)
  );
}

/** A longer button label is a card or a question, not the name of an action. */
const ACTION_CHARS_MAX = 60;

/** True for a button that acts on the page ("Copy", "Add to cart"): its label is not text of the page. Labels of buttons that open a panel are. */
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
