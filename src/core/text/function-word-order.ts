import { entriesOf, perPack, wordSet } from '../languages/compile.ts';
import type { LanguagePack } from '../languages/pack.ts';

/**
 * Word order of languages without a part-of-speech tagger: pairs of function word classes that do not occur. In 10,000
 * sentences of ordinary pages and manuals 0-0.7 % of the pairs are ruled out, with the words of the sentences shuffled
 * 10-30 %.
 */
export interface FunctionWords {
  readonly classOf: ReadonlyMap<string, string>;
  /** Pairs of classes that do not occur in grammatical text, "first>second". */
  readonly never: ReadonlySet<string>;
  /** Classes that come first in a pair of `never`: only their words can be misplaced. */
  readonly heads: ReadonlySet<string>;
}

/** Pseudo classes before and after the words of a sentence. */
export const SENTENCE_START = 'start';
export const SENTENCE_END = 'end';

/** Pairs of classes that no European language with articles allows; the classes are those of `WordOrder.classes`. */
const RULES_WITH_ARTICLES = (
  'article>article article>clitic article>fused article>preposition article>conjunction article>verb article>pronoun article>end ' +
  'clitic>article clitic>clitic clitic>fused clitic>conjunction clitic>end ' +
  'fused>article fused>clitic fused>fused fused>preposition fused>conjunction fused>verb fused>pronoun fused>end ' +
  'preposition>preposition preposition>fused preposition>conjunction preposition>verb preposition>pronoun preposition>end ' +
  'conjunction>conjunction conjunction>end ' +
  'pronoun>article pronoun>fused pronoun>preposition pronoun>conjunction pronoun>end'
).split(' ');

/** The function words of a language and their rules; null when unknown. */
export const functionWordsOf = perPack(({ wordOrder }: LanguagePack): FunctionWords | null => {
  if (wordOrder === null) return null;
  const classOf = new Map(
    Object.entries(wordOrder.classes).flatMap(([name, words]) =>
      entriesOf(words).map((word): [string, string] => [word, name]),
    ),
  );
  const allowed = wordSet(wordOrder.allowed);
  const rules = wordOrder.rules === 'articles' ? RULES_WITH_ARTICLES : [];
  const pairs = [...rules, ...entriesOf(wordOrder.never)].filter((pair) => !allowed.has(pair));
  return {
    classOf,
    never: new Set(pairs),
    heads: new Set(pairs.map((pair) => pair.slice(0, pair.indexOf('>')))),
  };
});
