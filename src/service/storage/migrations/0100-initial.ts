/* eslint max-lines: off -- One migration of every table: read it as a whole, and never change it after a release. */
import { sql, type Kysely, type Migration } from 'kysely';

/** Every table of the first release. Columns are in the order in which the migrations before it added them. */
export const initial: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [
      ...accounts,
      ...analyses,
      ...pageReading,
      ...requests,
      ...injections,
      ...tracker,
      ...webhooks,
      ...usage,
      ...dashboard,
    ]) {
      await sql.raw(statement).execute(db);
    }
    await sql`
      insert into plans (id, name, currency, quota_policy, prices) values
        ('free', 'Free', 'USD', 'none', '{}'),
        ('starter', 'Starter (an example)', 'USD', 'warn', ${JSON.stringify(starterPrices)}::json)`.execute(
      db,
    );
  },
};

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

const accounts = [
  `create table plans (
    id text primary key,
    name text not null,
    -- ISO 4217.
    currency text not null,
    quota_policy text not null check (quota_policy in ('none', 'warn', 'refuse')),
    prices json not null
  )`,
  `create table accounts (
    id text primary key,
    name text not null,
    created_at timestamptz(3) not null,
    first_started_at timestamptz(3),
    -- The account's token bucket, in addition to those of its keys; null until its owner sets a limit.
    rate_limit integer check (rate_limit > 0),
    bucket_full_at timestamptz(6),
    plan_id text not null default 'free' references plans (id),
    first_link_at timestamptz(3)
  )`,
  // A key's row is written at every request. With room left on its page the new version stays there, no index is
  // touched, and the next reader clears the old version away.
  `create table api_keys (
    id text primary key,
    account_id text not null references accounts (id),
    type text not null check (type in ('secret', 'publishable')),
    environment text not null check (environment in ('live', 'test')),
    name text,
    scopes text[] not null,
    allowed_origins text[] not null,
    hash bytea not null unique,
    hint text not null,
    rate_limit integer check (rate_limit > 0),
    created_at timestamptz(3) not null,
    first_used_at timestamptz(3),
    last_used_at timestamptz(3),
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    -- Microseconds, unlike every other time: a key may have a million requests a minute, one each 60 µs.
    bucket_full_at timestamptz(6),
    -- The key that it replaces.
    replaces text references api_keys (id)
  ) with (fillfactor = 40)`,
  `create index api_keys_of_account on api_keys (account_id, id)`,
  `create index api_keys_replacing on api_keys (replaces) where replaces is not null`,
];

