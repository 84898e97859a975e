import type { PageDocument } from '../../document/page-document.ts';
import type { Prose } from '../../signals/prose.ts';
import type { Query } from '../queries/query.ts';
import type { Subject } from '../subject/subject.ts';
import { wordsOf } from '../../text/words.ts';
import { FIGURES } from './asked-value.ts';
import { askedOf, type Asked } from './asked.ts';
import { matchingOf, matchOf } from './match-features.ts';
import { largestOf, spanFeatures, type MatchedSpan, type SpanFeatures } from './span-features.ts';
import { spansFor } from './spans.ts';
import { readStatements, type Statements } from './statements.ts';

/** The parts of a page that answers are read from. */
export interface AnswerSources {
  readonly page: PageDocument;
  readonly prose: Prose;
  readonly subject: Subject | null;
  readonly queries: readonly Query[];
}

/** A span with its features as an answer to one query. */
export interface JudgedSpan extends MatchedSpan {
  readonly features: SpanFeatures;
  readonly isStated?: boolean;
}

/** A query with all spans that may answer it. */
export interface Candidates {
  readonly asked: Asked;
  readonly statements: Statements;
  readonly spans: readonly JudgedSpan[];
}

/** Finds the spans for one query. The page is indexed once, and no spans are kept: they are many. */
export function spanFinderOf({ page, prose, subject }: AnswerSources): (query: Query) => Candidates {
  const statements = readStatements(prose, page.text, page.language);
  const names = subject?.stems ?? new Set<string>();
  return (query) => {
    const asked = askedOf(query, names, statements);
    const matching = matchingOf(asked, statements);
    const matched = spansFor(asked, statements).map((span) => ({ span, match: matchOf(span, matching) }));
    const largest = largestOf(matched, asked);
    const isStated = statedIn(asked, statements);
    const spans = matched.map((one) => ({
      span: one.span,
      match: one.match,
      features: spanFeatures(one, largest, matching),
      isStated: one.span.from === one.span.to && isStated(one.span.from),
    }));
    return { asked, statements, spans };
  };
}

/** Returns a test whether a statement has all words of content of a query, in the same forms, and states the value asked for. */
function statedIn({ query, value }: Asked, { all, language, valuesAt }: Statements): (at: number) => boolean {
  const values = value.values & FIGURES;
  const content = wordsOf(query.text, language).filter(
    ({ isStop, stem }) => !isStop && query.stems.has(stem),
  );
  // A name alone is on every statement about it.
  if (values === 0 || content.length < STATED_WORDS_MIN) return () => false;
  return (at) => {
    const statement = all[at];
    if (statement === undefined || statement.isQuestion || (valuesAt(at) & values) === 0) return false;
    const said = new Set(statement.words.map(({ lower }) => lower));
    return content.every(({ lower }) => said.has(lower));
  };
}

/** Words of content of a question that names a thing and what it does. */
const STATED_WORDS_MIN = 2;

/** The spans for each query, in page order of their seeds. */
export function candidatesOf(sources: AnswerSources): readonly Candidates[] {
  return sources.queries.length === 0 ? [] : sources.queries.map(spanFinderOf(sources));
}
