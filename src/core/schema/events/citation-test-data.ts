import { z } from 'zod';
import { analysisErrorSchema } from '../analysis-error.ts';
import { citationTestSchema } from '../citation-test.ts';
import { citationTestExample } from '../examples/citation-test.ts';
import type { OutputOf } from '../output-of.ts';
import { describedTime } from '../values.ts';
import { environments } from '../vocabulary.ts';
import { eventMetadata } from './event-metadata.ts';

const { assistant, rate, comparison } = citationTestSchema.shape;

export const citationTestData = z.object({
  id: z.string(),
  object: z.literal('citation_test'),
  environment: z.enum(environments),
  status: z.enum(['completed', 'failed']),
  url: z.string().nullable(),
  ...{ assistant, rate, comparison },
  error: analysisErrorSchema.nullable(),
  metadata: eventMetadata(),
  created_at: describedTime('When it was submitted.'),
  completed_at: describedTime('When it ended.'),
});

type CitationTestEventData = OutputOf<typeof citationTestData>;

export const citationTestDataExample = {
  id: citationTestExample.id,
  object: 'citation_test',
  environment: 'live',
  status: 'completed',
  url: citationTestExample.url,
  assistant: citationTestExample.assistant,
  rate: citationTestExample.rate,
  comparison: citationTestExample.comparison,
  error: null,
  metadata: {},
  created_at: '2026-11-21T09:30:00.000Z',
  completed_at: '2026-11-21T09:30:41.000Z',
} as const satisfies CitationTestEventData;
