import { z } from 'zod';

/** One word of a closed list; any other is refused by a message that lists the words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, {
    error: ({ input }) => `must be one of ${words.join(', ')}, not ${JSON.stringify(input)}`,
  });
}
