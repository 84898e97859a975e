/** Fewer capitals may be acronyms: "NASA and ESA". Decision. */
const SHOUTED_WORDS_MIN = 3;
/** Share of all words, 0-1. Decision: "Size | XS, S, M, L, XL" is a list of values. */
const SHOUTED_SHARE_MAX = 0.5;

/** True for a word of two or more characters without a small letter: "NASA", "HTML5". */
export function isAllCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word);
}

/** True for "PLEASE READ THIS": where most words are in capitals, capitals mark neither names nor acronyms. */
export function isShouted(words: readonly string[]): boolean {
  const capitals = words.filter(isAllCapitals).length;
  return capitals >= SHOUTED_WORDS_MIN && capitals > words.length * SHOUTED_SHARE_MAX;
}
