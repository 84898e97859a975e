// Written by `npm run train`: change the features or the fit, not the figures.
import type { PassageFeature } from '../../reading/answers/passage-features.ts';
import type { LinearModel } from '../linear-model.ts';

/** Probability that a paragraph answers a query. */
export const PASSAGE: LinearModel<PassageFeature> = {
  intercept: -5.724,
  weights: {
    confidence: 5.222,
    isBest: 0.1627,
    answered: 0.6017,
    words: 1.127,
    firstWords: 1.082,
    heading: 0.09079,
    otherHeading: -0.3434,
    opensSection: 0.03691,
    namesSubject: -0.524,
    length: 1.192,
    late: -0.471,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 10030,
    crossValidated: {
      measure: 'paragraph with the reader’s answer against others, AUC',
      figure: 0.8728,
      baseline: 0.8099,
    },
  },
};
