import { quoted } from '../../evidence/quoted.ts';
import type { QueryAnswers } from '../../reading/answers/answers.ts';
import { withCapital } from '../../reading/queries/natural-case.ts';
import { isQuestion } from '../../signals/prose.ts';
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
  idea: 'A question that the page answers in full or in part, with the passage that answers it best.',
  needs: ['page', 'prose', 'subject', 'entities', 'titleText', 'pageType', 'queries', 'answers'],
  compose(signals) {
    const { page, pageType, prose, answers } = signals;
    const find = passageFinderOf(signals, draftedSentences);
    const places = askingBlocks(signals);
    const answered = [...answers.filter(isFull), ...answers.filter(({ answered }) => answered === 'partial')];
    return answered.flatMap((each): GroundedQuestion[] => {
      const { query } = each;
      const asked = askedAs(query.text, page.language);
      const text = asked ?? withCapital(query.text.trim());
      const heading = places(query.text);
      const isKeywords = asked === null && !isQuestion(query);
      // Half an answer to a search says too little of what is asked.
      if (isKeywords && !isFull(each)) return [];
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
      const doubts = [
        ...questionDoubts(each, isKeywords, text),
        ...(pageType === 'forum' ? [opinion(text)] : []),
        ...(draft.doubts ?? []),
      ];
      const measures = {
        ...draft.measures,
        full: Number(isFull(each)),
        given: Number(query.source === 'given'),
      };
      return [{ ...draft, doubts, measures }];
    });
  },
});

function isFull({ answered }: QueryAnswers): boolean {
  return answered === 'full';
}

function questionDoubts(each: QueryAnswers, isKeywords: boolean, text: string): readonly Doubt[] {
  const shown = quoted(text, QUESTION_CHARS);
  const doubts: Doubt[] = [];
  if (!isFull(each))
    doubts.push({
      sign: 'partial',
      level: 'rewrite',
      reason: `The page answers ${shown} in part: add what is missing, or leave the question out.`,
    });
  if (isKeywords)
    doubts.push({
      sign: 'keywords',
      level: 'rewrite',
      reason: `${shown} is worded as a search: write it as a question.`,
    });
  return doubts;
}

function opinion(text: string): Doubt {
  return {
    sign: 'opinion',
    level: 'rewrite',
    reason: `A member of the forum answers ${quoted(text, QUESTION_CHARS)}: say so in the answer.`,
  };
}
