import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../../../service/storage/schema.ts';

/**
 * Counts an attempt in the current window, or begins one. Undefined within the limit; over it, the end of the window.
 */
export async function takeAttempt(
  pool: Pool,
  attempt: {
    readonly subject: string;
    readonly limit: number;
    readonly now: Date;
    readonly windowEndsAt: Date;
  },
): Promise<Date | undefined> {
  const { rows } = await pool.query<{ attempts: number; window_ends_at: Date }>({
    name: 'take-sign-in-attempt',
    text: `
      insert into sign_in_attempts (subject, attempts, window_ends_at) values ($1, 1, $3)
      on conflict (subject) do update set
        attempts = case when sign_in_attempts.window_ends_at <= $2 then 1 else sign_in_attempts.attempts + 1 end,
        window_ends_at = case when sign_in_attempts.window_ends_at <= $2 then $3 else sign_in_attempts.window_ends_at end
      returning attempts, window_ends_at`,
    values: [attempt.subject, attempt.now, attempt.windowEndsAt],
  });
  const [row] = rows;
  return row === undefined || row.attempts <= attempt.limit ? undefined : row.window_ends_at;
}

/** Deletes ended windows; returns how many. */
export async function deleteEndedAttempts(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('sign_in_attempts')
    .where('window_ends_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
