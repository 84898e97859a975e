/** A sentence that opens with a condition or a frame says nothing before its first comma. */
const FRAMED =
  /^(?:when|whenever|if|while|whereas|although|though|as|because|since|unless|until|after|before|once|whether|for|in|on|at|with|without|by|to|from|during|despite|instead|unlike|given|rather|not)\b/iu;
/** What follows limits, denies or completes what stands before. */
const LIMITS =
  /^(?:but|except|unless|if|only|provided|assuming|as long|though|although|however|yet|while|whereas|until|when|where|without|rather|instead|not|nor|or|and|than|because|so|that|depending)\b/iu;
/** A sentence of which one half is false without the other. */
const PAIRED =
  /\b(?:not only|neither|either|both|not just|not merely|rather than|on the one hand|between|from)\b/iu;
const ENDS = /,\s|;\s|\s[–—-]\s/gu;

/** Offsets before which an English sentence can end and stay true; the last first. */
export function clauseEnds(sentence: string): readonly number[] {
  if (FRAMED.test(sentence) || PAIRED.test(sentence)) return [];
  const ends = [...sentence.matchAll(ENDS)].filter(
    ({ 0: mark, index }) =>
      !LIMITS.test(sentence.slice(index + mark.length)) && !isEnumerated(sentence, index),
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
