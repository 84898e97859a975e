/** A calendar month in UTC. */
export interface BillingPeriod {
  /** Inclusive. */
  readonly start: Date;
  /** Exclusive: the start of the next month. */
  readonly end: Date;
}

/** The period that contains a time. */
export function billingPeriodOf(at: Date): BillingPeriod {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

export function periodBefore({ start }: BillingPeriod): BillingPeriod {
  return billingPeriodOf(new Date(start.getTime() - 1));
}
