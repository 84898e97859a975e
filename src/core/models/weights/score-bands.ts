// Written by `npm run train`: change the features or the fit, not the figures.
import type { BandModel } from '../band-model.ts';

/** How likely a reader would gladly cite a page, by its score, and the scores at which the bands begin. */
export const SCORE_BANDS: BandModel = {
  intercept: -9.349,
  weights: {
    overall_score: 0.1286,
  },
  from: {
    fair: 64,
    good: 73,
    excellent: 81,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 143,
    crossValidated: {
      measure: 'mean probability given to what the reader says (trivial: the share of all pages)',
      figure: 0.6894,
      baseline: 0.5156,
    },
  },
};
