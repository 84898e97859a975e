import { bareSpan, type Word } from '../../text/words.ts';
import type { TypeCue } from './name-cues.ts';
import { isContraction, isDrawnOut } from './spoken-words.ts';
import type { Sentence } from '../../signals/prose.ts';

/** Where a page sets a phrase apart from its running text. */
export type Mark =
  | 'heading'
  | 'heading term'
  | 'link'
  | 'strong'
  | 'emphasis'
  | 'code'
  | 'lead'
  | 'item'
  | 'first cell'
  | 'cell';

/** A phrase of one sentence or label that may be an entity. */
export interface Candidate {
  /** Stems joined by spaces: identifies the entity across surface forms. */
  readonly key: string;
  readonly surface: string;
  readonly wordCount: number;
  /** True when capitalised although the grammar does not require it. */
  readonly isName: boolean;
  /** UTF-16 offset into the page's text. */
  readonly start: number;
  /** Evidence in the sentence for the type of the entity. */
  readonly cues: readonly TypeCue[];
  /** Null in running text. */
  readonly mark: Mark | null;
}

/** Longer phrases are more often sentence fragments than names. */
export const PHRASE_WORDS_MAX = 4;

/** Japanese nouns are written in kanji and katakana; phrases with hiragana are verbs, particles or fragments. */
const HIRAGANA = /\p{sc=Hiragana}/u;
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** The key of a word: its stem, except for an acronym that spells a small word ("WHO"). */
export function wordKey(word: Word): string {
  return word.isStop && /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word.text) ? word.text : word.stem;
}

export function phraseKey(words: readonly Word[]): string {
  return words.map(wordKey).join(' ');
}

/** Longer runs of characters are not names. */
const SURFACE_CHARS_MAX = 200;

/** The words of a sentence as a candidate, in their surface form. */
export function candidateOf(
  sentence: Text,
  words: readonly Word[],
  name: { readonly cues: readonly TypeCue[] } | null,
  mark: Mark | null = null,
): Candidate | null {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = bareSpan(first).start;
  const end = withSign(sentence, start, withFullStop(sentence, words, bareSpan(last).end));
  if (end - start > SURFACE_CHARS_MAX) return null;
  return {
    key: phraseKey(words),
    surface: sentence.text.slice(start - sentence.start, end - sentence.start),
    wordCount: words.length,
    isName: name !== null,
    start,
    cues: name?.cues ?? [],
    mark,
  };
}

type Text = Pick<Sentence, 'text' | 'start' | 'end'>;

const SIGN = /^(?:\+{1,2}|#)(?![\p{L}\p{N}])/u;

/** Keeps the sign of "C++", "C#" and "Roomba j7+", and the bracket that the phrase opens. */
function withSign({ text, start: base }: Text, start: number, end: number): number {
  const sign = SIGN.exec(text.slice(end - base, end - base + 3));
  if (sign !== null) return end + sign[0].length;
  const opens = text.charAt(end - base) === ')' && text.slice(start - base, end - base).includes('(');
  return opens ? end + 1 : end;
}

/** Keeps the last full stop of "B.V.". */
function withFullStop(sentence: Text, words: readonly Word[], end: number): number {
  const last = words.at(-1);
  const isInitial = last !== undefined && last.text.length === 1 && words.length > 1;
  return isInitial && sentence.text.charAt(end - sentence.start) === '.' && end < sentence.end - 1
    ? end + 1
    : end;
}

/** False for what names nothing in any language: numbers, single letters, and remains of markup or URLs. */
export function isPlausiblePhrase(words: readonly Word[], wordsMax = PHRASE_WORDS_MAX): boolean {
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length > wordsMax) return false;
  if (first.isStop || last.isStop) return false;
  if (isContraction(first, words.length > 1) || isDrawnOut(first)) return false;
  if (words.every((word) => /^[\p{N}.,]+$/u.test(word.text))) return false;
  if (/^\p{N}/u.test(first.text) && words.length === 1) return false;
  if (words.some((word) => HIRAGANA.test(word.text))) return false;
  if (words.some((word) => THREE_LETTERS.test(word.text))) return true;
  const letters = words.reduce((sum, word) => sum + (word.text.match(/\p{L}/gu)?.length ?? 0), 0);
  const isShort = EAST_ASIAN.test(first.text) ? letters < 2 : letters < 3;
  return !isShort || /^\p{Lu}{2}/u.test(first.text);
}

const THREE_LETTERS = /[a-zA-Z]{3}/;
