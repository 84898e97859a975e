import { describe, expect, it } from 'vitest';
import { answerShares } from './answer-share.ts';
import { pairedDifference, type PairedRun } from './paired-difference.ts';
import { citationPower } from './power.ts';
import { randomFrom } from './random.ts';
import { rateOf } from './wilson.ts';

describe('the interval of a rate', () => {
  it.each([
    [0, 5, 0, 0.4345],
    [1, 5, 0.0362, 0.6245],
    [5, 5, 0.5655, 1],
    [10, 20, 0.2993, 0.7007],
  ])('of %i of %i is that of the published tables', (cited, runs, low, high) => {
    const rate = rateOf(cited, runs);
    expect(rate?.low).toBeCloseTo(low, 3);
    expect(rate?.high).toBeCloseTo(high, 3);
  });

  it('is not given without a run', () => {
    expect(rateOf(0, 0)).toBeNull();
  });

  it('contains the true rate in 95 % ± 2 of 2,000 simulated tests', () => {
    const random = randomFrom(1);
    const covered = Array.from({ length: 2_000 }, () => {
      const truth = 0.05 + 0.9 * random();
      const runs = 5 * (1 + Math.floor(random() * 10));
      const cited = Array.from({ length: runs }, () => random() < truth).filter(Boolean).length;
      const rate = rateOf(cited, runs);
      return rate !== null && rate.low <= truth && truth <= rate.high;
    });
    expectCoverage(covered);
  });
});

function expectCoverage(covered: readonly boolean[]): void {
  const share = covered.filter(Boolean).length / covered.length;
  expect(share).toBeGreaterThanOrEqual(0.93);
  expect(share).toBeLessThanOrEqual(0.97);
}

const pairs = (count: number, before: boolean, after: boolean): PairedRun[] =>
  Array.from({ length: count }, () => ({ question: 0, before, after }));

describe('the difference of two versions', () => {
  it('has one of three words', () => {
    expect(pairedDifference(pairs(10, false, true))?.outcome).toBe('better');
    expect(pairedDifference(pairs(10, true, false))?.outcome).toBe('worse');
    expect(pairedDifference(pairs(10, true, true))?.outcome).toBe('no_difference_shown');
    expect(pairedDifference([])).toBeNull();
  });

  it('is not claimed after one run or two', () => {
    for (const count of [1, 2])
      expect(pairedDifference(pairs(count, false, true))?.outcome).toBe('no_difference_shown');
  });

  it('is the same each time for the same runs', () => {
    const runs = [...pairs(6, false, true), ...pairs(9, true, true), ...pairs(5, false, false)];
    expect(pairedDifference(runs)).toEqual(pairedDifference(runs));
    expect(pairedDifference(runs)?.difference.value).toBe(0.3);
  });
});

describe('the share of an answer', () => {
  it('is that of the formula', () => {
    const shares = answerShares([
      { words: 10, pages: [0] },
      { words: 10, pages: [0, 1] },
    ]);
    expect(shares.get(0)).toBeCloseTo(0.8112, 4);
    expect(shares.get(1)).toBeCloseTo(0.1888, 4);
  });

  it('is more for the sentence that comes first, and nothing for words that cite nothing', () => {
    const shares = answerShares([
      { words: 8, pages: [1] },
      { words: 8, pages: [] },
      { words: 8, pages: [2, 2] },
    ]);
    expect(shares.get(1) ?? 0).toBeGreaterThan(shares.get(2) ?? 1);
    expect((shares.get(1) ?? 0) + (shares.get(2) ?? 0)).toBeLessThan(1);
    expect(answerShares([]).size).toBe(0);
  });
});

describe('the runs that a difference of 20 points needs', () => {
  it('are those of the approximation for two shares, most at a rate of one half', () => {
    expect(citationPower(5).runs_needed).toBe(97);
    expect(citationPower(5, 0.1).runs_needed).toBeLessThan(97);
    expect(citationPower(100).message).toContain('8 of 10');
    expect(citationPower(1).message).toContain('1 run ');
  });
});
