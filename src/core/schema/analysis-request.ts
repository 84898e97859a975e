import { z } from 'zod';
import type { OutputOf } from './output-of.ts';
import { pageAddress } from './page-address.ts';
import { text } from './values.ts';

/** 5 MiB, counted as UTF-8. */
const htmlBytesMax = 5 * 1024 * 1024;

export const htmlSchema = z.string().refine((value) => Buffer.byteLength(value) <= htmlBytesMax, {
  error: 'Must be at most 5 MiB, counted as UTF-8.',
  params: { code: 'html_too_large' },
});

export const metadataSchema = z
  .record(text(1, 40), text(0, 500))
  .refine((pairs) => Object.keys(pairs).length <= 16, { error: 'Must have at most 16 pairs.' })
  .meta({ maxProperties: 16, description: 'Up to 16 pairs of strings; returned with the analysis.' });

export const queriesSchema = z
  .array(text(1, 300).regex(/\S/, { error: 'Must not be blank.' }))
  .max(10, { error: 'Must have at most 10 items.' });

export const maxAgeSchema = z
  .number()
  .int({ error: 'Must be a whole number.' })
  .min(0, { error: 'Must be 0 or more.' })
  .max(2_147_483_647, { error: 'Must be 2,147,483,647 or less.' })
  .describe(
    'Seconds. Returns a completed analysis of the same address and inputs that is not older, without charge, instead of a new one. Default 0: never.',
  );

export const modelSchema = z
  .boolean()
  .describe(
    '`false`: the language model of this server, if it has one, is not asked for this request. Default: as the server is configured (`LLM_USES`).',
  );

export const analysisRequestSchema = z
  .strictObject({
    url: pageAddress.describe(
      'Absolute http(s) address of the page, without credentials, at most 2,048 characters. Without `html`, public hosts only.',
    ),
    queries: queriesSchema
      .optional()
      .describe('Questions that people will ask an assistant. Default: inferred from the page.'),
    html: htmlSchema
      .optional()
      .describe('HTML of the page at `url`, at most 5 MiB of UTF-8. Without it the page is fetched.'),
    competitors: z
      .array(pageAddress)
      .max(5, { error: 'Must have at most 5 items.' })
      .optional()
      .describe(
        'Addresses of pages to compare with: entities that half of them cover are expected of this page, too. An unreadable page is listed in the result and does not fail the analysis.',
      ),
    max_age: maxAgeSchema.optional(),
    model: modelSchema.optional(),
    metadata: metadataSchema.optional(),
  })
  .meta({ id: 'AnalysisRequest' });

export type AnalysisRequest = OutputOf<typeof analysisRequestSchema>;
