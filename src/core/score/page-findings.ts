import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { Weakness } from '../schema/vocabulary.ts';
import { CATEGORY_WEIGHTS } from '../checks/rubric.ts';

/** What a page adds to the report of its site: far less than its result. Strings are those of the result. */
export interface PageFindings {
  readonly type: AnalysisResult['page']['type'];
  readonly title: string | null;
  /** What to do first; null when nothing is certain. */
  readonly action: string | null;
  readonly queries: readonly PageQuery[];
  /** Checks that do not pass, the largest loss first. */
  readonly losses: readonly PageLoss[];
}

export type PageQuery = Pick<AnalysisResult['queries'][number], 'query' | 'source' | 'answered' | 'score'>;

export interface PageLoss {
  readonly check: string;
  /** Null for a check of no certain kind. */
  readonly weakness: Weakness | null;
  /** What a page without the weakness has. */
  readonly title: string;
  readonly isFailing: boolean;
  /** Of the overall score, before caps and factors. */
  readonly points: number;
  readonly advice: string | null;
}

export function pageFindings({ page, recommendations, queries, checks }: AnalysisResult): PageFindings {
  return {
    type: page.type,
    title: page.title,
    action: recommendations[0] ?? null,
    queries: queries.map(({ query, source, answered, score }) => ({ query, source, answered, score })),
    losses: lossesOf(checks).sort((one, other) => other.points - one.points),
  };
}

function lossesOf(checks: AnalysisResult['checks']): PageLoss[] {
  const scored = checks.filter(({ points }) => points !== null);
  return scored.flatMap(
    ({ id, title, weakness, category, outcome, points, max_points: most, recommendation }) => {
      if (outcome !== 'fail' && outcome !== 'partial') return [];
      const all = scored.filter((check) => check.category === category);
      const categoryPoints = all.reduce((sum, check) => sum + check.max_points, 0);
      const share = categoryPoints === 0 ? 0 : (most - (points ?? 0)) / categoryPoints;
      return {
        ...{ check: id, weakness, title, isFailing: outcome === 'fail', advice: recommendation },
        points: share * CATEGORY_WEIGHTS[category] * 100,
      };
    },
  );
}
