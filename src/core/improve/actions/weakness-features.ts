import type { CheckResult } from '../../schema/check.ts';
import { pageTypes, type PageType, type Weakness } from '../../schema/vocabulary.ts';
import { rubric } from '../../checks/rubric.ts';
import { CHECK_WEIGHTS } from '../../checks/weights.ts';
import type { Features } from '../../models/linear-model.ts';

/** The checks that the models know; a new one counts from the next fit on. */
const fitted = rubric.filter(({ check }) => CHECK_WEIGHTS.points[check.id] !== undefined);

/** What tells which weakness of a page an editor would name first, each with what it measures. */
export const weaknessFeatures: Readonly<Record<string, string>> = {
  words: 'words of the text, on a logarithmic scale',
  score: 'overall score of the page, 0-1',
  ...Object.fromEntries(pageTypes.map((type) => [type, `the page’s type is ${type}`])),
  ...Object.fromEntries(
    fitted
      .filter(({ check }) => check.weakness !== null)
      .map(({ check }) => [check.id, `share that the page lost in the check ${check.id}`]),
  ),
};

/** The features that tell of one weakness: those of the page, and the checks that find it. */
export function featuresOfWeakness(weakness: Weakness): string[] {
  const own = fitted.filter(({ check }) => check.weakness === weakness).map(({ check }) => check.id);
  return ['words', 'score', ...pageTypes, ...own];
}

export interface WeighedPage {
  readonly type: PageType;
  readonly wordCount: number;
  readonly score: number;
  readonly checks: readonly Pick<CheckResult, 'id' | 'points' | 'max_points'>[];
}

export function weaknessFeaturesOf({ type, wordCount, score, checks }: WeighedPage): Features<string> {
  const features: Record<string, number> = {
    words: Math.log1p(wordCount),
    score: score / 100,
    [type]: 1,
  };
  for (const { id, points, max_points: full } of checks) {
    if (points !== null && full > 0) features[id] = 1 - points / full;
  }
  return features;
}