const analyses = [
  `create table batches (
    id text primary key,
    account_id text not null references accounts (id),
    environment text not null check (environment in ('live', 'test')),
    status text not null check (status in ('queued', 'processing', 'completed')),
    request_id text not null,
    metadata json not null,
    created_at timestamptz(3) not null,
    completed_at timestamptz(3),
    expires_at timestamptz(3) not null
  )`,
  `create index batches_of_account on batches (account_id, environment, id desc)`,
  `create index batches_of_account_by_status on batches (account_id, environment, status, id desc)`,
  `create index batches_by_expiry on batches (expires_at)`,
  `create table analyses (
    id text primary key,
    account_id text not null references accounts (id),
    environment text not null check (environment in ('live', 'test')),
    status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
    url text not null,
    input json not null,
    html bytea,
    request_id text not null,
    result json,
    content json,
    error json,
    metadata json not null,
    created_at timestamptz(3) not null,
    started_at timestamptz(3),
    completed_at timestamptz(3),
    expires_at timestamptz(3) not null,
    -- Equal for analyses with the same address and inputs.
    input_hash text,
    batch_id text references batches (id) on delete set null,
    turn text not null default 'running' check (turn in ('waiting', 'running', 'parked', 'ended')),
    priority smallint not null default 0,
    job_number integer not null default 0,
    overall_score double precision,
    page bytea,
    key_id text
  )`,
  // HTML is stored for a second or two, and compressing 100 kB takes the embedded database a millisecond.
  `alter table analyses alter column html set storage external`,
  // Already gzipped by the program, which compresses better.
  `alter table analyses alter column page set storage external`,
  `create index analyses_not_ended on analyses (created_at) where status in ('queued', 'processing')`,
  `create index analyses_by_expiry on analyses (expires_at)`,
  `create index analyses_waiting on analyses (account_id, priority, id) where turn = 'waiting'`,
  `create index analyses_running on analyses (account_id) where turn = 'running'`,
  `create index analyses_of_batch on analyses (batch_id) where batch_id is not null`,
  `create index analyses_by_input on analyses (account_id, environment, input_hash, completed_at desc)
    where status = 'completed'`,
  // The hash, because an address may be longer than an index entry.
  `create index analyses_of_account_by_url on analyses (account_id, environment, md5(url), id desc)`,
  `create index analyses_of_account_by_status on analyses (account_id, environment, status, id desc)`,
  // Ids sort by time, so this index serves "newest first" and its cursor. With score and status in it a narrowed list
  // reads no row before it has a page of matches: with 100,000 analyses the rows themselves would be gigabytes.
  `create index analyses_listed on analyses (account_id, environment, id desc, overall_score, status)`,
  // Without it a filter for a site without analyses took 900 ms among 100,000 analyses.
  `create index analyses_of_account_by_site on analyses (
    account_id, environment, md5(lower(substring(url from '^[^:]+://(?:www[.])?([^/?#:]*)'))), id desc
  )`,
  `create table batch_items (
    batch_id text not null references batches (id) on delete cascade,
    position integer not null,
    analysis_id text not null references analyses (id) on delete cascade,
    url text not null,
    primary key (batch_id, position)
  )`,
  `create index batch_items_of_analysis on batch_items (analysis_id, batch_id)`,
  `create table batch_pages (
    analysis_id text primary key references analyses (id) on delete cascade,
    batch_id text not null references batches (id) on delete cascade,
    summary json not null,
    facts json not null,
    page bytea
  )`,
  `create index batch_pages_of_batch on batch_pages (batch_id)`,
];

/** What all processes share while they read pages. */
const pageReading = [
  // Summaries of pages to compare with, each created once for all analyses that need it within a short time.
  `create table page_summaries (
    key text primary key,
    reader text,
    leased_until timestamptz,
    outcome json,
    fresh_until timestamptz
  )`,
  // Slots at a host. Unlogged: after a crash every slot is free.
  `create unlogged table host_places (
    host text not null,
    place integer not null,
    holder text not null,
    leased_until timestamptz not null,
    primary key (host, place)
  )`,
  // Hosts that asked for a pause.
  `create table host_pauses (
    host text primary key,
    until timestamptz not null
  )`,
];

const requests = [
  `create table idempotency_keys (
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
  )`,
  `create index idempotency_keys_by_expiry on idempotency_keys (expires_at)`,
  `create index idempotency_keys_of_resource on idempotency_keys (resource_id)`,
  `create table failed_authentications (
    address text primary key,
    bucket_full_at timestamptz(6) not null
  )`,
  `create index failed_authentications_by_time on failed_authentications (bucket_full_at)`,
];

