import { sql, type Migration } from 'kysely';

/** Endpoints that answer at once get delivery slots of their own; existing ones do after their next success. */
export const endpointPrompt: Migration = {
  async up(db) {
    await sql`alter table webhook_endpoints add column if not exists prompt boolean`.execute(db);
  },
};
