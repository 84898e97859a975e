import { sql, type Kysely } from 'kysely';
import type { IdKind } from '../../../src/core/schema/ids.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import type { App } from '../../../src/service/platform/app.ts';
import type { Schema } from '../../../src/service/storage/schema.ts';
import { closePeriods } from '../../../src/features/usage/close-periods.ts';
import { rollUpUsage } from '../../../src/features/usage/roll-up-usage.ts';

const atOnce = 10_000;
const dayMs = 86_400_000;

export interface FilledAccount {
  readonly accountId: string;
  /** They get the deliveries in turn. */
  readonly endpointIds: readonly string[];
  readonly keyIds: readonly string[];
}

/** Puts `count` analyses and deliveries of the last 90 days and a year of usage into an account. */
export async function fillAccount(
  { database: { db }, now }: Pick<App, 'database' | 'now'>,
  count: number,
  { accountId, endpointIds, keyIds }: FilledAccount,
): Promise<void> {
  const end = now().getTime();
  const span = 90 * dayMs;
  for (let done = 0; done < count; done += atOnce) {
    const size = Math.min(atOnce, count - done);
    const times = Array.from(
      { length: size },
      (_, index) => new Date(end - span * (1 - (done + index) / count)),
    );
    await fillAnalyses(db, accountId, times);
    await fillDeliveries(db, { accountId, endpointIds }, times);
  }
  await fillUsage(db, { accountId, keyIds }, new Date(end));
  await rollUpUsage(db, now());
  await closePeriods(db, now());
  // As the server does by itself after a while.
  await sql`analyze`.execute(db);
}

const idsOf = (kind: IdKind, times: readonly Date[]): string[] => times.map((at) => newId(kind, at));

async function fillAnalyses(db: Kysely<Schema>, accountId: string, times: readonly Date[]): Promise<void> {
  await sql`
    insert into analyses (id, account_id, environment, status, url, input, request_id, result, error, metadata,
      created_at, completed_at, expires_at, turn, overall_score)
    select id, ${accountId}, 'live', case when n % 50 = 0 then 'failed' else 'completed' end,
      'https://shop.example/guides/page-' || (n % 5000), '{}', 'req_fill',
      case when n % 50 <> 0 then json_build_object('filler', repeat('words of a result ', 40)) end,
      case when n % 50 = 0 then '{"code":"fetch_timeout","message":"The page did not answer."}'::json end,
      '{}', at, at, at + interval '90 days', 'ended', case when n % 50 <> 0 then (n * 7919 % 1000) / 10.0 end
    from unnest(${idsOf('analysis', times)}::text[], ${times}::timestamptz[]) with ordinality as given (id, at, n)`.execute(
    db,
  );
}

/** One in a hundred fails, after three attempts. */
async function fillDeliveries(
  db: Kysely<Schema>,
  { accountId, endpointIds }: Pick<FilledAccount, 'accountId' | 'endpointIds'>,
  times: readonly Date[],
): Promise<void> {
  const [eventIds, deliveryIds] = [idsOf('event', times), idsOf('delivery', times)];
  const body = JSON.stringify({
    id: 'evt',
    type: 'analysis.completed',
    data: { url: 'https://shop.example/' },
  });
  await sql`
    insert into webhook_events (id, account_id, environment, type, resource_id, body, created_at, expires_at)
    select id, ${accountId}, 'live', case when n % 1000 = 7 then 'analysis.failed' else 'analysis.completed' end,
      'an_fill', ${body}, at, at + interval '90 days'
    from unnest(${eventIds}::text[], ${times}::timestamptz[]) with ordinality as given (id, at, n)`.execute(
    db,
  );
  await sql`
    insert into webhook_deliveries (id, endpoint_id, event_id, status, attempts, due_at, created_at, ended_at)
    select id, (${endpointIds}::text[])[1 + n % ${endpointIds.length}::int], event_id,
      case when n % 100 = 0 then 'failed' else 'succeeded' end, case when n % 100 = 0 then 3 else 1 end, at, at, at
    from unnest(${deliveryIds}::text[], ${eventIds}::text[], ${times}::timestamptz[])
      with ordinality as given (id, event_id, at, n)`.execute(db);
  await sql`
    insert into webhook_attempts (delivery_id, number, started_at, duration_ms, status, error, answer)
    select id, number, at, 120, case when n % 100 = 0 then 500 else 200 end,
      case when n % 100 = 0 then 'The endpoint responded with status 500.' end, 'ok'
    from unnest(${deliveryIds}::text[], ${times}::timestamptz[]) with ordinality as given (id, at, n)
    cross join generate_series(1, case when n % 100 = 0 then 3 else 1 end) as number`.execute(db);
}

async function fillUsage(
  db: Kysely<Schema>,
  { accountId, keyIds }: Pick<FilledAccount, 'accountId' | 'keyIds'>,
  end: Date,
): Promise<void> {
  await sql`
    insert into usage_records (account_id, metric, resource_id, key_id, quantity, occurred_at)
    select ${accountId}, metric, metric || day || key, key, 50 + (day * 37) % 400, ${end}::timestamptz - day * interval '1 day'
    from generate_series(0, 364) as day, unnest(${keyIds}::text[]) as key,
      unnest(array['analyses', 'injections', 'previews', 'tracker_views', 'webhook_deliveries']) as metric`.execute(
    db,
  );
}
