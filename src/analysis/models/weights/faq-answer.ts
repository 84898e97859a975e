// Written by `npm run train`: change the features or the fit, not the figures.
import type { PassageModel } from '../../reading/answers/passage-features.ts';

/** Probability that a passage is the answer to a question. */
export const FAQ_ANSWER: PassageModel = {
  intercept: -5.297,
  weights: {
    answered: 2.366,
    held: 2.34,
    rank: 0.09613,
    words: 0.6336,
    ownWords: 0.2366,
    withHeadings: 0.08568,
    heading: 0.3911,
    afterQuestion: 0.1957,
    belowQuestion: 1.675,
    kindMissing: -0.3083,
    defines: 0.765,
    definesBest: 0.4764,
    figure: 0.4935,
    wish: -1.633,
    teaser: 0.6887,
    linked: -0.6359,
    length: 0.02806,
    opensUnit: 0.1384,
    list: 0.5785,
    listAsked: -1.686,
    row: -0.405,
    asksExplanation: 0.1388,
    asksYesNo: 0.4526,
    asksPlain: 0.1116,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 2194,
    crossValidated: {
      measure: 'right answers among the surest third of the best passages',
      figure: 0.3579,
      baseline: 0.291,
    },
  },
};
