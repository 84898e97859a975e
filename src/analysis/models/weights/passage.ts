// Written by `npm run train`: change the features or the fit, not the figures.
import type { PassageFeature } from '../../reading/answers/passage-features.ts';
import type { LinearModel } from '../linear-model.ts';

/** Probability that a paragraph answers a query. */
export const PASSAGE: LinearModel<PassageFeature> = {
  intercept: -5.722,
  weights: {
    confidence: 5.234,
    isBest: 0.162,
    answered: 0.5925,
    words: 1.124,
    firstWords: 1.078,
    heading: 0.1028,
    otherHeading: -0.3407,
    opensSection: 0.04628,
    namesSubject: -0.5199,
    length: 1.181,
    late: -0.4205,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 10030,
    crossValidated: {
      measure: 'paragraph with the reader’s answer against others, AUC',
      figure: 0.8721,
      baseline: 0.8099,
    },
  },
};
