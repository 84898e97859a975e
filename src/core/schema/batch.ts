import { z } from 'zod';
import { htmlSchema, maxAgeSchema, metadataSchema, modelSchema, queriesSchema } from './analysis-request.ts';
import { analysisErrorSchema } from './analysis-error.ts';
import { pageAddress } from './page-address.ts';
import type { OutputOf } from './output-of.ts';
import { count, describedTime, environmentOfKey, givenMetadata, idOf, score } from './values.ts';
import { batchStatuses, workStatuses } from './vocabulary.ts';

const pagesMax = 100;

const batchItemSchema = z.strictObject({
  url: pageAddress,
  html: htmlSchema
    .optional()
    .describe(
      'HTML of the page at `url`, at most 5 MiB of UTF-8; all items of a request together at most 10 MiB. Without it the page is fetched.',
    ),
  queries: queriesSchema.optional().describe('Questions for this page. Default: `queries` of the batch.'),
  metadata: metadataSchema
    .optional()
    .describe(
      'Up to 16 pairs of strings; returned with this page and its analysis. Default: `metadata` of the batch.',
    ),
});

export const batchRequestSchema = z
  .strictObject({
    urls: z
      .array(pageAddress)
      .min(1, { error: 'Must have at least 1 item.' })
      .max(pagesMax, { error: `Must have at most ${String(pagesMax)} items.` })
      .optional()
      .describe('Addresses of the pages. An address given twice is analysed once and listed twice.'),
    items: z
      .array(batchItemSchema)
      .min(1, { error: 'Must have at least 1 item.' })
      .max(pagesMax, { error: `Must have at most ${String(pagesMax)} items.` })
      .optional()
      .describe(
        'The pages, instead of `urls`, each with its own `html`, `queries` and `metadata`. Items with the same address, queries and HTML are analysed once, with the metadata of the first, and listed each.',
      ),
    queries: queriesSchema.optional().describe('Questions for every page. Default: inferred from each page.'),
    max_age: maxAgeSchema.optional(),
    model: modelSchema.optional(),
    metadata: metadataSchema.optional(),
  })
  .superRefine((body, context) => {
    const lists = [body.urls, body.items].filter((list) => list !== undefined).length;
    if (lists === 1) return;
    const [path, message, code] =
      lists === 0
        ? ['urls', 'This field, or items, is required.', 'missing_field']
        : ['items', 'Must not be given together with urls.', 'invalid_field'];
    context.addIssue({ code: 'custom', path: [path], message, params: { code } });
  })
  .meta({ id: 'BatchRequest', oneOf: [{ required: ['urls'] }, { required: ['items'] }] });

export type BatchRequest = OutputOf<typeof batchRequestSchema>;
export type BatchRequestItem = OutputOf<typeof batchItemSchema>;

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
          error: analysisErrorSchema.nullable().describe('Of a failed analysis.'),
          metadata: givenMetadata(),
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
