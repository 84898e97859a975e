// Written by `npm run train`: change the features or the fit, not the figures.
import type { SpanFeature } from '../../reading/answers/span-features.ts';
import type { LinearModel } from '../linear-model.ts';

/** Order of the spans that may answer a query, best first. */
export const ANSWER_RANK: LinearModel<SpanFeature> = {
  intercept: 0,
  weights: {
    words: -1.007,
    ownWords: -1.029,
    ownWordsAsked: 1.19,
    nearby: 3.108,
    heading: -0.7202,
    bestHeading: 1.213,
    withHeadings: 1.647,
    afterQuestion: 1.912,
    peak: 1.414,
    mentions: -0.9155,
    occurrences: 1.697,
    company: 1.363,
    frequent: -1.206,
    density: 0.6587,
    newWords: -1.433,
    kindMissing: -0.4723,
    price: 1.048,
    number: 1.718,
    date: 1.735,
    instruction: 0.4141,
    list: 0.8423,
    headingAndKind: 1.001,
    figure: 0.4328,
    named: -0.3918,
    asks: -1.01,
    wish: -1.186,
    teaser: -5.029,
    smallTalk: 0.2997,
    firstPerson: -0.7739,
    opening: 2.877,
    length: 0.1762,
    short: -1.359,
    complete: 0.7672,
    blocks: -1.758,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 672,
    crossValidated: {
      measure: 'half of the words of the reader’s answer in the first span',
      figure: 0.4375,
      baseline: 0.4033,
    },
  },
};
