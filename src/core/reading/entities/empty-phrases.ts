import { perPack, wordSet } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { Word } from '../../text/words.ts';

const emptyWords = perPack(({ concepts }) => ({
  nouns: wordSet(concepts?.emptyNouns ?? null),
  modifiers: wordSet(concepts?.emptyModifiers ?? null),
}));

/** True for a phrase without meaning of its own: "way", "many things", and single words of one or two letters. */
export function isEmptyPhrase(words: readonly Word[], language: string): boolean {
  const { nouns, modifiers } = emptyWords(packOf(language));
  const last = words.at(-1)?.lower ?? '';
  if (words.length === 1) return nouns.has(last) || last.length < 3;
  return words.every((word) => nouns.has(word.lower) || modifiers.has(word.lower));
}
