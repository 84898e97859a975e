import { sql, type Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** How much work one queue holds, whichever process will do it. */
export interface QueueDepth {
  readonly name: string;
  /** Jobs that could be taken now. */
  readonly waiting: number;
  /** Jobs that wait before another attempt. */
  readonly delayed: number;
  readonly active: number;
  /** How long the oldest waiting job has been there; 0 without one. */
  readonly oldestWaitingSeconds: number;
}

/** Counts the jobs of every queue, the empty ones too. Rejects when the database cannot be read. */
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
