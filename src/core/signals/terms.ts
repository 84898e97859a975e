import type { Word } from '../text/words.ts';
import { isQuestion, type Prose, type ProseUnit, type Sentence } from './prose.ts';

/** Weights of the page's stems: rare stems of the page's own sentences weigh more, stop words nothing. */
export interface TermStatistics {
  /** Number of distinct sentences, headings and rows with the stem. */
  readonly frequency: ReadonlyMap<string, number>;
  /**
   * Falls with the logarithm of the frequency; stems that the page lacks weigh most, 1. Unlike BM25, independent of the
   * length of the text: a sentence on another subject changes no weight.
   */
  weightOf(stem: string): number;
}

/** Cap of the frequency: more sentences about the main subject do not reduce its weight further. */
const FREQUENT = 8;

export function measureTerms(prose: Prose): TermStatistics {
  const frequency = new Map<string, number>();
  const seen = new Set<string>();
  const count = (text: string, stemsOfText: () => ReadonlySet<string>): void => {
    // Repeated sentences count once: a text that repeats itself keeps its weights.
    if (seen.has(text)) return;
    seen.add(text);
    for (const stem of stemsOfText()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  };
  for (const unit of prose.units) {
    // What is only asked changes no weight.
    if (!unit.isProse && !isQuestion(unit.block)) count(unit.block.text, () => stemsOfUnit(unit));
    if (!unit.isProse) continue;
    for (const sentence of unit.sentences)
      if (!isQuestion(sentence)) count(sentence.text, () => stemsOf(sentence));
  }
  const weightOf = (stem: string): number => 1 / Math.log2(2 + Math.min(FREQUENT, frequency.get(stem) ?? 0));
  return { frequency, weightOf };
}

/** The content stems of a sentence. */
export function stemsOf(sentence: Sentence): ReadonlySet<string> {
  return contentStems((sentence.origin ?? sentence).words);
}

/** The content stems of a block. */
export function stemsOfUnit(unit: ProseUnit): ReadonlySet<string> {
  return contentStems((unit.origin ?? unit).words);
}

/** Cached: a sentence is compared with every query, and again when the page is scored with a content block. */
const knownStems = new WeakMap<readonly Word[], ReadonlySet<string>>();

/** The distinct stems of content words. */
export function contentStems(words: readonly Word[]): ReadonlySet<string> {
  const known = knownStems.get(words);
  if (known !== undefined) return known;
  const stems = readStems(words);
  knownStems.set(words, stems);
  return stems;
}

/** Like `contentStems`, without caching, for words that are read once. */
export function readStems(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const word of words) if (!word.isStop) stems.add(word.stem);
  return stems;
}
