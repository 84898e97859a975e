import { z } from 'zod';
import type { PageContent } from '../analysis/result.ts';
import type { Proof, SameType } from './same-type.ts';

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
        start: z.number().int().nullable().describe('Null for a heading that is not in the text.'),
      }),
    ),
  })
  .meta({ id: 'AnalysisContent' });

export type ContentSchemaIsTheContent = Proof<
  SameType<Omit<z.output<typeof analysisContentSchema>, 'object'>, PageContent>
>;
