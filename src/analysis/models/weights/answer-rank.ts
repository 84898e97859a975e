// Written by `npm run train`: change the features or the fit, not the figures.
import type { SpanFeature } from '../../reading/answers/span-features.ts';
import type { LinearModel } from '../linear-model.ts';

/** Order of the spans that may answer a query, best first. */
export const ANSWER_RANK: LinearModel<SpanFeature> = {
  intercept: 0,
  weights: {
    words: -1.013,
    ownWords: -1.029,
    ownWordsAsked: 1.189,
    nearby: 3.111,
    heading: -0.7244,
    bestHeading: 1.217,
    withHeadings: 1.646,
    afterQuestion: 1.916,
    peak: 1.418,
    mentions: -0.9167,
    occurrences: 1.7,
    company: 1.359,
    frequent: -1.203,
    density: 0.6567,
    newWords: -1.44,
    kindMissing: -0.4709,
    price: 1.051,
    number: 1.612,
    date: 1.737,
    instruction: 0.4152,
    list: 0.8435,
    headingAndKind: 0.9955,
    figure: 0.4321,
    named: -0.3875,
    asks: -1.012,
    wish: -1.188,
    teaser: -4.696,
    smallTalk: 0.2955,
    firstPerson: -0.7735,
    opening: 2.875,
    length: 0.186,
    short: -1.359,
    complete: 0.7678,
    blocks: -1.755,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 672,
    crossValidated: {
      measure: 'half of the words of the reader’s answer in the first span',
      figure: 0.4435,
      baseline: 0.4063,
    },
  },
};
