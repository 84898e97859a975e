import { calendarWords } from '../../text/calendar-words.ts';
import type { Word } from '../../text/words.ts';
import { PRICE } from '../../text/price.ts';
import { unitAfter } from '../../text/units.ts';
import type { Prose } from '../../signals/prose.ts';

/** Numbers and forms of a page that give a facet without naming it: "1.4 kg" is a weight. */
export interface PageFigures {
  /** Blocks with a price. */
  readonly prices: number;
  readonly lengths: number;
  readonly masses: number;
  readonly times: number;
  readonly dates: number;
  readonly versions: number;
  readonly codeBlocks: number;
  readonly orderedItems: number;
  /** Rows of three cells and more, which put several things side by side. */
  readonly wideRows: number;
}

const VERSION = /^v?\d+\.\d+/;
const YEAR = /^20[0-3]\d$/;
const NUMERIC_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const WIDE_ROW_CELLS = 3;

/** Compounds begin with the word: "Versandkostenfrei". */
const COMPOUND_STEM_CHARS_MIN = 4;

export function measureFigures(
  { units }: Prose,
  language: string,
  shipping: readonly (readonly string[])[],
): PageFigures {
  const count = {
    prices: 0,
    lengths: 0,
    masses: 0,
    times: 0,
    dates: 0,
    versions: 0,
    codeBlocks: 0,
    orderedItems: 0,
    wideRows: 0,
  };
  const calendar = calendarWords(language);
  const shippingStems = shipping.flatMap((entry) => (entry.length === 1 ? entry : []));
  for (const { block, words } of units) {
    if (block.kind === 'code') count.codeBlocks++;
    if (block.kind === 'list_item' && block.ordered) count.orderedItems++;
    if ((block.cells?.length ?? 0) >= WIDE_ROW_CELLS) count.wideRows++;
    let hasNumber = false;
    words.forEach((word, index) => {
      if (!/^v?\p{Nd}/u.test(word.text)) return;
      hasNumber = true;
      const after = block.text.slice(word.end - block.start, word.end - block.start + 4);
      const kind = unitAfter(word, words[index + 1], after);
      if (kind === 'lengths' || kind === 'masses' || kind === 'times') count[kind]++;
      else if (isDate(word, [words[index - 1], words[index + 1]], calendar)) count.dates++;
      else if (VERSION.test(word.text)) count.versions++;
    });
    if (hasNumber && isPriced(block.text, words, shippingStems)) count.prices++;
  }
  return count;
}

/** "Free shipping over $75" names no price of the thing: there the thing follows its price. */
function isPriced(text: string, words: readonly Word[], shipping: readonly string[]): boolean {
  if (!PRICE.test(text)) return false;
  const firstNumber = words.findIndex((word) => /^\p{Nd}/u.test(word.text));
  return !words
    .slice(0, Math.max(0, firstNumber))
    .some(({ stem }) =>
      shipping.some(
        (each) => stem === each || (each.length >= COMPOUND_STEM_CHARS_MIN && stem.startsWith(each)),
      ),
    );
}

function isDate(word: Word, near: readonly (Word | undefined)[], calendar: ReadonlySet<string>): boolean {
  return (
    YEAR.test(word.text) ||
    NUMERIC_DATE.test(word.text) ||
    near.some((each) => each !== undefined && calendar.has(each.stem))
  );
}
