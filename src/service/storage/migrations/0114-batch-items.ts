import { sql, type Kysely, type Migration } from 'kysely';

/** What each item of a batch gave besides its address. */
export const batchItems: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Null: the item gave none, so that the batch's own applies.
    await sql`alter table batch_items add column if not exists metadata json`.execute(db);
  },
};
