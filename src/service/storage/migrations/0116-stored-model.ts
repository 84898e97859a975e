import { sql, type Kysely, type Migration } from 'kysely';

/** The language model that an owner configured in the dashboard. */
export const storedModel: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One row: all accounts of an installation share its model.
    await sql`
      create table if not exists stored_model (
        id boolean primary key default true check (id),
        base_url text not null,
        model text not null,
        -- Encrypted with SECRET_KEY; null for an endpoint that needs none.
        api_key bytea,
        uses text[] not null,
        samples integer not null,
        tokens_per_day bigint not null,
        changed_at timestamptz(3) not null
      )`.execute(db);
  },
};
