import type { ScoreBand } from '../../core/schema/vocabulary.ts';

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

/** What an overall score in this band means. */
export function bandMeaning(band: ScoreBand): string {
  return `Careful readers would gladly cite ${bandShares[band]} of the pages with such a score.`;
}

/** The same with the band’s name, as one sentence. */
export function bandSentence(band: ScoreBand): string {
  const meaning = bandMeaning(band);
  return `${bandNames[band]}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
}
