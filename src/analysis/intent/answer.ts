import type { LanguageResources } from '../language/languages.ts';
import { stopWordsOf } from '../language/stop-words.ts';
import type { Sentence } from '../signals/prose.ts';
import type { Signals } from '../signals/signals.ts';
import { contentStems } from '../signals/terms.ts';
import type { Query } from './query.ts';
import { weightedRecall } from './similarity.ts';

/** The sentence that could be quoted as the answer to a query. */
export interface AnswerMatch {
  readonly sentence: Sentence;
  readonly coverage: number;
  /** Words of the main content before it. */
  readonly wordsBefore: number;
  /** 0-1: where in the main content it stands. */
  readonly position: number;
  /** 0-1: whether its words stand in an order that the language allows. */
  readonly plausibility: number;
}

/** An answer names most of what was asked (scoring rubric, answer-first). */
const ANSWER_COVERAGE_MIN = 0.6;
/** Shorter is no answer, longer is not quoted (scoring rubric, answer-first). */
export const ANSWER_WORDS_MIN = 8;
export const ANSWER_WORDS_MAX = 45;
const UNSPACED_ANSWER_WORDS_MAX = 70;
/** What the place of a sentence weighs beside its coverage when the page’s answer is chosen. */
const PLACE_WEIGHT = 0.5;

/** Of the quotable sentences that cover the query, the one that covers it best, earliest and in the most plausible order. */
export function bestAnswer(
  query: Query,
  { prose, terms, language, wordOrder }: Pick<Signals, 'prose' | 'terms' | 'language' | 'wordOrder'>,
): AnswerMatch | null {
  let best: AnswerMatch | null = null;
  let bestRank = 0;
  let wordsBefore = 0;
  for (const unit of prose.units) {
    let inUnit = 0;
    for (const sentence of unit.sentences) {
      if (isQuotable(sentence, language)) {
        const coverage = weightedRecall(query.stems, contentStems(sentence.words), terms);
        const before = wordsBefore + inUnit;
        const position = prose.wordCount === 0 ? 0 : before / prose.wordCount;
        // Of two that cover the query alike, the earlier one is the page's answer.
        const rank = coverage + placeCredit(before, position) * PLACE_WEIGHT;
        if (coverage >= ANSWER_COVERAGE_MIN && rank > bestRank) {
          const plausibility = wordOrder.of(sentence);
          if (rank * plausibility > bestRank) {
            best = { sentence, coverage, wordsBefore: before, position, plausibility };
            bestRank = rank * plausibility;
          }
        }
      }
      inUnit += sentence.words.length;
    }
    wordsBefore += unit.words.length;
  }
  return best;
}

/** First 100 words, first 30 % of the page, later: 44 % of citations come from the first 30 % of a page. */
export const OPENING_WORDS = 100;
export const EARLY_SHARE = 0.3;

/** What the place of an answer earns, 0-1. */
export function placeCredit(wordsBefore: number, position: number): number {
  if (wordsBefore < OPENING_WORDS) return 1;
  return position <= EARLY_SHARE ? 0.7 : 0.4;
}

/** A sentence that can stand alone as an answer: complete, of quotable length, not a question, no pointer to what came before. */
export function isQuotable(sentence: Sentence, language: LanguageResources): boolean {
  const count = sentence.words.length;
  const max = language.isUnspaced ? UNSPACED_ANSWER_WORDS_MAX : ANSWER_WORDS_MAX;
  if (
    !sentence.isComplete ||
    count < ANSWER_WORDS_MIN ||
    count > max ||
    /[?？]["'”’»)\]]*$/.test(sentence.text)
  )
    return false;
  const first = sentence.words[0]?.lower ?? '';
  if (!hasGrammar(sentence, language)) return false;
  return language.danglingOpeners === null || !language.danglingOpeners.includes(first);
}

/** Share of small words below which a sentence is a bag of key words. Ordinary prose of the languages here has 0.3-0.55. */
const SMALL_WORD_SHARE_MIN = 0.15;

/** True when the sentence has the small words that hold one together; always, where they are not known. */
function hasGrammar(sentence: Sentence, language: LanguageResources): boolean {
  if (language.isUnspaced || stopWordsOf(language.code).size === 0) return true;
  return sentence.words.filter((word) => word.isStop).length >= sentence.words.length * SMALL_WORD_SHARE_MIN;
}
