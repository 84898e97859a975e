import { z } from 'zod';
import type { OutputOf } from './output-of.ts';

export const evidenceSchema = z
  .object({
    text: z.string(),
    start: z
      .number()
      .int()
      .nullable()
      .describe('UTF-16 offset in the page’s content; null for words outside it.'),
    end: z.number().int().nullable(),
  })
  .meta({ id: 'Evidence', description: 'A quote from the page that a finding rests on.' });

export type Evidence = OutputOf<typeof evidenceSchema>;
