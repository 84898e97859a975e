import { z } from 'zod';
import { maxAgeSchema, metadataSchema, modelSchema, queriesSchema } from './analysis-request.ts';
import { pageAddress } from './page-address.ts';
import type { OutputOf } from './output-of.ts';
import { count, describedTime, environmentOfKey, givenMetadata, idOf, score } from './values.ts';
import { batchStatuses, workStatuses } from './vocabulary.ts';

export const batchRequestSchema = z
  .strictObject({
    urls: z
      .array(pageAddress)
      .min(1, { error: 'Must have at least 1 item.' })
      .max(100, { error: 'Must have at most 100 items.' })
      .describe('Addresses of the pages. An address given twice is analysed once and listed twice.'),
    queries: queriesSchema.optional().describe('Questions for every page. Default: inferred from each page.'),
    max_age: maxAgeSchema.optional(),
    model: modelSchema.optional(),
    metadata: metadataSchema.optional(),
  })
  .meta({ id: 'BatchRequest' });

export type BatchRequest = OutputOf<typeof batchRequestSchema>;

export const batchSchema = z
  .object({
    id: idOf('batch').describe('Identifier of the batch.'),
    object: z.literal('analysis_batch'),
    environment: environmentOfKey(),
    status: z
      .enum(batchStatuses)
      .describe('`completed` when every analysis has ended; some may have failed.'),
    counts: z
      .object({ queued: count(), processing: count(), completed: count(), failed: count() })
      .describe('Number of `analyses` with each status.'),
    analyses: z
      .array(
        z.object({
          id: idOf('analysis'),
          url: z.string(),
          status: z.enum(workStatuses),
          overall_score: score().nullable(),
        }),
      )
      .describe('In the order given, without deleted analyses.'),
    metadata: givenMetadata(),
    created_at: describedTime('When the batch was submitted.'),
    completed_at: describedTime('When its last analysis ended.').nullable(),
    expires_at: describedTime('When it will be deleted.'),
  })
  .meta({ id: 'AnalysisBatch' });

export const batchMetadataSchema = batchSchema
  .omit({ analyses: true, metadata: true })
  .meta({ id: 'AnalysisBatchMetadata' });

/** The response to a replayed submission depends on the key. */
export const givenBatchSchema = z.union([batchSchema, batchMetadataSchema]).meta({
  id: 'AnalysisBatchOrMetadata',
  description:
    'The batch; to a key that neither submitted it nor has the scope `analysis:read`, only its metadata.',
});

export const deletedBatchSchema = z
  .object({ id: idOf('batch'), deleted: z.literal(true) })
  .meta({ id: 'DeletedAnalysisBatch' });

export type BatchRecord = OutputOf<typeof batchSchema>;
export type BatchItem = BatchRecord['analyses'][number];
