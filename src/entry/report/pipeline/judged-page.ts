import type { AnalysedPage } from '../analysed-page.ts';
import { categoryNames } from '../report-names.ts';
import type { Regression } from './baseline.ts';
import type { BudgetMetric, BudgetVerdict } from './budgets.ts';
import type { TextPlaces } from './locate-text.ts';

/** A page with what a pipeline asks of it. */
export interface JudgedPage extends AnalysedPage {
  readonly budgets: readonly BudgetVerdict[];
  /** Against the baseline; empty without one. */
  readonly regressions: readonly Regression[];
  /** False for a page of the baseline: only its regressions fail. */
  readonly mustMeetBudgets: boolean;
  /** Where words of the page are in its file. */
  readonly places?: TextPlaces | undefined;
}

/** One line for each reason why the page fails, without its name. */
export function faultLines(page: JudgedPage): string[] {
  return [
    ...missedBudgets(page).map(
      ({ metric, score, budget }) => `${metricName(metric)} ${score.toFixed(1)}, budget ${String(budget)}`,
    ),
    ...page.regressions.map(regressionWords),
  ];
}

export function missedBudgets({ budgets, mustMeetBudgets }: JudgedPage): readonly BudgetVerdict[] {
  return mustMeetBudgets ? budgets.filter(({ isMet }) => !isMet) : [];
}

/** True of a check that failed in the baseline already, and of every other finding on a page of the baseline. */
export function isKnown({ mustMeetBudgets, regressions }: JudgedPage, check?: string): boolean {
  const isRegression = regressions.some(
    (regression) => regression.kind === 'check' && regression.check === check,
  );
  return !mustMeetBudgets && !isRegression;
}

export function regressionWords(regression: Regression): string {
  return regression.kind === 'check'
    ? `check ${regression.check} fails, and did not in the baseline`
    : `overall score fell from ${regression.before.toFixed(1)} to ${regression.after.toFixed(1)}`;
}

export function metricName(metric: BudgetMetric): string {
  const name = categoryNames.find(([id]) => id === metric)?.[1];
  return name?.toLowerCase() ?? 'overall score';
}
