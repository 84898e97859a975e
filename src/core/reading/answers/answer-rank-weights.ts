import { createRequire } from 'node:module';
import type { SpanFeature } from './span-features.ts';
import type { LinearModel } from '../../models/linear-model.ts';

/** Order of the spans that may answer a query, best first. Written by `npm run train`. */
export const ANSWER_RANK = createRequire(import.meta.url)('./answer-rank.json') as LinearModel<SpanFeature>;
