import { sql, type Kysely } from 'kysely';
import type { Backlog } from '../../../service/platform/metrics.ts';
import type { Schema } from '../../../service/storage/schema.ts';

/** Analyses that are waiting for a slot of their account. */
export async function readAnalysisBacklog(db: Kysely<Schema>, now: Date): Promise<Backlog> {
  const { rows } = await sql<{ waiting: string; oldest: Date | null }>`
    select count(*) as waiting, min(created_at) as oldest from analyses where turn = 'waiting'`.execute(db);
  const { waiting = '0', oldest = null } = rows[0] ?? {};
  const ageMs = oldest === null ? 0 : now.getTime() - oldest.getTime();
  return { waiting: Number(waiting), oldestWaitingSeconds: Math.max(0, ageMs / 1000) };
}

/** Counts the account's live analyses that have not ended and may still be metered. */
export async function countUnended(db: Kysely<Schema>, accountId: string): Promise<number> {
  const { rows } = await sql<{ unended: number }>`
    select count(*)::int as unended from analyses
    where status in ('queued', 'processing') and account_id = ${accountId} and environment = 'live'`.execute(
    db,
  );
  return rows[0]?.unended ?? 0;
}