const injections = [
  `create table injections (
    id text primary key,
    account_id text not null references accounts (id),
    environment text not null check (environment in ('live', 'test')),
    status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
    publication text check (publication in ('draft', 'published', 'superseded', 'withdrawn')),
    is_preview boolean not null default false,
    mode text not null check (mode in ('auto', 'manual')),
    url text,
    -- The same for every spelling of the address.
    page_url text,
    -- No reference: the analysis may be deleted, and the injection stays.
    analysis_id text,
    input json not null,
    edit json,
    html bytea,
    page bytea,
    rendered bytea,
    result json,
    diff json,
    error json,
    metadata json not null,
    request_id text not null,
    key_id text,
    turn text not null default 'waiting' check (turn in ('waiting', 'running', 'ended')),
    job_number integer not null default 0,
    created_at timestamptz(3) not null,
    completed_at timestamptz(3),
    published_at timestamptz(3),
    expires_at timestamptz(3) not null,
    check ((publication is null) = (status <> 'completed'))
  )`,
  `alter table injections alter column page set storage external`,
  `alter table injections alter column rendered set storage external`,
  `create index injections_of_account on injections (account_id, environment, id desc) where not is_preview`,
  // The hash, because an address may be longer than an index entry.
  `create index injections_by_page on injections (account_id, environment, md5(page_url), id desc)
    where not is_preview`,
  // Guarantees that a page never has two published injections, even if the code fails to.
  `create unique index injections_published on injections (account_id, environment, md5(page_url))
    where publication = 'published'`,
  `create index injections_waiting on injections (account_id, id) where turn = 'waiting'`,
  `create index injections_running on injections (account_id) where turn = 'running'`,
  `create index injections_by_expiry on injections (expires_at)`,
  // Few are published or drafts among the many that were superseded.
  `create index injections_by_publication on injections (account_id, environment, publication, id desc)
    where not is_preview`,
];

/** Page views in sums of a day. Nothing here is about a visitor: no address, no agent, no time of day. */
const tracker = [
  `create table tracker_pages (
    id bigint generated always as identity primary key,
    account_id text not null references accounts (id),
    environment text not null check (environment in ('live', 'test')),
    url text not null,
    -- Counts towards the limit of pages known only from reported views.
    is_stray boolean not null
  )`,
  // The hash, because an address may be longer than an index entry.
  `create unique index tracker_pages_by_url on tracker_pages (account_id, environment, md5(url))`,
  `create index tracker_pages_stray on tracker_pages (account_id, environment) where is_stray`,
  `create table tracker_views (
    account_id text not null references accounts (id),
    environment text not null check (environment in ('live', 'test')),
    day date not null,
    -- Null: views of pages beyond the limit of separately counted ones.
    page_id bigint references tracker_pages (id) on delete cascade,
    -- Null: not sent by an assistant.
    assistant text,
    views bigint not null check (views > 0),
    unique nulls not distinct (account_id, environment, day, page_id, assistant)
  )`,
  `create index tracker_views_of_page on tracker_views (page_id, day)`,
  `create index tracker_views_by_day on tracker_views (day)`,
  // Ids of added sums, so that none is added twice when the response to its commit is lost.
  `create table tracker_flushes (
    id text primary key,
    flushed_at timestamptz(3) not null
  )`,
];

