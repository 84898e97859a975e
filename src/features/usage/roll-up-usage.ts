import type { Kysely } from 'kysely';
import type { Schema } from '../../service/storage/schema.ts';
import { transact } from '../../service/storage/transact.ts';
import { deleteRollUps, rollUpDays } from './statements/usage-records.ts';

/** Longer than any transaction: one that began before midnight may commit after it. */
export const settleMs = 3_600_000;
const dayMs = 86_400_000;

/** Adds the daily sums of ended days. */
export async function rollUpUsage(db: Kysely<Schema>, now: Date): Promise<void> {
  await transact(db, (trx) => rollUpDays(trx, lastSettledDay(now)));
}

/** Rebuilds all daily sums from the ledger. */
export async function rebuildUsageRollUps(db: Kysely<Schema>, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    await deleteRollUps(trx);
    await rollUpDays(trx, lastSettledDay(now));
  });
}

/** YYYY-MM-DD. */
function lastSettledDay(now: Date): string {
  return new Date(now.getTime() - settleMs - dayMs).toISOString().slice(0, 10);
}
