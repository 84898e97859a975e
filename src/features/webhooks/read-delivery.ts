/** Deliveries for the dashboard: of one environment, filtered, with the bodies sent. */
import type { Owner } from '../../service/platform/owner.ts';
import { isId } from '../../core/schema/ids.ts';
import {
  browseDeliveryRows,
  findDeliveryDetail,
  type BrowsedDeliveryRow,
  type DeliveryFilter,
  type DeliveryDetailRow,
} from './statements/webhook-delivery-pages.ts';
import type { AttemptRow } from './statements/webhook-deliveries.ts';
import type { WebhooksContext } from './webhooks-context.ts';

export interface BrowsedDeliveries {
  readonly deliveries: readonly BrowsedDeliveryRow[];
  /** The `before` of the next page; null on the last. */
  readonly next: string | null;
  /** True when the page is not full because the scan limit was reached; more may match. */
  readonly isPartial: boolean;
}

/** Matching deliveries, the newest first. */
export async function browseDeliveries(
  context: Pick<WebhooksContext, 'database'>,
  filter: DeliveryFilter,
): Promise<BrowsedDeliveries> {
  const { limit } = filter;
  const page = await browseDeliveryRows(context.database.db, { ...filter, limit: limit + 1 });
  const deliveries = page.rows.slice(0, limit);
  if (page.rows.length > limit) return { deliveries, next: deliveries.at(-1)?.id ?? null, isPartial: false };
  return { deliveries, next: page.scannedTo, isPartial: page.scannedTo !== null };
}

export interface DeliveryDetail extends DeliveryDetailRow {
  readonly attempts: readonly AttemptRow[];
}

/** A delivery with every attempt and its body; undefined when this owner has none with that id. */
export async function readDelivery(
  context: Pick<WebhooksContext, 'database'>,
  owner: Owner,
  id: string,
): Promise<DeliveryDetail | undefined> {
  if (!isId('delivery', id)) return undefined;
  const found = await findDeliveryDetail(context.database.db, owner, id);
  return found === undefined ? undefined : { ...found.row, attempts: found.attempts };
}
