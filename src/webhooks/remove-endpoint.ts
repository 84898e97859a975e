import { deleteEndpointRow } from './statements/webhook-endpoints.ts';
import { transact } from '../storage/transact.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** Removes an endpoint with its deliveries for good. False when the account has none with this id. */
export async function removeEndpoint(
  context: WebhooksContext,
  accountId: string,
  id: string,
): Promise<boolean> {
  return await transact(context.database.db, (trx) => deleteEndpointRow(trx, accountId, id));
}
