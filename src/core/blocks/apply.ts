import { readContentEnd } from '../document/content-end.ts';
import { readMainBlocks } from '../document/page-document.ts';
import { readMetadata } from '../document/metadata.ts';
import { parseHtml } from '../document/parse-html.ts';
import { titleHeadingText } from '../document/title-heading.ts';
import { attribute, elementsOf, isElement, type Node } from '../document/tree.ts';
import { MARK, plainText } from './piece-html.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import { headEdits, textStart, type Edit } from './head-edits.ts';
import { hydratedPage, type Hydration } from './hydrated-page.ts';
import type { Place } from './place.ts';
import { pieceHtml, planPieces } from './plan.ts';

/**
 * Inserts content blocks into a page's HTML. All other bytes stay the same, and applying twice equals applying once. Skips
 * a piece whose anchor is not in the page. Parses the result again and removes pieces that the page's markup swallowed (an
 * open comment, an unclosed tag). Never throws on bad markup. Linear.
 */
export function applyBlocks(html: string, blocks: readonly ContentBlock[]): string {
  return applyOutside(html, blocks, 'ignored').html;
}

export interface AppliedOutside {
  readonly html: string;
  /** Pieces that would have gone into a part of the page that its framework hydrates. */
  readonly leftOut: number;
}

/** The same for a page that goes to browsers: inserts nothing into the parts that its framework hydrates there. */
export function applyOutside(
  html: string,
  blocks: readonly ContentBlock[],
  hydration: Hydration,
): AppliedOutside {
  if (blocks.length === 0) return { html, leftOut: 0 };
  const { page, edits, leftOut } = planEdits(html, blocks, hydration);
  return { html: applyEdits(page, edits), leftOut };
}

function applyEdits(page: string, edits: readonly PlannedEdit[]): string {
  let kept = edits;
  // A swallowed piece may have hidden another one; the last attempt keeps only edits of the head.
  for (let attempt = 1; attempt <= ATTEMPTS_MAX && kept.length > 0; attempt++) {
    const result = splice(page, kept);
    const swallowed = findSwallowed(result, kept);
    if (swallowed.size === 0) return result;
    kept =
      attempt === ATTEMPTS_MAX - 1 ? kept.filter(isHeadEdit) : kept.filter((edit) => !swallowed.has(edit));
  }
  return page;
}

const ATTEMPTS_MAX = 4;
const ELEMENTS_MAX = 1_000_000;

interface PlannedEdit extends Edit {
  /** Order among edits at one offset. */
  readonly order: number;
  /** Expected metadata of an edit of the head; null for an element in the body. */
  readonly head: { readonly type: 'title' | 'meta_description'; readonly text: string } | null;
}

function isHeadEdit(edit: PlannedEdit): boolean {
  return edit.head !== null;
}

/** The page without pieces of an earlier application, and the edits to make. */
function planEdits(
  html: string,
  blocks: readonly ContentBlock[],
  hydration: Hydration,
): { page: string; edits: PlannedEdit[]; leftOut: number } {
  const page = withoutPieces(html, blocks);
  const { root } = parseHtml(page, { locations: true });
  const main = readMainBlocks(root);
  const { titleIndex, segmentation, chosen } = main;
  const pieces = planPieces(
    {
      blocks: chosen,
      titleHeading: titleHeadingText(segmentation, titleIndex),
      contentEnd: readContentEnd(main),
    },
    blocks,
  );
  const edits: PlannedEdit[] = [];
  for (const block of blocks) {
    if (block.type !== 'title' && block.type !== 'meta_description') continue;
    for (const edit of headEdits(root, page, [block]))
      edits.push({ ...edit, order: edits.length, head: { type: block.type, text: plainText(block.text) } });
  }
  const hydrated = hydratedPage(root, hydration);
  let leftOut = 0;
  for (const { place, html: text, jsonLd } of pieces) {
    // Only an FAQ is understood wherever it is.
    const free = hydrated === null ? place : hydrated.placeOf(place, jsonLd !== null);
    if (free === null) leftOut++;
    const at = free === null ? null : offsetOf(free, page);
    if (at !== null) edits.push({ start: at, end: at, text, order: edits.length, head: null });
  }
  return { page, edits: edits.sort((a, b) => a.start - b.start || a.order - b.order), leftOut };
}

/** Every piece contains the mark and its block's id, so its exact source can be removed wherever it is. */
function withoutPieces(html: string, blocks: readonly ContentBlock[]): string {
  let page = html;
  if (!page.includes(MARK)) return page;
  for (const block of blocks) for (const text of pieceHtml(block)) page = page.replaceAll(text, '');
  return page;
}

/** Offset of a place in the source; null when the source does not contain its node. */
function offsetOf({ node, side }: Place, html: string): number | null {
  const location = locationOf(node);
  if (side === 'before') return location === null ? null : Math.max(location.startOffset, textStart(html));
  if (side === 'after') return location?.endOffset ?? null;
  if (location === null) return isElement(node) && node.tagName === 'body' ? html.length : null;
  return ('endTag' in location ? location.endTag?.startOffset : undefined) ?? location.endOffset;
}

function locationOf(node: Node): ElementLocation | null {
  return ('sourceCodeLocation' in node ? node.sourceCodeLocation : null) ?? null;
}

type ElementLocation = NonNullable<Extract<Node, { tagName: string }>['sourceCodeLocation']>;

function splice(page: string, edits: readonly PlannedEdit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits) {
    parts.push(page.slice(from, start), text);
    from = end;
  }
  parts.push(page.slice(from));
  return parts.join('');
}

/** The edits that are missing in the parsed result: inside a comment, an unclosed tag or a second head. */
function findSwallowed(result: string, edits: readonly PlannedEdit[]): ReadonlySet<PlannedEdit> {
  const { root } = parseHtml(result, { locations: true });
  const metadata = readMetadata(root);
  const found = new Map<number, number>();
  for (const element of elementsOf(root, ELEMENTS_MAX)) {
    if (attribute(element, MARK) === null) continue;
    const location = element.sourceCodeLocation;
    if (location !== null && location !== undefined) found.set(location.startOffset, location.endOffset);
  }
  const swallowed = new Set<PlannedEdit>();
  let shift = 0;
  for (const edit of edits) {
    const start = edit.start + shift;
    const isFound =
      edit.head === null
        ? found.get(start) === start + edit.text.length
        : (edit.head.type === 'title' ? metadata.title : metadata.description) === edit.head.text;
    if (!isFound) swallowed.add(edit);
    shift += edit.text.length - (edit.end - edit.start);
  }
  return swallowed;
}
