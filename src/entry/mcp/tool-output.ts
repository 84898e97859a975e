import { z } from 'zod';

/** The output of a tool: `fields`, and what every output says about itself. */
export function toolOutput<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.object({
    notice: z.string().describe('How to treat the texts of this object.'),
    is_shortened: z
      .boolean()
      .describe(
        'True when long texts or lists were cut to keep this object small; the API returns them whole.',
      ),
    ...fields,
  });
}
