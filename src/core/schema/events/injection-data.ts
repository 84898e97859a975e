import { z } from 'zod';
import { draftInjectionExample } from '../examples/injection.ts';
import type { OutputOf } from '../output-of.ts';
import { describedTime, score } from '../values.ts';
import { environments, injectionModes, injectionPublications } from '../vocabulary.ts';
import { eventMetadata } from './event-metadata.ts';

export const injectionData = z.object({
  id: z.string(),
  object: z.literal('injection'),
  environment: z.enum(environments),
  status: z.enum(['completed', 'failed']),
  publication: z.enum(injectionPublications).nullable(),
  url: z.string().nullable(),
  mode: z.enum(injectionModes),
  score_before: score().nullable(),
  score_after: score().nullable(),
  error: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }).nullable(),
  metadata: eventMetadata(),
  created_at: describedTime('When it was submitted.'),
  completed_at: describedTime('When it ended.').nullable(),
  published_at: describedTime('When it was published.').nullable(),
});

export type InjectionEventData = OutputOf<typeof injectionData>;

export const injectionDataExample = {
  id: draftInjectionExample.id,
  object: 'injection',
  environment: 'live',
  status: 'completed',
  publication: 'draft',
  url: draftInjectionExample.url,
  mode: 'manual',
  score_before: draftInjectionExample.score_before,
  score_after: draftInjectionExample.score_after,
  error: null,
  metadata: {},
  created_at: '2026-11-21T09:30:00.000Z',
  completed_at: '2026-11-21T09:30:02.000Z',
  published_at: null,
} as const satisfies InjectionEventData;
