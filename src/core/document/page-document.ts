import { expressionOf, joinLists } from '../languages/compile.ts';
import { packs } from '../languages/index.ts';
import { readContentEnd, type ContentEnd } from './content-end.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { withBoldHeadings } from './bold-headings.ts';
import { withoutIdle } from './idle-blocks.ts';
import { chooseMainContent, type MainContentChoice } from './main-content.ts';
import { readLayoutTraces, type LayoutTraces } from './layout-traces.ts';
import { readMetadata, type Metadata } from './metadata.ts';
import { readCredits, type PageCredits } from './page-credits.ts';
import { timesAround } from './page-times.ts';
import { parseHtml } from './parse-html.ts';
import { dropLabels, dropRepeated, type RepeatedText } from './repeated-blocks.ts';
import { segment } from './segment.ts';
import type { Container, RawBlock, Segmentation } from './segmentation.ts';
import { dropQuotedBefore } from './quoted-before.ts';
import { readShownDays, type ShowsDay } from './shown-days.ts';
import { countScriptTraces } from './script-traces.ts';
import { findH1, findTitleHeading, h1Text, titleHeadingText } from './title-heading.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';
import { readTextDoubt, type TextDoubt } from './text-doubt.ts';
import {
  countContentWords,
  countPricedBlocks,
  countVisibleChars,
  hiddenTexts,
  type HiddenText,
} from './visible-text.ts';
import { attribute, isElement, type Element, type HtmlDocument } from './tree.ts';

/** A block of the main content. `start` and `end` are UTF-16 offsets into `PageDocument.text`. */
export interface Block extends RawBlock {
  readonly start: number;
  readonly end: number;
}

/** A page with fewer words outside of its chrome cannot contain an answer. Decision. */
export const CONTENT_WORDS_MIN = 50;

/** The parsed page that all later stages read; immutable. */
export interface PageDocument {
  readonly metadata: Metadata;
  readonly structuredData: StructuredData;
  /** BCP 47 primary language. */
  readonly language: string;
  /** The heading that titles the page, at most 1,000 UTF-16 units of it; an H1 is not part of `text`. */
  readonly titleHeading: string | null;
  /** `titleHeading` if the page had this title: the title decides between headings outside the main content. */
  readonly titleHeadingWith: (title: string | null) => string | null;
  /** The line above the text that names the author; not part of `text`. */
  readonly byline: string | null;
  readonly author: PageCredits['author'];
  readonly publishedAt: PageCredits['publishedAt'];
  readonly modifiedAt: PageCredits['modifiedAt'];
  /** True when readers see this day on the page, outside of its main content too. */
  readonly showsDay: ShowsDay;
  readonly h1s: readonly string[];
  /** The main content as one text: all blocks joined by line breaks. */
  readonly text: string;
  readonly allBlocks: readonly Block[];
  /** The blocks that add something to those before them: only they are read and judged; see idle-blocks.ts. */
  readonly blocks: readonly Block[];
  /** `text` without the blocks that add nothing. */
  readonly ownText: string;
  /** True when the main content is inside <main>, <article> or their roles. */
  readonly hasSemanticContainer: boolean;
  /** CSS selector of the landmark around the main content; `body` when no selector matches it first. */
  readonly contentSelector: string;
  readonly contentEnd: ContentEnd | null;
  /** Characters of everything that is visible, chrome included. */
  readonly visibleChars: number;
  /** Visible blocks with a sum of money, chrome included. */
  readonly pricedBlocks: number;
  /** Words outside of navigation and other chrome, counted to 500: the text available to a crawler that runs no scripts. */
  readonly contentWords: number;
  readonly hidden: readonly HiddenText[];
  /** Long blocks and sections that the main content repeats word for word; `text` contains them once. */
  readonly repeated: readonly RepeatedText[];
  /** Number of signs that scripts fill the page; see script-traces.ts. */
  readonly scriptTraces: number;
  readonly layout: LayoutTraces;
  /** Not null when the main text was probably read badly. */
  readonly textDoubt: TextDoubt | null;
  readonly truncated: boolean;
}

