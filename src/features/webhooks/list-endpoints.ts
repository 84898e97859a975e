import { listEndpointRows } from './statements/webhook-endpoints.ts';
import { endpointRecord, type EndpointRecord } from './endpoint-record.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** Every endpoint of an account, the newest first. */
export async function listEndpoints(context: WebhooksContext, accountId: string): Promise<EndpointRecord[]> {
  const now = context.now();
  return (await listEndpointRows(context.database.db, accountId)).map((row) => endpointRecord(row, now));
}
