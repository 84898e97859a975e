import { createRequire } from 'node:module';
import type { SubjectType } from '../../schema/vocabulary.ts';
import type { SubjectTypeFeature } from './subject-type-features.ts';
import type { ClassModel } from '../../models/linear-model.ts';

/** The type of the subject of a page. Written by `npm run train`. */
export const SUBJECT_TYPE = createRequire(import.meta.url)('./subject-type.json') as ClassModel<
  SubjectType,
  SubjectTypeFeature
>;