const webhooks = [
  `create table webhook_endpoints (
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
    -- Consecutive failed attempts.
    failures integer not null default 0,
    failing_since timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  `create index webhook_endpoints_of_account on webhook_endpoints (account_id, environment, id desc)`,
  // Text, not json: exactly these bytes are signed and sent.
  `create table webhook_events (
    id text primary key,
    account_id text not null references accounts (id),
    environment text not null check (environment in ('live', 'test')),
    type text not null,
    resource_id text not null,
    key_id text,
    body text not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  `create index webhook_events_of_account on webhook_events (account_id, environment, created_at, id)`,
  `create index webhook_events_of_resource on webhook_events (resource_id)`,
  `create index webhook_events_by_expiry on webhook_events (expires_at)`,
  `create table webhook_deliveries (
    id text primary key,
    endpoint_id text not null references webhook_endpoints (id) on delete cascade,
    event_id text not null references webhook_events (id) on delete cascade,
    status text not null check (status in ('pending', 'succeeded', 'failed')),
    attempts integer not null default 0,
    -- With a holder: when its lease expires.
    due_at timestamptz(3) not null,
    holder text,
    created_at timestamptz(3) not null,
    ended_at timestamptz(3)
  )`,
  `create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where status = 'pending'`,
  `create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id desc)`,
  `create index webhook_deliveries_of_event on webhook_deliveries (event_id)`,
  // Few among many, and the ones that users filter for.
  `create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, id desc) where status = 'failed'`,
  `create table webhook_attempts (
    delivery_id text not null references webhook_deliveries (id) on delete cascade,
    number integer not null,
    started_at timestamptz(3) not null,
    duration_ms integer not null,
    status integer,
    error text,
    answer text,
    primary key (delivery_id, number)
  )`,
];

const usage = [
  `create table usage_records (
    id bigint generated always as identity primary key,
    account_id text not null references accounts (id),
    metric text not null check (metric in
      ('analyses', 'injections', 'previews', 'tracker_views', 'webhook_deliveries')),
    resource_id text not null,
    key_id text,
    quantity bigint not null check (quantity > 0),
    occurred_at timestamptz(3) not null,
    -- A result is metered once, even if a process crashes and saves it again.
    unique (metric, resource_id)
  )`,
  `create index usage_records_by_time on usage_records (account_id, occurred_at)`,
  // Sums of whole days, so that reading a year does not read every row. Derived from the rows alone.
  `create table usage_days (
    account_id text not null references accounts (id),
    day date not null,
    metric text not null,
    key_id text,
    quantity bigint not null,
    unique nulls not distinct (account_id, day, metric, key_id)
  )`,
  `create table usage_rollups (
    account_id text primary key references accounts (id),
    through date not null
  )`,
  `create function refuse_usage_change() returns trigger language plpgsql as
      $$ begin raise exception 'usage records are append-only'; end $$`,
  `create trigger usage_records_append_only before update or delete on usage_records
    for each statement execute function refuse_usage_change()`,
  `create table invoices (
    account_id text not null references accounts (id),
    period_start timestamptz(3) not null,
    body json not null,
    -- A period is closed once, even if several processes close it.
    primary key (account_id, period_start)
  )`,
  `create function refuse_invoice_change() returns trigger language plpgsql as
      $$ begin raise exception 'invoices are final'; end $$`,
  `create trigger invoices_final before update or delete on invoices
    for each statement execute function refuse_invoice_change()`,
  // Use of a quota, counted at once, so that exactly one unit crosses a threshold.
  `create table quota_counts (
    account_id text not null references accounts (id),
    period_start timestamptz(3) not null,
    metric text not null,
    -- Null: not counted, because the plan had no quota; sum the ledger.
    used bigint,
    -- The highest share of the quota, in percent, with a sent warning; 0 for none.
    warned smallint not null default 0,
    primary key (account_id, period_start, metric)
  )`,
];

const dashboard = [
  `create table members (
    id text primary key,
    account_id text not null references accounts (id),
    email text not null,
    role text not null check (role in ('owner', 'developer', 'viewer')),
    password_hash text not null,
    created_at timestamptz(3) not null,
    last_signed_in_at timestamptz(3)
  )`,
  // Addresses are in lower case, and unique over all accounts: an address is one person.
  `create unique index members_by_email on members (email)`,
  `create index members_of_account on members (account_id, id)`,
  `create table member_sessions (
    token_hash bytea primary key,
    member_id text not null references members (id) on delete cascade,
    environment text not null check (environment in ('live', 'test')),
    created_at timestamptz(3) not null,
    last_seen_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  `create index member_sessions_of_member on member_sessions (member_id)`,
  `create index member_sessions_by_expiry on member_sessions (expires_at)`,
  `create table signup_links (
    id text primary key,
    token_hash bytea not null unique,
    account_id text not null references accounts (id),
    role text not null check (role in ('owner', 'developer', 'viewer')),
    -- Null: the person with the link chooses.
    email text,
    -- Null: created by the server or the command line.
    invited_by text,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  `create index signup_links_of_account on signup_links (account_id, id)`,
  // Limits password guesses over all processes.
  `create table sign_in_attempts (
    subject text primary key,
    attempts integer not null,
    window_ends_at timestamptz(3) not null
  )`,
  // No reference, because rows outlive their members. Append-only.
  `create table audit_log (
    id text primary key,
    account_id text not null references accounts (id),
    at timestamptz(3) not null,
    -- Null: the server or the command line.
    member_id text,
    member_email text,
    action text not null,
    target text,
    detail json
  )`,
  `create index audit_log_of_account on audit_log (account_id, id desc)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`,
];
