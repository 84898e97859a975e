import { createRequire } from 'node:module';
import type { PassageModel } from './passage-features.ts';

/** Probability that a passage is the answer to a question. Written by `npm run train`. */
export const FAQ_ANSWER = createRequire(import.meta.url)('./faq-answer.json') as PassageModel;
