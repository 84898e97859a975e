import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../../service/platform/app.ts';
import { listWaitingEndpoints, takeDeliveries, type HeldDelivery } from './statements/delivery-claims.ts';
import { releaseDeliveries } from './statements/webhook-deliveries.ts';
import { deliveriesChannel } from './statements/webhook-events.ts';
import type { PostOutcome, WebhookSender } from '../../service/web/webhook-sender.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import type { SecretBox } from '../../service/platform/secret-box.ts';
import { shareSlots, type RunningAttempt, type WaitingEndpoint } from './share-slots.ts';
import { settleAttempt, type AttemptResult, type EndedAttempt } from './settle-attempt.ts';
import { signatureHeaders } from './sign.ts';

/** Sends due deliveries in this process until it is stopped. */
export interface Deliverer {
  /** Takes no more deliveries, waits `graceMs` for running attempts, then releases the rest to other processes. */
  stop(graceMs: number): Promise<void>;
}

export interface DelivererContext extends Pick<
  App,
  'config' | 'database' | 'heartbeat' | 'log' | 'metrics' | 'now'
> {
  readonly webhookSecrets: SecretBox;
  readonly sender: WebhookSender;
  readonly times: DeliveryTimes;
}

/** Avoids a busy loop while another process takes the due deliveries. */
const retakeDelayMs = 20;
type StartedAttempt = Omit<RunningAttempt, 'isSlow'> & {
  readonly begunMs: number;
  readonly ended: Promise<void>;
};

/** Delay between tries to save a result while its lease lasts. */
const settleRetryMs = 1_000;

/** Starts to deliver. In an exclusive database it first releases the leases of a previous process. */
export async function startDeliverer(context: DelivererContext): Promise<Deliverer> {
  const { database, log, times } = context;
  const running = new Set<StartedAttempt>();
  const servedAt = new Map<string, number>();
  let served = 0;
  const stopped = new AbortController();
  let isStopping = false;
  let isWoken = false;
  let wakeUp = (): void => undefined;
  const wake = (): void => {
    isWoken = true;
    wakeUp();
  };

  if (database.isExclusive) await releaseDeliveries(database.db, 'all');
  await database.listen(deliveriesChannel, wake);

  const start = (delivery: HeldDelivery, { accountId, standing }: WaitingEndpoint, holder: string): void => {
    const { endpointId } = delivery;
    const ended = runAttempt(context, delivery, holder, stopped.signal).finally(() => {
      running.delete(attempt);
      wake();
    });
    const attempt: StartedAttempt = { endpointId, accountId, standing, begunMs: performance.now(), ended };
    running.add(attempt);
    served += 1;
    servedAt.set(endpointId, served);
  };

  /** Running attempts as `shareSlots` counts them. */
  const runningNow = (): RunningAttempt[] => {
    const slowSinceMs = performance.now() - times.promptMs;
    return [...running].map((attempt) => ({ ...attempt, isSlow: attempt.begunMs < slowSinceMs }));
  };

  /** Waits for the next wake, at most `ms`. Returns at once after a wake since `isWoken` was cleared, so none is lost. */
  const waitForWake = (ms: number): Promise<void> =>
    new Promise((done) => {
      if (isWoken) return done();
      const timer = setTimeout(done, ms);
      wakeUp = () => {
        clearTimeout(timer);
        done();
      };
    });

  const takeOnce = async (): Promise<void> => {
    isWoken = false;
    const waiting = new Map((await listWaitingEndpoints(database.db)).map((one) => [one.id, one]));
    for (const id of servedAt.keys()) if (!waiting.has(id)) servedAt.delete(id);
    const slots = shareSlots([...waiting.values()], runningNow(), servedAt);
    const holder = context.heartbeat.newHolder();
    const taken =
      slots.size > 0 ? await takeDeliveries(database.db, { slots, holder, leaseMs: times.leaseMs }) : [];
    for (const delivery of taken) {
      const endpoint = waiting.get(delivery.endpointId);
      if (endpoint !== undefined) start(delivery, endpoint, holder);
    }
    if (taken.length > 0 || isWoken) return;
    await waitForWake(slots.size > 0 ? retakeDelayMs : untilNextDueMs([...waiting.values()], times));
  };

  const take = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await takeOnce();
      } catch (error) {
        log.warn({ err: error }, 'cannot take webhook deliveries');
        await waitForWake(times.pollIntervalMs);
      }
    }
  };
  const taking = take();

  return {
    async stop(graceMs) {
      isStopping = true;
      wake();
      await taking;
      const deadline = setTimeout(() => stopped.abort(), graceMs);
      await Promise.all([...running].map(({ ended }) => ended));
      clearTimeout(deadline);
    },
  };
}

/** Until a delivery becomes due. Those that are due already wait for a slot, and the end of an attempt wakes. */
function untilNextDueMs(
  waiting: readonly WaitingEndpoint[],
  { pollIntervalMs }: Pick<DeliveryTimes, 'pollIntervalMs'>,
): number {
  const next = waiting.filter(({ due }) => due === 0).map(({ dueInMs }) => Math.max(1, Math.ceil(dueInMs)));
  return next.reduce((least, ms) => Math.min(least, ms), pollIntervalMs);
}

/** Sends once and saves the result. Never rejects: an unsaved attempt is repeated after the lease. */
async function runAttempt(
  context: DelivererContext,
  delivery: HeldDelivery,
  holder: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, log, now } = context;
  const startedAt = now();
  const begunMs = performance.now();
  try {
    const outcome = await send(context, delivery, startedAt, signal);
    const durationMs = performance.now() - begunMs;
    const result = await settle(context, { delivery, holder, outcome, startedAt, durationMs }, signal);
    context.metrics.webhookAttemptEnded(result, durationMs);
    log.debug(
      { delivery_id: delivery.id, endpoint_id: delivery.endpointId, event_id: delivery.eventId, result },
      'webhook attempt ended',
    );
  } catch (error) {
    if (!signal.aborted) {
      log.error({ err: error, delivery_id: delivery.id }, 'cannot record a webhook attempt');
      return;
    }
    await releaseDeliveries(database.db, { holder, ids: [delivery.id] }).catch((failed: unknown) =>
      log.warn({ err: failed, delivery_id: delivery.id }, 'cannot release a webhook delivery'),
    );
  }
}

async function send(
  { webhookSecrets, sender }: DelivererContext,
  delivery: HeldDelivery,
  at: Date,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const { endpointId, eventId, body } = delivery;
  const sealed = [delivery.secret, delivery.previousSecret].filter((secret) => secret !== null);
  let secrets: string[];
  try {
    secrets = sealed.map((secret) => webhookSecrets.open(Buffer.from(secret), endpointId));
  } catch {
    return {
      kind: 'failed',
      error: "The endpoint's secret cannot be decrypted: SECRET_KEY has changed since. Rotate the secret.",
    };
  }
  return await sender.post(delivery.url, signatureHeaders({ eventId, body, at, secrets }), body, signal);
}

async function settle(
  context: DelivererContext,
  attempt: EndedAttempt,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const { database, log, times, now } = context;
  const lostAt = attempt.startedAt.getTime() + times.leaseMs;
  for (;;) {
    try {
      return await database.db.transaction().execute((trx) => settleAttempt(context, trx, times, attempt));
    } catch (error) {
      if (signal.aborted || now().getTime() > lostAt) throw error;
      log.warn({ err: error, delivery_id: attempt.delivery.id }, 'cannot record a webhook attempt; retrying');
      await delay(settleRetryMs, undefined, { signal });
    }
  }
}
