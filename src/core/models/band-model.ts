import type { ScoreBand } from '../schema/vocabulary.ts';
import type { LinearModel } from './linear-model.ts';

/** The measure of the curve, with its explanation. */
export const scoreFeatures = {
  overall_score: 'the overall score, 0-100, for the queries of a careful reader',
} as const;

export interface ScoreBands {
  /** The lowest score of each band; what is below all of them is `poor`. */
  readonly from: Readonly<Record<Exclude<ScoreBand, 'poor'>, number>>;
}

/** The chance that a reader would gladly cite a page, and the bands that it divides scores into. */
export interface BandModel extends LinearModel<keyof typeof scoreFeatures>, ScoreBands {}
