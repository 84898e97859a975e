import { sql, type Kysely, type Migration } from 'kysely';

/** Per metric: included units, the quota, and tiers that count the units beyond the included ones. */
const starterPrices = {
  analyses: {
    included: 500,
    quota: 20_000,
    tiers: [
      { up_to: 5_000, unit_price: '0.02' },
      { up_to: null, unit_price: '0.012' },
    ],
  },
  injections: { included: 100, quota: null, tiers: [{ up_to: null, unit_price: '0.05' }] },
  previews: { included: 200, quota: null, tiers: [{ up_to: null, unit_price: '0.02' }] },
  tracker_views: { included: 100_000, quota: null, tiers: [{ up_to: null, unit_price: '0.00005' }] },
  webhook_deliveries: { included: 10_000, quota: null, tiers: [{ up_to: null, unit_price: '0.0001' }] },
};

/** What usage costs: plans that the owner edits, and what each closed month came to. */
export const billing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table plans (
        id text primary key,
        name text not null,
        -- ISO 4217.
        currency text not null,
        quota_policy text not null check (quota_policy in ('none', 'warn', 'refuse')),
        prices json not null
      )`.execute(db);
    await sql`
      insert into plans (id, name, currency, quota_policy, prices) values
        ('free', 'Free', 'USD', 'none', '{}'),
        ('starter', 'Starter (an example)', 'USD', 'warn', ${JSON.stringify(starterPrices)}::json)`.execute(
      db,
    );
    await sql`alter table accounts add column plan_id text not null default 'free' references plans (id)`.execute(
      db,
    );
    await sql`
      create table invoices (
        account_id text not null references accounts (id),
        period_start timestamptz(3) not null,
        body json not null,
        -- A period is closed once, however many processes close it.
        primary key (account_id, period_start)
      )`.execute(db);
    await sql`
      create function refuse_invoice_change() returns trigger language plpgsql as
      $$ begin raise exception 'invoices are final'; end $$`.execute(db);
    await sql`
      create trigger invoices_final before update or delete on invoices
      for each statement execute function refuse_invoice_change()`.execute(db);
  },
};
