import { perPack, wordSet } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';

const requestsOf = perPack(({ queries }) => ({
  always: wordSet(queries?.requests ?? null),
  beforeSmallWord: wordSet(queries?.requestsBeforeSmallWord ?? null),
}));

/** The words of a question without the opening request ("explain", "list the"); unchanged where no requests are known. */
export function withoutRequest<Word extends { readonly lower: string; readonly isStop: boolean }>(
  words: readonly Word[],
  language: string,
): readonly Word[] {
  const { always, beforeSmallWord } = requestsOf(packOf(language));
  if (always.size === 0) return words;
  const isRequest = (word: Word, next: Word | undefined): boolean =>
    always.has(word.lower) || (next?.isStop === true && beforeSmallWord.has(word.lower));
  let from = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) break;
    if (isRequest(word, words[i + 1])) from = i + 1;
    else if (!word.isStop) break;
  }
  const topic = words.slice(from);
  return topic.some((word) => !word.isStop) ? topic : words;
}
