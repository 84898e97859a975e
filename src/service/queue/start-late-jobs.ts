import { sql, type Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { QueueTimes } from './queue-times.ts';
import { jobsChannel } from './send-job.ts';

/**
 * Makes jobs due that wait for longer than any delay: the clock went back after they were written, and they would wait
 * until it has caught up.
 */
export async function startLateJobs(
  db: Kysely<Schema>,
  { retryDelaysMs }: Pick<QueueTimes, 'retryDelaysMs'>,
): Promise<void> {
  // A lease that began in the future would outlive its process by as much.
  await sql`update pgboss.job set started_on = now() where state = 'active' and started_on > now()`.execute(
    db,
  );
  const delayMsMax = Math.max(...retryDelaysMs);
  await sql`
    with late as (
      update pgboss.job set start_after = now() - interval '1 second'
      where state < 'active' and start_after > now() + ${delayMsMax}::float8 * interval '1 millisecond'
      returning name
    )
    select pg_notify(${jobsChannel}, name) from (select distinct name from late) as names`.execute(db);
}
