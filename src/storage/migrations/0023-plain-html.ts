import { sql, type Kysely, type Migration } from 'kysely';

/** HTML payloads are kept as they are until their analysis has ended. */
export const plainHtml: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // They are there for a second or two, and compressing 100 kB costs the embedded database a millisecond.
    await sql`alter table analyses alter column html set storage external`.execute(db);
  },
};
