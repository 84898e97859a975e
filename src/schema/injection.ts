import { z } from 'zod';
import { CONTENT_TYPES } from '../composers/content-block.ts';
import { INJECTION_WARNING_CODES } from '../composers/injection-warning.ts';
import type { InjectionMetadata, InjectionRecord, PreviewRecord } from '../injections/injection-record.ts';
import { analysisErrorSchema } from './analysis-parts.ts';
import { contentBlockSchema } from './content-block.ts';
import type { Proof, SameType } from './same-type.ts';
import { describedTime, score } from './values.ts';

const metadataFields = {
  id: z.string().meta({ pattern: '^inj_[0-9A-Za-z]+$', description: 'Identifier of the injection.' }),
  object: z.literal('injection'),
  environment: z.enum(['live', 'test']).describe('The world of the key that made it.'),
  status: z
    .enum(['queued', 'processing', 'completed', 'failed'])
    .describe('`completed` and `failed` are final, but for an edit; poll while it is one of the others.'),
  publication: z
    .enum(['draft', 'published', 'superseded', 'withdrawn'])
    .nullable()
    .describe('Null until completed. A page has one published injection at most.'),
  url: z.string().nullable().describe('The address that was submitted.'),
  mode: z.enum(['auto', 'manual']),
  content_types: z
    .array(z.enum(CONTENT_TYPES))
    .describe('What was asked for, or what the page’s failed checks called for.'),
  created_at: describedTime('When the injection was submitted.'),
  completed_at: describedTime('When it was first completed, or failed.').nullable(),
  published_at: describedTime('When it was published.').nullable(),
};

export const injectionMetadataSchema = z
  .object(metadataFields)
  .meta({ id: 'InjectionMetadata', description: 'What a publishable key sees of an injection.' });

const recordFields = {
  ...metadataFields,
  brand_voice: z.string().nullable(),
  analysis_id: z.string().nullable(),
  content_blocks: z.array(contentBlockSchema).describe('At most one block of each type.'),
  omitted: z
    .array(z.object({ type: z.enum(CONTENT_TYPES), reason: z.string() }).meta({ id: 'OmittedBlock' }))
    .describe('Types for which there is no block, each with the reason.'),
  queries: z
    .array(
      z.object({ query: z.string(), source: z.enum(['given', 'inferred']) }).meta({ id: 'InjectionQuery' }),
    )
    .describe('What both scores were asked, taken as given.'),
  score_before: score().nullable().describe('Overall score of the page as it is.'),
  score_after: score()
    .nullable()
    .describe(
      'Overall score of the page with the blocks applied: analysing the rendered HTML gives it again.',
    ),
  warnings: z.array(
    z.object({ code: z.enum(INJECTION_WARNING_CODES), message: z.string() }).meta({ id: 'InjectionWarning' }),
  ),
  metadata: z.record(z.string(), z.string()).describe('What the request gave as metadata.'),
  error: analysisErrorSchema.nullable().describe('Why the injection failed; null otherwise.'),
};

/** The injection object as the API answers it. */
export const injectionSchema = z.object(recordFields).meta({ id: 'Injection' });

const diffBlocks = z.array(
  z
    .object({
      kind: z.string().describe('`title`, `meta_description`, `heading`, `paragraph` and the like.'),
      level: z.number().int().describe('Heading: 1-6. List item: its depth. Else 0.'),
      text: z.string(),
      changed: z.boolean().describe('Before: it goes. After: it is new.'),
    })
    .meta({ id: 'DiffBlock' }),
);

export const injectionPreviewSchema = z
  .object({
    ...recordFields,
    id: z.null(),
    diff: z
      .object({ before: diffBlocks, after: diffBlocks })
      .nullable()
      .describe('The page’s blocks before and after, in reading order; null when the preview failed.'),
  })
  .meta({ id: 'InjectionPreview', description: 'An injection that is not saved.' });

/** What `GET /v1/injection/{id}` answers depends on the key. */
export const readInjectionSchema = z.union([injectionSchema, injectionMetadataSchema]).meta({
  id: 'InjectionOrMetadata',
  description: 'The injection; with a publishable key its metadata alone.',
});

export const injectionRenderSchema = z
  .object({
    object: z.literal('injection_render'),
    injection_id: injectionSchema.shape.id,
    html: z.string().describe('The page with the blocks applied.'),
  })
  .meta({ id: 'InjectionRender' });

export const deletedInjectionSchema = z
  .object({ id: injectionSchema.shape.id, deleted: z.literal(true) })
  .meta({ id: 'DeletedInjection' });

export type InjectionSchemasAreTheRecords = [
  Proof<SameType<z.output<typeof injectionSchema>, InjectionRecord>>,
  Proof<SameType<z.output<typeof injectionMetadataSchema>, InjectionMetadata>>,
  Proof<SameType<z.output<typeof injectionPreviewSchema>, PreviewRecord>>,
];
