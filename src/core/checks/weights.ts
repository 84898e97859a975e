// Written by `npm run calibrate`: change the checks or the fit, not the figures.
import type { FittedWeights } from './fitted-weights.ts';

/** Weights of the checks, fitted to the judgement of careful readers. */
export const CHECK_WEIGHTS: FittedWeights = {
  dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
  examples: 143,
  points: {
    'answered-queries': 23.7,
    depth: 25,
    'passage-relevance': 17.8,
    'format-fit': 9.8,
    'statements-not-questions': 5.5,
    focus: 18.3,
    specificity: 20,
    'facts-not-praise': 14.2,
    'evidence-hygiene': 23.2,
    'supporting-entities': 25,
    'primary-entity-definition': 7.5,
    'primary-entity-prominence': 10.1,
    'raw-html-text': 4.7,
    boilerplate: 7.4,
    'labelled-passages': 15.1,
    'passage-length': 5.7,
    'self-contained-passages': 10.8,
    'heading-outline': 4.5,
    'heading-query-match': 11,
    'extractable-forms': 11.6,
    title: 12.5,
    description: 3.3,
    'page-date': 4.3,
    'language-declared': 0.9,
    'canonical-address': 3,
    'structured-data-validity': 5.4,
  },
};
