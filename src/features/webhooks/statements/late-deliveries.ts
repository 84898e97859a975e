import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import { retryAfterSteps, type DeliveryTimes } from '../delivery-times.ts';

/**
 * Makes deliveries due that wait for longer than any delay after their latest attempt: the clock went back after the
 * delay was written, and they would wait until it has caught up.
 */
export async function startLateDeliveries(
  db: Kysely<Schema>,
  { retryStepsMs, leaseMs }: Pick<DeliveryTimes, 'retryStepsMs' | 'leaseMs'>,
): Promise<void> {
  // Of a delivery without an attempt, with one, with two …; one that is being sent keeps its lease.
  const delaysMsMax = [0, ...retryStepsMs].map((stepMs) => Math.max(leaseMs, retryAfterSteps * stepMs));
  await sql`
    update webhook_deliveries
    set due_at = now() + case when holder is null then 0 else ${leaseMs}::float8 end * interval '1 millisecond'
    where status = 'pending'
      and due_at > now() + (${delaysMsMax}::float8[])[attempts + 1] * interval '1 millisecond'`.execute(db);
}
