import type { SubjectType } from '../../../schema/vocabulary.ts';
import { classify } from '../../models/linear-model.ts';
import { SUBJECT_TYPE } from '../../models/weights/subject-type.ts';
import { subjectTypeFeaturesOf, type TypedSubject } from './subject-type-features.ts';

/** What kind of thing the page's subject is; a question or theme is a topic. */
export function subjectTypeOf(name: string, subject: TypedSubject): SubjectType {
  return classify(SUBJECT_TYPE, subjectTypeFeaturesOf(name, subject))?.type ?? 'topic';
}
