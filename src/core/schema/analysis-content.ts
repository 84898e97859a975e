import { z } from 'zod';
import type { OutputOf } from './output-of.ts';

/** The main content of the page; the offsets of the analysis point into `text`. */
export const analysisContentSchema = z
  .object({
    object: z.literal('analysis_content'),
    title: z.string().nullable(),
    text: z.string().describe('Offsets of the analysis count UTF-16 units in this text.'),
    markdown: z.string(),
    outline: z.array(
      z.object({
        level: z.number().int(),
        text: z.string(),
        start: z.number().int().nullable().describe('Null for a heading outside the text.'),
      }),
    ),
  })
  .meta({ id: 'AnalysisContent' });

/** The main content as an assistant's crawler reads it. */
export type PageContent = Omit<OutputOf<typeof analysisContentSchema>, 'object'>;
export type OutlineEntry = PageContent['outline'][number];
