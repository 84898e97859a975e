import { defaultTreeAdapter, html } from 'parse5';
import { contentOf, type PageDocument } from '../document/page-document.ts';
import { dropLabels, dropRepeated } from '../document/repeated-blocks.ts';
import type { RawBlock } from '../document/segmentation.ts';
import { withScript } from '../document/structured-data.ts';
import { countWords } from '../document/visible-text.ts';
import { plainText } from './piece-html.ts';
import type { ContentBlock } from '../schema/content-block.ts';
import { planPieces, type PiecePart } from './plan.ts';

/** A measured page with content blocks applied, without parsing its HTML again. */
export interface AppliedPage {
  readonly page: PageDocument;
  /** For each of `page.blocks`, its index in those of the original page; -1 for parts of content blocks. */
  readonly origins: readonly number[];
  /** False when the main content is the same: only the head changed, or nothing. */
  readonly changesContent: boolean;
}

/** Equals `readDocument(applyBlocks(html, blocks))` in everything that is scored. Linear in the number of blocks. */
export function applyToPage(page: PageDocument, blocks: readonly ContentBlock[]): AppliedPage {
  const metadata = { ...page.metadata };
  for (const block of blocks) {
    if (block.type !== 'title' && block.type !== 'meta_description') continue;
    const text = plainText(block.text);
    if (text !== '') metadata[block.type === 'title' ? 'title' : 'description'] = text;
  }
  const pieces = planPieces({ ...page, blocks: page.allBlocks }, blocks);
  const head = {
    ...page,
    metadata,
    titleHeading:
      metadata.title === page.metadata.title ? page.titleHeading : page.titleHeadingWith(metadata.title),
  };
  if (pieces.length === 0)
    return { page: head, origins: page.blocks.map((_, index) => index), changesContent: false };
  const merged: Row[] = [];
  const own = indicesIn(page.allBlocks, page.blocks);
  let next = 0;
  for (let index = 0; index <= page.allBlocks.length; index++) {
    for (let piece = pieces[next]; piece?.place.index === index; piece = pieces[++next])
      merged.push(...piece.parts.map((part) => ({ raw: rawBlock(part), origin: -1, isNew: true })));
    const block = page.allBlocks[index];
    if (block !== undefined)
      merged.push({ raw: { ...block, container: 0 }, origin: own[index] ?? -1, isNew: false });
  }
  const kept = keptRows(merged);
  const origins = new Map(kept.map(({ raw, origin }) => [raw, origin]));
  const distinct = dropRepeated(dropLabels([...origins.keys()]));
  const content = contentOf(distinct.blocks);
  const added = merged.filter(({ isNew }) => isNew);
  const places = indicesIn(content.allBlocks, content.blocks);
  const isIdle = new Set(distinct.blocks.filter((_, index) => places[index] === -1));
  const scripts = pieces.flatMap(({ jsonLd }) => (jsonLd === null ? [] : [jsonLd]));
  return {
    page: {
      ...head,
      ...content,
      repeated: [...page.repeated, ...distinct.repeated],
      structuredData: scripts.reduce(withScript, page.structuredData),
      visibleChars: added.reduce((sum, { raw }) => sum + raw.text.length, page.visibleChars),
      contentWords: Math.min(
        CONTENT_WORDS_MAX,
        added.reduce((sum, { raw }) => sum + (isIdle.has(raw) ? 0 : countWords(raw.text)), page.contentWords),
      ),
    },
    origins: distinct.blocks.filter((raw) => !isIdle.has(raw)).map((raw) => origins.get(raw) ?? -1),
    changesContent: true,
  };
}

/** Same limit as the word count outside of chrome (visible-text.ts). */
const CONTENT_WORDS_MAX = 500;

interface Row {
  readonly raw: RawBlock;
  /** Index in the blocks of the original page; -1 for a part of a content block, and for a block that adds nothing. */
  readonly origin: number;
  /** True for a part of a content block. */
  readonly isNew: boolean;
}

/** For each of the blocks its index among those of them that add something; -1 for the others. */
function indicesIn(all: PageDocument['allBlocks'], some: PageDocument['blocks']): readonly number[] {
  let next = 0;
  return all.map((block) => (block === some[next] ? next++ : -1));
}

/**
 * Main content excludes a heading that is directly followed by one of its own level or above (main-content.ts). Tests only
 * rows next to an insertion: elsewhere the decision depended on blocks that the page no longer contains.
 */
function keptRows(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ raw, isNew }, index) => {
    const next = rows[index + 1];
    if (raw.kind !== 'heading' || (!isNew && next?.isNew !== true)) return true;
    return next !== undefined && (next.raw.kind !== 'heading' || next.raw.level > raw.level);
  });
}

function rawBlock({ kind, level, text }: PiecePart): RawBlock {
  const tag = kind === 'heading' ? `h${String(level)}` : 'p';
  return {
    kind,
    level,
    text,
    linkChars: 0,
    container: 0,
    element: defaultTreeAdapter.createElement(tag, html.NS.HTML, []),
    cells: null,
    isHeaderRow: false,
    ordered: false,
    listDepth: 0,
    quote: null,
    spans: [],
  };
}
