import { quote } from '../checks/check.ts';
import type { Block } from '../document/page-document.ts';
import { factor, flag, percent, type Sign } from './flag.ts';

/** Words in paragraphs that stand in the text before, as a share of all. Threads quote, and shops repeat offers, up to 43 %. */
const COPIES = { tolerated: 0.45, worst: 0.65, multiplier: 0.4 } as const;
const BLOCK_WORDS_MIN = 20;
const WORDS_MIN = 100;

export const copiedBlocks: Sign = ({ prose }) => {
  const seen = new Set<string>();
  const copies: Block[] = [];
  let copied = 0;
  let all = 0;
  for (const { block, words, isProse } of prose.units) {
    if (!isProse || block.kind === 'quote') continue;
    all += words.length;
    if (words.length < BLOCK_WORDS_MIN) continue;
    const key = words.map(({ lower }) => lower).join(' ');
    if (seen.has(key)) {
      copied += words.length;
      copies.push(block);
    }
    seen.add(key);
  }
  const share = all < WORDS_MIN ? 0 : copied / all;
  return flag(
    'copied_blocks',
    factor(share, COPIES),
    `${percent(share)} of the text is paragraphs that stand in it before, word for word.`,
    copies.map((block) => quote(block.text, block.start)),
  );
};
