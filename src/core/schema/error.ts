import { z } from 'zod';
import { errorCodes, errorTypes } from './error-registry.ts';
import type { OutputOf } from './output-of.ts';
import { idOf } from './values.ts';

/** An invalid field; `param` is its path, e.g. `queries[2]`. */
const fieldErrorSchema = z.object({ param: z.string(), code: z.enum(errorCodes), message: z.string() });

/** The body of every error response below /v1. */
export const errorSchema = z
  .object({
    error: z.object({
      type: z.enum(errorTypes),
      code: z.enum(errorCodes).describe('Stable code for programs, documented at doc_url.'),
      message: z.string().describe('For people; may change.'),
      param: z.string().optional().describe('The invalid field, if there is one.'),
      errors: z.array(fieldErrorSchema).optional().describe('Every invalid field.'),
      doc_url: z.string(),
      request_id: idOf('request'),
    }),
  })
  .meta({ id: 'Error' });

export type FieldError = OutputOf<typeof fieldErrorSchema>;
export type ErrorBody = OutputOf<typeof errorSchema>;
