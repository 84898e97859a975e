import type { RawBlock } from './segmentation.ts';
import { isElement, isTextNode, type Element } from './tree.ts';

/** Longer bold lines are emphasis, not headings. */
const WORDS_MAX = 12;
const CHARS_MAX = 120;
const SENTENCE_END = /[.!。！…;]["'”’»)\]]*$/u;
const BOLD = new Set(['b', 'strong']);
/** Inline wrappers that editors put around or between bold text. */
const WRAPPERS = new Set(['span', 'em', 'i', 'u', 'font', 'a']);
const WRAPPER_DEPTH_MAX = 6;
const LEVEL_MAX = 6;
/** Blocks that a heading may introduce; a shorter paragraph may be a label or a byline. */
const UNDER_HEADING: ReadonlySet<RawBlock['kind']> = new Set(['list_item', 'table_row', 'quote', 'code']);
const PROSE_CHARS_MIN = 40;

/**
 * Turns short all-bold paragraphs above text into headings: many editors and most language models write section
 * headings this way. Their level is one below the last real heading; the page's title is level 1.
 */
export function withBoldHeadings(blocks: readonly RawBlock[]): RawBlock[] {
  let level = 1;
  return blocks.map((block, index) => {
    if (block.kind === 'heading') level = block.level;
    if (!isBoldLine(block) || !standsOver(blocks[index + 1])) return block;
    return { ...block, kind: 'heading', level: Math.min(LEVEL_MAX, level + 1) };
  });
}

function isBoldLine({ kind, text, element }: RawBlock): boolean {
  if (kind !== 'paragraph' || text.length > CHARS_MAX || SENTENCE_END.test(text)) return false;
  return /\p{L}/u.test(text) && text.split(' ').length <= WORDS_MAX && isAllBold(element, 0);
}

/** True when every character of the element is bold. */
function isAllBold(element: Element, depth: number): boolean {
  let hasBold = false;
  for (const child of element.childNodes) {
    if (isTextNode(child) && /\S/.test(child.value)) return false;
    if (!isElement(child) || child.tagName === 'br') continue;
    if (!BOLD.has(child.tagName)) {
      if (!WRAPPERS.has(child.tagName) || depth >= WRAPPER_DEPTH_MAX || !isAllBold(child, depth + 1))
        return false;
    }
    hasBold = true;
  }
  return hasBold;
}

function standsOver(next: RawBlock | undefined): boolean {
  if (next === undefined) return false;
  if (UNDER_HEADING.has(next.kind)) return true;
  return next.kind === 'paragraph' && next.text.length >= PROSE_CHARS_MIN && !isBoldLine(next);
}
