import { z } from 'zod';
import { analysisErrorSchema } from '../analysis-error.ts';
import { categoryScoresSchema } from '../analysis-result.ts';
import { completedAnalysisExample } from '../examples/analysis.ts';
import type { OutputOf } from '../output-of.ts';
import { describedTime, score } from '../values.ts';
import { environments } from '../vocabulary.ts';
import { eventMetadata } from './event-metadata.ts';

export const analysisData = z.object({
  id: z.string(),
  object: z.literal('analysis'),
  environment: z.enum(environments),
  status: z.enum(['completed', 'failed']),
  url: z.string(),
  overall_score: score().nullable(),
  category_scores: categoryScoresSchema.nullable(),
  error: analysisErrorSchema.nullable(),
  metadata: eventMetadata(),
  created_at: describedTime('When it was submitted.'),
  completed_at: describedTime('When it ended.'),
});

export type AnalysisEventData = OutputOf<typeof analysisData>;

export const analysisDataExample = {
  id: completedAnalysisExample.id,
  object: 'analysis',
  environment: 'live',
  url: completedAnalysisExample.url,
  metadata: { order: '7' },
  created_at: '2026-11-21T09:30:00.000Z',
  completed_at: '2026-11-21T09:30:02.000Z',
  status: 'completed',
  overall_score: completedAnalysisExample.overall_score,
  category_scores: completedAnalysisExample.category_scores,
  error: null,
} as const satisfies AnalysisEventData;
