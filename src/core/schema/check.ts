import { z } from 'zod';
import { weaknessSchema } from './action.ts';
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
      .describe('At most `max_points`, two decimals; null when the check does not apply or had an error.'),
    max_points: z.number().min(0),
    title: z.string(),
    explanation: z.string().describe('The findings behind the points.'),
    evidence: z.array(evidenceSchema),
    evidence_class: z
      .enum(evidenceClasses)
      .describe('A specification, B controlled experiment, C correlation, D judgement.'),
    weakness: weaknessSchema,
    recommendation: z
      .string()
      .nullable()
      .describe('How to improve the page; null when there is nothing to fix.'),
    expected_gain: z
      .number()
      .nullable()
      .describe('Measured gain of the overall score from applying the check’s fix; null without one.'),
  })
  .meta({ id: 'Check' });

export type CheckResult = OutputOf<typeof checkSchema>;
