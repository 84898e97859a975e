import { z } from 'zod';

/** For routes that save something and need to be told nothing: no body, or `{}`. */
export const emptyRequestSchema = z.strictObject({}).meta({ id: 'EmptyRequest' });
