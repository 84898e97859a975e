import { z } from 'zod';
import { pageAddress } from './page-address.ts';
import { text } from './values.ts';

/** 5 MiB, counted as UTF-8. */
export const htmlBytesMax = 5 * 1024 * 1024;

export const metadataSchema = z
  .record(text(1, 40), text(0, 500))
  .refine((pairs) => Object.keys(pairs).length <= 16, { error: 'Must have at most 16 pairs.' })
  .meta({ maxProperties: 16, description: 'Up to 16 pairs of strings; echoed in the analysis.' });

export const analysisRequestSchema = z
  .strictObject({
    url: pageAddress.describe(
      'Absolute http(s) address of the page. Public hosts only, without credentials, at most 2,048 characters.',
    ),
    queries: z
      .array(text(1, 300).regex(/\S/, { error: 'Must not be blank.' }))
      .max(10, { error: 'Must have at most 10 items.' })
      .optional()
      .describe('What people will ask an assistant. Inferred from the page when absent.'),
    html: z
      .string()
      .refine((value) => Buffer.byteLength(value) <= htmlBytesMax, {
        error: 'Must be at most 5 MiB, counted as UTF-8.',
        params: { code: 'html_too_large' },
      })
      .optional()
      .describe('The page itself, at most 5 MiB of UTF-8. Nothing is fetched then; `url` is its address.'),
    metadata: metadataSchema.optional(),
  })
  .meta({ id: 'AnalysisRequest' });

export type AnalysisRequest = z.output<typeof analysisRequestSchema>;
