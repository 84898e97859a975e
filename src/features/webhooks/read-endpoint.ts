import type { Owner } from '../../service/platform/owner.ts';
import type { DeliveryStatus } from '../../core/schema/vocabulary.ts';
import { newId } from '../../service/platform/ids.ts';
import { readEndpointActivity, type EndpointActivity } from './statements/webhook-delivery-pages.ts';
import type { EndpointRecord } from './endpoint-record.ts';
import { listEndpoints } from './list-endpoints.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** An endpoint with its recent deliveries. */
export interface EndpointHealth extends EndpointRecord {
  readonly lastDelivery: { readonly status: DeliveryStatus; readonly at: Date } | null;
  /** Failed deliveries within `recentMs`, at most 1,000. */
  readonly recentFailures: number;
}

/** Age up to which failures are shown as recent. */
export const recentMs = 7 * 86_400_000;

/** One endpoint; undefined when this owner has none with that id. */
export async function readEndpoint(
  context: WebhooksContext,
  owner: Owner,
  id: string,
): Promise<EndpointRecord | undefined> {
  const all = await listEndpoints(context, owner.accountId);
  return all.find((endpoint) => endpoint.id === id && endpoint.environment === owner.environment);
}

/** The endpoints of an environment with their recent deliveries, the newest first. */
export async function listEndpointHealth(
  context: WebhooksContext,
  owner: Owner,
): Promise<readonly EndpointHealth[]> {
  const sinceId = newId('delivery', new Date(context.now().getTime() - recentMs));
  const [all, activities] = await Promise.all([
    listEndpoints(context, owner.accountId),
    readEndpointActivity(context.database.db, owner, sinceId),
  ]);
  return all
    .filter(({ environment }) => environment === owner.environment)
    .map((endpoint) =>
      endpointHealth(
        endpoint,
        activities.find(({ endpoint_id: id }) => id === endpoint.id),
      ),
    );
}

function endpointHealth(endpoint: EndpointRecord, activity: EndpointActivity | undefined): EndpointHealth {
  const { last_status: status = null, last_at: at = null, failed = 0 } = activity ?? {};
  return {
    ...endpoint,
    lastDelivery: status === null || at === null ? null : { status, at },
    recentFailures: failed,
  };
}
