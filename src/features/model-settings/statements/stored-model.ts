import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import type { StoredModelTable } from '../../../service/storage/tables/stored-model.ts';

export type StoredModelRow = Omit<Selectable<StoredModelTable>, 'id'>;

export async function findStoredModel(db: Kysely<Schema>): Promise<StoredModelRow | undefined> {
  return await db
    .selectFrom('stored_model')
    .select(['base_url', 'model', 'api_key', 'uses', 'samples', 'changed_at'])
    .select(sql<number>`tokens_per_day::float8`.as('tokens_per_day'))
    .executeTakeFirst();
}

/** Of two members who save at once, the later one wins as a whole. */
export async function replaceStoredModel(trx: Transaction<Schema>, row: StoredModelRow): Promise<void> {
  await trx
    .insertInto('stored_model')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** False when there was none. */
export async function deleteStoredModel(trx: Transaction<Schema>): Promise<boolean> {
  const result = await trx.deleteFrom('stored_model').executeTakeFirst();
  return result.numDeletedRows > 0n;
}
