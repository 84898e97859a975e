import { z } from 'zod';
import { evidenceSchema } from './evidence.ts';
import type { OutputOf } from './output-of.ts';
import { categoryIds, checkOutcomes, evidenceClasses } from './vocabulary.ts';

export const checkSchema = z
  .object({
    id: z.string(),
    category: z.enum(categoryIds),
    outcome: z.enum(checkOutcomes),
    points: z
      .number()
      .min(0)
      .nullable()
      .describe('At most `max_points`, two decimals; null when the check does not apply or broke.'),
    max_points: z.number().min(0),
    title: z.string(),
    explanation: z.string().describe('What was found: the reason for the points.'),
    evidence: z.array(evidenceSchema),
    evidence_class: z
      .enum(evidenceClasses)
      .describe('A specification, B controlled experiment, C correlation, D judgement.'),
    recommendation: z.string().nullable().describe('What to do; null when nothing needs to be done.'),
    expected_gain: z
      .number()
      .nullable()
      .describe(
        'Measured gain of the overall score when the check’s own fix is applied; null without such a fix.',
      ),
  })
  .meta({ id: 'Check' });

export type CheckResult = OutputOf<typeof checkSchema>;
