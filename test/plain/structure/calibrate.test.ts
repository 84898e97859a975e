import { describe, expect, it } from 'vitest';
import { agreement, bestRidge, ridges, scoresOutOfFold } from '../../../lab/calibrate/cross-validate.mjs';
import { fitWeights, scoreOf, type Row } from '../../../lab/calibrate/fit-weights.mjs';
import { foldOf } from '../../../lab/train/folds.mjs';

type SitedRow = Row & { readonly site: string };

/** Shares between 0 and 1 without a pattern, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Pages with as many shares as there are weights; the label is their weighted sum. */
function pagesOf(weights: readonly number[], count = 120, seed = 7): SitedRow[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const shares = weights.map(() => next());
    const label = shares.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 1);
    return {
      site: `site-${String(index % 30)}.example`,
      type: index % 3 === 0 ? 'article' : 'product',
      shares,
      label,
    };
  });
}

const free = (count: number): { priors: number[]; caps: number[]; ridge: number } => ({
  priors: new Array<number>(count).fill(1),
  caps: new Array<number>(count).fill(1),
  ridge: 0.001,
});
const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

describe('fitWeights', () => {
  it('finds the weights that made the labels', () => {
    const weights = fitWeights(pagesOf([2, 1, 1, 0]), free(4));
    expect(weights.map((weight) => Number(weight.toFixed(2)))).toEqual([0.5, 0.25, 0.25, 0]);
    expect(sumOf(weights)).toBeCloseTo(1, 9);
  });

  it('gives no weight below 0 to a share that speaks against the label', () => {
    const weights = fitWeights(pagesOf([2, 1, -3]), free(3));
    expect(weights[2]).toBe(0);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    expect(sumOf(weights)).toBeCloseTo(1, 9);
  });

  it('holds every cap, and divides what is over among the others', () => {
    const caps = [0.25, 0.2, 0.4, 0.4];
    const weights = fitWeights(pagesOf([8, 4, 1, 1]), { ...free(4), caps });
    for (const [at, weight] of weights.entries()) expect(weight).toBeLessThanOrEqual((caps[at] ?? 0) + 1e-6);
    expect(sumOf(weights)).toBeCloseTo(1, 6);
    expect(weights[0]).toBeCloseTo(0.25, 4);
    expect(weights[1]).toBeCloseTo(0.2, 4);
    expect(Math.min(...weights)).toBeGreaterThan(0.1);
  });

  it('divides what is over by the evidence where every other share speaks against the label', () => {
    const options = { ...free(4), priors: [1, 2, 1, 3], caps: [0.4, 0.4, 0.4, 0.4] };
    const weights = fitWeights(pagesOf([1, -1, -1, -1]), options);
    expect(weights.map((weight) => Number(weight.toFixed(6)))).toEqual([0.4, 0.2, 0.1, 0.3]);
  });

  it('gives the prior where the ridge is strong, whatever its unit, and within the caps', () => {
    const strong = { ...free(3), ridge: 1e9 };
    const rows = pagesOf([0.1, 0.2, 3]);
    for (const unit of [1, 10]) {
      const weights = fitWeights(rows, { ...strong, priors: [1.5, 1, 0.5].map((prior) => prior * unit) });
      for (const [at, expected] of [1 / 2, 1 / 3, 1 / 6].entries())
        expect(weights[at]).toBeCloseTo(expected, 5);
    }
    const capped = fitWeights(rows, { ...strong, priors: [1.5, 1, 0.5], caps: [0.4, 1, 1] });
    expect(capped[0]).toBeCloseTo(0.4, 5);
  });

  it('comes nearer to the prior with each stronger ridge', () => {
    const rows = pagesOf([3, 1]);
    const first = [0.01, 1, 10, 100, 10_000].map((ridge) => fitWeights(rows, { ...free(2), ridge })[0] ?? 0);
    expect(first).toEqual([...first].sort((a, b) => b - a));
    expect(first.at(-1)).toBeCloseTo(0.5, 2);
  });

  it('gives a share that only tells the type of the page no weight', () => {
    const next = numbers(11);
    const rows = Array.from({ length: 90 }, (_, index) => {
      const isArticle = index % 2 === 0;
      const own = next();
      return {
        type: isArticle ? 'article' : 'product',
        shares: [own, isArticle ? 1 : 0],
        label: (isArticle ? 4 : 1) + own,
      };
    });
    const [own, type] = fitWeights(rows, { ...free(2), priors: [1, 0] });
    expect(own).toBeCloseTo(1, 6);
    expect(type).toBe(0);
    // Were the means left in, the type would explain most of the label.
    const mixed = fitWeights(
      rows.map((row) => ({ ...row, type: 'any' })),
      { ...free(2), priors: [1, 0] },
    );
    expect(mixed[1]).toBeGreaterThan(0.5);
  });

  it('learns nothing from a page to which a check does not apply', () => {
    const rows = pagesOf([2, 1]);
    // Labels of these pages follow the first share alone.
    const without = pagesOf([2, 0], 60, 13).map((row) => ({ ...row, shares: [row.shares[0] ?? 0, null] }));
    const both = fitWeights([...rows, ...without], free(2));
    for (const [at, expected] of [2 / 3, 1 / 3].entries()) expect(both[at]).toBeCloseTo(expected, 1);
    const zeros = without.map((row, index) => ({ ...row, shares: [row.shares[0] ?? 0, index % 2] }));
    expect(fitWeights([...rows, ...zeros], free(2))[1]).toBeLessThan((both[1] ?? 0) * 0.6);
  });

  it('takes off the mean of the pages to which a check applies', () => {
    const poor = pagesOf([2, 0], 60, 13).map((row) => ({
      ...row,
      label: row.label - 3,
      shares: [row.shares[0] ?? 0, null],
    }));
    // That a check applies to the better pages says nothing for its share.
    const [, second] = fitWeights([...pagesOf([2, 1]), ...poor], free(2));
    expect(second).toBeGreaterThan(0.25);
    expect(second).toBeLessThan(0.42);
  });

  it('gives equal weights where no page says anything', () => {
    const rows = pagesOf([1, 1]).map((row) => ({ ...row, label: 3 }));
    expect(fitWeights(rows, free(2))).toEqual([0.5, 0.5]);
    expect(fitWeights([], free(2))).toEqual([0.5, 0.5]);
  });

  it('gives the same bytes twice, and leaves its input alone', () => {
    const rows = pagesOf([3, 1, 0, 2]);
    const before = JSON.stringify(rows);
    const options = { ...free(4), caps: [0.3, 0.3, 0.3, 0.3], ridge: 3 };
    const first = JSON.stringify(fitWeights(rows, options));
    expect(JSON.stringify(fitWeights(rows, options))).toBe(first);
    expect(JSON.stringify(rows)).toBe(before);
  });
});

