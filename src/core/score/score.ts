import { CATEGORY_WEIGHTS } from '../checks/rubric.ts';
import type { CategoryId } from '../schema/vocabulary.ts';
import type { CheckResult } from '../schema/check.ts';

/** `numerator / denominator` rounded to 0.1, ties up, in whole numbers: binary fractions would round some ties down. */
function roundedRatio(numerator: number, denominator: number): number {
  return Math.floor((20 * numerator + denominator) / (2 * denominator)) / 10;
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}

/**
 * Category scores from the checks alone: 100 × Σ points / Σ max_points over the checks that applied, rounded to 0.1.
 * A category in which no check applied scores 0.
 */
export function categoryScores(checks: readonly CheckResult[]): Record<CategoryId, number> {
  const score = (category: CategoryId): number => {
    const judged = checks.filter((check) => check.category === category && check.points !== null);
    const max = judged.reduce((sum, check) => sum + check.max_points, 0);
    const points = judged.reduce((sum, check) => sum + hundredths(check.points ?? 0), 0);
    return max === 0 ? 0 : roundedRatio(points, max);
  };
  return {
    entity_coverage: score('entity_coverage'),
    intent_alignment: score('intent_alignment'),
    structure_quality: score('structure_quality'),
  };
}

/**
 * `min(cap, quality × multiplier)`, rounded to 0.1, where quality is the weighted mean of the rounded category scores.
 * Reproducible from the analysis object alone.
 */
export function overallScore(
  categories: Readonly<Record<CategoryId, number>>,
  cap: number,
  multiplier: number,
): number {
  const ids = Object.keys(CATEGORY_WEIGHTS) as CategoryId[];
  const quality = ids.reduce(
    (sum, id) => sum + hundredths(CATEGORY_WEIGHTS[id]) * Math.round(categories[id] * 10),
    0,
  );
  return Math.min(cap, roundedRatio(quality * hundredths(multiplier), 100 * 10 * 100));
}
