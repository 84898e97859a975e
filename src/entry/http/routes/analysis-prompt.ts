import { readAnalysis } from '../../../features/analyses/read-analysis.ts';
import { AppError } from '../../../service/platform/errors.ts';
import { renderPrompt } from '../../report/prompt.ts';
import { resultOf, type AnalysisRecord } from '../../../core/schema/analysis.ts';
import { analysisPromptSchema } from '../../../core/schema/analysis-prompt.ts';
import { completedAnalysisExample } from '../../../core/schema/examples/analysis.ts';
import { idParameter } from '../../../core/schema/values.ts';
import { defineKeyRoute } from '../route.ts';

export const readAnalysisPromptRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/analysis/{id}/prompt',
  operationId: 'readAnalysisPrompt',
  tag: 'Analysis',
  summary: 'Read the actions as a task',
  description:
    'Returns the analysis’ `actions` as one task in Markdown, for a coding agent or a writer: what to change and where, with examples, blocks and the facts that only the author has, what must not change, and how to check the result.',
  access: { kind: 'key', scope: 'analysis:read', publishable: 'refused' },
  params: idParameter('analysis'),
  responses: {
    200: {
      description: 'The task.',
      schema: analysisPromptSchema,
      example: promptOf(completedAnalysisExample),
    },
  },
  errors: ['content_not_available'],
  handle: async ({ context, caller, params }) => {
    const record = await readAnalysis(context.app, caller, params.id);
    if (record === null) throw new AppError('not_found');
    const prompt = promptOf(record);
    if (prompt === undefined) {
      const message = 'The task is available once the analysis is completed. A failed analysis has none.';
      throw new AppError('content_not_available', { message });
    }
    return { status: 200, json: JSON.stringify(prompt) };
  },
});

/** Undefined until the analysis is completed. */
function promptOf(record: AnalysisRecord): { object: 'analysis_prompt'; markdown: string } | undefined {
  const result = resultOf(record);
  if (result === undefined) return undefined;
  return { object: 'analysis_prompt', markdown: renderPrompt(result, { url: record.url }) };
}
