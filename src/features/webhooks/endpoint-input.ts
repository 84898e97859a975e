import { z } from 'zod';
import { webhookEventTypes } from '../../core/schema/events/index.ts';
import { oneOf } from '../../core/schema/one-of.ts';
import { environments } from '../../core/schema/vocabulary.ts';

const descriptionLengthMax = 200;

const eventTypes = z
  .array(oneOf(webhookEventTypes))
  .min(1)
  .transform((given) => webhookEventTypes.filter((type) => given.includes(type)));

const description = z
  .string()
  .trim()
  .min(1)
  .max(descriptionLengthMax)
  // PostgreSQL's text cannot store U+0000, and no description needs the others.
  .regex(/^\P{Cc}*$/u, 'must not contain control characters');

export const newEndpointInput = z.strictObject({
  url: z.string(),
  environment: oneOf(environments),
  /** Default: every type. */
  events: eventTypes.optional(),
  description: description.optional(),
  enabled: z.boolean().optional(),
});

export const endpointChangeInput = z.strictObject({
  id: z.string(),
  url: z.string().optional(),
  events: eventTypes.optional(),
  description: description.nullable().optional(),
  enabled: z.boolean().optional(),
});

/** `events` are unvalidated: the schema checks them. */
type Unvalidated<Input> = Omit<Input, 'events'> & { readonly events?: readonly string[] };

export type NewEndpointInput = Unvalidated<z.input<typeof newEndpointInput>>;
export type EndpointChangeInput = Unvalidated<z.input<typeof endpointChangeInput>>;
