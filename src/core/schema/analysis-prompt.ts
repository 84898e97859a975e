import { z } from 'zod';

/** The actions of an analysis as one task. */
export const analysisPromptSchema = z
  .object({
    object: z.literal('analysis_prompt'),
    markdown: z
      .string()
      .describe(
        'The task, for a coding agent or a writer. All words of the page in it are in fenced blocks.',
      ),
  })
  .meta({ id: 'AnalysisPrompt' });
