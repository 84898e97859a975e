import type { z } from 'zod';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/**
 * Allows additional fields in response and event schemas, so that clients that validate do not break when a field is
 * added. Request schemas stay closed: a silently ignored field would hide a typo.
 */
export const openObjects: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
};
