import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { forgetRollUps, rollUpDays } from './statements/usage-records.ts';

/** A transaction that began before midnight may commit after it; none lives so long. */
export const settleMs = 3_600_000;
const dayMs = 86_400_000;

/** Sums up the days that are over. */
export async function rollUpUsage(db: Kysely<Schema>, now: Date): Promise<void> {
  await transact(db, (trx) => rollUpDays(trx, lastSettledDay(now)));
}

/** Makes all sums again from the ledger, as if there had never been any. */
export async function rebuildUsageRollUps(db: Kysely<Schema>, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    await forgetRollUps(trx);
    await rollUpDays(trx, lastSettledDay(now));
  });
}

/** YYYY-MM-DD. */
function lastSettledDay(now: Date): string {
  return new Date(now.getTime() - settleMs - dayMs).toISOString().slice(0, 10);
}
