import type { Segmentation } from './segment.ts';

/** How much of a page can be seen, and what cannot. */

/** Text that stands in the HTML and that no reader sees. */
export interface HiddenText {
  readonly text: string;
  readonly reason: string;
}

const HIDDEN_TEXTS_MAX = 200;
/** Whether a page has words at all is the question; how many thousand is not. */
const CONTENT_WORDS_MAX = 500;

export function countVisibleChars({ blocks, containers }: Segmentation): number {
  let chars = 0;
  for (const block of blocks)
    if (containers[block.container]?.hiddenAround === null) chars += block.text.length;
  return chars;
}

export function countContentWords({ blocks }: Segmentation, isChrome: readonly boolean[]): number {
  let words = 0;
  for (const block of blocks) {
    if (isChrome[block.container] !== true) words += countWords(block.text);
    if (words >= CONTENT_WORDS_MAX) return CONTENT_WORDS_MAX;
  }
  return words;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;

/** Words of a text by white space; each character of an unspaced script counts as half a word. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  if (unspaced > 0) return countWords(text.replace(UNSPACED, ' ')) + Math.ceil(unspaced / 2);
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

export function hiddenTexts({ blocks, containers }: Segmentation): HiddenText[] {
  const texts: HiddenText[] = [];
  for (const block of blocks) {
    const reason = containers[block.container]?.hiddenAround ?? null;
    if (reason !== null) texts.push({ text: block.text, reason });
    if (texts.length >= HIDDEN_TEXTS_MAX) break;
  }
  return texts;
}
