/** Judges the pages of a run by its budgets and its baseline, and says what fails. */
import type { AnalysedPage } from '../report/analysed-page.ts';
import { findRegressions, isForSameQuestions, type Baseline } from '../report/pipeline/baseline.ts';
import { judgeBudgets } from '../report/pipeline/budgets.ts';
import { faultLines, type JudgedPage } from '../report/pipeline/judged-page.ts';
import type { TextPlaces } from '../report/pipeline/locate-text.ts';
import { visibleText } from '../report/visible-text.ts';
import type { AnalyzeRequest } from './analyze-request.ts';
import { baselineKey } from './baseline-file.ts';

export function judgePages(
  pages: readonly AnalysedPage[],
  { budgets, tolerance, baseline: file }: Pick<AnalyzeRequest, 'budgets' | 'tolerance' | 'baseline'>,
  baseline: Baseline | undefined,
  places: ReadonlyMap<string, TextPlaces>,
): JudgedPage[] {
  return pages.map((page) => {
    const { outcome } = page;
    const known = file === undefined ? undefined : baseline?.pages.get(baselineKey(page, file));
    const isOther =
      outcome.status === 'completed' && known !== undefined && !isForSameQuestions(outcome.result, known);
    // A score for other questions cannot be compared: the page is judged like a new one.
    const before = isOther ? undefined : known;
    const isCompared = outcome.status === 'completed' && before !== undefined;
    return {
      ...page,
      budgets: outcome.status === 'completed' ? judgeBudgets(outcome.result, budgets) : [],
      regressions: isCompared ? findRegressions(outcome.result, before, tolerance) : [],
      mustMeetBudgets: before === undefined,
      places: places.get(page.source),
    };
  });
}

/** One line for each page that fails, with every reason, and their number. */
export function faultSummary(
  pages: readonly JudgedPage[],
  failUnder: number | undefined,
  hasBaseline: boolean,
): string[] {
  const failing = pages.flatMap((page) => {
    const faults = faultLines(page);
    return faults.length === 0 ? [] : [`${visibleText(nameOf(page))}: ${faults.join('; ')}`];
  });
  if (failing.length === 0) return [];
  return [...failing, countLine(failing.length, pages.length, failUnder, hasBaseline)];
}

function nameOf({ source }: JudgedPage): string {
  return source === '-' ? 'standard input' : source;
}

function countLine(
  below: number,
  total: number,
  failUnder: number | undefined,
  hasBaseline: boolean,
): string {
  const count = total === 1 ? 'The page' : `${String(below)} of ${String(total)} pages`;
  const isOne = total === 1 || below === 1;
  if (hasBaseline)
    return `${count} ${isOne ? 'is' : 'are'} worse than the baseline, or new and below budget.`;
  if (failUnder === undefined) return `${count} ${isOne ? 'is' : 'are'} below budget.`;
  return `${count} ${isOne ? 'scores' : 'score'} below ${String(failUnder)}.`;
}

/**
 * Pages of the baseline that this run did not see, pages that it has not seen before, and pages whose questions are not
 * those of the baseline.
 */
export function baselineNotes(
  pages: readonly AnalysedPage[],
  file: string,
  { pages: known }: Baseline,
): string[] {
  const seen = new Set(pages.map((page) => baselineKey(page, file)));
  const gone = [...known.keys()].filter((key) => !seen.has(key));
  const added = [...seen].filter((key) => !known.has(key));
  const others = pages.flatMap((page) => {
    const key = baselineKey(page, file);
    const before = known.get(key);
    if (before === undefined || page.outcome.status !== 'completed') return [];
    return isForSameQuestions(page.outcome.result, before) ? [] : [key];
  });
  return [
    ...others.map(
      (key) =>
        `${visibleText(key)} answers other questions than in the baseline, so it is judged like a new page. Renew the baseline with --update-baseline.`,
    ),
    ...gone.map((key) => `${visibleText(key)} is in the baseline and was not analysed.`),
    ...added.map((key) => `${visibleText(key)} is not in the baseline.`),
  ];
}
