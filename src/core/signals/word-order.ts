import { hasTagger } from '../text/english/part-of-speech.ts';
import { countPairs, type TagPairs } from '../text/word-order.ts';
import type { Prose, Sentence } from './prose.ts';

/**
 * Plausibility of the word order, so that a bag of the right words earns little. Measured by parts of speech for English
 * and by function words for some languages; not available for others, which lose nothing.
 */
export interface WordOrder {
  /** 0-1 for the whole text; null when not available. */
  readonly plausibility: number | null;
  /** 0-1 for one sentence, lowered by its surroundings; 1 when not available. */
  of(sentence: Sentence): number;
  /** The sentences whose order is least plausible, worst first. */
  worst(max: number): readonly Sentence[];
}

/** Sentences that are judged, from all parts of the text. Decision: bounds the work. */
const SENTENCES_MAX = 60;
/** Words of a sentence. Decision: the order of fewer proves nothing. */
const SENTENCE_WORDS_MIN = 8;
/** Long sentences are judged too: shuffled ones run together, because a lower-case letter follows the full stop. */
const SENTENCE_WORDS_MAX = 300;
/** Maximum number of words examined, for a fixed cost. */
const WORDS_MAX = 1_500;

/** Factor for an orderly sentence in a text of shuffled ones: few shuffled sentences look orderly by chance. */
const AMONG_SHUFFLED = 0.25;

interface Bands {
  /** Fewer pairs are not conclusive for a text. */
  readonly pairsMin: number;
  /** Misplaced pairs tolerated in any text: with few pairs, a single one is a large share. */
  readonly forgiven: number;
  readonly page: Band;
  readonly sentence: Band;
}

/** Shares of misplaced pairs: 1 up to `ordinary`, 0 from `shuffled` on. */
interface Band {
  readonly ordinary: number;
  readonly shuffled: number;
}

/**
 * The worst ordinary page has 5 % of misplaced pairs, shuffled ones 10 % and more. Single sentences have few pairs: of
 * ordinary ones 95 % stay below 9.5 %, half of the shuffled ones are above 14 %.
 */
const TAGGED: Bands = {
  pairsMin: 80,
  forgiven: 2,
  page: { ordinary: 0.055, shuffled: 0.12 },
  sentence: { ordinary: 0.1, shuffled: 0.2 },
};
/**
 * Function words are a tenth of the pairs, with hardly any error: 0.7 % on the worst ordinary page, 10-30 % on shuffled
 * ones. Two in a hundred ordinary sentences have one misplaced pair, none has two.
 */
const FUNCTION_WORDS: Bands = {
  pairsMin: 20,
  forgiven: 1,
  page: { ordinary: 0.02, shuffled: 0.06 },
  sentence: { ordinary: 0.1, shuffled: 0.4 },
};

export function measureWordOrder(prose: Prose, language: string): WordOrder {
  const bands = hasTagger(language) ? TAGGED : FUNCTION_WORDS;
  const known = new WeakMap<Sentence, TagPairs>();
  const pairsOf = (sentence: Sentence): TagPairs => {
    const pairs = known.get(sentence) ?? countPairs(sentence, language) ?? { misplaced: 0, all: 0 };
    known.set(sentence, pairs);
    return pairs;
  };
  const sample = sampleOf(prose);
  let misplaced = 0;
  let all = 0;
  for (const sentence of sample) {
    const pairs = pairsOf(sentence);
    misplaced += pairs.misplaced;
    all += pairs.all;
  }
  const plausibility =
    all < bands.pairsMin ? null : plausible(Math.max(0, misplaced - bands.forgiven) / all, bands.page);
  return {
    plausibility,
    of: (sentence) => {
      const pairs = pairsOf(sentence);
      const own = pairs.all === 0 ? 1 : plausible(pairs.misplaced / pairs.all, bands.sentence);
      return Math.min(own, Math.max(AMONG_SHUFFLED, plausibility ?? 1));
    },
    worst: (max) =>
      sample
        .filter((sentence) => pairsOf(sentence).misplaced > 0)
        .sort((a, b) => pairsOf(b).misplaced - pairsOf(a).misplaced || a.start - b.start)
        .slice(0, max),
  };
}

/** Distinct sentences from the whole text, so that a shuffled half below an honest one is detected. */
function sampleOf(prose: Prose): Sentence[] {
  const judged = prose.sentences.filter(
    (sentence) =>
      sentence.isComplete &&
      sentence.words.length >= SENTENCE_WORDS_MIN &&
      sentence.words.length <= SENTENCE_WORDS_MAX,
  );
  const distinct = [...new Map(judged.map((sentence) => [sentence.text, sentence])).values()];
  const step = Math.max(1, distinct.length / SENTENCES_MAX);
  const sample: Sentence[] = [];
  let words = 0;
  for (let at = 0; at < distinct.length && words < WORDS_MAX; at += step) {
    const sentence = distinct[Math.floor(at)];
    if (sentence === undefined) break;
    sample.push(sentence);
    words += sentence.words.length;
  }
  return sample;
}

function plausible(share: number, band: Band): number {
  return 1 - Math.min(1, Math.max(0, (share - band.ordinary) / (band.shuffled - band.ordinary)));
}
