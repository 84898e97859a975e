import { z } from 'zod';
import type { AnalysisRecord } from '../analyses/analysis-record.ts';
import {
  accessSchema,
  analysisErrorSchema,
  categoryScoresSchema,
  checkSchema,
  competitorSchema,
  engineSchema,
  entityGapSchema,
  entitySchema,
  integritySchema,
  pageSchema,
  queryResultSchema,
  warningSchema,
} from './analysis-parts.ts';
import { contentBlockSchema } from './content-block.ts';
import type { Proof, SameType } from './same-type.ts';
import { describedTime } from './values.ts';

/** The analysis object as the API answers it; result fields are null until `completed`, lists are empty. */
export const analysisSchema = z
  .object({
    id: z.string().meta({ pattern: '^an_[0-9A-Za-z]+$', description: 'Identifier of the analysis.' }),
    object: z.literal('analysis'),
    environment: z.enum(['live', 'test']).describe('The world of the key that made it.'),
    status: z
      .enum(['queued', 'processing', 'completed', 'failed'])
      .describe('`completed` and `failed` are final; poll while it is one of the others.'),
    url: z.string().describe('The address that was submitted.'),
    cached: z.boolean().describe('True when an earlier analysis answered the request.'),
    overall_score: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .describe('Readiness of the page, 0-100: min(access.cap, quality × integrity.multiplier).'),
    category_scores: categoryScoresSchema.nullable(),
    entity_gaps: z
      .array(entityGapSchema)
      .describe('Entities that readers expect and the page does not develop.'),
    recommendations: z.array(z.string()).describe('What to do, best expected gain first.'),
    content_blocks: z
      .array(contentBlockSchema)
      .describe('Blocks that mend checks that did not pass, each measured to raise the score; best first.'),
    access: accessSchema.nullable(),
    integrity: integritySchema.nullable(),
    queries: z.array(queryResultSchema),
    entities: z.array(entitySchema),
    checks: z.array(checkSchema).describe('Every check with its points, evidence and advice.'),
    competitors: z.array(competitorSchema),
    page: pageSchema.nullable(),
    engine: engineSchema.nullable(),
    warnings: z.array(warningSchema),
    metadata: z.record(z.string(), z.string()).describe('What the request gave as metadata.'),
    error: analysisErrorSchema.nullable().describe('Why the analysis failed; null otherwise.'),
    created_at: describedTime('When the analysis was submitted.'),
    started_at: describedTime('When work on it began.').nullable(),
    completed_at: describedTime('When it reached `completed` or `failed`.').nullable(),
    expires_at: describedTime('When it will be deleted.'),
  })
  .meta({ id: 'Analysis' });

export type AnalysisSchemaIsTheRecord = Proof<SameType<z.output<typeof analysisSchema>, AnalysisRecord>>;

export const deletedAnalysisSchema = z
  .object({ id: analysisSchema.shape.id, deleted: z.literal(true) })
  .meta({ id: 'DeletedAnalysis' });
