import { expect, it } from 'vitest';
import { pairedDifference } from '../../src/core/citations/figures/paired-difference.ts';
import { randomFrom } from '../../src/core/citations/figures/random.ts';

/** Simulations: 2,000 tests of 1,000 resamples each. */

it('the difference of two versions lies in its interval in 95 % ± 2 of 2,000 simulated tests of 3-5 questions', () => {
  const random = randomFrom(2);
  const covered = Array.from({ length: 2_000 }, () => {
    const questions = Array.from({ length: 3 + Math.floor(random() * 3) }, () => ({
      before: random(),
      after: random(),
    }));
    const truth = questions.reduce((sum, { before, after }) => sum + after - before, 0) / questions.length;
    const pairs = questions.flatMap(({ before, after }, question) =>
      Array.from({ length: 10 }, () => ({
        question,
        before: random() < before,
        after: random() < after,
      })),
    );
    const difference = pairedDifference(pairs)?.difference;
    return difference !== undefined && difference.low <= truth && truth <= difference.high;
  });
  const share = covered.filter(Boolean).length / covered.length;
  expect(share).toBeGreaterThanOrEqual(0.93);
  expect(share).toBeLessThanOrEqual(0.97);
});

it('a difference of equal versions is claimed in at most one of twenty simulated tests', () => {
  const random = randomFrom(3);
  const claimed = Array.from({ length: 1_000 }, () => {
    const rate = 0.1 + 0.8 * random();
    const pairs = Array.from({ length: 25 }, (_, index) => ({
      question: index % 5,
      before: random() < rate,
      after: random() < rate,
    }));
    return pairedDifference(pairs)?.outcome !== 'no_difference_shown';
  });
  expect(claimed.filter(Boolean).length / claimed.length).toBeLessThanOrEqual(0.06);
});
