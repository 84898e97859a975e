/** Weights of checks as `npm run calibrate` writes them. */
export interface FittedWeights {
  /** SHA-256 of the labels and pages that they were fitted on. */
  readonly dataHash: string;
  /** Number of labelled pages. */
  readonly examples: number;
  /** Points for perfect fulfilment, by id of the check; those of a category sum to 100. */
  readonly points: Readonly<Record<string, number>>;
}
