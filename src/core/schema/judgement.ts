import { z } from 'zod';
import { evidenceSchema } from './evidence.ts';
import type { OutputOf } from './output-of.ts';
import { weaknesses } from './vocabulary.ts';

const rating = z.number().min(1).max(5).nullable();

const reasonSchema = z.object({ why: z.string(), quote: evidenceSchema }).meta({
  id: 'JudgementReason',
  description: 'Why a rating is what it is, with words of the page that show it.',
});

export const judgementSchema = z
  .object({
    ratings: z
      .object({ overall: rating, intent: rating, structure: rating, entities: rating })
      .describe(
        '1 useless, 2 poor, 3 usable beside better pages, 4 good, 5 among the best of its kind; null where the page does not contain the quotation. Intent is at most 3 without a question that is answered in full, entities without names or measures that the page contains.',
      ),
    spread: z
      .number()
      .min(0)
      .max(4)
      .describe('Largest less smallest overall rating of the readings (`LLM_SAMPLES`); 0 of one.'),
    reasons: z.object({
      intent: reasonSchema.nullable(),
      structure: reasonSchema.nullable(),
      entities: reasonSchema.nullable(),
    }),
    weaknesses: z
      .array(
        z
          .object({
            code: z.enum(weaknesses),
            quote: evidenceSchema
              .nullable()
              .describe('Words that show it; null for an absence, which was checked.'),
            advice: z
              .string()
              .nullable()
              .describe('The model’s advice; null where it claims what the page does not say.'),
          })
          .meta({ id: 'JudgedWeakness' }),
      )
      .max(3)
      .describe('What keeps the page from being cited, worst first.'),
  })
  .meta({ id: 'Judgement' });

export type JudgementResult = OutputOf<typeof judgementSchema>;
