/** The pages of a run in one shape, for one page or many. */
import { RUBRIC_VERSION } from '../../../core/score/engine.ts';
import { emptyResult } from '../../../core/schema/empty-result.ts';
import { isAddress, type AnalysedPage } from '../analysed-page.ts';
import { missedBudgets, type JudgedPage } from './judged-page.ts';

/**
 * The API's analysis object. Nothing is stored, so id, environment and times are null, and the same page gives the same
 * bytes. Without an address, `url` and `final_url` are null.
 */
export function analysisObject({ url, outcome }: AnalysedPage): Record<string, unknown> {
  return {
    id: null,
    object: 'analysis',
    environment: null,
    status: outcome.status,
    url,
    cached: false,
    ...(outcome.status === 'completed' ? outcome.result : emptyResult),
    ...(outcome.status === 'completed' && url === null
      ? { page: { ...outcome.result.page, final_url: null } }
      : {}),
    metadata: {},
    error: outcome.status === 'failed' ? outcome.error : null,
    created_at: null,
    started_at: null,
    completed_at: null,
    expires_at: null,
  };
}

/** `analysis_report`. Ends with a line break. */
export function renderJsonReport(pages: readonly JudgedPage[]): string {
  const report = { object: 'analysis_report', pages: pageObjects(pages), summary: pagesSummary(pages) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** One page a line. */
export function renderJsonLines(pages: readonly JudgedPage[]): string {
  return pages.map((page) => `${JSON.stringify(pageObject(page))}\n`).join('');
}

export function pageObjects(pages: readonly JudgedPage[]): Record<string, unknown>[] {
  return pages.map(pageObject);
}

function pageObject(page: JudgedPage): Record<string, unknown> {
  const { source, url, outcome } = page;
  return {
    file: isAddress(source) ? null : source,
    url,
    status: outcome.status,
    analysis: outcome.status === 'completed' ? analysisObject(page) : null,
    error: outcome.status === 'failed' ? outcome.error : null,
  };
}

export function pagesSummary(pages: readonly JudgedPage[]): Record<string, unknown> {
  const scores = pages.flatMap(({ outcome }) =>
    outcome.status === 'completed' ? outcome.result.overall_score : [],
  );
  const named = ({ source, url }: JudgedPage): Record<string, unknown> => ({
    file: isAddress(source) ? null : source,
    url,
  });
  return {
    pages: pages.length,
    completed: scores.length,
    failed: pages.length - scores.length,
    mean_score:
      scores.length === 0
        ? null
        : Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10,
    lowest_score: scores.length === 0 ? null : scores.reduce((one, other) => Math.min(one, other)),
    rubric_version: RUBRIC_VERSION,
    missed_budgets: pages.flatMap((page) =>
      missedBudgets(page).map(({ metric, score, budget }) => ({ ...named(page), metric, score, budget })),
    ),
    regressions: pages.flatMap((page) =>
      page.regressions.map((regression) => ({ ...named(page), ...regression })),
    ),
  };
}
