import { quote } from '../checks/check.ts';
import type { Block } from '../document/page-document.ts';
import { factor, flag, percent, type Sign } from './flag.ts';

/**
 * Words in blocks that stand in the text before, as a share of all: long ones, and short ones that follow a copy as they
 * followed its original. Threads quote, and shops repeat offers, up to 43 %.
 */
const COPIES = { tolerated: 0.45, worst: 0.6, multiplier: 0.4 } as const;
const BLOCK_WORDS_MIN = 20;
/** Short product pages hold their text twice, for wide screens and for narrow ones. */
const WORDS_MIN = 200;

export const copiedBlocks: Sign = ({ prose }) => {
  const seen = new Map<string, number>();
  const copies: Block[] = [];
  let copied = 0;
  let all = 0;
  let follows: number | undefined;
  prose.units.forEach(({ block, words, isProse }, index) => {
    if (!isProse || block.kind === 'quote') return;
    all += words.length;
    const key = words.map(({ lower }) => lower).join(' ');
    const original = seen.get(key);
    const isCopy =
      original !== undefined &&
      (words.length >= BLOCK_WORDS_MIN ||
        (follows !== undefined && original > follows && original <= follows + 2));
    if (isCopy) {
      copied += words.length;
      if (words.length >= BLOCK_WORDS_MIN) copies.push(block);
    } else if (original === undefined) seen.set(key, index);
    follows = isCopy ? original : undefined;
  });
  const share = all < WORDS_MIN ? 0 : copied / all;
  return flag(
    'copied_blocks',
    factor(share, COPIES),
    `${percent(share)} of the text is paragraphs that stand in it before, word for word.`,
    copies.map((block) => quote(block.text, block.start)),
  );
};
