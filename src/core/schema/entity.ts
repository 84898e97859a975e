import { z } from 'zod';
import type { OutputOf } from './output-of.ts';
import { entityTypes, gapSources, gapTypes } from './vocabulary.ts';

export const entitySchema = z
  .object({
    name: z.string(),
    type: z.enum(entityTypes),
    salience: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'How much the text dwells on it, compared with the entity that it dwells on most, which has 1. The order of the list is another: what a reader would put into an index of the page comes first.',
      ),
    mentions: z.number().int().min(0),
    defined: z.boolean().describe('True when a sentence of the page defines the entity.'),
  })
  .meta({ id: 'Entity' });

export const entityGapSchema = z
  .object({
    entity: z.string().describe('An entity, a facet of the subject, or a question.'),
    type: z.enum(gapTypes),
    importance: z.number().min(0).max(1),
    source: z.enum(gapSources).describe('Origin of the expectation.'),
    reason: z.string(),
    suggested_section: z.string().nullable(),
  })
  .meta({ id: 'EntityGap' });

export type Entity = OutputOf<typeof entitySchema>;
export type EntityGap = OutputOf<typeof entityGapSchema>;
