import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Runs work in a transaction; joins the open one when `db` is a transaction. */
export async function transact<T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return isTransaction(db) ? await work(db) : await db.transaction().execute(work);
}

function isTransaction(db: Kysely<Schema>): db is Transaction<Schema> {
  return db.isTransaction;
}
