import { ANSWER_RANK } from './answer-rank-weights.ts';
import type { LinearModel } from '../../models/linear-model.ts';
import { SPAN_FEATURES, type SpanFeature, type SpanFeatures } from './span-features.ts';
import type { Span } from './spans.ts';

const FEATURE_NAMES = Object.keys(SPAN_FEATURES) as readonly SpanFeature[];

interface Rankable {
  readonly span: Span;
  readonly features: SpanFeatures;
  /** True for one statement that has the words of the question, in the same forms, and the value asked for. */
  readonly isStated?: boolean;
}

/** A span as an answer to a query. */
export interface Ranked {
  readonly rank: number;
  /** 0-1: probability that the span holds the words that a careful reader would take. */
  readonly confidence: number;
}

/** The spans for one query in their order. */
export interface Ranking<Judged extends Rankable> {
  /** The best spans that share no statement, best first; of equals the earlier. */
  readonly best: readonly (Judged & Ranked)[];
  /** Logarithm of the sum of what all spans are worth: large when any is good. */
  readonly worth: number;
  /** Entropy of the probabilities of the spans: small when one is far more probable. */
  readonly doubt: number;
}

export const ANSWERS_MAX = 3;
/** From here a statement names a kind of thing, and the name asked for is nearly all of its subject. */
const DEFINES_MIN = 0.65;
/** A shorter span inside the best one is taken where it holds so much of what that one holds. */
const KEPT_SHARE = 0.9;

/**
 * The model says how probable each span is as the reader's very words. The best span is the one that probably holds most
 * of them: neighbours that are both probable are quoted together.
 */
export function rankSpans<Judged extends Rankable>(
  spans: readonly Judged[],
  model: Pick<LinearModel<SpanFeature>, 'intercept' | 'weights'> = ANSWER_RANK,
): Ranking<Judged> {
  if (spans.length === 0) return { best: [], worth: 0, doubt: 0 };
  const ranks = ranksOf(spans, model);
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), -Infinity);
  const odds = ranks.map((rank) => Math.exp(rank - highest));
  const whole = odds.reduce((sum, one) => sum + one, 0);
  const chances = odds.map((one) => one / whole);
  const held = heldBy(spans, chances);
  const best: (Judged & Ranked)[] = [];
  while (best.length < ANSWERS_MAX) {
    const likeliest = highestOf(spans, held, best);
    const first = best.length === 0 ? definitionOr(statedOr(likeliest, spans, held), spans, held) : likeliest;
    const next = shortestIn(spans, held, first);
    const judged = spans[next];
    if (judged === undefined) break;
    best.push({ ...judged, rank: ranks[next] ?? 0, confidence: Math.min(1, held[next] ?? 0) });
  }
  const doubt = chances.reduce((sum, chance) => sum - (chance > 0 ? chance * Math.log(chance) : 0), 0);
  return { best, worth: highest + Math.log(whole), doubt };
}

function ranksOf(
  spans: readonly Rankable[],
  { intercept, weights }: Pick<LinearModel<SpanFeature>, 'intercept' | 'weights'>,
): Float64Array {
  const byPlace = FEATURE_NAMES.map((name) => weights[name]);
  return Float64Array.from(spans, ({ features }) => {
    let rank = intercept;
    let at = 0;
    for (const name in features) rank += (byPlace[at++] ?? 0) * features[name as SpanFeature];
    return rank;
  });
}

/** For each span the probable share of the reader's words in it: the chances of all spans by the part of each inside it. */
function heldBy(spans: readonly Rankable[], chances: Float64Array): Float64Array {
  return Float64Array.from(spans, ({ span: { start, end } }) => {
    let held = 0;
    for (let at = 0; at < spans.length; at++) {
      const other = spans[at]?.span;
      if (other === undefined || other.end <= start || other.start >= end) continue;
      const shared = Math.min(end, other.end) - Math.max(start, other.start);
      held += ((chances[at] ?? 0) * shared) / (other.end - other.start);
    }
    return held;
  });
}

/** Index of the best span that shares no statement with the others; -1 when there is none. */
function highestOf(spans: readonly Rankable[], held: Float64Array, others: readonly Rankable[]): number {
  let best = -1;
  spans.forEach(({ span }, at) => {
    const before = (held[at] ?? 0) - (held[best] ?? -Infinity);
    const isBetter = before > 0 || (before === 0 && span.start < (spans[best]?.span.start ?? 0));
    if (isBetter && !others.some((other) => span.from <= other.span.to && other.span.from <= span.to))
      best = at;
  });
  return best;
}

/**
 * Index of the span with the page's own definition of what is asked, where the best one defines it less closely: no
 * other words answer what something is. The fitted order knows few such questions, for readers ask them seldom.
 */
function definitionOr(best: number, spans: readonly Rankable[], held: Float64Array): number {
  const own = spans[best]?.features.defines ?? 0;
  let definition = -1;
  spans.forEach(({ features: { defines, definesBest } }, at) => {
    const isCloser = definesBest === 1 && defines >= DEFINES_MIN && defines > own;
    if (isCloser && (held[at] ?? 0) > (held[definition] ?? -1)) definition = at;
  });
  return definition < 0 ? best : definition;
}

/**
 * Index of the statement that repeats the question and gives its value, where the best span has no such statement: “A heat
 * pump should be serviced once a year” for “how often should a heat pump be serviced”.
 */
function statedOr(best: number, spans: readonly Rankable[], held: Float64Array): number {
  const outer = spans[best]?.span;
  if (outer === undefined) return best;
  let stated = -1;
  for (const [at, { span, isStated }] of spans.entries()) {
    if (isStated !== true) continue;
    if (span.from >= outer.from && span.to <= outer.to) return best;
    if ((held[at] ?? 0) > (held[stated] ?? -1)) stated = at;
  }
  return stated < 0 ? best : stated;
}

/** Index of the shortest span inside the one at `best` that holds nearly as much: what is around it only delays the answer. */
function shortestIn(spans: readonly Rankable[], held: Float64Array, best: number): number {
  const outer = spans[best]?.span;
  if (outer === undefined) return best;
  const least = KEPT_SHARE * (held[best] ?? 0);
  let shortest = best;
  let length = outer.end - outer.start;
  spans.forEach(({ span: { start, end } }, at) => {
    const isInside = start >= outer.start && end <= outer.end && end - start < length;
    if (!isInside || (held[at] ?? 0) < least) return;
    shortest = at;
    length = end - start;
  });
  return shortest;
}
