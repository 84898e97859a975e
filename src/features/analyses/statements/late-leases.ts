import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';

/** Longer than any of these leases, and than a summary is fresh. */
const aheadMax = sql`interval '1 hour'`;

/** Ends leases on pages that would last for more than an hour: the clock went back after they were taken. */
export async function endLateLeases(db: Kysely<Schema>): Promise<void> {
  await sql`
    delete from page_summaries
    where coalesce(fresh_until, leased_until) > clock_timestamp() + ${aheadMax}`.execute(db);
  await sql`
    update model_readings set leased_until = clock_timestamp()
    where leased_until > clock_timestamp() + ${aheadMax}`.execute(db);
}
