import { quoted } from '../../evidence/quoted.ts';
import { runningTextOf } from '../../reading/queries/running-text.ts';
import { defineComposer, type GroundedQuestion } from '../composer.ts';
import { definitionPair } from './definitions.ts';

const ENTITIES_CONSIDERED = 25;
const ITEMS_MAX = 4;
const QUESTION_CHARS = 80;

/** Terms that the page explains in passing: readers may not come for them. */
export const definedTerms = defineComposer({
  id: 'defined-terms',
  type: 'faq',
  isDraft: true,
  idea: 'What any thing is that the page defines, whether or not its title or a heading names it.',
  needs: ['page', 'prose', 'entities', 'sections', 'subject', 'titleText', 'pageType'],
  compose(signals) {
    if (signals.pageType === 'forum') return [];
    const text = runningTextOf(signals.page);
    const items = signals.entities.all.slice(0, ENTITIES_CONSIDERED).flatMap((entity): GroundedQuestion[] => {
      const pair = definitionPair(entity, text, signals);
      if (pair === null) return [];
      const reason = `Check that readers of the page ask ${quoted(pair.question, QUESTION_CHARS)}: it explains the term in passing.`;
      return [
        {
          ...pair,
          doubts: [{ sign: 'aside', level: 'check', reason }],
          measures: { confidence: entity.salience, defines: 1 },
        },
      ];
    });
    return items.slice(0, ITEMS_MAX);
  },
});
