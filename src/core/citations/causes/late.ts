import type { CauseRule } from './cause-case.ts';

/** UTF-16 units, about 250 words: what a reader sees without scrolling much. Decision. */
const EARLY_CHARS = 1_500;
/** Share of the text. Decision: the second half. */
const LATE_SHARE = 0.5;

/** The same facts, far down the page, where the winner has them early. */
export const late: CauseRule = {
  code: 'late',
  find({ compared, winner, own: { text } }) {
    const statement = compared?.statement ?? null;
    const start = winner?.span.start ?? null;
    if (statement === null || start === null) return null;
    const isFarDown = statement.start >= EARLY_CHARS && statement.start >= LATE_SHARE * text.length;
    if (!isFarDown || start > LATE_SHARE * statement.start) return null;
    const percent = Math.round((100 * statement.start) / Math.max(1, text.length));
    return {
      explanation: `The page has the same facts, but only after ${String(percent)} % of its text.`,
      own: statement,
    };
  },
};
