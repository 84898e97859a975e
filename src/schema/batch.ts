import { z } from 'zod';
import type { BatchRecord } from '../batches/batch-record.ts';
import { maxAgeSchema, metadataSchema, queriesSchema } from './analysis-request.ts';
import { pageAddress } from './page-address.ts';
import type { Proof, SameType } from './same-type.ts';
import { describedTime } from './values.ts';

export const batchRequestSchema = z
  .strictObject({
    urls: z
      .array(pageAddress)
      .min(1, { error: 'Must have at least 1 item.' })
      .max(100, { error: 'Must have at most 100 items.' })
      .describe('Addresses of the pages. One that is given twice is analysed once and listed twice.'),
    queries: queriesSchema.optional().describe('Asked of every page. Inferred from each page when absent.'),
    max_age: maxAgeSchema.optional(),
    metadata: metadataSchema.optional(),
  })
  .meta({ id: 'BatchRequest' });

export type BatchRequest = z.output<typeof batchRequestSchema>;

const count = (): z.ZodNumber => z.number().int().min(0);

export const batchSchema = z
  .object({
    id: z.string().meta({ pattern: '^bat_[0-9A-Za-z]+$', description: 'Identifier of the batch.' }),
    object: z.literal('analysis_batch'),
    environment: z.enum(['live', 'test']).describe('The world of the key that made it.'),
    status: z
      .enum(['queued', 'processing', 'completed'])
      .describe('`completed` when every analysis has ended; some may have failed.'),
    counts: z
      .object({ queued: count(), processing: count(), completed: count(), failed: count() })
      .describe('How many of `analyses` have which status.'),
    analyses: z
      .array(
        z.object({
          id: z.string().meta({ pattern: '^an_[0-9A-Za-z]+$' }),
          url: z.string(),
          status: z.enum(['queued', 'processing', 'completed', 'failed']),
          overall_score: z.number().min(0).max(100).nullable(),
        }),
      )
      .describe('In the order given. Analyses that were deleted are left out.'),
    metadata: z.record(z.string(), z.string()).describe('What the request gave as metadata.'),
    created_at: describedTime('When the batch was submitted.'),
    completed_at: describedTime('When its last analysis ended.').nullable(),
    expires_at: describedTime('When it will be deleted.'),
  })
  .meta({ id: 'AnalysisBatch' });

export type BatchSchemaIsTheRecord = Proof<SameType<z.output<typeof batchSchema>, BatchRecord>>;
