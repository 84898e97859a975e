// Written by `npm run calibrate`: change the checks or the fit, not the figures.
import type { FittedWeights } from './fitted-weights.ts';

/** Weights of the checks, fitted to the judgement of careful readers. */
export const CHECK_WEIGHTS: FittedWeights = {
  dataHash: 'sha256:978f16d0a628967962ea293d2a836b62d5a225dc601d3118967c74920e5da1db',
  examples: 325,
  points: {
    'answered-queries': 10.8,
    depth: 25,
    'passage-relevance': 23.5,
    'format-fit': 15.1,
    'statements-not-questions': 11.6,
    focus: 13.9,
    specificity: 20,
    'facts-not-praise': 25,
    'evidence-hygiene': 19.7,
    'supporting-entities': 25,
    'primary-entity-definition': 10.3,
    'primary-entity-prominence': 0.5,
    'raw-html-text': 5.8,
    boilerplate: 8.1,
    'labelled-passages': 16.3,
    'passage-length': 7.5,
    'self-contained-passages': 7.1,
    'heading-outline': 10,
    'heading-query-match': 8.3,
    'extractable-forms': 9.2,
    title: 9.8,
    description: 2.8,
    'page-date': 2.8,
    'language-declared': 1.6,
    'canonical-address': 4.5,
    'structured-data-validity': 6.3,
  },
};
