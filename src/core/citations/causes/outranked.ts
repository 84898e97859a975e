import type { CauseRule } from './cause-case.ts';

/** Nothing on the page explains it, so nothing is advised. */
export const outranked: CauseRule = {
  code: 'outranked',
  find: ({ compared, nearest, winner }) => ({
    explanation:
      winner === null
        ? 'No page of the test is cited.'
        : 'The page says what the winning page says: nothing on the page explains the choice.',
    own: compared?.statement ?? nearest,
  }),
};
