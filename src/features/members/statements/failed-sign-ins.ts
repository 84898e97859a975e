import type { Kysely, Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { FailedSignInsTable } from '../../../service/storage/tables/members.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export type FailedSignInRow = Selectable<FailedSignInsTable>;

/** Takes the place of an address when a day has enough of them. */
export const otherAddresses = 'other addresses';

/**
 * Counts a failure. Rows of an account and day are `rowsMax`, and then one more for each member: strangers with many
 * addresses must not fill the database. Failures without a member count for the oldest account, the server's own, with
 * the same statement: a missing write would reveal by its time which addresses have members.
 */
export async function countFailedSignIn(
  pool: Pool,
  failure: {
    readonly accountId: string | null;
    readonly memberId: string;
    readonly memberEmail: string | null;
    readonly address: string;
    readonly at: Date;
    readonly rowsMax: number;
  },
): Promise<void> {
  const { accountId, memberId, memberEmail, address, at, rowsMax } = failure;
  await pool.query({
    name: 'count-failed-sign-in',
    text: `
      with place as (
        select id, (
          select count(*) from failed_sign_ins
          where account_id = accounts.id and day = $2
        ) >= $6::int and not exists (
          select 1 from failed_sign_ins
          where account_id = accounts.id and day = $2 and member_id = $3 and address = $5
        ) as is_full
        from accounts
        where id = coalesce($1, (select min(id) from accounts))
      )
      insert into failed_sign_ins (account_id, day, member_id, member_email, address, attempts, first_at, last_at)
      select id, $2, $3, $4, case when is_full then '${otherAddresses}' else $5 end, 1, $7, $7 from place
      on conflict (account_id, day, member_id, address) do update
        set attempts = failed_sign_ins.attempts + 1, last_at = excluded.last_at`,
    values: [accountId, at.toISOString().slice(0, 10), memberId, memberEmail, address, rowsMax, at],
  });
}

/** The rows of an account, the last failure first. */
export async function listFailedSignInRows(
  db: Kysely<Schema>,
  accountId: string,
  limit: number,
): Promise<FailedSignInRow[]> {
  return await db
    .selectFrom('failed_sign_ins')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the rows of the days before `day`; returns how many. */
export async function deleteOldFailedSignIns(db: Kysely<Schema>, day: string): Promise<number> {
  const result = await db.deleteFrom('failed_sign_ins').where('day', '<', day).executeTakeFirst();
  return Number(result.numDeletedRows);
}
