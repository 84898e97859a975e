import { wordKey } from '../../page-facts/word-key.ts';
import { ratedParts, type RatedPart } from '../../schema/vocabulary.ts';
import type { Judgement, JudgedWeakness } from './judgement.ts';
import type { ModelQuery, ModelReading } from './model-reading.ts';

/**
 * Several readings of one page by one model as one: ratings by median, verdicts by the middle one of those that were
 * given, weaknesses by the number of readings that name them. All else is the first reading's.
 */
export function combineReadings(first: ModelReading, others: readonly ModelReading[]): ModelReading {
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    queries: first.queries.map((query) => middleVerdict(query, all)),
    judgement: combineJudgements(all.flatMap(({ judgement }) => (judgement === null ? [] : [judgement]))),
  };
}

const RANK = { no: 0, unproven: 1, partial: 2, full: 3 } as const;

/** The verdict in the middle, with the quotation of a reading that gave it; of two in the middle the lower one. */
function middleVerdict(query: ModelQuery, readings: readonly ModelReading[]): ModelQuery {
  const key = wordKey(query.text);
  const verdicts = readings
    .flatMap(({ queries }) =>
      queries.filter(({ text }) => wordKey(text) === key).map(({ verdict }) => verdict),
    )
    .filter((verdict) => verdict !== null)
    .sort((one, other) => RANK[one.answered] - RANK[other.answered]);
  return { ...query, verdict: verdicts[(verdicts.length - 1) >> 1] ?? null };
}

function combineJudgements(judgements: readonly Judgement[]): Judgement | null {
  const [first] = judgements;
  if (first === undefined) return null;
  const ratings: Partial<Record<RatedPart, number>> = {};
  for (const part of ratedParts) {
    const rated = valuesOf(judgements, part);
    if (rated.length > 0) ratings[part] = medianOf(rated);
  }
  const overall = valuesOf(judgements, 'overall');
  return {
    ratings,
    spread: overall.length === 0 ? 0 : Math.max(...overall) - Math.min(...overall),
    reasons: Object.assign({}, ...judgements.map(({ reasons }) => reasons).reverse()) as Judgement['reasons'],
    weaknesses: commonest(judgements),
    dropped: first.dropped,
  };
}

const valuesOf = (judgements: readonly Judgement[], part: RatedPart): readonly number[] =>
  judgements.flatMap(({ ratings }) => ratings[part] ?? []);

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return (low + high) / 2;
}

/** Those that most readings name first; of equally many the earlier one. */
function commonest(judgements: readonly Judgement[]): readonly JudgedWeakness[] {
  const most = Math.max(...judgements.map(({ weaknesses }) => weaknesses.length));
  const found = new Map<string, { readonly weakness: JudgedWeakness; credit: number }>();
  for (const { weaknesses } of judgements) {
    weaknesses.forEach((weakness, place) => {
      const known = found.get(weakness.code);
      const credit = 1 - place / (weaknesses.length + 1);
      if (known === undefined) found.set(weakness.code, { weakness, credit });
      else known.credit += credit;
    });
  }
  return [...found.values()]
    .sort((one, other) => other.credit - one.credit)
    .slice(0, most)
    .map(({ weakness }) => weakness);
}
