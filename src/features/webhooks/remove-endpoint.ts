import { deleteEndpointRow } from './statements/webhook-endpoints.ts';
import { transact } from '../../service/storage/transact.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** Deletes an endpoint with its deliveries. False when the account has none with this id. */
export async function removeEndpoint(
  context: WebhooksContext,
  accountId: string,
  id: string,
): Promise<boolean> {
  return await transact(context.database.db, (trx) => deleteEndpointRow(trx, accountId, id));
}
