import type { CauseRule } from './cause-case.ts';

/** The page gives a part of what the winner's words give. */
export const partial: CauseRule = {
  code: 'partial',
  find({ compared, answer, winner, nearest }) {
    if (compared === null) return null;
    const { facts, had, statement } = compared;
    const own = statement ?? nearest;
    if (had.length > 0 && had.length < facts.length)
      return {
        explanation: `The page states ${String(had.length)} of the ${String(facts.length)} figures of the cited words.`,
        own,
      };
    if (facts.length === 0 && answer?.answered === 'partial' && winner?.answer?.answered === 'full')
      return { explanation: 'The page answers a part of the question, the winning page all of it.', own };
    return null;
  },
};
