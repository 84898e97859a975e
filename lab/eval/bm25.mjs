/** BM25 of documents for a query, with the usual constants; word frequencies are those of these documents. */
import { countsOf, wordsIn } from './words.mjs';

const k1 = 1.2;
const b = 0.75;

/** @returns {number[]} one score a text */
export function bm25(query, texts) {
  const documents = texts.map((text) => countsOf(wordsIn(text)));
  const lengths = texts.map((text) => wordsIn(text).length);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const terms = [...new Set(wordsIn(query))];
  const rarity = terms.map((term) => {
    const holding = documents.filter((counts) => counts.has(term)).length;
    return Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
  });
  return documents.map((counts, index) => {
    const norm = k1 * (1 - b + (b * lengths[index]) / averageLength);
    return terms.reduce((sum, term, at) => {
      const count = counts.get(term) ?? 0;
      return sum + (rarity[at] * count * (k1 + 1)) / (count + norm);
    }, 0);
  });
}
