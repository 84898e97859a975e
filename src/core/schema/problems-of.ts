import type { z } from 'zod';

/** One line for each wrong field, `scopes.0: must be …`; `whole` names the input as a whole. */
export function problemsOf(error: z.ZodError, whole = 'input'): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`);
}
