import type { DeliveryStatus } from '../../core/schema/vocabulary.ts';
import { z } from 'zod';
import { listDeliveryRows, type AttemptRow, type DeliveryRow } from './statements/webhook-deliveries.ts';
import type { WebhooksContext } from './webhooks-context.ts';

export interface AttemptRecord {
  readonly number: number;
  readonly started_at: string;
  readonly duration_ms: number;
  /** Null when there was no response. */
  readonly status: number | null;
  /** Why it failed; null when it succeeded. */
  readonly error: string | null;
  /** The first 2 kB of the response's body. */
  readonly answer: string | null;
}

export interface DeliveryRecord {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly type: string;
  readonly status: DeliveryStatus;
  /** True when the event's content was deleted with its resource. */
  readonly content_deleted: boolean;
  readonly attempts: readonly AttemptRecord[];
  /** Null when the delivery has ended, or is being sent. */
  readonly next_attempt_at: string | null;
  readonly created_at: string;
  readonly ended_at: string | null;
}

/** Each may have ten attempts with 2 kB of response. */
export const deliveriesPageMax = 200;
const listInput = z.strictObject({
  endpoint_id: z.string().optional(),
  after: z.string().optional(),
  limit: z.int().min(1).max(deliveriesPageMax),
});

/** An account's deliveries, of one endpoint or of all, the newest first. Throws ZodError on invalid input. */
export async function listDeliveries(
  context: WebhooksContext,
  accountId: string,
  input: unknown,
): Promise<DeliveryRecord[]> {
  const { endpoint_id: endpointId, after, limit } = listInput.parse(input);
  const found = await listDeliveryRows(context.database.db, {
    accountId,
    limit,
    ...(endpointId === undefined ? {} : { endpointId }),
    ...(after === undefined ? {} : { after }),
  });
  return found.map(({ row, attempts }) => deliveryRecord(row, attempts));
}

function deliveryRecord(row: DeliveryRow, attempts: readonly AttemptRow[]): DeliveryRecord {
  return {
    id: row.id,
    endpoint_id: row.endpoint_id,
    event_id: row.event_id,
    type: row.type,
    status: row.status,
    content_deleted: row.content_deleted,
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      started_at: attempt.started_at.toISOString(),
      duration_ms: attempt.duration_ms,
      status: attempt.status,
      error: attempt.error,
      answer: attempt.answer,
    })),
    next_attempt_at: row.status === 'pending' && row.holder === null ? row.due_at.toISOString() : null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
