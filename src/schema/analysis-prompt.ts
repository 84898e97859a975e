import { z } from 'zod';

/** The actions of an analysis as one task. */
export const analysisPromptSchema = z
  .object({
    object: z.literal('analysis_prompt'),
    markdown: z
      .string()
      .describe('The task, for a coding agent or a writer. Words of the page in it are fenced or quoted.'),
  })
  .meta({ id: 'AnalysisPrompt' });
