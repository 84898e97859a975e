import type { AnalysisResult } from '../../../core/schema/analysis-result.ts';
import { categoryIds, type CategoryId, type PageType } from '../../../core/schema/vocabulary.ts';

export type BudgetMetric = 'overall' | CategoryId;

/** The least score of each metric, 0-100. */
export type BudgetScores = { readonly [Metric in BudgetMetric]?: number | undefined };

export interface Budgets {
  readonly scores: BudgetScores;
  /** For pages of a type; each value replaces the general one of its metric. */
  readonly pageTypes: { readonly [Type in PageType]?: BudgetScores | undefined };
}

export interface BudgetVerdict {
  readonly metric: BudgetMetric;
  readonly score: number;
  readonly budget: number;
  readonly isMet: boolean;
}

const metrics: readonly BudgetMetric[] = ['overall', ...categoryIds];

/** One verdict for each metric that has a budget. */
export function judgeBudgets(result: AnalysisResult, { scores, pageTypes }: Budgets): BudgetVerdict[] {
  const ofType = pageTypes[result.page.type] ?? {};
  return metrics.flatMap((metric) => {
    const budget = ofType[metric] ?? scores[metric];
    if (budget === undefined) return [];
    const score = metric === 'overall' ? result.overall_score : result.category_scores[metric];
    return { metric, score, budget, isMet: score >= budget };
  });
}
