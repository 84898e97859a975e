import { z } from 'zod';
import { evidenceSchema } from './evidence.ts';
import type { OutputOf } from './output-of.ts';
import { answerKinds, weaknesses } from './vocabulary.ts';

/** A careful reader's name for what keeps a page from being cited; shared by a check and its action. */
export const weaknessSchema = z
  .enum(weaknesses)
  .nullable()
  .describe('What keeps the page from being cited, as careful readers name it; null for technical faults.');

export const actionSchema = z
  .object({
    check: z
      .string()
      .describe(
        'The id of the check, or the code of the access limit or integrity flag, that found the fault.',
      ),
    weakness: weaknessSchema,
    text: z.string().describe('What to do, in one or two sentences that read well alone.'),
    why: z.string().describe('What the fault costs today, in one sentence.'),
    where: evidenceSchema.nullable().describe('The place to change; null for what is not on the page.'),
    example: z.string().nullable().describe('Words to use; null without any that are sure to be right.'),
    block: z
      .string()
      .nullable()
      .describe('The id of the block in `content_blocks` that does it; null without one.'),
    brief: z
      .number()
      .int()
      .min(0)
      .nullable()
      .describe('The index in `briefs` of what only the author can supply; null when nothing is needed.'),
    expected_gain: z
      .number()
      .nullable()
      .describe(
        'Measured gain of the overall score from `block`; null without one. It does not order the actions.',
      ),
  })
  .meta({ id: 'Action' });

export const briefSchema = z
  .object({
    question: z.string().describe('What the author is asked.'),
    answer_kind: z.enum(answerKinds).describe('The kind of answer that is missing.'),
    facts_needed: z.array(z.string()).describe('What only the author can supply.'),
    place: z.string().describe('The heading that the answer belongs under.'),
  })
  .meta({
    id: 'Brief',
    description: 'What the page does not say and only its author knows.',
  });

export type Action = OutputOf<typeof actionSchema>;
export type Brief = OutputOf<typeof briefSchema>;
