import { LIKE_MIN } from './likeness.ts';
import type { CauseRule } from './cause-case.ts';

/** The page makes the statement without the figure or date that the winner has. */
export const vague: CauseRule = {
  code: 'vague',
  find({ compared }) {
    if (compared === null || compared.statement === null) return null;
    const { facts, had, likeness, hasOtherFigure, statement } = compared;
    if (facts.length === 0 || had.length > 0 || hasOtherFigure || likeness < LIKE_MIN) return null;
    return { explanation: 'The page makes the same statement without the figure.', own: statement };
  },
};
