// Written by `npm run calibrate`: change the checks or the fit, not the figures.
import type { FittedWeights } from './fitted-weights.ts';

/** Weights of the checks, fitted to the judgement of careful readers. */
export const CHECK_WEIGHTS: FittedWeights = {
  dataHash: 'sha256:978f16d0a628967962ea293d2a836b62d5a225dc601d3118967c74920e5da1db',
  examples: 325,
  points: {
    'answered-queries': 10.6,
    depth: 25,
    'passage-relevance': 23.6,
    'format-fit': 15.1,
    'statements-not-questions': 11.6,
    focus: 14,
    specificity: 20,
    'facts-not-praise': 25,
    'evidence-hygiene': 19.7,
    'supporting-entities': 25,
    'primary-entity-definition': 10.3,
    'primary-entity-prominence': 0.5,
    'raw-html-text': 5.3,
    boilerplate: 7.4,
    'labelled-passages': 15,
    'passage-length': 6.9,
    'self-contained-passages': 6.5,
    'heading-outline': 9.2,
    'heading-query-match': 7.7,
    'extractable-forms': 8.2,
    'filled-cells': 0.5,
    'readable-characters': 5.8,
    'written-placeholders': 2.5,
    title: 8.9,
    description: 2.4,
    'page-date': 2.7,
    'language-declared': 1.4,
    'canonical-address': 4,
    'structured-data-validity': 5.7,
  },
};
