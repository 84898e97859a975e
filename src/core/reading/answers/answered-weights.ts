import { createRequire } from 'node:module';
import type { VerdictModel } from './verdict.ts';

/** Probability that the page answers a query. Written by `npm run train`. */
export const ANSWERED = createRequire(import.meta.url)('./answered.json') as VerdictModel;
