/** Endpoints and deliveries as text lines. */
import type { EndpointRecord } from '../../features/webhooks/endpoint-record.ts';
import { webhookEventTypes } from '../../core/schema/events/index.ts';
import type { AttemptRecord, DeliveryRecord } from '../../features/webhooks/list-deliveries.ts';

export function endpointLine(endpoint: EndpointRecord): string {
  const isAll = endpoint.events.length === webhookEventTypes.length;
  return [
    endpoint.id,
    endpoint.environment,
    endpoint.enabled ? 'enabled ' : 'disabled',
    endpoint.url,
    isAll ? 'all events' : endpoint.events.join(','),
    ...(endpoint.description === null ? [] : [`"${endpoint.description}"`]),
    ...(endpoint.failing_since === null
      ? []
      : [`failing since ${endpoint.failing_since} (${String(endpoint.failures)} attempts)`]),
    ...(endpoint.disabled_reason === null ? [] : [endpoint.disabled_reason]),
  ].join('  ');
}

/** A line per delivery, each followed by a line per attempt. */
export function deliveryLines(deliveries: readonly DeliveryRecord[]): string {
  return deliveries.flatMap((delivery) => [head(delivery), ...delivery.attempts.map(attemptLine)]).join('\n');
}

function head(delivery: DeliveryRecord): string {
  const next = delivery.next_attempt_at === null ? [] : [`next attempt ${delivery.next_attempt_at}`];
  return [
    delivery.id,
    delivery.status.padEnd(9),
    delivery.type,
    delivery.event_id,
    `to ${delivery.endpoint_id}`,
    delivery.created_at,
    ...next,
  ].join('  ');
}

const answerLengthMax = 100;

function attemptLine(attempt: AttemptRecord): string {
  const status = attempt.status === null ? '---' : String(attempt.status);
  // The receiver's response is untrusted: it must not move the cursor or break the line.
  const answer = (attempt.answer ?? '').replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  const words = [attempt.error, answer.slice(0, answerLengthMax)].filter(
    (text) => text !== null && text !== '',
  );
  return `  ${String(attempt.number).padStart(2)}  ${attempt.started_at}  ${status}  ${String(attempt.duration_ms)} ms  ${words.join('  ')}`.trimEnd();
}
