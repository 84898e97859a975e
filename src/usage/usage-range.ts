import { billingPeriodOf } from './billing-period.ts';

/** What a caller asked for: dates or times, each optional. */
export interface RangeInput {
  readonly from?: string;
  readonly to?: string;
}

export type RangeOutcome =
  | { readonly ok: true; readonly from: Date; readonly to: Date }
  | { readonly ok: false; readonly param: 'from' | 'to'; readonly message: string };

const dayMs = 86_400_000;

const boundPattern =
  /^(2\d{3}-(?:0[1-9]|1[0-2])-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

export const boundMessage =
  'Must be a date such as 2026-11-21, or a time with its zone such as 2026-11-21T09:30:00Z (in a URL, + is written %2B), of the years 2000 to 2999.';

/** True for a date or an RFC 3339 time. */
export function isBound(text: string): boolean {
  return boundOf(text) !== undefined;
}

/**
 * From `from` inclusive to `to` exclusive. A date is the whole day in UTC, so that a `to` of 2026-11-30 has all of the
 * 30th; a time is itself. Without `to` the range ends with the current period, without `from` it begins with the period
 * in which it ends.
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

interface Bound {
  readonly at: Date;
  readonly isDay: boolean;
}

function boundOf(text: string | undefined): Bound | undefined {
  const [, day] = boundPattern.exec(text ?? '') ?? [];
  if (text === undefined || day === undefined) return undefined;
  // Date.parse takes the 30th of February for the 1st or 2nd of March.
  const midnight = new Date(day);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  return { at: new Date(text), isDay: text === day };
}

const endOf = ({ at, isDay }: Bound): Date => (isDay ? new Date(at.getTime() + dayMs) : at);
