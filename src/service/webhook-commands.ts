import { z } from 'zod';
import { addEndpoint, type AddEndpointOutcome, type EndpointWithSecret } from '../webhooks/add-endpoint.ts';
import type { EndpointRecord } from '../webhooks/endpoint-record.ts';
import { listDeliveries, type DeliveryRecord } from '../webhooks/list-deliveries.ts';
import { listEndpoints } from '../webhooks/list-endpoints.ts';
import { removeEndpoint } from '../webhooks/remove-endpoint.ts';
import { replayEvents, resendDelivery, type ReplayOutcome, type ResendOutcome } from '../webhooks/resend.ts';
import { rotateEndpointSecret } from '../webhooks/rotate-endpoint-secret.ts';
import { sendTestEvent } from '../webhooks/send-test-event.ts';
import { updateEndpoint, type UpdateEndpointOutcome } from '../webhooks/update-endpoint.ts';
import type { WebhooksContext } from '../webhooks/webhooks-context.ts';

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

const idInput = z.strictObject({ id: z.string() });

export function webhookCommands(
  context: WebhooksContext,
  account: () => Promise<string>,
): {
  readonly [Name in keyof WebhookControlAnswers]: (input: unknown) => Promise<WebhookControlAnswers[Name]>;
} {
  return {
    'webhooks.add': async (input) => await addEndpoint(context, await account(), input),
    'webhooks.list': async () => await listEndpoints(context, await account()),
    'webhooks.update': async (input) => await updateEndpoint(context, await account(), input),
    'webhooks.remove': async (input) =>
      await removeEndpoint(context, await account(), idInput.parse(input).id),
    'webhooks.rotate': async (input) =>
      await rotateEndpointSecret(context, await account(), idInput.parse(input).id),
    'webhooks.deliveries': async (input) => await listDeliveries(context, await account(), input),
    'webhooks.resend': async (input) =>
      await resendDelivery(context, await account(), idInput.parse(input).id),
    'webhooks.replay': async (input) => await replayEvents(context, await account(), input),
    'webhooks.test': async (input) => await sendTestEvent(context, await account(), idInput.parse(input).id),
  };
}
