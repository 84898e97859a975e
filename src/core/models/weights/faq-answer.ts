// Written by `npm run train`: change the features or the fit, not the figures.
import type { PassageModel } from '../../reading/answers/passage-features.ts';

/** Probability that a passage is the answer to a question. */
export const FAQ_ANSWER: PassageModel = {
  intercept: -5.186,
  weights: {
    answered: 2.352,
    held: 2.372,
    rank: 0.09157,
    words: 0.7514,
    ownWords: 0.1598,
    withHeadings: 0.06376,
    heading: 0.2347,
    afterQuestion: 0.07661,
    belowQuestion: 2.212,
    kindMissing: -0.3606,
    defines: 0.949,
    definesBest: 0.3596,
    figure: 0.4316,
    wish: -1.604,
    teaser: 0.7283,
    newWords: -0.2768,
    linked: -0.7498,
    length: 0.1284,
    opensUnit: 0.2753,
    list: 0.5917,
    listAsked: -1.689,
    row: -0.4264,
    asksExplanation: 0.1885,
    asksYesNo: 0.4569,
    asksPlain: 0.04224,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 2115,
    crossValidated: {
      measure: 'right answers among the surest third of the best passages',
      figure: 0.3459,
      baseline: 0.2877,
    },
  },
};
