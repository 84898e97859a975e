import type { ScoreBand } from '../schema/vocabulary.ts';

export const bandNames: Readonly<Record<ScoreBand, string>> = {
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
};

const bandShares: Readonly<Record<ScoreBand, string>> = {
  poor: 'fewer than a quarter',
  fair: 'a quarter to half',
  good: 'half to three quarters',
  excellent: 'three quarters or more',
};

/** A sentence about an overall score in this band. */
export function bandSentence(band: ScoreBand): string {
  return `${bandNames[band]}: careful readers would gladly cite ${bandShares[band]} of the pages with such a score.`;
}
