import { boundMessage, boundOf, type UsageBound } from '../../core/schema/usage-bound.ts';
import { billingPeriodOf } from './billing-period.ts';

/** The requested range: dates or times, each optional. */
export interface RangeInput {
  readonly from?: string;
  readonly to?: string;
}

export type RangeOutcome =
  | { readonly ok: true; readonly from: Date; readonly to: Date }
  | { readonly ok: false; readonly param: 'from' | 'to'; readonly message: string };

const dayMs = 86_400_000;

/**
 * Resolves a range from `from` inclusive to `to` exclusive. A date is a whole day in UTC, so a `to` of 2026-11-30 includes
 * the 30th. Default `to`: the end of the current period; default `from`: the start of the period in which the range ends.
 */
export function usageRange(input: RangeInput, now: Date): RangeOutcome {
  const given = { from: boundOf(input.from), to: boundOf(input.to) };
  for (const param of ['from', 'to'] as const) {
    if (input[param] !== undefined && given[param] === undefined) {
      return { ok: false, param, message: boundMessage };
    }
  }
  const to = given.to === undefined ? billingPeriodOf(now).end : endOf(given.to);
  const from = given.from?.at ?? billingPeriodOf(new Date(to.getTime() - 1)).start;
  if (from < to) return { ok: true, from, to };
  const param = given.from === undefined ? 'to' : 'from';
  return { ok: false, param, message: `Must be earlier than to, which is ${to.toISOString()}.` };
}

const endOf = ({ at, isDay }: UsageBound): Date => (isDay ? new Date(at.getTime() + dayMs) : at);
