import { createRequire } from 'node:module';
import type { BandModel } from '../models/band-model.ts';

/** How likely a reader would gladly cite a page, by its score, and the scores at which the bands begin. Written by `npm run train`. */
export const SCORE_BANDS = createRequire(import.meta.url)('./score-bands.json') as BandModel;
