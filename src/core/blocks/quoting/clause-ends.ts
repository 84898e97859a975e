import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';

const matchersOfClauses = perPack(({ writing, grammar: { isUnspaced } }) => {
  const words = writing?.clauses ?? null;
  if (words === null) return null;
  return {
    frames: matcherOf(words.frames, { at: 'start', isUnspaced }),
    limits: matcherOf(words.limits, { at: 'start', isUnspaced }),
    pairs: matcherOf(words.pairs, { isUnspaced }),
  };
});
const ENDS = /,\s|;\s|\s[–—-]\s/gu;

/** Offsets before which a sentence can end and stay true, the last first; none in a language without such words. */
export function clauseEnds(sentence: string, language: string): readonly number[] {
  const words = matchersOfClauses(packOf(language));
  if (words === null || words.frames.test(sentence) || words.pairs.test(sentence)) return [];
  const ends = [...sentence.matchAll(ENDS)].filter(
    ({ 0: mark, index }) =>
      !words.limits.test(sentence.slice(index + mark.length)) && !isEnumerated(sentence, index),
  );
  return ends.map(({ index }) => index).reverse();
}

/** Words from one comma to the next in a list of things. */
const ITEM_WORDS_MAX = 4;

/** True between the items of a list: "pumps, valves, and tanks". */
function isEnumerated(sentence: string, at: number): boolean {
  const [next = ''] = sentence.slice(at + 2).split(/,\s|\.\s?$/u);
  const before = sentence.slice(0, at).split(/,\s/u);
  const last = before.length > 1 ? (before.at(-1) ?? '') : null;
  const isShort = (text: string): boolean => text.trim().split(/\s+/u).length <= ITEM_WORDS_MAX;
  return isShort(next) || (last !== null && isShort(last));
}
