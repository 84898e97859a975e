import { matcherOf } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';

/**
 * True for text that must not be cut, because it contains a denial or a limit: "free shipping, but only over $50" is not
 * free shipping. True for every text in a language without a list of such words.
 */
export function limits(text: string, language: string): boolean {
  const list = packOf(language).writing?.limits ?? null;
  return list === null || matcherOf(list).test(text);
}
