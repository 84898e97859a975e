import { createRequire } from 'node:module';
import type { FacetModel } from './open-facets.ts';

/** How likely a reader misses a facet, by facet and type of page. Written by `npm run train`. */
export const MISSING_FACETS = createRequire(import.meta.url)('./missing-facets.json') as FacetModel;
