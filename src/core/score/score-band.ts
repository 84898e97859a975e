import type { ScoreBand } from '../schema/vocabulary.ts';
import type { ScoreBands } from '../models/band-model.ts';
import { READER_BANDS } from '../checks/reader-bands.ts';
import { SCORE_BANDS } from './score-bands-weights.ts';

/**
 * What an overall score means: how many careful readers would gladly cite pages that score so. A score that a model's
 * ratings lead has bands of its own, because it spreads otherwise.
 */
export function bandOf(overallScore: number, isJudged = false): ScoreBand {
  return bandIn(overallScore, isJudged ? READER_BANDS : SCORE_BANDS);
}

export function bandIn(overallScore: number, { from }: ScoreBands): ScoreBand {
  if (overallScore >= from.excellent) return 'excellent';
  if (overallScore >= from.good) return 'good';
  return overallScore >= from.fair ? 'fair' : 'poor';
}

/** Pages below have gaps worth closing. */
export const goodFrom = SCORE_BANDS.from.good;

/** The bands for the documentation. */
export function bandsInWords({ from }: ScoreBands = SCORE_BANDS): string {
  return `The sum as a probability: the chance that a careful reader would gladly cite a page with this score. \`score_band\` is \`poor\` below ${String(from.fair)} (fewer than a quarter of such pages), \`fair\` from there, \`good\` from ${String(from.good)} (half of them), \`excellent\` from ${String(from.excellent)} (three quarters).`;
}
