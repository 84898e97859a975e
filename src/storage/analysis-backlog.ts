import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Analyses that have no job yet, because their accounts have as many running as they may. */
export interface AnalysisBacklog {
  readonly waiting: number;
  /** How long the oldest of them has been there; 0 without one. */
  readonly oldestWaitingSeconds: number;
}

export async function readAnalysisBacklog(db: Kysely<Schema>, now: Date): Promise<AnalysisBacklog> {
  const { rows } = await sql<{ waiting: string; oldest: Date | null }>`
    select count(*) as waiting, min(created_at) as oldest from analyses where turn = 'waiting'`.execute(db);
  const { waiting = '0', oldest = null } = rows[0] ?? {};
  const ageMs = oldest === null ? 0 : now.getTime() - oldest.getTime();
  return { waiting: Number(waiting), oldestWaitingSeconds: Math.max(0, ageMs / 1000) };
}
