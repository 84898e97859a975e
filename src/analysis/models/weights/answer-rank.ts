// Written by `npm run train`: change the features or the fit, not the figures.
import type { SpanFeature } from '../../reading/answers/span-features.ts';
import type { LinearModel } from '../linear-model.ts';

/** Order of the spans that may answer a query, best first. */
export const ANSWER_RANK: LinearModel<SpanFeature> = {
  intercept: 0,
  weights: {
    words: -1.011,
    ownWords: -1.029,
    ownWordsAsked: 1.188,
    nearby: 3.108,
    heading: -0.7292,
    bestHeading: 1.215,
    withHeadings: 1.649,
    afterQuestion: 1.914,
    peak: 1.411,
    mentions: -0.9102,
    occurrences: 1.696,
    company: 1.367,
    frequent: -1.207,
    density: 0.6588,
    newWords: -1.452,
    kindMissing: -0.4758,
    price: 1.033,
    number: 1.675,
    date: 1.723,
    instruction: 0.4161,
    list: 0.8422,
    headingAndKind: 1,
    figure: 0.4661,
    named: -0.3939,
    asks: -1.004,
    wish: -1.182,
    teaser: -5.213,
    smallTalk: 0.2968,
    firstPerson: -0.7648,
    opening: 2.889,
    length: 0.1736,
    short: -1.358,
    complete: 0.7681,
    blocks: -1.753,
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
