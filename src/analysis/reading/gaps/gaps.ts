import type { EntityGap } from '../../../schema/entity.ts';
import { WORDS_MIN } from '../../access.ts';
import type { PageDocument } from '../../document/page-document.ts';
import type { PageType, SubjectType } from '../../../schema/vocabulary.ts';
import type { QueryAnswers } from '../answers/answers.ts';
import type { Entities } from '../entities/found-entity.ts';
import type { Subject } from '../subject/subject.ts';
import { entityGaps, type ExpectedEntity } from './expected-entities.ts';

export interface GapSignals {
  readonly page: PageDocument;
  readonly pageType: PageType;
  readonly subject: Subject | null;
  readonly answers: readonly QueryAnswers[];
  readonly entities: Entities;
  readonly expected: readonly ExpectedEntity[];
}

/** A facet that readers expect of a page, counted by its type and its subject's. */
export type FacetKey = `${PageType}/${SubjectType}`;

const GAPS_MAX = 10;

/** What the page lacks, most important first. */
export function gapsOf({ page, expected }: GapSignals): readonly EntityGap[] {
  return page.contentWords < WORDS_MIN ? [] : entityGaps(expected).slice(0, GAPS_MAX);
}
