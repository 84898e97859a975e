import type { Word } from '../language/words.ts';
import type { Prose } from './prose.ts';

/** How much each stem of the page tells: rare stems of the page's own sentences tell more, stop words nothing. */
export interface TermStatistics {
  /** Number of sentences and headings that hold the stem. */
  readonly frequency: ReadonlyMap<string, number>;
  readonly sentenceCount: number;
  /** Inverse sentence frequency, smoothed as in BM25; stems that the page does not have weigh most. */
  weightOf(stem: string): number;
}

export function measureTerms(prose: Prose): TermStatistics {
  const frequency = new Map<string, number>();
  let sentenceCount = 0;
  for (const unit of prose.units) {
    const groups: readonly (readonly Word[])[] = unit.isProse
      ? unit.sentences.map((sentence) => sentence.words)
      : [unit.words];
    for (const words of groups) {
      sentenceCount++;
      for (const stem of contentStems(words)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
    }
  }
  const weightOf = (stem: string): number => {
    const df = frequency.get(stem) ?? 0;
    return Math.log(1 + (sentenceCount - df + 0.5) / (df + 0.5)) + 0.5;
  };
  return { frequency, sentenceCount, weightOf };
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
