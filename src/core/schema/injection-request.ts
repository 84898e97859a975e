import { z } from 'zod';
import { htmlSchema, metadataSchema, modelSchema, queriesSchema } from './analysis-request.ts';
import { idPattern, isId } from './ids.ts';
import type { OutputOf } from './output-of.ts';
import { pageAddress } from './page-address.ts';
import { text } from './values.ts';
import { contentBlockTypes, injectionModes } from './vocabulary.ts';

export const injectionRequestSchema = z
  .strictObject({
    url: pageAddress
      .optional()
      .describe(
        'Absolute http(s) address of the page. Without it nothing can be published, and the page is scored as if it were at https://example.com/.',
      ),
    html: htmlSchema
      .optional()
      .describe('HTML of the page, at most 5 MiB of UTF-8. Without it the page is fetched.'),
    analysis_id: z
      .string()
      .refine((value) => isId('analysis', value), { error: 'Must be the id of an analysis: an_….' })
      .meta({ pattern: idPattern('analysis') })
      .optional()
      .describe(
        'A completed analysis whose page and queries to use. Its HTML payload is reused; a page that it fetched is fetched again.',
      ),
    mode: z
      .enum(injectionModes)
      .default('manual')
      .describe('`auto` publishes the blocks as soon as they are ready; `manual` keeps them as a draft.'),
    content_types: z
      .array(z.enum(contentBlockTypes))
      .min(1, { error: 'Must have at least 1 item.' })
      .max(50, { error: 'Must have at most 50 items.' })
      .optional()
      .describe('Types of blocks to generate. Default: those that fix the page’s failed checks.'),
    brand_voice: text(0, 2000)
      .optional()
      .describe(
        'The desired tone, in your own words. Without a language model only these rules are supported: words to avoid, sentence length, contractions, title or sentence case, no second person, no exclamation marks; `warnings` lists the unsupported ones.',
      ),
    facts: z
      .array(text(1, 1000).regex(/\S/, { error: 'Must not be blank.' }))
      .max(50, { error: 'Must have at most 50 items.' })
      .optional()
      .describe('Facts that are not on the page; blocks may state them.'),
    queries: queriesSchema
      .optional()
      .describe(
        'Questions that people will ask an assistant. Default: those of the analysis, or inferred from the page.',
      ),
    model: modelSchema.optional(),
    metadata: metadataSchema.optional(),
  })
  .superRefine(({ url, html: given, analysis_id: analysisId }, context) => {
    if (url !== undefined || given !== undefined || analysisId !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['url'],
      message: 'Give url, html or analysis_id.',
      params: { code: 'missing_field' },
    });
  })
  .meta({
    id: 'InjectionRequest',
    description: 'One of `url`, `html` and `analysis_id` is required.',
    anyOf: [{ required: ['url'] }, { required: ['html'] }, { required: ['analysis_id'] }],
  });

export type InjectionRequestBody = OutputOf<typeof injectionRequestSchema>;

const itemText = (max: number): z.ZodString => text(1, max).regex(/\S/, { error: 'Must not be blank.' });

const faqItem = z.strictObject({ question: itemText(300), answer: itemText(2000) });
const headingItem = z.strictObject({
  level: z.number().int().min(2).max(6),
  text: itemText(200),
  anchor: itemText(500),
});
const paragraphItem = z.strictObject({
  text: itemText(2000),
  heading: itemText(500),
  entity: itemText(200).exactOptional(),
});

export const injectionChangeSchema = z
  .strictObject({
    content_blocks: z
      .array(
        z.strictObject({
          id: z.string().meta({ pattern: '^blk_' }).describe('The id of a block of this injection.'),
          text: itemText(160)
            .optional()
            .describe('New text of a title or description, within its length limits.'),
          items: z
            .array(z.union([faqItem, headingItem, paragraphItem]))
            .min(1, { error: 'Must have at least 1 item.' })
            .max(50, { error: 'Must have at most 50 items.' })
            .optional()
            .describe('All items of an FAQ, of headings or of paragraphs.'),
        }),
      )
      .min(1, { error: 'Must have at least 1 item.' })
      .max(5, { error: 'Must have at most 5 items.' })
      .describe('The blocks to change, each with its new fields. Their `html` is generated from them.'),
  })
  .meta({ id: 'InjectionChange' });
