import { version } from '../../service/platform/version.ts';
import type { App } from '../../service/platform/app.ts';
import { userAgentOf } from '../../service/web/web.ts';
import { openWebhookSender } from '../../service/web/webhook-sender.ts';
import { startDeliverer } from '../../features/webhooks/deliverer.ts';
import type { DeliveryTimes } from '../../features/webhooks/delivery-times.ts';

/** Receivers usually respond sooner; interrupted deliveries are sent again. */
const deliveriesGraceMs = 1_000;

/** Starts to deliver webhooks; returns the functions that stop it. */
export async function startDeliveries(
  app: App,
  times: DeliveryTimes,
): Promise<{ readonly stop: () => Promise<void>; readonly close: () => Promise<void> }> {
  const sender = openWebhookSender({
    guard: app.web.guard,
    userAgent: userAgentOf(version, app.config.publicUrl),
    deadlineMs: times.deadlineMs,
    now: app.now,
  });
  const deliverer = await startDeliverer({ ...app, sender, times });
  const stop = (): Promise<void> => deliverer.stop(deliveriesGraceMs);
  return {
    stop,
    async close() {
      await stop();
      await sender.close();
    },
  };
}
