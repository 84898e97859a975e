import { z } from 'zod';
import { errorCodes, errorTypes } from '../platform/errors.ts';

/** Every error answer below /v1 has this body. */
export const errorSchema = z
  .object({
    error: z.object({
      type: z.enum(errorTypes),
      code: z.enum(errorCodes).describe('Stable word for programs; each has its page at doc_url.'),
      message: z.string().describe('For people; it may change.'),
      param: z.string().optional().describe('The field that is wrong, when there is one.'),
      errors: z
        .array(z.object({ param: z.string(), code: z.enum(errorCodes), message: z.string() }))
        .optional()
        .describe('Every field that is wrong.'),
      doc_url: z.string(),
      request_id: z.string().meta({ pattern: '^req_[0-9A-Za-z]+$' }),
    }),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.output<typeof errorSchema>;
