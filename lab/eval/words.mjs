/** Words as every measure here counts them: lower-case runs of letters and digits. */

export function wordsIn(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function countsOf(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Word overlap of two texts with counts, in any order; each figure is 0-1. */
export function wordOverlap(text, gold) {
  const { precision, recall, f1, isEmpty } = overlapOf(wordsIn(text), wordsIn(gold));
  return { precision, recall, f1: isEmpty ? 1 : f1 };
}

/** The same of two lists of words; `isEmpty` when neither has any. */
export function overlapOf(words, goldWords) {
  const left = countsOf(goldWords);
  let shared = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  const part = (whole) => (whole === 0 ? 0 : shared / whole);
  const total = words.length + goldWords.length;
  return {
    precision: part(words.length),
    recall: part(goldWords.length),
    f1: 2 * part(total),
    isEmpty: total === 0,
  };
}
