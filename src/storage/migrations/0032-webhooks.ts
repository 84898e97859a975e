import { sql, type Kysely, type Migration } from 'kysely';

/** Endpoints, the events that are told of, and every attempt at telling. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table webhook_endpoints (
        id text primary key,
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        url text not null,
        events text[] not null,
        description text,
        enabled boolean not null default true,
        disabled_reason text,
        disabled_at timestamptz(3),
        secret bytea not null,
        previous_secret bytea,
        previous_secret_until timestamptz(3),
        -- Of the attempts since the last one that succeeded.
        failures integer not null default 0,
        failing_since timestamptz(3),
        created_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index webhook_endpoints_of_account on webhook_endpoints (account_id, environment, id desc)`.execute(
      db,
    );
    // text and not json: the bytes that are signed and sent are these and no others.
    await sql`
      create table webhook_events (
        id text primary key,
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        type text not null,
        resource_id text not null,
        key_id text,
        body text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index webhook_events_of_account on webhook_events (account_id, environment, created_at, id)`.execute(
      db,
    );
    await sql`create index webhook_events_of_resource on webhook_events (resource_id)`.execute(db);
    await sql`create index webhook_events_by_expiry on webhook_events (expires_at)`.execute(db);
    await addDeliveries(db);
  },
};

async function addDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_deliveries (
      id text primary key,
      endpoint_id text not null references webhook_endpoints (id) on delete cascade,
      event_id text not null references webhook_events (id) on delete cascade,
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      attempts integer not null default 0,
      -- While it is held: when it is taken for lost.
      due_at timestamptz(3) not null,
      holder text,
      created_at timestamptz(3) not null,
      ended_at timestamptz(3)
    )`.execute(db);
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at)
    where status = 'pending'`.execute(db);
  await sql`create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id desc)`.execute(
    db,
  );
  await sql`create index webhook_deliveries_of_event on webhook_deliveries (event_id)`.execute(db);
  await sql`
    create table webhook_attempts (
      delivery_id text not null references webhook_deliveries (id) on delete cascade,
      number integer not null,
      started_at timestamptz(3) not null,
      duration_ms integer not null,
      status integer,
      error text,
      answer text,
      primary key (delivery_id, number)
    )`.execute(db);
}
