import type { CauseRule } from './cause-case.ts';

/** Nothing on the page explains it, so nothing is advised. */
export const outranked: CauseRule = {
  code: 'outranked',
  find: ({ compared, nearest }) => ({
    explanation:
      compared === null
        ? 'No page of the test is cited, and none answers better by its words.'
        : 'The page says what the winning page says: nothing on the page explains the choice.',
    own: compared?.statement ?? nearest,
  }),
};
