import { createRequire } from 'node:module';
import { perPack, wordSet } from '../languages/compile.ts';
import { packOf } from '../languages/index.ts';
import { once } from '../languages/once.ts';

// The package is one JSON file, which ESM imports only with a warning on Node 20.
const stopwordsIso = once(
  () =>
    createRequire(import.meta.url)('stopwords-iso') as Readonly<
      Record<string, readonly string[] | undefined>
    >,
);

const genericWords = perPack(({ code }) => new Set(stopwordsIso()[code] ?? []));

const stopWords = perPack((pack) =>
  pack.grammar.stopWords === null ? genericWords(pack) : wordSet(pack.grammar.stopWords),
);

/** Words that carry no topic, lower-case; empty for a language without a list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  return stopWords(packOf(language));
}

/** Words too general to be an entity on their own; in English a wider list than the stop words. */
export function genericWordsOf(language: string): ReadonlySet<string> {
  return genericWords(packOf(language));
}
