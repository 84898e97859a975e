/** Share of the winner's content words from which on a sentence makes the same statement. Decision: most of them. */
export const LIKE_MIN = 0.6;
