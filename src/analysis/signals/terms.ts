import type { Word } from '../language/words.ts';
import type { Prose, ProseUnit, Sentence } from './prose.ts';

/** How much each stem of the page tells: rare stems of the page's own sentences tell more, stop words nothing. */
export interface TermStatistics {
  /** Number of different sentences, headings and rows that hold the stem. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly sentenceCount: number;
  /**
   * Falls with the logarithm of the frequency; stems that the page does not have weigh most, 1. Unlike BM25's, it does
   * not know the length of the text: a sentence about something else changes no weight.
   */
  weightOf(stem: string): number;
}

/** As frequent as a stem can be: what the page is about tells no less for one more sentence about it. */
const FREQUENT = 8;

export function measureTerms(prose: Prose): TermStatistics {
  const frequency = new Map<string, number>();
  const seen = new Set<string>();
  let sentenceCount = 0;
  const count = (text: string, stemsOfText: () => ReadonlySet<string>): void => {
    // The same sentence twice tells no more: a text that repeats itself keeps its weights.
    if (seen.has(text)) return;
    seen.add(text);
    sentenceCount++;
    for (const stem of stemsOfText()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  };
  for (const unit of prose.units) {
    if (unit.isProse) for (const sentence of unit.sentences) count(sentence.text, () => stemsOf(sentence));
    else count(unit.block.text, () => stemsOfUnit(unit));
  }
  const weightOf = (stem: string): number => 1 / Math.log2(2 + Math.min(FREQUENT, frequency.get(stem) ?? 0));
  return { frequency, sentenceCount, weightOf };
}

/** The content stems of a sentence. */
export function stemsOf(sentence: Sentence): ReadonlySet<string> {
  return contentStems((sentence.origin ?? sentence).words);
}

/** The content stems of a block. */
export function stemsOfUnit(unit: ProseUnit): ReadonlySet<string> {
  return contentStems((unit.origin ?? unit).words);
}

/** A sentence is compared with every query, and again whenever the page is scored with a content block. */
const knownStems = new WeakMap<readonly Word[], ReadonlySet<string>>();

/** The distinct stems of words that carry meaning. */
export function contentStems(words: readonly Word[]): ReadonlySet<string> {
  const known = knownStems.get(words);
  if (known !== undefined) return known;
  const stems = readStems(words);
  knownStems.set(words, stems);
  return stems;
}

/** The same for words that nobody asks about again: nothing is remembered. */
export function readStems(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const word of words) if (!word.isStop) stems.add(word.stem);
  return stems;
}
