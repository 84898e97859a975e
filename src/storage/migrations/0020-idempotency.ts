import { sql, type Kysely, type Migration } from 'kysely';

/** What was answered to each idempotency key, for as long as it is remembered. */
export const idempotency: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table idempotency_keys (
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        key text not null,
        fingerprint bytea not null,
        request_id text not null,
        resource_id text,
        status smallint check (status in (200, 202)),
        headers json,
        body text,
        expires_at timestamptz(3) not null,
        primary key (account_id, environment, key)
      )`.execute(db);
    await sql`create index idempotency_keys_by_expiry on idempotency_keys (expires_at)`.execute(db);
    await sql`create index idempotency_keys_of_resource on idempotency_keys (resource_id)`.execute(db);
  },
};
