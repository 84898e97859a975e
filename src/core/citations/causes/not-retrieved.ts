import type { CauseRule } from './cause-case.ts';

/** No passage is among the first 12 that a retriever finds for the question. */
export const notRetrieved: CauseRule = {
  code: 'not_retrieved',
  find: ({ isRetrieved, nearest }) =>
    isRetrieved
      ? null
      : {
          explanation:
            nearest === null
              ? 'No passage of the page shares a word with the question, so it does not reach the assistant.'
              : 'Other passages have more words of the question, so no passage of the page reaches the assistant.',
          own: nearest,
        },
};
