/** A sentence of an answer: its words, and the pages that it cites and rests on. */
export interface CountedSentence {
  readonly words: number;
  readonly pages: readonly number[];
}

/**
 * The share of an answer that rests on each page: the position-adjusted word count of Aggarwal et al., "GEO: Generative Engine
 * Optimization" (2024). A sentence s at position pos(s) = 0, 1, … of |S| sentences counts |s| · e^(−pos(s) / |S|); one that
 * rests on several pages is divided equally among them, as in the authors' program. Divided by the count of all sentences,
 * cited or not, so that the whole answer is 1 (the paper divides by the plain number of words).
 *
 * Two sentences of 10 words, the first on page 0, the second on pages 0 and 1: weights 1 and e^(−1/2) = 0.6065; page 0 has
 * (1 + 0.3033) / 1.6065 = 0.8112, page 1 0.1888.
 */
export function answerShares(sentences: readonly CountedSentence[]): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  let all = 0;
  sentences.forEach(({ words, pages }, position) => {
    const weight = words * Math.exp(-position / sentences.length);
    all += weight;
    for (const page of new Set(pages))
      shares.set(page, (shares.get(page) ?? 0) + weight / new Set(pages).size);
  });
  return new Map([...shares].map(([page, weight]) => [page, all === 0 ? 0 : weight / all]));
}
