import { createRequire } from 'node:module';
import type { SubjectRanking } from './subject-features.ts';

/** Which of the names on a page is its subject; `certainty` turns the sum of the winner into log-odds. Written by `npm run train`. */
export const SUBJECT_RANK = createRequire(import.meta.url)('./subject-rank.json') as SubjectRanking;
