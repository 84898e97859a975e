import {
  sql,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import type { WebhookEndpointsTable } from '../../../service/storage/tables/webhooks.ts';

export type EndpointRow = Selectable<WebhookEndpointsTable>;

export async function insertEndpoint(
  db: Kysely<Schema>,
  row: Insertable<WebhookEndpointsTable>,
): Promise<EndpointRow> {
  return await db.insertInto('webhook_endpoints').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Every endpoint of an account, the newest first. */
export async function listEndpointRows(db: Kysely<Schema>, accountId: string): Promise<EndpointRow[]> {
  return await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Locks an endpoint until the transaction ends, while events can still be recorded for it. Undefined when the account has
 * none with that id.
 */
export async function lockEndpoint(
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  return await trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateEndpointRow(
  db: Kysely<Schema>,
  id: string,
  change: Updateable<WebhookEndpointsTable>,
): Promise<EndpointRow> {
  return await db
    .updateTable('webhook_endpoints')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes an endpoint with its deliveries. False when the account has none with that id. */
export async function deleteEndpointRow(
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const own = trx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  // Deliveries first: the same lock order as at the end of an attempt.
  await trx.deleteFrom('webhook_deliveries').where('endpoint_id', 'in', own).execute();
  const result = await trx
    .deleteFrom('webhook_endpoints')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Resets the failures of an endpoint after a success, and saves whether it answered at once. */
export async function noteSuccess(trx: Transaction<Schema>, id: string, prompt: boolean): Promise<void> {
  // Most successes change nothing: without this every delivery would write the endpoint's row.
  await trx
    .updateTable('webhook_endpoints')
    .set({ failures: 0, failing_since: null, prompt })
    .where('id', '=', id)
    .where((where) => where.or([where('failures', '>', 0), where('prompt', 'is distinct from', prompt)]))
    .execute();
}

/** Counts a failed attempt; returns the endpoint, with the time since its first consecutive failure. */
export async function noteFailure(
  trx: Transaction<Schema>,
  id: string,
): Promise<(EndpointRow & { readonly failing_ms: number }) | undefined> {
  return await trx
    .updateTable('webhook_endpoints')
    .set({
      failures: sql<number>`failures + 1`,
      failing_since: sql<Date>`coalesce(failing_since, now())`,
    })
    .where('id', '=', id)
    .returningAll()
    .returning(
      sql<number>`(extract(epoch from now() - coalesce(failing_since, now())) * 1000)::float8`.as(
        'failing_ms',
      ),
    )
    .executeTakeFirst();
}

/** Deletes rotated secrets that have expired. */
export async function deletePreviousSecrets(db: Kysely<Schema>): Promise<void> {
  await sql`
    update webhook_endpoints set previous_secret = null, previous_secret_until = null
    where previous_secret_until <= now()`.execute(db);
}
