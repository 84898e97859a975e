import type { AnalysisRecord } from './analysis.ts';
import type { AnalysisResult } from './analysis-result.ts';

/** The fields of the result until the analysis is `completed`. */
export const emptyResult: Pick<AnalysisRecord, keyof AnalysisResult> = {
  overall_score: null,
  score_band: null,
  category_scores: null,
  entity_gaps: [],
  recommendations: [],
  actions: [],
  briefs: [],
  content_blocks: [],
  access: null,
  integrity: null,
  queries: [],
  entities: [],
  checks: [],
  competitors: [],
  page: null,
  judgement: null,
  engine: null,
  warnings: [],
};
