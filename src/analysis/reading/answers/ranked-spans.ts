import { ANSWER_RANK } from '../../models/weights/answer-rank.ts';
import type { LinearModel } from '../../models/linear-model.ts';
import type { PageDocument } from '../../document/page-document.ts';
import type { Prose } from '../../signals/prose.ts';
import type { Query } from '../queries/query.ts';
import type { Subject } from '../subject/subject.ts';
import { askedOf, type Asked } from './asked.ts';
import { matchingOf } from './match-features.ts';
import { SPAN_FEATURES, spanFeatures, type SpanFeature, type SpanFeatures } from './span-features.ts';
import { spansFor, type Span } from './spans.ts';
import { readStatements, type Statements } from './statements.ts';

const FEATURE_NAMES = Object.keys(SPAN_FEATURES) as readonly SpanFeature[];

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

/** Finds the spans for one query. The page is indexed once, and no spans are kept: they are many. */
export function spanFinderOf({ page, prose, subject }: AnswerSources): (query: Query) => Candidates {
  const statements = readStatements(prose, page.text, page.language);
  const names = subject?.stems ?? new Set<string>();
  return (query) => {
    const asked = askedOf(query, names, statements);
    const matching = matchingOf(asked, statements);
    const spans = spansFor(asked, statements).map((span) => ({
      span,
      features: spanFeatures(span, matching, statements),
    }));
    return { asked, statements, spans };
  };
}

/** The spans for each query, in page order of their seeds. */
export function candidatesOf(sources: AnswerSources): readonly Candidates[] {
  return sources.queries.length === 0 ? [] : sources.queries.map(spanFinderOf(sources));
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
  model: Pick<LinearModel<SpanFeature>, 'intercept' | 'weights'> = ANSWER_RANK,
): readonly (Judged & RankedSpan)[] {
  const weights = FEATURE_NAMES.map((name) => model.weights[name]);
  const ranks = spans.map(({ features }) => {
    let rank = model.intercept;
    let at = 0;
    for (const name in features) rank += (weights[at++] ?? 0) * features[name as SpanFeature];
    return rank;
  });
  const best: (Judged & RankedSpan)[] = [];
  while (best.length < ANSWERS_MAX) {
    const next = highest(spans, ranks, best);
    const judged = spans[next];
    if (judged === undefined) break;
    const rank = ranks[next] ?? 0;
    best.push({ ...judged, rank, confidence: 1 / (1 + Math.exp(-rank)) });
  }
  return best;
}

/** Index of the best span that shares no statement with the others; -1 when there is none. */
function highest(
  spans: readonly JudgedSpan[],
  ranks: readonly number[],
  others: readonly JudgedSpan[],
): number {
  let best = -1;
  spans.forEach(({ span }, at) => {
    const before = (ranks[at] ?? 0) - (ranks[best] ?? -Infinity);
    const isBetter = before > 0 || (before === 0 && span.start < (spans[best]?.span.start ?? 0));
    if (isBetter && !others.some((other) => span.from <= other.span.to && other.span.from <= span.to))
      best = at;
  });
  return best;
}
