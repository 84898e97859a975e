import { z } from 'zod';
import { CONTENT_TYPES } from '../composers/content-block.ts';
import { idPrefixes, isId } from '../platform/ids.ts';
import { htmlBytesMax, metadataSchema, queriesSchema } from './analysis-request.ts';
import { pageAddress } from './page-address.ts';
import { text } from './values.ts';

const html = z
  .string()
  .refine((value) => Buffer.byteLength(value) <= htmlBytesMax, {
    error: 'Must be at most 5 MiB, counted as UTF-8.',
    params: { code: 'html_too_large' },
  })
  .describe('The page itself, at most 5 MiB of UTF-8. Nothing is fetched then.');

export const injectionRequestSchema = z
  .strictObject({
    url: pageAddress
      .optional()
      .describe(
        'Absolute http(s) address of the page. Without it nothing can be published, and the page is scored as if it were at https://example.com/.',
      ),
    html: html.optional(),
    analysis_id: z
      .string()
      .refine((value) => isId('analysis', value), { error: 'Must be the id of an analysis: an_….' })
      .meta({ pattern: `^${idPrefixes.analysis}_[0-7][0-9a-hjkmnp-tv-z]{25}$` })
      .optional()
      .describe(
        'A completed analysis: its page, as it is now, and its queries are used. HTML that was sent with it is kept.',
      ),
    mode: z
      .enum(['auto', 'manual'])
      .default('manual')
      .describe('`auto` publishes the blocks the moment they are ready; `manual` keeps them as a draft.'),
    content_types: z
      .array(z.enum(CONTENT_TYPES))
      .min(1, { error: 'Must have at least 1 item.' })
      .max(50, { error: 'Must have at most 50 items.' })
      .optional()
      .describe('What to generate. What the page’s failed checks call for when absent.'),
    brand_voice: text(0, 2000)
      .optional()
      .describe(
        'The desired tone, in your own words. Without a language model these rules are followed: words to avoid, sentence length, contractions, title or sentence case, no second person, no exclamation marks; `warnings` says what is not.',
      ),
    facts: z
      .array(text(1, 1000).regex(/\S/, { error: 'Must not be blank.' }))
      .max(50, { error: 'Must have at most 50 items.' })
      .optional()
      .describe('What is true and the page does not say; blocks may say it.'),
    queries: queriesSchema
      .optional()
      .describe(
        'What people will ask an assistant. Those of the analysis, or inferred from the page, when absent.',
      ),
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

export type InjectionRequestBody = z.output<typeof injectionRequestSchema>;

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
          text: itemText(160).optional().describe('New words of a title or description, within its bounds.'),
          items: z
            .array(z.union([faqItem, headingItem, paragraphItem]))
            .min(1, { error: 'Must have at least 1 item.' })
            .max(50, { error: 'Must have at most 50 items.' })
            .optional()
            .describe('The items of an FAQ, of headings or of paragraphs, all of them.'),
        }),
      )
      .min(1, { error: 'Must have at least 1 item.' })
      .max(5, { error: 'Must have at most 5 items.' })
      .describe('The blocks to change, each with what is new. Its `html` is made from its words.'),
  })
  .meta({ id: 'InjectionChange' });
