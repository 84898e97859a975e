/** Arguments of tools that are headers of their routes. */
import { z } from 'zod';

/** Below the time limits of clients, which begin at 30 s. */
const waitSecondsDefault = 25;

export const waitSecondsInput = z
  .number()
  .int({ error: 'Must be a whole number.' })
  .min(0, { error: 'Must be 0 or more.' })
  .max(30, { error: 'Must be 30 or less.' })
  .default(waitSecondsDefault)
  .describe(`Seconds to wait for the result, 0 to 30. Default ${String(waitSecondsDefault)}.`);

export const idempotencyKeyInput = z
  .string()
  .optional()
  .describe(
    'A unique value for this request, such as a UUID. A repeated call with the same value within 24 hours returns the first result and is not charged again.',
  );
