import { createRequire } from 'node:module';
import type { EntityRankModel } from './entity-rank-model.ts';

/** Which phrases belong into the index of a page. Written by `npm run train`. */
export const ENTITY_RANK = createRequire(import.meta.url)('./entity-rank.json') as EntityRankModel;