const LANGUAGE_BLOCKS = 200;
const LANGUAGE_BLOCK_CHARS_MIN = 80;
const BYLINE_CHARS_MAX = 140;
const BYLINE_BLOCKS = 8;
/** Class names that mark an author, as opposed to a date or a rubric. */
const AUTHOR_NAMES = /(?:^|[\s_-])(?:byline|authors?)(?=[\s_-]|$)/;
/** Words of all languages: bylines are read before the page's language is known. */
const bylines = joinLists(packs.map(({ document }) => document?.bylines ?? null));
const BY = expressionOf(String.raw`^@bylines[\s:]`, { bylines });
const BYLINE = expressionOf(String.raw`^@bylines[\s:]\s*\p{Lu}[\p{L}.'-]+(?:\s+[\p{L}.'-]+){0,4}$`, {
  bylines,
});
/** Longest text that is searched for the name of its author. */
const NAME_CHARS_READ = 1_000;
/** Two capitalised words in a row, or ideographs without digits, as opposed to a date. */
const PERSON_NAME = /\p{Lu}[\p{L}.'’-]*\s+\p{Lu}\p{L}|^[^\p{N}]*\p{sc=Han}[^\p{N}]*$/u;
const BYLINE_NAMES =
  /(?:^|[\s_-])(?:byline|author|authors|posted-on|entry-meta|post-meta|article-meta|meta|dateline|timestamp|publish(?:ed)?-?(?:date|on)?|date|reading-time|read-time)(?=[\s_-]|$)/;

/** The main content of a tree before it is joined to one text. */
export interface MainBlocks {
  readonly metadata: Metadata;
  readonly segmentation: Segmentation;
  readonly choice: MainContentChoice;
  /** Index of the heading that titles the page in `segmentation.blocks`. */
  readonly titleIndex: number | null;
  /** The blocks of `PageDocument.allBlocks`, in order. */
  readonly chosen: readonly RawBlock[];
  /** See `PageDocument.byline`. */
  readonly byline: string | null;
  /** False where several bylines name different authors: of posts or of the cards of a list. */
  readonly hasOneAuthor: boolean;
  /** See `PageDocument.repeated`. */
  readonly repeated: readonly RepeatedText[];
}

export function readMainBlocks(root: HtmlDocument): MainBlocks {
  const metadata = readMetadata(root);
  const segmentation = segment(bodyOf(root));
  const choice = chooseMainContent(segmentation);
  const titleIndex = findTitleHeading(segmentation, choice, metadata.title);
  const h1 = findH1(segmentation, choice, metadata.title);
  const { kept, byline, hasOneAuthor } = withoutTitleAndByline(segmentation, choice, h1);
  const { blocks: chosen, repeated } = dropRepeated(dropQuotedBefore(dropLabels(withBoldHeadings(kept))));
  return { metadata, segmentation, choice, titleIndex, chosen, byline, hasOneAuthor, repeated };
}

export function readDocument(html: string): PageDocument {
  const { root, truncated } = parseHtml(html);
  const main = readMainBlocks(root);
  const { metadata, segmentation, choice, titleIndex, chosen, byline, repeated } = main;
  const h1s = segmentation.blocks
    .filter((block) => block.kind === 'heading' && block.level === 1)
    .map((block) => h1Text(block.text));
  const content = contentOf(chosen);
  const structuredData = readStructuredData(root);
  const titleHeading = titleHeadingText(segmentation, titleIndex);
  const times = timesAround(root, segmentation.containers, choice.root);
  return {
    metadata,
    structuredData,
    ...readCredits({ ...main, structuredData, titleHeading, times }),
    language: detectLanguage(languageSample(content.allBlocks, segmentation), metadata.lang),
    titleHeading,
    titleHeadingWith: (title) =>
      titleHeadingText(segmentation, findTitleHeading(segmentation, choice, title)),
    byline,
    showsDay: readShownDays(root, segmentation),
    h1s,
    ...content,
    hasSemanticContainer: isInSemanticContainer(segmentation.containers, choice.root),
    contentSelector: selectorAround(segmentation.containers, choice.root),
    contentEnd: readContentEnd(main),
    visibleChars: countVisibleChars(segmentation),
    pricedBlocks: countPricedBlocks(segmentation),
    contentWords: countContentWords(segmentation, choice.isChrome),
    hidden: hiddenTexts(segmentation),
    repeated,
    scriptTraces: countScriptTraces(root),
    layout: readLayoutTraces(root),
    textDoubt: readTextDoubt(segmentation, chosen),
    truncated: truncated || segmentation.truncated,
  };
}

/** parse5 always creates a body, except for a frameset page. */
function bodyOf(root: HtmlDocument): Element {
  const html = root.childNodes.find(isElement);
  if (html === undefined) throw new Error('parse5 gave a document without an html element');
  const children = html.childNodes.filter(isElement);
  return (
    children.find(({ tagName }) => tagName === 'body') ??
    children.find(({ tagName }) => tagName === 'frameset') ??
    html
  );
}

/** Only sentences identify a language reliably; labels, names and numbers mislead. Short pages use all blocks. */
function languageSample(blocks: readonly Block[], { blocks: all }: Segmentation): string {
  const prose = blocks.filter(
    (block) => block.kind !== 'code' && block.text.length >= LANGUAGE_BLOCK_CHARS_MIN,
  );
  const sample = prose.length > 0 ? prose : all;
  return sample
    .slice(0, LANGUAGE_BLOCKS)
    .map((block) => block.text)
    .join('\n');
}

function withoutTitleAndByline(
  page: Segmentation,
  choice: MainContentChoice,
  titleIndex: number | null,
): Pick<MainBlocks, 'byline' | 'hasOneAuthor'> & { readonly kept: RawBlock[] } {
  const kept: RawBlock[] = [];
  let byline: string | null = null;
  let hasOneAuthor = true;
  choice.blocks.forEach((index, position) => {
    const block = page.blocks[index];
    if (block === undefined || index === titleIndex) return;
    if (block.kind !== 'code' && !/[\p{L}\p{N}]/u.test(block.text)) return;
    if (isByline(page.containers, block)) {
      if (isAuthor(page.containers, block)) {
        if (byline === null && position < BYLINE_BLOCKS) byline = block.text;
        hasOneAuthor &&= byline === block.text;
      }
      if (position < BYLINE_BLOCKS || isDated(block)) return;
    }
    kept.push(block);
  });
  return { kept, byline, hasOneAuthor };
}

/** Below the opening only lines with a time are bylines (of posts or cards): names may be the entries of a list. */
function isDated(block: RawBlock): boolean {
  return block.kind !== 'table_row' && /(?<!\d)(?:(?:19|20)\d\d|\d{1,2}:\d\d)(?!\d)/.test(block.text);
}

function isByline(containers: readonly Container[], block: RawBlock): boolean {
  if (block.kind === 'heading' || block.text.length > BYLINE_CHARS_MAX) return false;
  const own =
    `${attribute(block.element, 'class') ?? ''} ${attribute(block.element, 'rel') ?? ''}`.toLowerCase();
  const around = containers[block.container]?.names ?? '';
  if (!/[.!?。]$/.test(block.text) && (BYLINE_NAMES.test(own) || BYLINE_NAMES.test(around))) return true;
  return BYLINE.test(block.text);
}

function isAuthor(containers: readonly Container[], block: RawBlock): boolean {
  const names = `${attribute(block.element, 'class') ?? ''} ${attribute(block.element, 'rel') ?? ''} ${containers[block.container]?.names ?? ''}`;
  return (
    (AUTHOR_NAMES.test(names.toLowerCase()) || BY.test(block.text)) &&
    PERSON_NAME.test(block.text.slice(0, NAME_CHARS_READ))
  );
}

/** The text of these blocks, and those of them that add something to it. */
export function contentOf(
  chosen: readonly RawBlock[],
): Pick<PageDocument, 'text' | 'allBlocks' | 'blocks' | 'ownText'> {
  const { text, blocks: allBlocks } = joinBlocks(chosen);
  const blocks = withoutIdle(allBlocks);
  const ownText = blocks === allBlocks ? text : blocks.map((block) => block.text).join('\n\n');
  return { text, allBlocks, blocks, ownText };
}

/** List items and table rows are joined by one line break, other blocks by an empty line. */
function joinBlocks(raw: readonly RawBlock[]): { text: string; blocks: Block[] } {
  const parts: string[] = [];
  const blocks: Block[] = [];
  let length = 0;
  let before: RawBlock | null = null;
  for (const block of raw) {
    const isTight =
      before !== null &&
      before.kind === block.kind &&
      (block.kind === 'list_item' || block.kind === 'table_row');
    const gap = before === null ? '' : isTight ? '\n' : '\n\n';
    parts.push(gap, block.text);
    const start = length + gap.length;
    length = start + block.text.length;
    blocks.push({ ...block, start, end: length });
    before = block;
  }
  return { text: parts.join(''), blocks };
}

function isInSemanticContainer(containers: readonly Container[], root: number): boolean {
  for (let at = root; at >= 0; at = containers[at]?.parent ?? -1) {
    const landmark = containers[at]?.landmark;
    if (landmark === 'main' || landmark === 'article') return true;
  }
  return false;
}

/** `main` before `article`. A selector finds the first such element of the page, so only the first one qualifies. */
function selectorAround(containers: readonly Container[], root: number): string {
  const around = new Set<number>();
  for (let at = root; at >= 0; at = containers[at]?.parent ?? -1) around.add(at);
  const isMainByRole = ({ element }: Container): boolean => attribute(element, 'role') === 'main';
  const finders: readonly (readonly [string, (container: Container) => boolean])[] = [
    ['main', ({ element }) => element.tagName === 'main'],
    ['[role="main"]', isMainByRole],
    ['article', ({ element }) => element.tagName === 'article'],
  ];
  return finders.find(([, matches]) => around.has(containers.findIndex(matches)))?.[0] ?? 'body';
}
