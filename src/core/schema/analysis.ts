import { z } from 'zod';
import { analysisErrorSchema } from './analysis-error.ts';
import { analysisResultSchema, type AnalysisResult } from './analysis-result.ts';
import type { OutputOf } from './output-of.ts';
import { describedTime, environmentOfKey, givenMetadata, idOf } from './values.ts';
import { workStatuses } from './vocabulary.ts';

const result = analysisResultSchema.shape;

/** The analysis object of the API; fields of the result are null until `completed`, lists are empty. */
export const analysisSchema = z
  .object({
    id: idOf('analysis').describe('Identifier of the analysis.'),
    object: z.literal('analysis'),
    environment: environmentOfKey(),
    status: z.enum(workStatuses).describe('`completed` and `failed` are final; poll until then.'),
    url: z.string().describe('The submitted address.'),
    cached: z.boolean().describe('True when an earlier analysis was returned.'),
    ...result,
    overall_score: result.overall_score
      .nullable()
      .describe('Readiness of the page, 0-100: min(access.cap, quality × integrity.multiplier).'),
    category_scores: result.category_scores.nullable(),
    access: result.access.nullable(),
    integrity: result.integrity.nullable(),
    page: result.page.nullable(),
    engine: result.engine.nullable(),
    metadata: givenMetadata(),
    error: analysisErrorSchema.nullable().describe('Why the analysis failed; null otherwise.'),
    created_at: describedTime('When the analysis was submitted.'),
    started_at: describedTime('When processing began.').nullable(),
    completed_at: describedTime('When it reached `completed` or `failed`.').nullable(),
    expires_at: describedTime('When it will be deleted.'),
  })
  .meta({ id: 'Analysis' });

export const analysisMetadataSchema = analysisSchema
  .pick({
    ...{ id: true, object: true, environment: true, status: true, url: true },
    ...{ created_at: true, started_at: true, completed_at: true, expires_at: true },
  })
  .meta({ id: 'AnalysisMetadata' });

/** The response about an existing analysis depends on the key. */
export const givenAnalysisSchema = z.union([analysisSchema, analysisMetadataSchema]).meta({
  id: 'AnalysisOrMetadata',
  description:
    'The analysis; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata.',
});

export const deletedAnalysisSchema = z
  .object({ id: analysisSchema.shape.id, deleted: z.literal(true) })
  .meta({ id: 'DeletedAnalysis' });

export type AnalysisRecord = OutputOf<typeof analysisSchema>;
export type AnalysisMetadata = OutputOf<typeof analysisMetadataSchema>;

/** The result of a completed analysis; undefined until it is one. */
export function resultOf(record: AnalysisRecord): AnalysisResult | undefined {
  const { overall_score, category_scores, access, integrity, page, engine } = record;
  if (overall_score === null || category_scores === null || access === null) return undefined;
  if (integrity === null || page === null || engine === null) return undefined;
  return { ...record, overall_score, category_scores, access, integrity, page, engine };
}
