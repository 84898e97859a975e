import { cutAtWord } from '../evidence/cut-at-word.ts';
import type { MainContentChoice } from './main-content.ts';
import type { Segmentation } from './segmentation.ts';
import { keyOf, partsOf, SHARED_MIN, sharedWords } from './title-parts.ts';

/** As of the title. Many stages read the words of the title heading: an H1 of a megabyte of names cost 10 readings of it. */
const HEADING_CHARS_MAX = 1_000;

/** A heading of level 1 as it is read: at most 1,000 UTF-16 units. */
export function h1Text(text: string): string {
  return cutAtWord(text, HEADING_CHARS_MAX);
}

/** The text of the block that titles a page, as it is read; null without one. */
export function titleHeadingText({ blocks }: Segmentation, index: number | null): string | null {
  const block = index === null ? undefined : blocks[index];
  return block === undefined ? null : h1Text(block.text);
}

/** The heading that titles a page: an index into the blocks, null when there is no H1. */
export function findTitleHeading(
  page: Segmentation,
  choice: MainContentChoice,
  title: string | null,
): number | null {
  const h1 = findH1(page, choice, title);
  const [first] = partsOf(title ?? '');
  if (h1 === null || first === undefined) return h1;
  if (sharedWords(page.blocks[h1]?.text ?? '', first) >= SHARED_MIN) return h1;
  // The H1 is a logo or a slogan: the title's own words are in the heading below.
  const key = keyOf(first);
  const below = choice.blocks.find((index) => {
    const block = page.blocks[index];
    return block?.kind === 'heading' && block.level <= 2 && keyOf(block.text) === key;
  });
  return below ?? h1;
}

/** The H1 that the title repeats, else the first of the main content, else the last of the page: an H1 logo is followed by another H1. */
export function findH1(page: Segmentation, choice: MainContentChoice, title: string | null): number | null {
  const isH1 = (index: number): boolean =>
    page.blocks[index]?.kind === 'heading' && page.blocks[index].level === 1;
  const isInTitle = (index: number): boolean =>
    title?.includes(page.blocks[index]?.text ?? '\u0000') ?? false;
  const inContent = choice.blocks.filter(isH1);
  const everywhere: number[] = [];
  for (let index = 0; index < page.blocks.length; index++) if (isH1(index)) everywhere.push(index);
  return (
    inContent.find(isInTitle) ??
    (inContent.length === 0 ? everywhere : everywhere.filter((index) => isLongHeading(page, index))).find(
      isInTitle,
    ) ??
    inContent[0] ??
    everywhere.at(-1) ??
    null
  );
}

/** Shorter headings may be the site's name, which every title contains. */
const LONG_HEADING_WORDS = 4;

function isLongHeading(page: Segmentation, index: number): boolean {
  return (page.blocks[index]?.text.split(' ').length ?? 0) >= LONG_HEADING_WORDS;
}
