/** Deliveries as the dashboard shows them: of one environment, filtered, and each with what was sent. */
import type { Environment } from '../schema/vocabulary.ts';
import { isId } from '../schema/ids.ts';
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
  /** Give it as `before` to go on; null at the end. */
  readonly next: string | null;
  /** True when there may be more that fit, although this page is not full: only so many are looked through at once. */
  readonly isPartial: boolean;
}

/** Deliveries that fit, the newest first. */
export async function browseDeliveries(
  context: Pick<WebhooksContext, 'database'>,
  filter: DeliveryFilter,
): Promise<BrowsedDeliveries> {
  const { limit } = filter;
  const page = await browseDeliveryRows(context.database.db, { ...filter, limit: limit + 1 });
  const deliveries = page.rows.slice(0, limit);
  const isFull = page.rows.length > limit;
  if (isFull) return { deliveries, next: deliveries.at(-1)?.id ?? null, isPartial: false };
  return { deliveries, next: page.scannedTo, isPartial: page.scannedTo !== null };
}

export interface DeliveryDetail extends DeliveryDetailRow {
  readonly attempts: readonly AttemptRow[];
}

/** A delivery with every attempt and the bytes that are sent; undefined when this owner has none with that id. */
export async function readDelivery(
  context: Pick<WebhooksContext, 'database'>,
  owner: { readonly accountId: string; readonly environment: Environment },
  id: string,
): Promise<DeliveryDetail | undefined> {
  if (!isId('delivery', id)) return undefined;
  const found = await findDeliveryDetail(context.database.db, owner, id);
  return found === undefined ? undefined : { ...found.row, attempts: found.attempts };
}
