import { createRequire } from 'node:module';
import type { PageType } from '../../schema/vocabulary.ts';
import type { PageTypeFeature } from './page-type-signs.ts';
import type { ClassModel } from '../../models/linear-model.ts';

/** The type of a page. Written by `npm run train`. */
export const PAGE_TYPE = createRequire(import.meta.url)('./page-type.json') as ClassModel<
  PageType,
  PageTypeFeature
>;
