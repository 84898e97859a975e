import type { CategoryId } from '../schema/vocabulary.ts';

/** Weights of checks as `npm run calibrate` writes them. */
export interface FittedWeights {
  /** SHA-256 of the labels and pages that they were fitted on. */
  readonly dataHash: string;
  /** Number of labelled pages. */
  readonly examples: number;
  /** Points for perfect fulfilment, by id of the check; those of a category sum to 100. */
  readonly points: Readonly<Record<string, number>>;
}

/** Parts of a category where a language model judges, 0-1; they sum to 1. */
export interface CategoryParts {
  readonly rating: number;
  /** All other checks together, verdicts included. */
  readonly rules: number;
}

/** Weights of a judging reader as `npm run calibrate -- --model` writes them. */
export interface ReaderWeights {
  /** SHA-256 of the labels, pages and recorded answers that they were fitted on. */
  readonly dataHash: string;
  /** Number of recorded answers. */
  readonly examples: number;
  readonly parts: Readonly<Record<CategoryId, CategoryParts>>;
}
