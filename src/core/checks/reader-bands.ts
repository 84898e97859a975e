// Written by `npm run calibrate -- --model RECORDINGS`: change the fit, not the figures.
import type { ScoreBands } from '../models/band-model.ts';

/** The scores at which the bands begin where a language model judges. */
export const READER_BANDS: ScoreBands = { from: { fair: 64, good: 71, excellent: 77 } };
