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
  for (const unit of prose.units) {
    for (const { text, stems } of textsOf(unit)) {
      // The same sentence twice tells no more: a text that repeats itself keeps its weights.
      if (seen.has(text)) continue;
      seen.add(text);
      sentenceCount++;
      for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
    }
  }
  const weightOf = (stem: string): number => 1 / Math.log2(2 + Math.min(FREQUENT, frequency.get(stem) ?? 0));
  return { frequency, sentenceCount, weightOf };
}

function textsOf({
  isProse,
  sentences,
  block,
  words,
}: ProseUnit): { text: string; stems: ReadonlySet<string> }[] {
  return isProse
    ? sentences.map((sentence) => ({ text: sentence.text, stems: stemsOf(sentence) }))
    : [{ text: block.text, stems: contentStems(words) }];
}

/** The content stems of a sentence. */
export function stemsOf(sentence: Sentence): ReadonlySet<string> {
  return contentStems(sentence.words);
}

/** A sentence is compared with every query, and again whenever the page is scored with a content block. */
const knownStems = new WeakMap<readonly Word[], ReadonlySet<string>>();

/** The distinct stems of words that carry meaning. */
export function contentStems(words: readonly Word[]): ReadonlySet<string> {
  const known = knownStems.get(words);
  if (known !== undefined) return known;
  const stems = new Set<string>();
  for (const word of words) if (!word.isStop) stems.add(word.stem);
  knownStems.set(words, stems);
  return stems;
}
