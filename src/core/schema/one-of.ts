import { z } from 'zod';

/** An enum whose error message lists the allowed values. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, {
    error: ({ input }) => `must be one of ${words.join(', ')}, not ${JSON.stringify(input)}`,
  });
}
