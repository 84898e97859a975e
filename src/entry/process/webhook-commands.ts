import { z } from 'zod';
import { commandLine, recordAudit } from '../../features/members/audit.ts';
import {
  addEndpoint,
  type AddEndpointOutcome,
  type EndpointWithSecret,
} from '../../features/webhooks/add-endpoint.ts';
import { endpointAuditDetail } from '../../features/webhooks/endpoint-audit-detail.ts';
import type { EndpointRecord } from '../../features/webhooks/endpoint-record.ts';
import { listDeliveries, type DeliveryRecord } from '../../features/webhooks/list-deliveries.ts';
import { listEndpoints } from '../../features/webhooks/list-endpoints.ts';
import { removeEndpoint } from '../../features/webhooks/remove-endpoint.ts';
import {
  replayEvents,
  resendDelivery,
  type ReplayOutcome,
  type ResendOutcome,
} from '../../features/webhooks/resend.ts';
import { rotateEndpointSecret } from '../../features/webhooks/rotate-endpoint-secret.ts';
import { sendTestEvent } from '../../features/webhooks/send-test-event.ts';
import { updateEndpoint, type UpdateEndpointOutcome } from '../../features/webhooks/update-endpoint.ts';
import type { AuditEndpoint, WebhooksContext } from '../../features/webhooks/webhooks-context.ts';
import { audited, type Command } from './audit-commands.ts';

/** Commands about webhooks, with the types of their results (JSON). */
export interface WebhookControlAnswers {
  readonly 'webhooks.add': AddEndpointOutcome;
  readonly 'webhooks.list': readonly EndpointRecord[];
  readonly 'webhooks.update': UpdateEndpointOutcome;
  readonly 'webhooks.remove': boolean;
  readonly 'webhooks.rotate': EndpointWithSecret | null;
  readonly 'webhooks.deliveries': readonly DeliveryRecord[];
  readonly 'webhooks.resend': ResendOutcome;
  readonly 'webhooks.replay': ReplayOutcome;
  readonly 'webhooks.test': ResendOutcome;
}

type WebhookCommands = {
  readonly [Name in keyof WebhookControlAnswers]: Command<WebhooksContext, WebhookControlAnswers[Name]>;
};

const idInput = z.strictObject({ id: z.string() });
const switchInput = z.object({ enabled: z.boolean().optional() });

export const webhookCommands: WebhookCommands = {
  // These two may look up an address, and the replay has several transactions: they write their entries themselves.
  'webhooks.add': async (context, accountId, input) =>
    await addEndpoint(context, accountId, input, auditEndpoint(context, accountId, 'added')),
  'webhooks.update': async (context, accountId, input) =>
    await updateEndpoint(context, accountId, input, auditEndpoint(context, accountId, updateVerb(input))),
  'webhooks.replay': async (context, accountId, input) =>
    await replayEvents(context, accountId, input, auditEndpoint(context, accountId, 'replayed')),
  'webhooks.list': async (context, accountId) => await listEndpoints(context, accountId),
  'webhooks.deliveries': async (context, accountId, input) => await listDeliveries(context, accountId, input),
  'webhooks.remove': audited(
    async (context: WebhooksContext, accountId, input) =>
      await removeEndpoint(context, accountId, idInput.parse(input).id),
    (isRemoved, input) =>
      isRemoved ? { action: 'webhook_endpoint.removed', target: idInput.parse(input).id } : undefined,
  ),
  'webhooks.rotate': audited(
    async (context: WebhooksContext, accountId, input) =>
      await rotateEndpointSecret(context, accountId, idInput.parse(input).id),
    (endpoint) =>
      endpoint === null
        ? undefined
        : {
            action: 'webhook_endpoint.secret_rotated',
            target: endpoint.id,
            detail: endpointAuditDetail(endpoint),
          },
  ),
  'webhooks.resend': audited(
    async (context: WebhooksContext, accountId, input) =>
      await resendDelivery(context, accountId, idInput.parse(input).id),
    (outcome, input) =>
      outcome.ok
        ? {
            action: 'webhook_delivery.resent',
            target: idInput.parse(input).id,
            detail: { event: outcome.eventId, delivery: outcome.deliveryId },
          }
        : undefined,
  ),
  'webhooks.test': audited(
    async (context: WebhooksContext, accountId, input) =>
      await sendTestEvent(context, accountId, idInput.parse(input).id),
    (outcome, input) =>
      outcome.ok
        ? {
            action: 'webhook_endpoint.tested',
            target: idInput.parse(input).id,
            detail: { delivery: outcome.deliveryId },
          }
        : undefined,
  ),
};

function auditEndpoint({ now }: WebhooksContext, accountId: string, verb: string): AuditEndpoint {
  return async (trx, endpoint, more) => {
    const action = `webhook_endpoint.${verb}`;
    const detail = endpointAuditDetail(endpoint, more);
    await recordAudit(trx, { accountId, actor: commandLine, action, target: endpoint.id, detail }, now());
  };
}

function updateVerb(input: unknown): string {
  const { enabled } = switchInput.catch({}).parse(input);
  if (enabled === undefined) return 'changed';
  return enabled ? 'enabled' : 'disabled';
}
