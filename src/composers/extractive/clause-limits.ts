import { matcherOf } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';

/**
 * True when no part of the words may be left out, because they deny something or take a part of it back: "free shipping, but
 * only over $50" is not free shipping. True for a language whose words of this kind are not known.
 */
export function limits(text: string, language: string): boolean {
  const list = packOf(language).writing?.limits ?? null;
  return list === null || matcherOf(list).test(text);
}
