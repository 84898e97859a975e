import { queriedPassages } from './queried-passages.ts';
import { defineComposer } from '../composer.ts';

/** The caller's questions that the page answers in full. */
export const givenQueries = defineComposer({
  id: 'given-queries',
  type: 'faq',
  idea: 'A question of the caller that the page answers in full, with the one passage that answers it.',
  needs: ['page', 'prose', 'subject', 'entities', 'titleText', 'pageType', 'queries'],
  compose: (signals) => queriedPassages(signals, 'given'),
});
