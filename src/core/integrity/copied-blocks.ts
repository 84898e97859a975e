import { quoteElsewhere } from '../evidence/evidence.ts';
import { countWords } from '../document/visible-text.ts';
import { wholeProse } from '../signals/prose.ts';
import { factor, flag, percent, type Sign } from './flag.ts';

/**
 * Words in repeated long blocks and sections as a share of all. Copies are left out of the main text and gain nothing;
 * this sign adds their cost. Threads quote, and shops repeat offers, up to 43 %.
 */
const COPIES = { tolerated: 0.45, worst: 0.6, multiplier: 0.4 } as const;
/** Short product pages contain their text twice, for wide and for narrow screens. */
const WORDS_MIN = 200;

export const copiedBlocks: Sign = ({ page, prose }) => {
  const copied = page.repeated.reduce((sum, { text, copies }) => sum + countWords(text) * copies, 0);
  const own = wholeProse(prose, page).units.reduce(
    (sum, { isProse, block, words }) => (isProse && block.kind !== 'quote' ? sum + words.length : sum),
    0,
  );
  const all = own + copied;
  const share = all < WORDS_MIN ? 0 : copied / all;
  return flag(
    'copied_blocks',
    factor(share, COPIES),
    `${percent(share)} of the text repeats earlier paragraphs word for word.`,
    // Copies are not part of the text that offsets refer to.
    [...page.repeated]
      .sort((a, b) => b.text.length * b.copies - a.text.length * a.copies)
      .map(({ text }) => quoteElsewhere(text)),
  );
};
