import { z } from 'zod';

export const listLimitDefault = 20;
export const listLimitMax = 100;

/** What every list takes, beside its own filters. */
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
    .describe('`next_cursor` of the page before, with the same filters. Absent: the first page.'),
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
