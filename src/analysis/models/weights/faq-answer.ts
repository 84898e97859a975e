// Written by `npm run train`: change the features or the fit, not the figures.
import type { PassageModel } from '../../reading/answers/passage-features.ts';

/** Probability that a passage is the answer to a question. */
export const FAQ_ANSWER: PassageModel = {
  intercept: -5.169,
  weights: {
    answered: 2.312,
    held: 2.373,
    rank: 0.09785,
    words: 0.7459,
    ownWords: 0.1847,
    withHeadings: 0.07539,
    heading: 0.2175,
    afterQuestion: 0.08282,
    belowQuestion: 2.237,
    kindMissing: -0.3517,
    defines: 0.9894,
    definesBest: 0.2543,
    figure: 0.4584,
    wish: -1.598,
    teaser: 0.5263,
    newWords: -0.2424,
    linked: -0.8917,
    length: 0.13,
    opensUnit: 0.2099,
    list: 0.604,
    listAsked: -1.681,
    row: -0.4059,
    asksExplanation: 0.1959,
    asksYesNo: 0.4945,
    asksPlain: 0.06499,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 2102,
    crossValidated: {
      measure: 'right answers among the surest third of the best passages',
      figure: 0.3527,
      baseline: 0.2877,
    },
  },
};
