import { expressionOf, joinLists } from '../languages/compile.ts';
import { packs } from '../languages/index.ts';
import type { Container, RawBlock, Segmentation } from './segmentation.ts';

/** Finds by their words the parts of a page that lead to other pages, and the comments of readers. */

/** Words of all languages: they are read before the page's language is known. */
const teasers = joinLists(packs.map(({ document }) => document?.teasers ?? null));
const comments = joinLists(packs.map(({ document }) => document?.commentHeadings ?? null));
const TEASER_HEADING = expressionOf(String.raw`^@teasers[\s:.…»›>→]*$`, { teasers });
const COMMENT_HEADING = expressionOf(String.raw`^(?:\d+\s+)?@comments(?:\s*\(?\d+\)?)?[\s:.…]*$`, {
  comments,
});
/** "Related: <a>another article</a>" in the middle of a text. */
const TEASER_LINE = expressionOf(String.raw`^[\s>»→*•-]*@teasers\s*[:|–—>»→-]`, { teasers });
const HEADING_CHARS_MAX = 60;
/** A line that leads away consists of its link, label aside. */
const LINE_LINK_SHARE_MIN = 0.5;
const LINE_CHARS_MAX = 300;

export interface LedContainers {
  /** Per container: true when it opens with a heading for links to other pages. */
  readonly teasers: readonly boolean[];
  /** Per container: true when it opens with a heading for comments. */
  readonly comments: readonly boolean[];
}

/** The containers that open with such a heading: the smallest with more than the heading in it. */
export function ledContainers({ containers, blocks }: Segmentation): LedContainers {
  const led: { readonly teasers: boolean[]; readonly comments: boolean[] } = { teasers: [], comments: [] };
  const spans = blockSpans(containers, blocks);
  blocks.forEach((block, index) => {
    if (!isLabel(block)) return;
    const list = TEASER_HEADING.test(block.text)
      ? led.teasers
      : block.kind === 'heading' && COMMENT_HEADING.test(block.text)
        ? led.comments
        : null;
    if (list === null) return;
    const holder = smallestWithMore(containers, spans, block.container, index);
    if (holder !== null) list[holder] = true;
  });
  return led;
}

/** True for a block of links: below a heading for them it is one of them. */
export function leadsAway({ text, linkChars }: RawBlock): boolean {
  return linkChars >= text.length * LINE_LINK_SHARE_MIN;
}

/** True for a line that only leads to another page: "Read more: <a>another article</a>". */
export function isTeaserLine(block: RawBlock): boolean {
  const { kind, text } = block;
  if (kind === 'code' || kind === 'table_row' || text.length > LINE_CHARS_MAX) return false;
  return leadsAway(block) && TEASER_LINE.test(text);
}

/** True for a heading above links to other pages. */
export function isTeaserHeading(block: RawBlock): boolean {
  return isLabel(block) && TEASER_HEADING.test(block.text);
}

/** A heading, or a line of its own in place of one; the last word of a card ("Read more") is a link. */
function isLabel({ kind, level, text, linkChars }: RawBlock): boolean {
  if (text.length > HEADING_CHARS_MAX) return false;
  return kind === 'heading' ? level > 1 : (kind === 'paragraph' || kind === 'term') && linkChars === 0;
}

/** First and last block of each container, descendants included; -1 without blocks. */
interface BlockSpans {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

function blockSpans(containers: readonly Container[], blocks: readonly RawBlock[]): BlockSpans {
  const first = new Int32Array(containers.length).fill(-1);
  const last = new Int32Array(containers.length).fill(-1);
  const see = (container: number, from: number, to: number): void => {
    const known = first[container] ?? -1;
    if (known < 0 || from < known) first[container] = from;
    if (to > (last[container] ?? -1)) last[container] = to;
  };
  blocks.forEach(({ container }, index) => {
    see(container, index, index);
  });
  for (let index = containers.length - 1; index > 0; index--) {
    const from = first[index] ?? -1;
    if (from >= 0) see(containers[index]?.parent ?? 0, from, last[index] ?? from);
  }
  return { first, last };
}

/** Null when other text precedes the heading there: it leads a part of the container only. */
function smallestWithMore(
  containers: readonly Container[],
  { first, last }: BlockSpans,
  from: number,
  heading: number,
): number | null {
  for (let at = from; at > 0; at = containers[at]?.parent ?? 0) {
    if (first[at] !== heading) return null;
    if ((last[at] ?? heading) > heading) return at;
  }
  return null;
}
