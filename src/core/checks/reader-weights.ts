// Written by `npm run calibrate -- --model RECORDINGS`: change the fit, not the figures.
import type { ReaderWeights } from './fitted-weights.ts';

/** What the rating and the rules count in each category where a language model judges. */
export const READER_WEIGHTS: ReaderWeights = {
  dataHash: 'sha256:2ae564a45070831327ee27d98b29fe33d04d463022246ae45891f2a2defd38d3',
  examples: 123,
  parts: {
    intent_alignment: { rating: 0.9, rules: 0.1 },
    structure_quality: { rating: 0.712, rules: 0.288 },
    entity_coverage: { rating: 0.801, rules: 0.199 },
  },
};
