import { sql, type Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Number of jobs in one queue, all processes together. */
export interface QueueDepth {
  readonly name: string;
  /** Jobs that are ready to run. */
  readonly waiting: number;
  /** Jobs in the delay before another attempt. */
  readonly delayed: number;
  readonly active: number;
  /** Age of the oldest waiting job; 0 without one. */
  readonly oldestWaitingSeconds: number;
}

/** Counts the jobs of every queue, including empty ones. Rejects when the database cannot be read. */
export async function readQueueDepths(db: Kysely<Schema>): Promise<QueueDepth[]> {
  const { rows } = await sql<Record<keyof QueueDepth, string>>`
    select queue.name,
      count(job.id) filter (where job.state < 'active' and job.start_after <= now()) as waiting,
      count(job.id) filter (where job.state < 'active' and job.start_after > now()) as delayed,
      count(job.id) filter (where job.state = 'active') as active,
      coalesce(extract(epoch from now() - min(job.created_on)
        filter (where job.state < 'active' and job.start_after <= now())), 0) as "oldestWaitingSeconds"
    from pgboss.queue left join pgboss.job on job.name = queue.name and job.state <= 'active'
    group by queue.name order by queue.name`.execute(db);
  return rows.map((row) => ({
    name: row.name,
    waiting: Number(row.waiting),
    delayed: Number(row.delayed),
    active: Number(row.active),
    oldestWaitingSeconds: Math.max(0, Number(row.oldestWaitingSeconds)),
  }));
}
