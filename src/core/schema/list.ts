import { z } from 'zod';

const listLimitDefault = 20;
const listLimitMax = 100;

/** Parameters of every list, in addition to its filters. */
export const listParameters = {
  limit: z.coerce
    .number()
    .int({ error: 'Must be a whole number.' })
    .min(1, { error: 'Must be 1 or more.' })
    .max(listLimitMax, { error: 'Must be 100 or less.' })
    .default(listLimitDefault)
    .describe('Entries on a page.'),
  cursor: z
    .string()
    .optional()
    .describe('`next_cursor` of the previous page, with the same filters. Default: the first page.'),
};

/** A page of a list, newest first. */
export function listSchema<Entry extends z.ZodType>(entry: Entry, id: string) {
  return z
    .object({
      object: z.literal('list'),
      data: z.array(entry).describe('Newest first.'),
      has_more: z.boolean(),
      next_cursor: z.string().nullable().describe('Null on the last page.'),
    })
    .meta({ id });
}
