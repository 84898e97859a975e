// Written by `npm run calibrate`: change the checks or the fit, not the figures.
import type { FittedWeights } from './fitted-weights.ts';

/** Weights of the checks, fitted to the judgement of careful readers. */
export const CHECK_WEIGHTS: FittedWeights = {
  dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
  examples: 143,
  points: {
    'answered-queries': 7.7,
    depth: 25,
    'passage-relevance': 21,
    'section-answers': 11.4,
    'format-fit': 20.3,
    'statements-not-questions': 3,
    focus: 11.6,
    specificity: 20,
    'facts-not-praise': 13.4,
    'evidence-hygiene': 22.5,
    'supporting-entities': 25,
    'expected-entities': 5.6,
    'primary-entity-definition': 10.8,
    'primary-entity-prominence': 2.7,
    'raw-html-text': 5.6,
    boilerplate: 6.3,
    'labelled-passages': 14.4,
    'passage-length': 6.6,
    'self-contained-passages': 5.5,
    'heading-outline': 6.5,
    'heading-query-match': 9.1,
    'extractable-forms': 9.9,
    title: 11.1,
    description: 4.8,
    'page-date': 4.9,
    'language-declared': 3.5,
    'canonical-address': 4.5,
    'structured-data-validity': 7.3,
  },
};
