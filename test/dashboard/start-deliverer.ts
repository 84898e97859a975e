import type { App } from '../../src/service/app.ts';
import { openWebhookSender } from '../../src/web/webhook-sender.ts';
import { startDeliverer } from '../../src/webhooks/deliverer.ts';
import { defaultDeliveryTimes, type DeliveryTimes } from '../../src/webhooks/delivery-times.ts';

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
