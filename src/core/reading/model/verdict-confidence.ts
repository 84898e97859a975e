import type { AnsweredVerdict } from '../../schema/vocabulary.ts';

/** The calibrated probability, 0-1, that a model's verdict is right: by its verdict, then by that of the rules. */
export type VerdictConfidence = Readonly<Record<AnsweredVerdict, Readonly<Record<AnsweredVerdict, number>>>>;
