import { packs } from '../languages/index.ts';
import { once } from '../languages/once.ts';
import { genericWordsOf } from './stop-words.ts';

/** Tells languages apart by their small words: the, der, och. */

/**
 * Each small word with the languages that have it, as indices into `packs`; a word of several languages counts for each of
 * them by a part.
 */
const languagesOf = once(collectWords);

function collectWords(): ReadonlyMap<string, readonly number[]> {
  const collected = new Map<string, number[]>();
  packs.forEach(({ code }, index) => {
    for (const word of genericWordsOf(code)) {
      const languages = collected.get(word);
      if (languages === undefined) collected.set(word, [index]);
      else languages.push(index);
    }
  });
  return collected;
}

/** The small words of a text. */
export interface SmallWords {
  /** All words, small or not. */
  readonly words: number;
  /** By language, the weight of its small words. */
  readonly weights: ReadonlyMap<string, number>;
}

export function readSmallWords(text: string): SmallWords {
  const sums = new Float64Array(packs.length);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const languages = languagesOf().get(word);
    if (languages === undefined) continue;
    const part = 1 / languages.length;
    for (const language of languages) sums[language] = (sums[language] ?? 0) + part;
  }
  const weights = new Map<string, number>();
  packs.forEach(({ code }, index) => {
    const sum = sums[index] ?? 0;
    if (sum > 0) weights.set(code, sum);
  });
  return { words: words.length, weights };
}

/** A text has some small words of its language among ten words. */
const SHARE_MIN = 0.1;
/** Small words that identify a language, by weight. Decision: one may be a name or a quotation. */
const WEIGHT_MIN = 2;
/** Related languages share small words: the text's own has this many times the weight of the next. */
const LEAD_MIN = 2;

/** The language whose small words leave no doubt; null where several or none could be. */
export function clearLanguage({ words, weights }: SmallWords): string | null {
  const [best, next] = [...weights].sort((one, other) => other[1] - one[1]);
  if (best === undefined) return null;
  const [language, weight] = best;
  const isClear =
    weight >= WEIGHT_MIN && weight >= words * SHARE_MIN && weight >= LEAD_MIN * (next?.[1] ?? 0);
  return isClear ? language : null;
}
