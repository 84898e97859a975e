import { sql, type Kysely, type Migration } from 'kysely';

/** Which processes live, so that the work of a dead one begins again soon. */
export const processes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table if not exists processes (
    id text primary key,
    -- Moved on by the process while it lives; afterwards any other process frees what it claimed.
    alive_until timestamptz not null
  )`,
  // Few rows have a holder at any moment: the claims of a dead process are found without reading the others.
  `create index if not exists webhook_deliveries_held on webhook_deliveries (holder) where holder is not null`,
  `create index if not exists model_readings_asked on model_readings (asker) where asker is not null`,
];
