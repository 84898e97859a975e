/** Start or end of a usage range. */
export interface UsageBound {
  readonly at: Date;
  /** True for a date, which is a whole day in UTC. */
  readonly isDay: boolean;
}

const boundPattern =
  /^(2\d{3}-(?:0[1-9]|1[0-2])-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

export const boundMessage =
  'Must be a date such as 2026-11-21, or a time with its zone such as 2026-11-21T09:30:00Z (encode + as %2B in a URL), in the years 2000 to 2999.';

/** True for a date or an RFC 3339 time. */
export function isBound(text: string): boolean {
  return boundOf(text) !== undefined;
}

/** Undefined when the text is neither a date nor an RFC 3339 time. */
export function boundOf(text: string | undefined): UsageBound | undefined {
  const [, day] = boundPattern.exec(text ?? '') ?? [];
  if (text === undefined || day === undefined) return undefined;
  // Date.parse takes the 30th of February for the 1st or 2nd of March.
  const midnight = new Date(day);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  return { at: new Date(text), isDay: text === day };
}
