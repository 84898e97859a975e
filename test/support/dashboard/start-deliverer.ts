import { expect } from 'vitest';
import type { App } from '../../../src/service/platform/app.ts';
import { openWebhookSender } from '../../../src/service/web/webhook-sender.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { startDeliverer } from '../../../src/features/webhooks/deliverer.ts';
import { defaultDeliveryTimes, type DeliveryTimes } from '../../../src/features/webhooks/delivery-times.ts';
import { sendTestEvent } from '../../../src/features/webhooks/send-test-event.ts';
import { startReceiver, type Receiver } from '../receiver.ts';
import type { TestDashboard } from './start-dashboard.ts';

/** Sends the webhooks of a test server for real, as a worker does; gives back how to stop. */
export async function deliverWebhooks(
  app: App,
  times: Partial<DeliveryTimes> = {},
): Promise<() => Promise<void>> {
  const all = { ...defaultDeliveryTimes, ...times };
  const { guard } = app.web;
  const sender = openWebhookSender({
    guard,
    userAgent: 'Citeworthy/test',
    deadlineMs: all.deadlineMs,
    now: app.now,
  });
  const deliverer = await startDeliverer({ ...app, sender, times: all });
  return async () => {
    await deliverer.stop(1_000);
    await sender.close();
  };
}

/** A receiver on loopback, and deliveries to it that are retried within milliseconds. */
export interface TestWebhooks {
  readonly receiver: Receiver;
  /** Adds an endpoint of the live environment, at a path of the receiver. */
  newEndpoint(path: string, description?: string): Promise<string>;
  /** Sends a test event to an endpoint and gives back the delivery once it has ended. */
  delivered(endpointId: string): Promise<string>;
  close(): Promise<void>;
}

export async function receiveWebhooks({ test: { app }, accountId }: TestDashboard): Promise<TestWebhooks> {
  const receiver = await startReceiver();
  const times = { retryStepsMs: [10, 10], pollIntervalMs: 50, disableAfterAttempts: 1_000 };
  const stop = await deliverWebhooks(app, times);
  return {
    receiver,
    async newEndpoint(path, description) {
      const given = { url: receiver.url(path), environment: 'live' };
      const input = description === undefined ? given : { ...given, description };
      const outcome = await addEndpoint(app, accountId, input);
      if (!outcome.ok) throw new Error(outcome.problems.join('; '));
      return outcome.endpoint.id;
    },
    async delivered(endpointId) {
      const outcome = await sendTestEvent(app, accountId, endpointId);
      if (!outcome.ok) throw new Error(outcome.problem);
      const { deliveryId } = outcome;
      const rows = app.database.db
        .selectFrom('webhook_deliveries')
        .select('status')
        .where('id', '=', deliveryId);
      await expect.poll(() => rows.executeTakeFirst()).not.toEqual({ status: 'pending' });
      return deliveryId;
    },
    async close() {
      await stop();
      await receiver.close();
    },
  };
}
