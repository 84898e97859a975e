import { z } from 'zod';
import { isWebhookEventType, webhookEventTypes, type WebhookEventType } from './event-types.ts';

const descriptionLengthMax = 200;

const eventTypes = z
  .array(z.string().refine(isWebhookEventType, 'is not a type of event'))
  .min(1)
  .transform((given): WebhookEventType[] => webhookEventTypes.filter((type) => given.includes(type)));

const description = z
  .string()
  .trim()
  .min(1)
  .max(descriptionLengthMax)
  // PostgreSQL's text cannot hold U+0000, and no description needs the others.
  .regex(/^\P{Cc}*$/u, 'must not have control characters');

export const newEndpointInput = z.strictObject({
  url: z.string(),
  environment: z.enum(['live', 'test']),
  /** Every type when absent. */
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

export type NewEndpointInput = z.input<typeof newEndpointInput>;
export type EndpointChangeInput = z.input<typeof endpointChangeInput>;

/** One sentence for each thing that is wrong. */
export function problemsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
