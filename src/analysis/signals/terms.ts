import type { Word } from '../language/words.ts';
import type { Prose, Sentence } from './prose.ts';

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
    for (const stems of unit.isProse ? unit.sentences.map(stemsOf) : [contentStems(unit.words)]) {
      sentenceCount++;
      for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
    }
  }
  const weightOf = (stem: string): number => {
    const df = frequency.get(stem) ?? 0;
    return Math.log(1 + (sentenceCount - df + 0.5) / (df + 0.5)) + 0.5;
  };
  return { frequency, sentenceCount, weightOf };
}

const known = new WeakMap<Sentence, ReadonlySet<string>>();

/** The content stems of a sentence; every query asks for them, so they are made once. */
export function stemsOf(sentence: Sentence): ReadonlySet<string> {
  let stems = known.get(sentence);
  if (stems === undefined) known.set(sentence, (stems = contentStems(sentence.words)));
  return stems;
}

/** The distinct stems of words that carry meaning. */
export function contentStems(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const word of words) if (!word.isStop) stems.add(word.stem);
  return stems;
}