describe('scoreOf', () => {
  it('is the mean of the shares that apply, by weight', () => {
    expect(scoreOf([1, 0.5], [3, 1])).toBe(0.875);
    expect(scoreOf([1, null, 0], [1, 5, 3])).toBe(0.25);
    expect(scoreOf([null, null], [1, 1])).toBe(0);
    expect(scoreOf([1, 1], [0, 0])).toBe(0);
  });
});

describe('cross-validation by site', () => {
  const options = { priors: [1, 1], caps: [1, 1] };
  const honest = 'honest.example';
  /** Noise elsewhere; on one site the second share is the label. */
  const rows: SitedRow[] = pagesOf([1, 0], 100).map((row, index) => {
    const isOwn = index % 4 === 0;
    const label = isOwn ? index / 100 : row.label;
    return {
      ...row,
      site: isOwn ? honest : row.site,
      type: 'article',
      label,
      shares: [row.shares[0] ?? 0, isOwn ? label : (row.shares[1] ?? 0)],
    };
  });
  const ownRows = rows.filter(({ site }) => site === honest);

  it('scores each page by weights that its own site had no part in', () => {
    const { scores } = scoresOutOfFold(rows, options, 0.001);
    const others = rows.filter(({ site }) => foldOf(site) !== foldOf(honest));
    const weights = fitWeights(others, { ...options, ridge: 0.001 });
    // The second share, which is the label on that site alone, is worth nothing to it.
    expect(weights[1]).toBeLessThan(0.05);
    expect(fitWeights(rows, { ...options, ridge: 0.001 })[1]).toBeGreaterThan(0.1);
    for (const [index, row] of rows.entries())
      if (row.site === honest) expect(scores[index]).toBe(scoreOf(row.shares, weights));
  });

  it('does not change the score of a site when its own labels change', () => {
    const turned = rows.map((row) => (row.site === honest ? { ...row, label: 5 - row.label } : row));
    const scoresOf = (some: SitedRow[], ridge: number | null): (number | undefined)[] => {
      const { scores } = scoresOutOfFold(some, options, ridge);
      return some.flatMap(({ site }, index) => (site === honest ? [scores[index]] : []));
    };
    expect(ownRows.length).toBeGreaterThan(10);
    expect(scoresOf(turned, 1)).toEqual(scoresOf(rows, 1));
    // The ridge is chosen without the site too.
    expect(scoresOf(turned, null)).toEqual(scoresOf(rows, null));
  });

  it('keeps all pages of a site in one fold, and uses several folds', () => {
    const folds = new Set(rows.map(({ site }) => foldOf(site)));
    expect(folds.size).toBeGreaterThan(2);
    expect(scoresOutOfFold(rows, options).ridges).toHaveLength(folds.size);
    expect(scoresOutOfFold(rows, options).scores.every((score) => score >= 0 && score <= 1)).toBe(true);
  });

  it('chooses a weak ridge where the evidence is wrong, and of equal ones the strongest', () => {
    const clear = pagesOf([1, 0], 100);
    expect(bestRidge(clear, { priors: [0.1, 1], caps: [1, 1] })).toBe(Math.min(...ridges));
    const silent = clear.map((row) => ({ ...row, label: 3 }));
    expect(bestRidge(silent, options)).toBe(Math.max(...ridges));
  });

  it('measures agreement within the types of pages', () => {
    const two: SitedRow[] = [
      { site: 'a.example', type: 'article', label: 5, shares: [0.9] },
      { site: 'b.example', type: 'article', label: 4, shares: [1] },
      { site: 'c.example', type: 'product', label: 2, shares: [0.1] },
      { site: 'd.example', type: 'product', label: 1, shares: [0.2] },
    ];
    const scores = two.map(({ shares }) => shares[0] ?? 0);
    expect(agreement(two, scores)).toBeCloseTo(-1, 9);
  });
});
