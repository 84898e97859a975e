import { LIKE_MIN } from './likeness.ts';
import type { CauseCase, CauseRule } from './cause-case.ts';

/** The fact is not there. */
export const missing: CauseRule = {
  code: 'missing',
  find(given) {
    const { compared, nearest } = given;
    const own = compared?.statement ?? nearest;
    if (compared?.isDenied === true)
      return { explanation: 'The page denies what the winning page states.', own };
    return isMissing(given) ? { explanation: explanationOf(given), own } : null;
  },
};

function isMissing({ compared, answer, winner }: CauseCase): boolean {
  if (compared === null) return winner === null && answer?.answered === 'no';
  const { facts, had, likeness } = compared;
  // With almost the same words it is the figure that is missing: `vague`.
  if (facts.length > 0) return had.length === 0 && (likeness < LIKE_MIN || compared.hasOtherFigure);
  return answer?.answered === 'no' && likeness < LIKE_MIN;
}

function explanationOf({ compared }: CauseCase): string {
  if (compared === null) return 'The page does not answer the question.';
  if (compared.facts.length === 0) return 'The page does not say what the winning page answers.';
  return compared.hasOtherFigure
    ? 'The page states another figure than the winning page.'
    : 'The page does not state the figure that the winning page gives.';
}
