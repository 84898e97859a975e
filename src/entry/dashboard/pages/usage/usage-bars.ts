const dayMs = 86_400_000;
/** Above so many days a bar is a week: a day's would be thinner than a phone can show. */
const daysAsDaysMax = 100;

/** Whole days in UTC. */
export interface Range {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

export interface Bars {
  /** Days that a bar covers. */
  readonly step: 1 | 7;
  /** The first day of each. */
  readonly labels: readonly string[];
  readonly values: readonly number[];
}

export function barsOf(
  { from, to }: Range,
  sums: readonly { readonly day: string | null; readonly quantity: number }[],
): Bars {
  const days = Math.round((to.getTime() - from.getTime()) / dayMs);
  const step = days > daysAsDaysMax ? 7 : 1;
  const values = Array.from({ length: Math.ceil(days / step) }, () => 0);
  for (const { day, quantity } of sums) {
    if (day === null) continue;
    const index = Math.floor((Date.parse(day) - from.getTime()) / dayMs / step);
    values[index] = (values[index] ?? 0) + quantity;
  }
  const labels = values.map((_, index) => isoDay(new Date(from.getTime() + index * step * dayMs)));
  return { step, labels, values };
}

/** `Analyses by day`. */
export const barTitle = (label: string, step: Bars['step']): string =>
  `${label} by ${step === 1 ? 'day' : 'week, named by its first day'}`;

export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);
