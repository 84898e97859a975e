// Written by `npm run calibrate -- --model RECORDINGS`: change the fit, not the figures.
import type { VerdictConfidence } from './verdict-confidence.ts';

/** How often the verdict of a model is right, by its own and by that of the rules. */
export const VERDICT_CONFIDENCE: VerdictConfidence = {
  full: { full: 0.851, partial: 0.918, no: 0.847 },
  partial: { full: 0.673, partial: 0.53, no: 0.32 },
  no: { full: 0.914, partial: 0.908, no: 0.837 },
};
