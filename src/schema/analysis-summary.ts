import { z } from 'zod';
import { analysisSchema, type AnalysisRecord } from './analysis.ts';
import { emptyResult } from './empty-result.ts';
import { analysisResultSchema } from './analysis-result.ts';
import { listSchema } from './list.ts';
import type { OutputOf } from './output-of.ts';

const { page, engine } = analysisResultSchema.shape;

/** The few fields of a result that lists show. Each is also in the whole result, under the same name and place. */
const resultSummarySchema = analysisSchema
  .pick({ overall_score: true, score_band: true, category_scores: true })
  .extend({
    page: page.pick({ title: true, subject: true }).meta({ id: 'PageSummary' }).nullable(),
    engine: engine
      .pick({ rubric_version: true })
      .meta({ id: 'EngineSummary', description: 'Scores of different rubric versions are not comparable.' })
      .nullable(),
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
  result: Pick<AnalysisRecord, 'overall_score' | 'score_band' | 'category_scores' | 'page' | 'engine'>,
): ResultSummary {
  const { overall_score, score_band, category_scores } = result;
  return {
    ...{ overall_score, score_band, category_scores },
    page: result.page === null ? null : { title: result.page.title, subject: result.page.subject },
    engine: result.engine === null ? null : { rubric_version: result.engine.rubric_version },
  };
}

/** Until the analysis is `completed`. */
export const emptyResultSummary = summaryOfResult(emptyResult);
