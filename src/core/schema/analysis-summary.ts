import { z } from 'zod';
import { analysisSchema, type AnalysisRecord } from './analysis.ts';
import { emptyResult } from './empty-result.ts';
import { analysisResultSchema, competitorSchema, queryResultSchema } from './analysis-result.ts';
import { listSchema } from './list.ts';
import type { OutputOf } from './output-of.ts';

const { page, engine } = analysisResultSchema.shape;

/** The few fields of a result that lists show. Each is also in the whole result, under the same name and place. */
const resultSummarySchema = analysisSchema
  .pick({ overall_score: true, score_band: true, category_scores: true })
  .extend({
    page: page.pick({ title: true, subject: true }).meta({ id: 'PageSummary' }).nullable(),
    engine: engine
      .pick({ rubric_version: true, reader: true })
      .meta({
        id: 'EngineSummary',
        description:
          'Scores of different rubric versions or readers are not comparable, nor those of different `queries` or `competitors`.',
      })
      .nullable(),
    queries: z
      .array(queryResultSchema.pick({ query: true, source: true }).meta({ id: 'QuerySummary' }))
      .describe('The questions that the score is for; empty until completed.'),
    competitors: z
      .array(competitorSchema.pick({ url: true, status: true }).meta({ id: 'CompetitorSummary' }))
      .describe('The pages that the score compares with.'),
  });

/** An entry of a list: the analysis without the parts that make it large. */
export const analysisSummarySchema = analysisSchema
  .pick({ id: true, object: true, environment: true, status: true, url: true })
  .extend(resultSummarySchema.shape)
  .extend(
    analysisSchema.pick({
      ...{ metadata: true, error: true },
      ...{ created_at: true, started_at: true, completed_at: true, expires_at: true },
    }).shape,
  )
  .meta({ id: 'AnalysisSummary' });

/** The response depends on the parameter `view`. */
export const listedAnalysesSchema = z
  .union([
    listSchema(analysisSummarySchema, 'AnalysisSummaryList'),
    listSchema(analysisSchema, 'AnalysisList'),
  ])
  .meta({ id: 'ListedAnalyses', description: 'Summaries; with `view=full`, whole analyses.' });

export type ResultSummary = OutputOf<typeof resultSummarySchema>;
export type AnalysisSummaryRecord = OutputOf<typeof analysisSummarySchema>;

export function summaryOfResult(
  result: Pick<
    AnalysisRecord,
    'overall_score' | 'score_band' | 'category_scores' | 'page' | 'engine' | 'queries' | 'competitors'
  >,
): ResultSummary {
  const { overall_score, score_band, category_scores, page, engine } = result;
  return {
    ...{ overall_score, score_band, category_scores },
    page: page === null ? null : { title: page.title, subject: page.subject },
    engine: engine === null ? null : { rubric_version: engine.rubric_version, reader: engine.reader },
    queries: result.queries.map(({ query, source }) => ({ query, source })),
    competitors: result.competitors.map(({ url, status }) => ({ url, status })),
  };
}

/** Until the analysis is `completed`. */
export const emptyResultSummary = summaryOfResult(emptyResult);
