/**
 * Whose turn it is. An analysis that has not ended is
 * - `waiting` for a place among its account's running ones,
 * - `running`: it has a job, which is queued or worked on,
 * - `parked`: its page is fetched, and it waits for the other pages of its batch.
 *
 * Locks are taken in the order analysis, batch, account; under the last two, rows that another transaction holds are
 * skipped and not waited for. What was skipped is found by `accountsWithWaiting` and `batchesWithParked`.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { executePrepared } from './prepared.ts';
import type { Schema } from './schema.ts';

export interface Places {
  /** Analyses of an account with a job at once. */
  readonly all: number;
  /** How many of these pages of batches may take. */
  readonly forBatches: number;
}

export interface Admitted {
  readonly id: string;
  readonly request_id: string;
}

/** Gives the account's free places to waiting analyses, the first in line first. Each needs a job then. */
export async function takeTurns(
  trx: Transaction<Schema>,
  accountId: string,
  places: Places,
): Promise<Admitted[]> {
  // One at a time, or two would both see the last free place. The next statement sees what the one before committed.
  const lock = sql`select 1 from accounts where id = ${accountId} for no key update`;
  await executePrepared(trx, 'lock-account', lock);
  const statement = sql<Admitted & { readonly priority: number }>`
    with free as (
      select greatest(0, ${places.all}::int - count(*)) as places,
        greatest(0, ${places.forBatches}::int - count(*) filter (where priority > 0)) as for_batches
      from analyses where account_id = ${accountId} and turn = 'running'
    ), singles as (
      select id from analyses where account_id = ${accountId} and turn = 'waiting' and priority = 0
      order by id limit (select places from free) for update skip locked
    ), members as (
      select id from analyses where account_id = ${accountId} and turn = 'waiting' and priority > 0
      order by id limit (select least(for_batches, places - (select count(*) from singles)) from free)
      for update skip locked
    )
    update analyses set turn = 'running', job_number = job_number + 1
    where id in (select id from singles union all select id from members)
    returning id, request_id, priority`;
  const { rows } = await executePrepared(trx, 'take-turns', statement);
  return rows.sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
}

/** Accounts with work that waits for its turn. */
export async function accountsWithWaiting(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('analyses')
    .select('account_id')
    .distinct()
    .where('turn', '=', 'waiting')
    .execute();
  return rows.map((row) => row.account_id);
}

/** One job of one analysis: a later job of the same analysis is another. */
export interface RunningJob {
  readonly id: string;
  readonly job_number: number;
}

/** Every analysis that should have a job. */
export async function listRunningJobs(db: Kysely<Schema>): Promise<RunningJob[]> {
  return await db
    .selectFrom('analyses')
    .select(['id', 'job_number'])
    .where('turn', '=', 'running')
    .where('status', 'in', ['queued', 'processing'])
    .execute();
}

/** Locks an analysis if this still is the job that it should have. */
export async function lockRunningJob(trx: Transaction<Schema>, job: RunningJob): Promise<boolean> {
  const row = await trx
    .selectFrom('analyses')
    .select('id')
    .where('id', '=', job.id)
    .where('job_number', '=', job.job_number)
    .where('turn', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
