/** A plan as a form has it: a few fields of text for each metric, some of them empty. */
import { type UsageMetric, usageMetrics } from '../../../../core/schema/vocabulary.ts';
import type { Tier } from '../../../../features/usage/plan.ts';
import type { FieldProblems } from '../../answers.ts';

/** As many as a plan may have. */
export const tiersMax = 20;

type FieldKind = 'included' | 'quota';

export const fieldName = (metric: UsageMetric, kind: FieldKind): string => `${metric}_${kind}`;
/** Rows count from 1. */
export const tierField = (metric: UsageMetric, kind: 'upto' | 'price', row: number): string =>
  `${metric}_${kind}_${String(row)}`;

export type PlanFields = Readonly<Record<string, string | readonly string[]>>;

export interface PlanDraft {
  /** For `savePlan`. */
  readonly prices: Readonly<Record<string, unknown>>;
  /** By the name of the field. */
  readonly problems: FieldProblems;
  /** The field that a path of `prices` came from. */
  readonly fieldOf: (path: string) => string | undefined;
}

/** Reads what a form says of the metrics. One whose fields are all empty costs nothing and has no quota. */
export function readPlanDraft(fields: PlanFields): PlanDraft {
  const problems: Record<string, string> = {};
  const prices: Record<string, unknown> = {};
  const sources = new Map<string, string>();
  for (const metric of usageMetrics) {
    const included = readUnits(fields, fieldName(metric, 'included'), problems);
    const quota = readUnits(fields, fieldName(metric, 'quota'), problems);
    const tiers = readTiers(fields, metric, problems, sources);
    sources.set(`prices.${metric}.included`, fieldName(metric, 'included'));
    sources.set(`prices.${metric}.quota`, fieldName(metric, 'quota'));
    if (included === null && quota === null && tiers.length === 0) continue;
    const free: Tier = { up_to: null, unit_price: '0' };
    prices[metric] = { included: included ?? 0, quota, tiers: tiers.length === 0 ? [free] : tiers };
  }
  return { prices, problems, fieldOf: (path) => sources.get(path) };
}

function textOf(fields: PlanFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

function readUnits(fields: PlanFields, name: string, problems: Record<string, string>): number | null {
  const text = textOf(fields, name);
  if (text === '') return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  problems[name] = 'Enter a whole number of at most 15 digits, without separators.';
  return null;
}

function readTiers(
  fields: PlanFields,
  metric: UsageMetric,
  problems: Record<string, string>,
  sources: Map<string, string>,
): readonly Tier[] {
  const rows = Array.from({ length: tiersMax }, (_, index) => index + 1).filter((row) =>
    (['upto', 'price'] as const).some((kind) => textOf(fields, tierField(metric, kind, row)) !== ''),
  );
  let before = 0;
  return rows.map((row, index) => {
    const [end, price] = [tierField(metric, 'upto', row), tierField(metric, 'price', row)];
    sources.set(`prices.${metric}.tiers.${String(index)}.up_to`, end);
    sources.set(`prices.${metric}.tiers.${String(index)}.unit_price`, price);
    const upTo = readUnits(fields, end, problems);
    const isLast = index === rows.length - 1;
    if (problems[end] === undefined) {
      const problem = endProblem(upTo, before, isLast);
      if (problem !== undefined) problems[end] = problem;
    }
    if (upTo !== null) before = upTo;
    const unitPrice = textOf(fields, price);
    if (unitPrice === '') problems[price] = 'Enter a price; 0 for none.';
    else if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(unitPrice)) problems[price] = 'Enter a decimal such as 0.02.';
    return { up_to: upTo, unit_price: unitPrice };
  });
}

function endProblem(upTo: number | null, before: number, isLast: boolean): string | undefined {
  if (isLast) {
    return upTo === null
      ? undefined
      : 'The last tier has no upper limit: leave this empty, or add another tier.';
  }
  if (upTo === null) return 'Only the last tier can be without an upper limit.';
  return upTo > before
    ? undefined
    : `Must be more than ${String(before)}, the upper limit of the previous tier.`;
}
