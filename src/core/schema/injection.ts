import { z } from 'zod';
import { briefSchema } from './action.ts';
import { analysisErrorSchema } from './analysis-error.ts';
import { contentBlockSchema, omittedBlockSchema } from './content-block.ts';
import type { OutputOf } from './output-of.ts';
import { describedTime, environmentOfKey, givenMetadata, idOf, score } from './values.ts';
import {
  contentBlockTypes,
  injectionModes,
  injectionPublications,
  injectionWarningCodes,
  querySources,
  workStatuses,
} from './vocabulary.ts';

const metadataFields = {
  id: idOf('injection').describe('Identifier of the injection.'),
  object: z.literal('injection'),
  environment: environmentOfKey(),
  status: z
    .enum(workStatuses)
    .describe('`completed` and `failed` are final, except for edits; poll until then.'),
  publication: z
    .enum(injectionPublications)
    .nullable()
    .describe('Null until completed. A page has at most one published injection.'),
  url: z.string().nullable().describe('The submitted address.'),
  mode: z.enum(injectionModes),
  content_types: z
    .array(z.enum(contentBlockTypes))
    .describe('The requested types, or those that fix the page’s failed checks.'),
  created_at: describedTime('When the injection was submitted.'),
  completed_at: describedTime('When it was first completed, or failed.').nullable(),
  published_at: describedTime('When it was published.').nullable(),
};

export const injectionMetadataSchema = z.object(metadataFields).meta({
  id: 'InjectionMetadata',
  description: 'The part of an injection that needs no secret: what a publishable key can read.',
});

const injectionQuerySchema = z
  .object({ query: z.string(), source: z.enum(querySources) })
  .meta({ id: 'InjectionQuery' });

const injectionWarningSchema = z
  .object({ code: z.enum(injectionWarningCodes), message: z.string() })
  .meta({ id: 'InjectionWarning' });

const recordFields = {
  ...metadataFields,
  brand_voice: z.string().nullable(),
  analysis_id: z.string().nullable(),
  content_blocks: z.array(contentBlockSchema).describe('At most one block of each type.'),
  omitted: z.array(omittedBlockSchema).describe('Types without a block, each with the reason.'),
  queries: z.array(injectionQuerySchema).describe('The queries of both scores, all scored like given ones.'),
  briefs: z
    .array(briefSchema)
    .describe(
      'What only the author can supply: first as in an analysis of the same page, then for the types that no block could be made of. Answers go into `facts`; what they answer is not asked again. Edits keep the briefs.',
    ),
  score_before: score().nullable().describe('Overall score of the page without the blocks.'),
  score_after: score()
    .nullable()
    .describe(
      'Overall score of the page with the blocks applied; an analysis of the rendered HTML returns the same.',
    ),
  warnings: z.array(injectionWarningSchema),
  metadata: givenMetadata(),
  error: analysisErrorSchema.nullable().describe('Why the injection failed; null otherwise.'),
};

export const injectionSchema = z.object(recordFields).meta({ id: 'Injection' });

const diffBlockSchema = z
  .object({
    kind: z.string().describe('For example `title`, `meta_description`, `heading`, `paragraph`.'),
    level: z.number().int().describe('Heading: 1-6. List item: its depth. Otherwise 0.'),
    text: z.string(),
    changed: z.boolean().describe('In `before`: removed. In `after`: new.'),
  })
  .meta({ id: 'DiffBlock' });

export const injectionPreviewSchema = z
  .object({
    ...recordFields,
    id: z.null(),
    diff: z
      .object({ before: z.array(diffBlockSchema), after: z.array(diffBlockSchema) })
      .nullable()
      .describe('The page’s blocks before and after, in reading order; null when the preview failed.'),
  })
  .meta({ id: 'InjectionPreview', description: 'An injection that is not saved.' });

/** The response about an existing injection depends on the key. */
export const readInjectionSchema = z.union([injectionSchema, injectionMetadataSchema]).meta({
  id: 'InjectionOrMetadata',
  description:
    'The injection; to a key that neither submitted it nor has the scope `injection:read`, and to a publishable key, only its metadata.',
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

export type InjectionMetadata = OutputOf<typeof injectionMetadataSchema>;
export type InjectionRecord = OutputOf<typeof injectionSchema>;
export type PreviewRecord = OutputOf<typeof injectionPreviewSchema>;
export type AskedQuery = OutputOf<typeof injectionQuerySchema>;
export type InjectionWarning = OutputOf<typeof injectionWarningSchema>;
export type DiffBlock = OutputOf<typeof diffBlockSchema>;
/** The page's blocks before and after, in reading order. */
export type InjectionDiff = NonNullable<PreviewRecord['diff']>;
/** The stored result of the work: fields of the record. */
export type InjectionResult = Pick<
  InjectionRecord,
  | 'content_types'
  | 'content_blocks'
  | 'omitted'
  | 'queries'
  | 'briefs'
  | 'score_before'
  | 'score_after'
  | 'warnings'
>;
