import type { AnswerKind, PageType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { withoutRequest } from '../../text/request-words.ts';
import { wordsOf } from '../../text/words.ts';
import { contentStems } from '../../signals/terms.ts';
import type { FoundEntity } from '../entities/found-entity.ts';
import type { Subject } from '../subject/subject.ts';
import { inferQuestions } from './inferred-queries.ts';

/** A question that people may put to an assistant and for which the page would be a source. */
export interface Query {
  readonly text: string;
  readonly source: 'given' | 'inferred';
  /** Distinct stems of its content words, without requests such as “explain” or “list the …”; of all words when none is left. */
  readonly stems: ReadonlySet<string>;
  /** The head query counts double. */
  readonly isHead: boolean;
  /** What it asks for; null where that is not known. */
  readonly kind: AnswerKind | null;
}

const QUERIES_MAX = 10;

/** The caller's queries, or those inferred from the subject, the page's type and what the page holds. */
export function queriesOf(
  page: PageDocument,
  subject: Subject | null,
  pageType: PageType,
  given: readonly string[],
  entities: () => readonly FoundEntity[],
): readonly Query[] {
  if (given.length > 0) {
    return given
      .slice(0, QUERIES_MAX)
      .map((text, index) => toQuery(text.trim(), 'given', null, page.language, index === 0));
  }
  if (subject === null) return [];
  return inferQuestions(page, subject, pageType, entities).map(({ text, kind }, index) =>
    toQuery(text, 'inferred', kind, page.language, index === 0),
  );
}

/** A question of the page's own words as a query. */
export function inferredQuery(text: string, language: string): Query {
  return toQuery(text, 'inferred', null, language, false);
}

export function toQuery(
  text: string,
  source: Query['source'],
  kind: AnswerKind | null,
  language: string,
  isHead: boolean,
): Query {
  const words = wordsOf(text, language);
  const content = contentStems(withoutRequest(words, language));
  const stems = content.size > 0 ? content : new Set(words.map((word) => word.stem));
  return { text, source, stems, isHead, kind };
}
