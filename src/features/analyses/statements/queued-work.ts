/**
 * The queued work of an account: analyses, injections, edits, previews and citation tests that have not ended. The figures are columns of
 * the account's row, which every submission and every end locks anyway to assign slots: keeping them exact costs no
 * further lock and no further statement.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { executePrepared } from '../../../service/storage/prepared.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface QueuedWork {
  readonly jobs: number;
  /** Of HTML payloads and the other inputs, which are kept until the work ends. */
  readonly bytes: number;
}

/** Locks the account's row and changes its figures; returns the new ones. */
export async function addQueuedWork(
  trx: Transaction<Schema>,
  accountId: string,
  { jobs, bytes }: QueuedWork,
): Promise<QueuedWork> {
  const statement = sql<QueuedWork>`
    update accounts set queued_jobs = greatest(0, queued_jobs + ${jobs}::bigint),
      queued_bytes = greatest(0, queued_bytes + ${bytes}::bigint)
    where id = ${accountId}
    returning queued_jobs::float8 as jobs, queued_bytes::float8 as bytes`;
  const { rows } = await executePrepared(trx, 'add-queued-work', statement);
  return rows[0] ?? { jobs: 0, bytes: 0 };
}

/** The figures without a lock; other submissions may change them at any moment. */
export async function readQueuedWork(db: Kysely<Schema>, accountId: string): Promise<QueuedWork> {
  const statement = sql<QueuedWork>`
    select queued_jobs::float8 as jobs, queued_bytes::float8 as bytes from accounts where id = ${accountId}`;
  const { rows } = await executePrepared(db, 'read-queued-work', statement);
  return rows[0] ?? { jobs: 0, bytes: 0 };
}

/**
 * Accounts with figures or work to compare. Each condition here and below is that of a partial index: otherwise the
 * statement would read every analysis of the retention, and `recountQueuedWork` does so with the account locked.
 */
export async function accountsWithQueuedWork(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where queued_jobs <> 0 or queued_bytes <> 0
    union select account_id from analyses where status in ('queued', 'processing')
    union select account_id from injections where turn = 'waiting'
    union select account_id from injections where turn = 'running'
    union select account_id from citation_tests where turn = 'waiting'
    union select account_id from citation_tests where turn = 'running'`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Counts an account's queued work anew. Two statements: whoever has changed the figures has committed when the lock is
 * taken, and whoever has not waits for it, so the second sees exactly the work that the figures must contain.
 */
export async function recountQueuedWork(trx: Transaction<Schema>, accountId: string): Promise<void> {
  await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(trx);
  await sql`
    update accounts set queued_jobs = found.jobs, queued_bytes = found.bytes
    from (
      select count(*) as jobs, coalesce(sum(payload_bytes), 0) as bytes from (
        select payload_bytes from analyses
        where account_id = ${accountId} and status in ('queued', 'processing') and turn <> 'ended'
        union all
        select payload_bytes from injections where account_id = ${accountId} and turn = 'waiting'
        union all
        select payload_bytes from injections where account_id = ${accountId} and turn = 'running'
        union all
        select payload_bytes from citation_tests where account_id = ${accountId} and turn = 'waiting'
        union all
        select payload_bytes from citation_tests where account_id = ${accountId} and turn = 'running'
      ) as work
    ) as found
    where id = ${accountId} and (queued_jobs, queued_bytes) is distinct from (found.jobs, found.bytes)`.execute(
    trx,
  );
}
