import type { Evidence } from '../../schema/evidence.ts';
import type { RatedPart, Weakness } from '../../schema/vocabulary.ts';

/** What a model that reads a page says of its worth, after each quotation was found on the page. */
export interface Judgement {
  /** 1-5; of what is verified alone. A part without a verified quotation is absent, and the rules score it. */
  readonly ratings: Readonly<Partial<Record<RatedPart, number>>>;
  /** Largest less smallest overall rating of several readings; 0 of one. */
  readonly spread: number;
  readonly reasons: Readonly<Partial<Record<RatedPart, JudgedReason>>>;
  /** Worst first. */
  readonly weaknesses: readonly JudgedWeakness[];
  /** What was left out because the page does not bear it out, in words for a warning. */
  readonly dropped: readonly string[];
}

export interface JudgedReason {
  readonly why: string;
  readonly quote: Evidence;
}

export interface JudgedWeakness {
  readonly code: Weakness;
  /** Null: an absence that was checked. */
  readonly quote: Evidence | null;
  /** Null: the model's words did not pass; ours are used. */
  readonly advice: string | null;
}
