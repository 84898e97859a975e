import { z } from 'zod';
import { evidenceSchema } from './evidence.ts';
import type { OutputOf } from './output-of.ts';

const integrityFlagSchema = z.object({
  code: z.string(),
  multiplier: z.number().min(0).max(1),
  message: z.string(),
  evidence: z.array(evidenceSchema),
});

export const integritySchema = z
  .object({ multiplier: z.number().min(0).max(1), flags: z.array(integrityFlagSchema) })
  .meta({ id: 'Integrity', description: 'A factor on the score, lowered by text that tries to game it.' });

/** `multiplier` is the factor that this flag contributes, 0.2-1. */
export type IntegrityFlag = OutputOf<typeof integrityFlagSchema>;
export type Integrity = OutputOf<typeof integritySchema>;
