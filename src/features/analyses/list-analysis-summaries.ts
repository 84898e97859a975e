import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { CategoryScores } from '../../core/schema/analysis-result.ts';
import type { ResultSummary } from '../../core/schema/analysis-summary.ts';
import type { Caller } from '../keys/authenticate.ts';
import {
  listAnalysisSummaries as listRows,
  listScoresOfUrl,
  type AnalysisSummaryRow,
  type ScoreRow,
  type SummaryFilter,
} from './statements/analysis-summaries.ts';
import { readCompetitors } from '../../core/score/score-scale.ts';
import { resultSummaryJson } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';

export interface AnalysisSummary extends Pick<AnalysisSummaryRow, 'id' | 'url' | 'status'> {
  /** The page's title, else its subject; undefined when the page has neither, and until completed. */
  readonly title: string | undefined;
  readonly overallScore: number | null;
  readonly rubricVersion: string | null;
  readonly categoryScores: CategoryScores | undefined;
  readonly error: AnalysisError | undefined;
  readonly createdAt: Date;
}

/** The caller's analyses without their results, newest first. */
export async function listAnalysisSummaries(
  app: App,
  caller: Caller,
  filter: SummaryFilter,
): Promise<AnalysisSummary[]> {
  return (await listRows(app.database.db, caller, filter)).map(summaryOf);
}

/** A score of an address, and what it depends on besides the page. */
export interface ScoredMoment {
  readonly id: string;
  readonly overallScore: number;
  /** Null: unknown. */
  readonly rubricVersion: string | null;
  /** With the version of its question; null: the rules. */
  readonly reader: string | null;
  readonly questions: readonly string[];
  /** Addresses of the pages that it compares with. */
  readonly competitors: readonly string[];
  readonly completedAt: Date;
}

/** The newest scores of an address as it was submitted, newest first. */
export async function readHistory(
  app: App,
  caller: Caller,
  url: string,
  limit: number,
): Promise<readonly ScoredMoment[]> {
  return (await listScoresOfUrl(app.database.db, caller, url, limit)).flatMap(momentOf);
}

function momentOf(row: ScoreRow): ScoredMoment[] {
  const { id, overall_score: overallScore, completed_at: completedAt, reader } = row;
  if (overallScore === null || completedAt === null) return [];
  const { queries, competitors } = JSON.parse(resultSummaryJson(row)) as ResultSummary;
  return [
    {
      ...{ id, overallScore, rubricVersion: row.rubric_version, reader, completedAt },
      questions: queries.map(({ query }) => query),
      competitors: readCompetitors(competitors),
    },
  ];
}

function summaryOf(row: AnalysisSummaryRow): AnalysisSummary {
  const { page, category_scores: categoryScores } = JSON.parse(resultSummaryJson(row)) as ResultSummary;
  const { id, url, status, error } = row;
  return {
    ...{ id, url, status },
    title: [page?.title, page?.subject?.name].find(isVisible),
    overallScore: row.overall_score,
    rubricVersion: row.rubric_version,
    categoryScores: categoryScores ?? undefined,
    error: error === null ? undefined : (JSON.parse(error) as AnalysisError),
    createdAt: row.created_at,
  };
}

/** Pages also give titles of zero-width characters alone, which would make a link that cannot be seen. */
function isVisible(name: string | null | undefined): name is string {
  return typeof name === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
}
