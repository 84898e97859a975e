import type { WordList } from './notation.ts';

/** Words that tell an editor which sentence to change. */
export interface AdviceWords {
  /** Praise that fits any provider: `world-class | passionate | second to none`. Never a word that states a fact. */
  readonly praise: WordList;
  /** Quantities and times that stand for a figure or a date: `many years | affordable prices`. */
  readonly vague: WordList;
}
