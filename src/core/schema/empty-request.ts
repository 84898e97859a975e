import { z } from 'zod';

/** For writing routes without parameters: no body, or `{}`. */
export const emptyRequestSchema = z.strictObject({}).meta({ id: 'EmptyRequest' });
