import { z } from 'zod';
import { errorCodes, errorTypes } from './error-registry.ts';
import type { OutputOf } from './output-of.ts';
import { idOf } from './values.ts';

/** One wrong field; `param` is its path, e.g. `queries[2]`. */
const fieldErrorSchema = z.object({ param: z.string(), code: z.enum(errorCodes), message: z.string() });

/** Every error answer below /v1 has this body. */
export const errorSchema = z
  .object({
    error: z.object({
      type: z.enum(errorTypes),
      code: z.enum(errorCodes).describe('Stable word for programs; each has its page at doc_url.'),
      message: z.string().describe('For people; it may change.'),
      param: z.string().optional().describe('The field that is wrong, when there is one.'),
      errors: z.array(fieldErrorSchema).optional().describe('Every field that is wrong.'),
      doc_url: z.string(),
      request_id: idOf('request'),
    }),
  })
  .meta({ id: 'Error' });

export type FieldError = OutputOf<typeof fieldErrorSchema>;
export type ErrorBody = OutputOf<typeof errorSchema>;
