import { ANSWER_RANK } from '../../models/weights/answer-rank.ts';
import { scoreOf } from '../../models/linear-model.ts';
import type { PageDocument } from '../../document/page-document.ts';
import type { Prose } from '../../signals/prose.ts';
import type { Query } from '../queries/query.ts';
import type { Subject } from '../subject/subject.ts';
import { askedOf, type Asked } from './asked.ts';
import { matchingOf } from './match-features.ts';
import { spanFeatures, type SpanFeatures } from './span-features.ts';
import { spansFor, type Span } from './spans.ts';
import { readStatements, type Statements } from './statements.ts';

/** The parts of a page that answers are read from. */
export interface AnswerSources {
  readonly page: PageDocument;
  readonly prose: Prose;
  readonly subject: Subject | null;
  readonly queries: readonly Query[];
}

/** A span with its features as an answer to one query. */
export interface JudgedSpan {
  readonly span: Span;
  readonly features: SpanFeatures;
}

/** A query with all spans that may answer it. */
export interface Candidates {
  readonly asked: Asked;
  readonly statements: Statements;
  readonly spans: readonly JudgedSpan[];
}

/** The spans for each query, in page order of their seeds. The page is indexed once. */
export function candidatesOf({ page, prose, subject, queries }: AnswerSources): readonly Candidates[] {
  if (queries.length === 0) return [];
  const statements = readStatements(prose, page.text, page.language);
  const names = subject?.stems ?? new Set<string>();
  return queries.map((query): Candidates => {
    const asked = askedOf(query, names, statements);
    const matching = matchingOf(asked, statements);
    const spans = spansFor(asked, statements).map((span) => ({
      span,
      features: spanFeatures(span, matching, statements),
    }));
    return { asked, statements, spans };
  });
}

export interface RankedSpan extends JudgedSpan {
  readonly rank: number;
  /** 0-1, relative to a span of average rank. */
  readonly confidence: number;
}

export const ANSWERS_MAX = 3;

/** The best spans that share no statement, best first; of equals the earlier. */
export function bestSpans<Judged extends JudgedSpan>(
  spans: readonly Judged[],
  model = ANSWER_RANK,
): readonly (Judged & RankedSpan)[] {
  const ranked = spans
    .map((judged) => {
      const rank = scoreOf(model, judged.features);
      return { ...judged, rank, confidence: 1 / (1 + Math.exp(-rank)) };
    })
    .sort((one, other) => other.rank - one.rank || one.span.start - other.span.start);
  const best: (typeof ranked)[number][] = [];
  for (const one of ranked) {
    if (best.some(({ span }) => one.span.from <= span.to && span.from <= one.span.to)) continue;
    best.push(one);
    if (best.length === ANSWERS_MAX) break;
  }
  return best;
}
