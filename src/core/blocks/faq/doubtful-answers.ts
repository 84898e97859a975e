import { quoted } from '../../evidence/quoted.ts';
import { defineComposer, type Doubt, type GroundedQuestion } from '../composer.ts';
import { askingBlocks, passageFinderOf } from './answer-finder.ts';
import { isWholePart, partBelow } from './asked-part.ts';
import { askedAs } from './asked-question.ts';
import { draftAnswer } from './draft-answer.ts';
import { draftedSentences } from './page-passages.ts';

const QUESTION_CHARS = 80;

/** Whatever counts as answered in full has an answer here, so that the verdict and the block agree. */
export const doubtfulAnswers = defineComposer({
  id: 'doubtful-answers',
  type: 'faq',
  isDraft: true,
  idea: 'A question that the page answers in full, with the passage that answers it best. Half an answer reads as the whole one.',
  needs: ['page', 'prose', 'subject', 'entities', 'titleText', 'pageType', 'queries', 'answers'],
  compose(signals) {
    const { page, pageType, prose, answers } = signals;
    const find = passageFinderOf(signals, draftedSentences);
    const places = askingBlocks(signals);
    const full = answers.filter(({ answered }) => answered === 'full');
    return full.flatMap(({ query }): GroundedQuestion[] => {
      const text = askedAs(query.text, page.language);
      // A reader does not ask in keywords: such an item spoils the block.
      if (text === null) return [];
      const heading = places(query.text);
      const { passages } = find(query, heading);
      const others = passages.filter(
        // The page asks and answers it by itself.
        ({ passage }) =>
          heading === null ||
          query.source === 'given' ||
          !isWholePart(passage, partBelow(heading, prose.units)),
      );
      const draft = draftAnswer({ text, stems: query.stems, heading }, others, signals);
      if (draft === null) return [];
      const doubts = [...(pageType === 'forum' ? [opinion(text)] : []), ...(draft.doubts ?? [])];
      const measures = { ...draft.measures, full: 1, given: Number(query.source === 'given') };
      return [{ ...draft, doubts, measures }];
    });
  },
});

function opinion(text: string): Doubt {
  return {
    sign: 'opinion',
    level: 'rewrite',
    reason: `A member of the forum answers ${quoted(text, QUESTION_CHARS)}: say so in the answer.`,
  };
}
