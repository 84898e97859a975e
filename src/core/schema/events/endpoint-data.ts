import { z } from 'zod';
import type { OutputOf } from '../output-of.ts';
import { describedTime } from '../values.ts';
import { environments } from '../vocabulary.ts';

export const endpointData = z.object({
  id: z.string(),
  object: z.literal('webhook_endpoint'),
  environment: z.enum(environments),
  status: z.enum(['enabled', 'disabled']),
  url: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).nullable().describe('Why it was disabled.'),
  created_at: describedTime('When it was added.'),
  disabled_at: describedTime('When it was disabled.').nullable(),
});

export type EndpointEventData = OutputOf<typeof endpointData>;

export const endpointDataExample = {
  id: 'whe_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'webhook_endpoint',
  environment: 'live',
  url: 'https://shop.example/hooks',
  created_at: '2026-11-21T09:30:00.000Z',
  status: 'enabled',
  error: null,
  disabled_at: null,
} as const satisfies EndpointEventData;
