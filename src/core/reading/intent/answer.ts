import type { WordOrder } from '../../signals/word-order.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { danglingOpenersOf } from '../../text/definition-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import type { ProseUnit, Sentence, Prose } from '../../signals/prose.ts';
import { stemsOf, type TermStatistics } from '../../signals/terms.ts';
import type { Query } from '../queries/query.ts';
import { recallOf, weightsOf, type QueryWeights } from './similarity.ts';

/** A quotable answer to a query: a self-contained sentence with those that follow it. */
export interface AnswerMatch {
  /** The sentence that opens the passage. */
  readonly sentence: Sentence;
  /** One to three consecutive sentences of a block. */
  readonly text: string;
  readonly start: number;
  /** Weighted share of the query's stems in the passage, 0-1. */
  readonly coverage: number;
  /** Words of main content before it. */
  readonly wordsBefore: number;
  /** 0-1: its position in the main content. */
  readonly position: number;
  /** 0-1: plausibility of the word order of its first sentence. */
  readonly plausibility: number;
}

/** Minimum coverage of an answer; long questions are answered in parts. Below it, a sentence at most names the topic. */
const ANSWER_COVERAGE_MIN = 0.25;
/** A shorter text answers nothing, a longer one is not quoted (scoring rubric, answer-first). */
export const ANSWER_WORDS_MIN = 8;
export const ANSWER_WORDS_MAX = 45;
const UNSPACED_ANSWER_WORDS_MAX = 70;
const PASSAGE_SENTENCES_MAX = 3;
/** Weight of the position relative to coverage when choosing the answer. */
const PLACE_WEIGHT = 0.5;

export interface AnswerSignals {
  readonly prose: Prose;
  readonly terms: TermStatistics;
  readonly language: LanguagePack;
  readonly wordOrder: WordOrder;
}

/** Of the quotable passages that cover the query, the one with the best coverage, position and word order. */
export function bestAnswer(
  query: Query,
  { prose, terms, language, wordOrder }: AnswerSignals,
): AnswerMatch | null {
  let best: AnswerMatch | null = null;
  let bestRank = 0;
  let wordsBefore = 0;
  const weights = weightsOf(query.stems, terms);
  for (const unit of prose.units) {
    let inUnit = 0;
    unit.sentences.forEach((sentence, index) => {
      const before = wordsBefore + inUnit;
      inUnit += sentence.words.length;
      const passage = passageFrom(weights, unit, index);
      if (passage === null || passage.coverage < ANSWER_COVERAGE_MIN) return;
      const position = prose.wordCount === 0 ? 0 : before / prose.wordCount;
      // At equal rank the earlier passage is the page's answer.
      const rank = passage.coverage + placeCredit(before, position) * PLACE_WEIGHT;
      if (rank <= bestRank || !isQuotable(sentence, language)) return;
      const plausibility = wordOrder.of(sentence);
      if (rank * plausibility <= bestRank) return;
      const { end, coverage } = passage;
      const { start } = sentence;
      const text = unit.block.text.slice(start - unit.block.start, end - unit.block.start);
      best = { sentence, text, start, coverage, wordsBefore: before, position, plausibility };
      bestRank = rank * plausibility;
    });
    wordsBefore += unit.words.length;
  }
  return best;
}

/** The sentence with the next ones, as long as each covers more of the query; null when it covers nothing itself. */
function passageFrom(
  query: QueryWeights,
  { sentences }: ProseUnit,
  from: number,
): { readonly end: number; readonly coverage: number } | null {
  const first = sentences[from];
  if (first === undefined) return null;
  // Most sentences cover nothing: check this before building a set.
  const opening = stemsOf(first);
  if (!query.stems.some(([stem]) => opening.has(stem))) return null;
  const covered = new Set<string>();
  let end = first.end;
  for (let i = from; i < Math.min(sentences.length, from + PASSAGE_SENTENCES_MAX); i++) {
    const sentence = sentences[i];
    if (sentence === undefined) break;
    const own = stemsOf(sentence);
    const coveredBefore = covered.size;
    for (const [stem] of query.stems) if (own.has(stem)) covered.add(stem);
    if (covered.size === coveredBefore) break;
    end = sentence.end;
  }
  return { end, coverage: recallOf(query, covered) };
}

/** First 100 words, first 30 % of the page, later: 44 % of citations come from the first 30 % of a page. */
export const OPENING_WORDS = 100;
export const EARLY_SHARE = 0.3;

/** Credit for the position of an answer, 0-1. */
export function placeCredit(wordsBefore: number, position: number): number {
  if (wordsBefore < OPENING_WORDS) return 1;
  return position <= EARLY_SHARE ? 0.7 : 0.4;
}

/** True for a sentence that is an answer without its context: complete, of quotable length, no question, no dangling opener. */
export function isQuotable(sentence: Sentence, language: LanguagePack): boolean {
  const count = sentence.words.length;
  const max = language.grammar.isUnspaced ? UNSPACED_ANSWER_WORDS_MAX : ANSWER_WORDS_MAX;
  if (
    !sentence.isComplete ||
    count < ANSWER_WORDS_MIN ||
    count > max ||
    /[?？]["'”’»)\]]*$/.test(sentence.text)
  )
    return false;
  const first = sentence.words[0]?.lower ?? '';
  if (!hasGrammar(sentence, language)) return false;
  return danglingOpenersOf(language)?.has(first) !== true;
}

/** Share of small words below which a sentence is a bag of keywords. Ordinary prose of the languages here has 0.3-0.55. */
const SMALL_WORD_SHARE_MIN = 0.15;

/** True when the sentence has enough small words, or when the language's small words are not known. */
function hasGrammar(sentence: Sentence, language: LanguagePack): boolean {
  if (language.grammar.isUnspaced || stopWordsOf(language.code).size === 0) return true;
  return sentence.words.filter((word) => word.isStop).length >= sentence.words.length * SMALL_WORD_SHARE_MIN;
}
