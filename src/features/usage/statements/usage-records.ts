/** Sums of the usage ledger: whole days from the roll-ups, the rest from its rows. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { UsageGroup, UsageMetric } from '../../../core/schema/vocabulary.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface UsageRange {
  readonly accountId: string;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

export interface UsageSum {
  readonly metric: UsageMetric;
  readonly quantity: number;
  /** YYYY-MM-DD in UTC; null when not grouped by day. */
  readonly day: string | null;
  readonly key_id: string | null;
}

const dayMs = 86_400_000;

/** Sums by metric, and by day or key if `group` is one; leaves out unused ones. */
export async function sumUsage(
  db: Kysely<Schema>,
  { accountId, from, to }: UsageRange,
  group: UsageGroup,
): Promise<UsageSum[]> {
  // A range that begins within a day cannot use that day's sum.
  const firstDay = new Date(Math.ceil(from.getTime() / dayMs) * dayMs);
  const day = group === 'day' ? sql`day::text` : sql`null::text`;
  const key = group === 'key' ? sql`key_id` : sql`null::text`;
  const { rows } = await sql<UsageSum>`
    with rolled as (
      select least(
        coalesce((select through from usage_rollups where account_id = ${accountId}), '-infinity'::date),
        (${to}::timestamptz at time zone 'UTC')::date - 1
      ) as through
    ), entries as (
      select day, metric, key_id, quantity from usage_days, rolled
      where account_id = ${accountId} and day >= (${firstDay}::timestamptz at time zone 'UTC')::date
        and day <= rolled.through
      union all
      select (occurred_at at time zone 'UTC')::date, metric, key_id, quantity from usage_records
      where account_id = ${accountId} and occurred_at >= ${from}::timestamptz
        and occurred_at < least(${firstDay}::timestamptz, ${to}::timestamptz)
      union all
      -- A bound of the index, not a filter: rows of rolled up days must not be read.
      select (occurred_at at time zone 'UTC')::date, metric, key_id, quantity from usage_records
      where account_id = ${accountId} and occurred_at < ${to}::timestamptz
        and occurred_at >= (
          select greatest(${firstDay}::timestamptz, (through + 1)::timestamp at time zone 'UTC') from rolled)
    )
    select metric, sum(quantity)::float8 as quantity, ${day} as day, ${key} as key_id
    from entries group by 1, 3, 4 order by 3 nulls first, 4 nulls first, 1`.execute(db);
  return rows;
}

/**
 * Adds the sums of the days up to `through`. No transaction may still write rows of these days. Safe in several processes
 * at once.
 */
export async function rollUpDays(trx: Transaction<Schema>, through: string): Promise<void> {
  await sql`
    insert into usage_rollups (account_id, through)
    select id, '-infinity' from accounts on conflict do nothing`.execute(trx);
  await sql`
    with due as (
      select account_id, through from usage_rollups where through < ${through}::date for update
    ), added as (
      insert into usage_days (account_id, day, metric, key_id, quantity)
      select due.account_id, (occurred_at at time zone 'UTC')::date as day, metric, key_id, sum(quantity)
      from due join usage_records on usage_records.account_id = due.account_id
        and (due.through = '-infinity' or occurred_at >= (due.through + 1)::timestamp at time zone 'UTC')
        and occurred_at < (${through}::date + 1)::timestamp at time zone 'UTC'
      group by 1, 2, 3, 4
    )
    update usage_rollups set through = ${through}::date from due where usage_rollups.account_id = due.account_id`.execute(
    trx,
  );
}

/** Deletes all sums; the ledger's rows stay. */
export async function deleteRollUps(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table usage_rollups in share row exclusive mode`.execute(trx);
  await sql`delete from usage_days`.execute(trx);
  await sql`delete from usage_rollups`.execute(trx);
}
