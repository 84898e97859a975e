import type { z } from 'zod';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/**
 * Keeps the schemas of answers and events open: a client that validates with the document must not break when an answer
 * gains a field. Requests are strict objects and stay closed, because a field that is silently ignored is a typo.
 */
export const openObjects: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
};
