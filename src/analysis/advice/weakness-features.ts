import type { CheckResult } from '../../schema/check.ts';
import { pageTypes, type PageType } from '../../schema/vocabulary.ts';
import { rubric } from '../checks/rubric.ts';
import type { Features } from '../models/linear-model.ts';

/** What tells which weakness of a page an editor would name first, each with what it measures. */
export const weaknessFeatures: Readonly<Record<string, string>> = {
  words: 'words of the text, on a logarithmic scale',
  ...Object.fromEntries(pageTypes.map((type) => [type, `the page’s type is ${type}`])),
  ...Object.fromEntries(
    rubric.map(({ check }) => [check.id, `share that the page lost in the check ${check.id}`]),
  ),
};

export function weaknessFeaturesOf(
  checks: readonly Pick<CheckResult, 'id' | 'points' | 'max_points'>[],
  page: { readonly type: PageType; readonly wordCount: number },
): Features<string> {
  const features: Record<string, number> = { words: Math.log1p(page.wordCount), [page.type]: 1 };
  for (const { id, points, max_points: full } of checks) {
    if (points !== null && full > 0) features[id] = 1 - points / full;
  }
  return features;
}
