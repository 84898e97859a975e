/**
 * The slots of an account limit how many of its analyses, injections and citation tests have a job at once. The column
 * `turn` is the state of each; only an analysis is ever parked.
 * - `waiting` for a slot,
 * - `running`: it has a job, queued or in progress,
 * - `parked`: its page is fetched, and it waits for the other pages of its batch,
 * - `ended`.
 *
 * Lock in the order analysis, batch, account. Under the last two, rows locked by another transaction are skipped, not
 * waited for; `accountsWithWaiting` and `batchesWithParked` find the skipped ones later.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { executePrepared } from '../../../service/storage/prepared.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface SlotLimits {
  /** Jobs of one account at once. */
  readonly all: number;
  /** How many of them may be pages of batches. */
  readonly forBatches: number;
}

export interface Admitted {
  readonly queue: 'analysis' | 'injection' | 'citation_test';
  readonly id: string;
  readonly request_id: string;
}

/** Locks the account's row, as `addQueuedWork` does. */
export async function lockAccount(trx: Transaction<Schema>, accountId: string): Promise<void> {
  const lock = sql`select 1 from accounts where id = ${accountId} for no key update`;
  await executePrepared(trx, 'lock-account', lock);
}

/**
 * Assigns the account's free slots to waiting analyses, injections and citation tests, oldest first. The caller must
 * enqueue a job for each. Ids of every kind sort by time after the prefix.
 *
 * The account must be locked: two concurrent calls would both take the last free slot. The statement, with its own
 * snapshot, sees what the previous holder of the lock committed.
 */
export async function takeSlots(
  trx: Transaction<Schema>,
  accountId: string,
  slots: SlotLimits,
): Promise<Admitted[]> {
  const statement = sql<Admitted & { readonly priority: number }>`
    with free as (
      select greatest(0, ${slots.all}::int - count(*)
          - (select count(*) from injections where account_id = ${accountId} and turn = 'running')
          - (select count(*) from citation_tests where account_id = ${accountId} and turn = 'running')) as places,
        greatest(0, ${slots.forBatches}::int - count(*) filter (where priority > 0)) as for_batches
      from analyses where account_id = ${accountId} and turn = 'running'
    ), waiting_analyses as (
      select id from analyses where account_id = ${accountId} and turn = 'waiting' and priority = 0
      order by id limit (select places from free) for update skip locked
    ), waiting_injections as (
      select id from injections where account_id = ${accountId} and turn = 'waiting'
      order by id limit (select places from free) for update skip locked
    ), waiting_tests as (
      select id from citation_tests where account_id = ${accountId} and turn = 'waiting'
      order by id limit (select places from free) for update skip locked
    ), singles as (
      select id from (select id from waiting_analyses union all select id from waiting_injections
        union all select id from waiting_tests) as waiting
      order by split_part(id, '_', 2) limit (select places from free)
    ), members as (
      select id from analyses where account_id = ${accountId} and turn = 'waiting' and priority > 0
      order by id limit (select least(for_batches, places - (select count(*) from singles)) from free)
      for update skip locked
    ), begun_analyses as (
      update analyses set turn = 'running', job_number = job_number + 1
      where id in (select id from singles union all select id from members)
      returning id, request_id, priority
    ), begun_injections as (
      update injections set turn = 'running', job_number = job_number + 1
      where id in (select id from singles)
      returning id, request_id
    ), begun_tests as (
      update citation_tests set turn = 'running', job_number = job_number + 1
      where id in (select id from singles)
      returning id, request_id
    )
    select 'analysis' as queue, id, request_id, priority from begun_analyses
    union all select 'injection', id, request_id, 0 from begun_injections
    union all select 'citation_test', id, request_id, 0 from begun_tests`;
  const { rows } = await executePrepared(trx, 'take-slots', statement);
  return rows.sort((a, b) => a.priority - b.priority || (timeOf(a) < timeOf(b) ? -1 : 1));
}

function timeOf({ id }: Admitted): string {
  return id.slice(id.indexOf('_'));
}

/** Accounts with work that is waiting for a slot. */
export async function accountsWithWaiting(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from analyses where turn = 'waiting'
    union select account_id from injections where turn = 'waiting'
    union select account_id from citation_tests where turn = 'waiting'`.execute(db);
  return rows.map((row) => row.account_id);
}

/** One job of an analysis, injection or citation test; `job_number` tells its successive jobs apart. */
export interface RunningJob {
  readonly id: string;
  readonly job_number: number;
}

type WorkTable = 'analyses' | 'injections' | 'citation_tests';

/** The jobs that should exist for all rows of a table. */
export async function listRunningJobs(db: Kysely<Schema>, table: WorkTable): Promise<RunningJob[]> {
  const { rows } = await sql<RunningJob>`
    select id, job_number from ${sql.table(table)}
    where turn = 'running' and status in ('queued', 'processing')`.execute(db);
  return rows;
}

/** Locks the row if `job` is still its current job; false otherwise. */
export async function lockRunningJob(
  trx: Transaction<Schema>,
  table: WorkTable,
  job: RunningJob,
): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(table)}
    where id = ${job.id} and job_number = ${job.job_number} and turn = 'running' for update`.execute(trx);
  return rows.length > 0;
}
