import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { isTransactionConflict } from './transaction-conflict.ts';

/** Random up to this, so that two transactions that ended each other do not meet again. */
const conflictWaitMsMax = 100;

/**
 * Runs work in a transaction; joins the open one when `db` is a transaction. A transaction of its own that PostgreSQL ended
 * because of another one runs once more: `work` must do nothing outside the database, except through `afterCommit`.
 */
export async function transact<T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return await work(db);
  try {
    return await commit(db, work);
  } catch (error) {
    if (!isTransactionConflict(error)) throw error;
    await delay(Math.random() * conflictWaitMsMax);
    return await commit(db, work);
  }
}

/** What open transactions do once they are committed. */
const actsOf = new WeakMap<Kysely<Schema>, (() => void)[]>();

/** Runs `act` when the transaction of `transact` is committed; never when it is undone. */
export function afterCommit(trx: Transaction<Schema>, act: () => void): void {
  const acts = actsOf.get(trx);
  if (acts === undefined) throw new Error('This transaction was not begun by transact().');
  acts.push(act);
}

async function commit<T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  const acts: (() => void)[] = [];
  const result = await db.transaction().execute((trx) => {
    actsOf.set(trx, acts);
    return work(trx);
  });
  for (const act of acts) act();
  return result;
}

function isTransaction(db: Kysely<Schema>): db is Transaction<Schema> {
  return db.isTransaction;
}
