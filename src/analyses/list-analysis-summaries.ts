import type { AnalysisError } from '../schema/analysis-error.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { Caller } from '../keys/authenticate.ts';
import {
  listAnalysisSummaries as listRows,
  listScoresOfUrl,
  type AnalysisSummaryRow,
  type ScoredMoment,
  type SummaryFilter,
} from './statements/analysis-summaries.ts';
import type { App } from '../platform/app.ts';

export type AnalysisSummary = Pick<
  AnalysisSummaryRow,
  'id' | 'url' | 'status' | 'overallScore' | 'rubricVersion' | 'createdAt'
> & {
  readonly categoryScores: AnalysisResult['category_scores'] | undefined;
  readonly error: AnalysisError | undefined;
};

/** The caller's analyses without their results, newest first. */
export async function listAnalysisSummaries(
  app: App,
  caller: Caller,
  filter: SummaryFilter,
): Promise<AnalysisSummary[]> {
  return (await listRows(app.database.db, caller, filter)).map(summaryOf);
}

/** The newest scores of an address as it was submitted, newest first. */
export async function readHistory(
  app: App,
  caller: Caller,
  url: string,
  limit: number,
): Promise<readonly ScoredMoment[]> {
  return await listScoresOfUrl(app.database.db, caller, url, limit);
}

function summaryOf({ resultHead, error, ...row }: AnalysisSummaryRow): AnalysisSummary {
  return {
    ...row,
    categoryScores: resultHead === null ? undefined : categoryScoresOf(resultHead),
    error: error === null ? undefined : (JSON.parse(error) as AnalysisError),
  };
}

/** Undefined when the head does not contain the scores, with which a result begins: see `AnalysisResult`. */
function categoryScoresOf(head: string): AnalysisResult['category_scores'] | undefined {
  const found = /"category_scores"\s*:\s*(\{[^{}]*\})/.exec(head)?.[1];
  return found === undefined ? undefined : (JSON.parse(found) as AnalysisResult['category_scores']);
}
