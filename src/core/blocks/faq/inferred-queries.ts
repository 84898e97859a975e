import { queriedPassages } from './queried-passages.ts';
import { defineComposer } from '../composer.ts';

/** Questions that people would ask about the page, which it answers in full. */
export const inferredQueries = defineComposer({
  id: 'inferred-queries',
  type: 'faq',
  idea: 'A question of the reading that the page answers in full, with the one passage that answers it.',
  needs: ['page', 'prose', 'subject', 'entities', 'titleText', 'pageType', 'queries'],
  compose: (signals) => queriedPassages(signals, 'inferred'),
});
