/** Rows as the product writes them, made by SQL: work that waits, and the past of an installation. */

/** Ids above all that the product makes, so that these wait behind every page that is submitted. */
const fillerPrefix = 'an_7zzz';

/**
 * Sets the number of waiting analyses of `url`. While more pages wait before them than the account has slots, none of them
 * begins; those that begin at the end of a measurement cost what any page costs.
 */
export async function setWaiting(query, count, url) {
  await query(`delete from analyses where id like '${fillerPrefix}%'`);
  await query(
    `insert into analyses (id, account_id, environment, status, url, input, request_id, metadata, created_at, expires_at,
        input_hash, turn, priority, key_id, payload_bytes)
      select '${fillerPrefix}' || lpad(i::text, 22, '0'), (select id from accounts limit 1), 'live', 'queued',
        $2, '{"queries":[],"competitors":[]}',
        'req_' || left(md5(i::text), 26), '{}', now(), now() + interval '90 days', md5(i::text) || md5(i::text), 'waiting',
        0, (select id from api_keys limit 1), 120
      from generate_series(1, $1::int) as i`,
    [count, url],
  );
  await countQueue(query);
  // As autovacuum does a minute later.
  await query('analyze analyses');
}

/** Deletes what waits, for a measurement that needs no more of it, and lets what runs end. */
export async function emptyQueue(query) {
  await query(`delete from analyses where turn = 'waiting'`);
  await countQueue(query);
}

async function countQueue(query) {
  await query(
    `update accounts set (queued_jobs, queued_bytes) = (
      select count(*), coalesce(sum(payload_bytes), 0) from analyses
      where account_id = accounts.id and status in ('queued', 'processing'))`,
  );
}

/** A past of `count` analyses with their usage, events and deliveries, within the retention. */
const past = [
  {
    table: 'analyses',
    insert: `insert into analyses (id, account_id, environment, status, url, input, request_id, metadata, created_at,
        started_at, completed_at, expires_at, input_hash, overall_score, rubric_version, result_version, result,
        result_summary, content, turn, key_id, payload_bytes)
      select 'an_00' || lpad(i::text, 24, '0'), account.id, 'live', 'completed',
        'https://www.site-' || i % 500 || '.example/articles/' || md5(i::text), '{"queries":[],"competitors":[]}',
        'req_' || left(md5(i::text), 26), '{}', at, at, at, at + interval '90 days', md5(i::text) || md5(i::text),
        30 + i % 600 / 10.0, '1', 1, ('{"overall_score":50,"text":"' || repeat(md5(i::text), 4) || '"}')::json,
        ('{"title":"What a heat pump costs to run","subject":"heat pump","text":"' || repeat(md5(i::text), 8) || '"}')::json,
        '{}', 'ended', account.key_id, 120`,
  },
  {
    table: 'usage_records',
    insert: `insert into usage_records (account_id, metric, resource_id, key_id, quantity, occurred_at)
      select account.id, 'analyses', 'an_00' || lpad(i::text, 24, '0'), account.key_id, 1, at`,
  },
  {
    table: 'webhook_events',
    insert: `insert into webhook_events (id, account_id, environment, type, resource_id, key_id, body, created_at, expires_at)
      select 'evt_00' || lpad(i::text, 24, '0'), account.id, 'live', 'analysis.completed',
        'an_00' || lpad(i::text, 24, '0'), account.key_id, '{"text":"' || repeat(md5(i::text), 24) || '"}', at,
        at + interval '90 days'`,
  },
  {
    table: 'webhook_deliveries',
    insert: `insert into webhook_deliveries (id, endpoint_id, event_id, status, attempts, due_at, created_at, ended_at)
      select 'dlv_00' || lpad(i::text, 24, '0'), account.endpoint_id, 'evt_00' || lpad(i::text, 24, '0'), 'succeeded', 1,
        at, at, at`,
  },
  {
    table: 'webhook_attempts',
    insert: `insert into webhook_attempts (delivery_id, number, started_at, duration_ms, status, answer)
      select 'dlv_00' || lpad(i::text, 24, '0'), 1, at, 12, 200, 'ok'`,
  },
];

/** Makes the past; returns the bytes of the database after it. Needs an endpoint. */
export async function fillPast(pool, count) {
  const client = await pool.connect();
  try {
    // Foreign keys hold by construction, and checking them row by row takes minutes.
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const { table, insert } of past) await fillTable(client, table, insert, count);
    await client.query('checkpoint');
    const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes');
    return rows[0].bytes;
  } finally {
    client.release(true);
  }
}

/** Builds indexes after the rows, which takes a fraction of the time. */
async function fillTable(client, table, insert, count) {
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `${insert} from generate_series(1, ${count}::int) as i
      cross join lateral (select now() - (${count} - i) * interval '80 days' / ${count} as at) as time
      cross join (select accounts.id, api_keys.id as key_id, webhook_endpoints.id as endpoint_id
        from accounts, api_keys, webhook_endpoints limit 1) as account`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`vacuum analyze ${table}`);
}
