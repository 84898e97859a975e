import { packOf } from '../languages/index.ts';
import { hasTagger } from './english/part-of-speech.ts';
import { countTagPairs } from './english/tag-order.ts';
import { functionWordsOf, SENTENCE_END, SENTENCE_START, type FunctionWords } from './function-word-order.ts';
import type { Word } from './words.ts';

export interface TagPairs {
  readonly misplaced: number;
  readonly all: number;
}

/** A sentence in page coordinates. `start` is the base of the words' offsets. */
export interface OrderedWords {
  readonly text: string;
  readonly start: number;
  readonly words: readonly Word[];
}

/** Misplaced pairs of one sentence and all pairs that could be misplaced; null for a language without rules. */
export function countPairs(sentence: OrderedWords, language: string): TagPairs | null {
  if (hasTagger(language)) return countTagPairs(sentence.text);
  const functionWords = functionWordsOf(packOf(language));
  return functionWords === null ? null : countFunctionPairs(sentence, functionWords);
}

const HAS_PUNCTUATION = /[^\s]/u;

/** Punctuation separates pairs: the words on both sides of a comma are not compared. */
function countFunctionPairs(
  { text, start, words }: OrderedWords,
  { classOf, never, heads }: FunctionWords,
): TagPairs {
  let misplaced = 0;
  let all = 0;
  let before: string | undefined = SENTENCE_START;
  let end = start;
  for (const word of words) {
    const isBreak = HAS_PUNCTUATION.test(text.slice(end - start, word.start - start));
    const own = classOf.get(word.lower);
    const head: string | undefined = isBreak ? undefined : before;
    if (head !== undefined && heads.has(head)) {
      all++;
      if (own !== undefined && never.has(`${head}>${own}`)) misplaced++;
    }
    // After a comma or at the start German articles are relatives and demonstratives.
    before = own === 'clitic' && (isBreak || before === SENTENCE_START) ? undefined : own;
    end = word.end;
  }
  if (before !== undefined && heads.has(before)) {
    all++;
    if (never.has(`${before}>${SENTENCE_END}`)) misplaced++;
  }
  return { misplaced, all };
}
