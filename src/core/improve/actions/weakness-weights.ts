import { createRequire } from 'node:module';
import type { Weakness } from '../../schema/vocabulary.ts';
import type { ClassModel } from '../../models/linear-model.ts';

/** Which weakness of a page careful readers call the worst. Written by `npm run train`. */
export const WEAKNESS = createRequire(import.meta.url)('./weakness.json') as ClassModel<Weakness, string>;
