/** Scores are numbers 0-100 with at most one decimal. */
export function roundScore(value: number): number {
  return Math.round(value * 10) / 10;
}
