import { sql, type Migration } from 'kysely';

/** A stored response is shown whole to its owner; those stored before have none, so only readers see them whole. */
export const answerOwner: Migration = {
  async up(db) {
    await sql`alter table idempotency_keys add column if not exists owner_key_id text`.execute(db);
  },
};
