/** Differences between two results. */
import type { AnalysisResult } from '../../../../core/schema/analysis-result.ts';
import type { CheckResult } from '../../../../core/schema/check.ts';
import type { EntityGap } from '../../../../core/schema/entity.ts';

export interface CheckChange {
  /** Of the second result, or of the first where that has it alone. */
  readonly title: string;
  readonly category: CheckResult['category'];
  readonly one: CheckResult | undefined;
  readonly other: CheckResult | undefined;
  /** Points of the check gained, less than 0 for lost; null where either has none. */
  readonly points: number | null;
}

export interface Comparison {
  /** Those with another outcome or other points, the largest difference first. */
  readonly changed: readonly CheckChange[];
  readonly unchanged: readonly CheckChange[];
  readonly closedGaps: readonly EntityGap[];
  readonly newGaps: readonly EntityGap[];
}

export function compareResults(one: AnalysisResult, other: AnalysisResult): Comparison {
  const ids = new Set([...other.checks, ...one.checks].map(({ id }) => id));
  const before = new Map(one.checks.map((check) => [check.id, check]));
  const after = new Map(other.checks.map((check) => [check.id, check]));
  const changes = [...ids].flatMap((id) => changeOf(before.get(id), after.get(id)));
  const isChanged = (change: CheckChange): boolean =>
    change.one?.outcome !== change.other?.outcome || (change.points ?? 0) !== 0;
  return {
    changed: changes.filter(isChanged).sort((a, b) => Math.abs(b.points ?? 0) - Math.abs(a.points ?? 0)),
    unchanged: changes.filter((change) => !isChanged(change)),
    closedGaps: without(one.entity_gaps, other.entity_gaps),
    newGaps: without(other.entity_gaps, one.entity_gaps),
  };
}

function changeOf(one: CheckResult | undefined, other: CheckResult | undefined): CheckChange[] {
  const named = other ?? one;
  if (named === undefined) return [];
  const from = one?.points ?? null;
  const to = other?.points ?? null;
  const points = from === null || to === null ? null : to - from;
  return [{ title: named.title, category: named.category, one, other, points }];
}

function without(gaps: readonly EntityGap[], others: readonly EntityGap[]): readonly EntityGap[] {
  const names = new Set(others.map(({ entity }) => entity.toLowerCase()));
  return gaps.filter(({ entity }) => !names.has(entity.toLowerCase()));
}
