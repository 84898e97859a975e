import { createRequire } from 'node:module';
import type { TypeModel } from './type-features.ts';

/** The type of an entity. Written by `npm run train`. */
export const ENTITY_TYPE = createRequire(import.meta.url)('./entity-type.json') as TypeModel;
