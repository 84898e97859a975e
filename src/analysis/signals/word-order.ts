import { countTagPairs } from '../language/word-order.ts';
import type { Prose, Sentence } from './prose.ts';

/**
 * Whether the words of the text stand in an order that the language allows, so that a bag of the right words earns
 * little. Known for English; elsewhere not available, and nothing is taken off.
 */
export interface WordOrder {
  /** 0-1 for the text as a whole; null where it cannot be told. */
  readonly plausibility: number | null;
  /** 0-1 for one sentence; 1 where it cannot be told. */
  of(sentence: Sentence): number;
}

const SENTENCES_MAX = 60;
const SENTENCE_WORDS_MIN = 8;
const SENTENCE_WORDS_MAX = 45;
const PAIRS_MIN = 60;
/** Share of misplaced pairs: the worst ordinary page has 5 %, shuffled ones have 10 % and more. */
const PAGE = { ordinary: 0.055, shuffled: 0.12 } as const;
/** One sentence has few pairs: of ordinary ones 95 % stay below 9.5 %, half of the shuffled ones lie above 14 %. */
const SENTENCE = { ordinary: 0.1, shuffled: 0.2 } as const;

export function measureWordOrder(prose: Prose, language: string): WordOrder {
  if (language !== 'en') return { plausibility: null, of: () => 1 };
  const sample = prose.sentences
    .filter(
      (sentence) =>
        sentence.isComplete &&
        sentence.words.length >= SENTENCE_WORDS_MIN &&
        sentence.words.length <= SENTENCE_WORDS_MAX,
    )
    .slice(0, SENTENCES_MAX);
  let misplaced = 0;
  let all = 0;
  for (const sentence of sample) {
    const pairs = countTagPairs(sentence.text);
    misplaced += pairs.misplaced;
    all += pairs.all;
  }
  return {
    plausibility: all < PAIRS_MIN ? null : plausible(misplaced / all, PAGE),
    of: (sentence) => {
      const pairs = countTagPairs(sentence.text);
      return pairs.all === 0 ? 1 : plausible(pairs.misplaced / pairs.all, SENTENCE);
    },
  };
}

function plausible(share: number, band: { readonly ordinary: number; readonly shuffled: number }): number {
  return 1 - Math.min(1, Math.max(0, (share - band.ordinary) / (band.shuffled - band.ordinary)));
}
