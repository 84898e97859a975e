import { z } from 'zod';
import { batchSchema } from '../batch.ts';
import { describedTime } from '../values.ts';
import { environments } from '../vocabulary.ts';
import { defineEvent } from './define-event.ts';
import { eventMetadata } from './event-metadata.ts';

export const analysisBatchCompleted = defineEvent({
  type: 'analysis.batch.completed',
  summary: 'Every analysis of a batch has ended',
  data: z.object({
    id: z.string(),
    object: z.literal('analysis_batch'),
    environment: z.enum(environments),
    status: z.literal('completed'),
    counts: batchSchema.shape.counts,
    metadata: eventMetadata(),
    created_at: describedTime('When it was submitted.'),
    completed_at: describedTime('When the last of its analyses ended.'),
  }),
  example: {
    id: 'bat_01jd7r2k8mvb4c9x0q3n5t6w7y',
    object: 'analysis_batch',
    environment: 'live',
    status: 'completed',
    counts: { queued: 0, processing: 0, completed: 9, failed: 1 },
    metadata: {},
    created_at: '2026-11-21T09:30:00.000Z',
    completed_at: '2026-11-21T09:30:02.000Z',
  },
});
