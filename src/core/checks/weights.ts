// Written by `npm run calibrate`: change the checks or the fit, not the figures.
import type { FittedWeights } from './fitted-weights.ts';

/** Weights of the checks, fitted to the judgement of careful readers. */
export const CHECK_WEIGHTS: FittedWeights = {
  dataHash: 'sha256:978f16d0a628967962ea293d2a836b62d5a225dc601d3118967c74920e5da1db',
  examples: 325,
  points: {
    'answered-queries': 14.1,
    depth: 25,
    'passage-relevance': 20.4,
    'format-fit': 13.8,
    'statements-not-questions': 9.9,
    focus: 16.7,
    specificity: 20,
    'facts-not-praise': 22.6,
    'evidence-hygiene': 22.3,
    'supporting-entities': 25,
    'primary-entity-definition': 10,
    'primary-entity-prominence': 0.5,
    'raw-html-text': 5.1,
    boilerplate: 7.2,
    'labelled-passages': 14.7,
    'passage-length': 6.8,
    'self-contained-passages': 6.5,
    'heading-outline': 9.1,
    'heading-query-match': 7.6,
    'extractable-forms': 8,
    'filled-cells': 2,
    'readable-characters': 5.7,
    'written-placeholders': 2.4,
    title: 8.7,
    description: 2.3,
    'page-date': 2.7,
    'language-declared': 1.4,
    'canonical-address': 3.9,
    'structured-data-validity': 5.6,
  },
};
