// Written by `npm run train`: change the features or the fit, not the figures.
import type { VerdictModel } from '../../reading/answers/verdict.ts';

/** Probability that the page answers a query. */
export const ANSWERED: VerdictModel = {
  intercept: 0.1366,
  weights: {
    rank: 0.2937,
    words: 0.7383,
    ownWords: 0.04453,
    withHeadings: 0.3921,
    nearby: -0.5768,
    heading: 0.273,
    rarest: -0.2626,
    phrases: -0.3535,
    kind: 0.3424,
    kindMissing: -0.03405,
    ownOnPage: 0.117,
    wordsMissing: -0.9394,
    bestHeading: -0.1436,
    silent: -0.3417,
    firstPerson: 0.03125,
    early: -0.1961,
    length: -0.01797,
    queryWords: -0.5442,
    asksPrice: -1.799,
    asksNumber: -0.9612,
    asksDate: -0.1361,
    asksComparison: -0.4892,
    asksList: -1.071,
    asksSteps: -0.9451,
    asksYesNo: -0.2108,
    asksDefinition: -0.2044,
    asksPersonOrPlace: -0.09944,
    onForum: -0.2647,
    onProduct: 0.3224,
    onDocumentation: 0.2283,
  },
  thresholds: {
    no: 0.525,
    full: 0.7,
  },
  fit: {
    fittedOn: '2026-11-22',
    dataHash: 'sha256:a1a52f7faf5bfc9f547d16a9ec9c3f3f93851b56fb6f7a47bceb9face700457a',
    examples: 808,
    crossValidated: {
      measure: 'answered full against no, AUC',
      figure: 0.7991,
      baseline: 0.7342,
    },
  },
};
