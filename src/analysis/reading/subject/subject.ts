import type { SubjectSurface, SubjectType } from '../../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { wordsOf } from '../../language/words.ts';
import { contentStems } from '../../signals/terms.ts';
import { bareTitle } from './page-title.ts';

/** The one thing that the page is about. */
export interface Subject {
  /** As full as needed to be unique: "Keychron K2 HE". */
  readonly name: string;
  readonly type: SubjectType;
  readonly readFrom: SubjectSurface;
  /** Stems of its content words. */
  readonly stems: ReadonlySet<string>;
  /** 0-1: probability that a careful reader would name the same. */
  readonly confidence: number;
}

/** Null for a page that names nothing. */
export function subjectOf(page: PageDocument): Subject | null {
  const name = bareTitle(page);
  if (name === '') return null;
  const readFrom = page.metadata.title === null ? 'heading' : 'title';
  return {
    name,
    type: 'topic',
    readFrom,
    stems: contentStems(wordsOf(name, page.language)),
    confidence: 0.5,
  };
}
