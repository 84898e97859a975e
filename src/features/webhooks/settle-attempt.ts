import type { Transaction } from 'kysely';
import type { App } from '../../service/platform/app.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { HeldDelivery } from './statements/delivery-claims.ts';
import { endAttempt, type DeliveryVerdict } from './statements/webhook-deliveries.ts';
import { noteFailure, noteSuccess, type EndpointRow } from './statements/webhook-endpoints.ts';
import type { PostOutcome } from '../../service/web/webhook-sender.ts';
import { retryDelayMs, type DeliveryTimes } from './delivery-times.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import { recordDeliveryUsage } from './record-delivery-usage.ts';

export interface EndedAttempt {
  readonly delivery: HeldDelivery;
  readonly holder: string;
  readonly outcome: PostOutcome;
  readonly startedAt: Date;
  readonly durationMs: number;
}

export type AttemptResult = 'succeeded' | 'failed' | 'lost';

/**
 * Saves the result of an attempt, the next attempt if any, and the effect on its endpoint. Returns `lost`, and saves
 * nothing, when the lease ended and another process has the delivery.
 */
export async function settleAttempt(
  app: Pick<App, 'config' | 'now'>,
  trx: Transaction<Schema>,
  times: DeliveryTimes,
  attempt: EndedAttempt,
): Promise<AttemptResult> {
  const { delivery, holder, outcome } = attempt;
  const error = failureOf(outcome);
  const number = delivery.attempts + 1;
  const row = {
    delivery_id: delivery.id,
    number,
    started_at: attempt.startedAt,
    duration_ms: Math.round(attempt.durationMs),
    status: outcome.kind === 'answered' ? outcome.status : null,
    error,
    answer: outcome.kind === 'answered' ? outcome.answer : null,
  };
  const verdict: DeliveryVerdict =
    error === null ? { status: 'succeeded' } : afterFailure(times, number, outcome);
  if (!(await endAttempt(trx, holder, row, verdict))) return 'lost';
  if (error === null) {
    await noteSuccess(trx, delivery.endpointId, attempt.durationMs <= times.promptMs);
    await recordDeliveryUsage(app, trx, delivery, app.now());
    return 'succeeded';
  }
  const endpoint = await noteFailure(trx, delivery.endpointId);
  if (endpoint?.enabled === true) {
    const reason = reasonToDisable(times, endpoint, outcome);
    if (reason !== null) await disableEndpoint(app, trx, endpoint, reason, app.now());
  }
  return 'failed';
}

/** Why an attempt failed, for the endpoint's owner; null when it did not. */
function failureOf(outcome: PostOutcome): string | null {
  if (outcome.kind === 'failed') return outcome.error;
  const { status } = outcome;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `The endpoint responded with a redirect (${String(status)}), which is not followed.`;
  return `The endpoint responded with status ${String(status)}.`;
}

function afterFailure(times: DeliveryTimes, number: number, outcome: PostOutcome): DeliveryVerdict {
  if (isGone(outcome)) return { status: 'failed' };
  const askedMs = outcome.kind === 'answered' ? outcome.retryAfterMs : null;
  const delayMs = retryDelayMs(times, number, askedMs, Math.random());
  return delayMs === null ? { status: 'failed' } : { status: 'pending', delayMs };
}

/** 410 Gone: the receiver will never want events at this URL again. */
function isGone(outcome: PostOutcome): boolean {
  return outcome.kind === 'answered' && outcome.status === 410;
}

function reasonToDisable(
  times: DeliveryTimes,
  endpoint: EndpointRow & { readonly failing_ms: number },
  outcome: PostOutcome,
): string | null {
  if (isGone(outcome)) return 'The endpoint responded with status 410 (Gone).';
  if (endpoint.failures < times.disableAfterAttempts || endpoint.failing_ms < times.disableAfterMs)
    return null;
  const hours = Math.floor(endpoint.failing_ms / 3_600_000);
  return `All ${String(endpoint.failures)} attempts of the last ${String(hours)} hours failed. Last error: ${failureOf(outcome) ?? ''}`;
}
