import { countWords } from '../../document/visible-text.ts';
import type { ProseUnit } from '../../signals/prose.ts';

/** A longer answer is all that the page says to its question. */
const OWN_SHARE_MAX = 0.6;
/** A shorter part is the answer of the page's own list of questions. */
const PART_WORDS_MIN = 60;

/** What stands below a question that the page asks. */
export interface AskedPart {
  /** Index of the first block after it. */
  readonly end: number;
  readonly words: number;
}

/** The part below a heading, or below a line that asks, up to the next question. */
export function partBelow(asking: number, units: readonly ProseUnit[]): AskedPart {
  const block = units[asking]?.block;
  const level = block?.kind === 'heading' ? block.level : 0;
  let words = 0;
  let end = asking + 1;
  for (; end < units.length; end++) {
    const unit = units[end];
    if (unit === undefined || ends(unit, level)) break;
    words += unit.words.length;
  }
  return { end, words };
}

function ends({ block }: ProseUnit, level: number): boolean {
  if (block.kind === 'heading') return level === 0 || block.level <= level;
  return level === 0 && (block.kind === 'term' || /[?？؟]\s*$/u.test(block.text));
}

/** True where question and answer are a pair on the page already: a block would repeat it. */
export function isWholePart({ text }: { readonly text: string }, { words }: AskedPart): boolean {
  return words < PART_WORDS_MIN || countWords(text) > OWN_SHARE_MAX * words;
}
