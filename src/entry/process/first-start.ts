import { sql, type Kysely } from 'kysely';
import { createApiKey } from '../../features/keys/create-api-key.ts';
import { findFirstAccount, insertAccount, markFirstStart } from '../../features/members/index.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { App } from '../../service/platform/app.ts';
import { newId } from '../../service/platform/ids.ts';

/** Returns the id of the command line's account; creates the account when the database is new. */
export async function ensureAccount(db: Kysely<Schema>, now: Date): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    // Processes that start at the same time must not create two accounts.
    await sql`lock table accounts in share row exclusive mode`.execute(trx);
    const account = await findFirstAccount(trx);
    if (account !== undefined) return account.id;
    const id = newId('account', now);
    await insertAccount(trx, { id, name: 'Default', createdAt: now });
    return id;
  });
}

/**
 * Creates a live secret key at the first start of a server, for the example request that it prints. Only this result
 * contains the key. Null at every later start.
 */
export async function firstStart(app: App): Promise<{ readonly key: string } | null> {
  const now = app.now();
  return await app.database.db.transaction().execute(async (trx) => {
    const account = await findFirstAccount(trx);
    if (account === undefined || !(await markFirstStart(trx, account.id, now))) return null;
    const context = { ...app, database: { ...app.database, db: trx } };
    const outcome = await createApiKey(context, account.id, {
      type: 'secret',
      environment: 'live',
      name: 'First start',
    });
    if (!outcome.ok) throw new Error(`The first key could not be created: ${outcome.problems.join('; ')}`);
    return { key: outcome.created.key };
  });
}
