import { z } from 'zod';
import type { OutputOf } from './output-of.ts';
import { analysisErrorCodes } from './vocabulary.ts';

export const analysisErrorSchema = z
  .object({
    code: z.enum(analysisErrorCodes),
    message: z.string(),
    retryable: z
      .boolean()
      .describe('True when the same request may succeed later without a change to the page.'),
  })
  .meta({ id: 'AnalysisError' });

export type AnalysisError = OutputOf<typeof analysisErrorSchema>;
