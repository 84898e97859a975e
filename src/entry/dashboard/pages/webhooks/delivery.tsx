import type { VNode } from 'preact';
import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import type { AttemptRow } from '../../../../features/webhooks/index.ts';
import { readDelivery, type DeliveryDetail } from '../../../../features/webhooks/read-delivery.ts';
import { maskedUrl } from '../../../../features/webhooks/masked-url.ts';
import { resendDelivery } from '../../../../features/webhooks/resend.ts';
import { content, done, unchanged, refuse } from '../../answers.ts';
import { Badge } from '../../components/badge.tsx';
import { CopyBox } from '../../components/copy-box.tsx';
import { Facts } from '../../components/facts.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { Moment, Until } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton } from '../../components/post-form.tsx';
import { defineAction, definePage, type PageCall } from '../../dashboard-page.ts';
import { deliveryBadge, mayChangeWebhooks, ownerOf, resourceLink, withShownUrl } from './webhook-parts.tsx';

const params = z.object({ id: z.string() });

async function deliveryOf(
  call: Pick<PageCall<'viewer'>, 'app' | 'member' | 'environment'>,
  id: string,
): Promise<DeliveryDetail> {
  const delivery = await readDelivery(call.app, ownerOf(call), id);
  if (delivery === undefined) throw new AppError('not_found');
  return mayChangeWebhooks(call.member.role) ? delivery : withoutSecrets(withShownUrl(call, delivery));
}

/** For viewers: a receiver may repeat its own address or the signature, and some events contain an endpoint's URL. */
function withoutSecrets(delivery: DeliveryDetail): DeliveryDetail {
  return {
    ...delivery,
    body: delivery.body === null ? null : withoutEndpointUrl(delivery.body),
    attempts: delivery.attempts.map((attempt) => ({ ...attempt, answer: null })),
  };
}

function withoutEndpointUrl(body: string): string {
  const event = JSON.parse(body) as EventBody;
  const { data } = event;
  if (data.object !== 'webhook_endpoint' || data.url === undefined) return body;
  return JSON.stringify({ ...event, data: { ...data, url: maskedUrl(data.url) } });
}

/** As much of an event's stored body as is read here. */
interface EventBody {
  readonly data: { readonly object: string; readonly url?: string };
}

export const deliveryPage = definePage({
  path: '/webhooks/deliveries/{id}',
  title: 'Delivery',
  role: 'viewer',
  params,
  render: async (call) => {
    const delivery = await deliveryOf(call, call.params.id);
    const { id, enabled } = delivery;
    const mayResend = mayChangeWebhooks(call.member.role) && enabled && delivery.body !== null;
    const resend = mayResend ? (
      <PostButton visit={call} action={`/webhooks/deliveries/${id}/resend`} class="main">
        Resend
      </PostButton>
    ) : undefined;
    const main = (
      <>
        <p class="small">
          <a href="/webhooks/deliveries">Deliveries</a>
        </p>
        <PageHead title={<code>{delivery.type}</code>}>{resend}</PageHead>
        <FormProblem form={call.form} />
        {!enabled && (
          <Notice tone="warn">
            <p>
              The endpoint is disabled and receives nothing.{' '}
              <a href={`/webhooks/${delivery.endpoint_id}`}>Show the endpoint</a>
            </p>
          </Notice>
        )}
        <Facts
          rows={[
            [
              'Endpoint',
              <a href={`/webhooks/${delivery.endpoint_id}`}>
                <HostileText text={delivery.url} />
              </a>,
            ],
            ['About', resourceLink(delivery.resource_id)],
            ['Event', <code>{delivery.event_id}</code>],
            ['Delivery', <code>{id}</code>],
            ['Created', <Moment at={delivery.created_at} />],
          ]}
        />
        <div aria-live="polite">{course(delivery, call.app.now())}</div>
        <h2>Body</h2>
        {delivery.body === null
          ? contentDeleted
          : bodyParts(delivery.body, mayChangeWebhooks(call.member.role))}
      </>
    );
    return content(main, { title: `Delivery of ${delivery.type}` });
  },
});

/** Polled every second until the delivery has ended; empty until something has changed. */
export const deliveryStatePage = definePage({
  path: '/webhooks/deliveries/{id}/state',
  title: 'Delivery',
  role: 'viewer',
  layout: 'none',
  params,
  query: z.object({ seen: z.string().max(40).catch('') }),
  render: async (call) => {
    const delivery = await deliveryOf(call, call.params.id);
    return stateOf(delivery) === call.query.seen ? unchanged : course(delivery, call.app.now());
  },
});

const stateOf = ({ status, attempts }: DeliveryDetail): string => `${status}-${String(attempts.length)}`;

/** The attempts so far. */
function course(delivery: DeliveryDetail, now: Date): VNode {
  const { id, status, attempts, is_held: isHeld, due_at: dueAt } = delivery;
  const polling = {
    'hx-get': `/webhooks/deliveries/${id}/state?seen=${stateOf(delivery)}`,
    'hx-trigger': 'every 1s',
    'hx-swap': 'outerHTML',
  };
  const next =
    isHeld || dueAt <= now ? (
      <>Being sent.</>
    ) : (
      <>
        Next attempt <Until at={dueAt} now={now} />, at <Moment at={dueAt} />.
      </>
    );
  return (
    <div id="course" {...(status === 'pending' ? polling : {})}>
      <h2>Attempts {deliveryBadge(status)}</h2>
      {status === 'pending' && <p>{next}</p>}
      {status === 'canceled' && <p>Canceled: what the event was about was deleted.</p>}
      {status === 'failed' && attempts.length === 0 && <p>Not sent: the endpoint was disabled first.</p>}
      {attempts.map((one) => attempt(one, one.number === attempts.length))}
    </div>
  );
}

function attempt(
  { number, started_at, duration_ms: durationMs, status, error, answer }: AttemptRow,
  isLast: boolean,
): VNode {
  const tone = error === null ? 'good' : 'bad';
  return (
    <section class="card attempt" aria-label={`Attempt ${number}`}>
      <div class="row">
        <strong>Attempt {number}</strong>
        <Badge tone={tone}>{status === null ? 'no response' : String(status)}</Badge>
        <span class="soft">
          <Moment at={started_at} /> · {durationMs.toLocaleString('en')} ms
        </span>
      </div>
      {error !== null && (
        <p>
          <HostileText text={error} max={500} />
        </p>
      )}
      {answer !== null && answerPart(number, answer, isLast)}
    </section>
  );
}

/** The receiver's response is untrusted text; its first 2 kB are stored. */
function answerPart(number: number, answer: string, isOpen: boolean): VNode {
  if (answer.trim() === '') return <p class="soft small">The response had no body.</p>;
  return (
    <details open={isOpen}>
      <summary class="small">First 2 kB of the response</summary>
      <pre class="answer" tabindex={0} role="region" aria-label={`Response to attempt ${number}`}>
        {'\n'}
        <HostileText text={answer} max={answerCharactersMax} />
      </pre>
    </details>
  );
}

const contentDeleted = (
  <p class="soft">Content deleted: what the event was about was deleted, and the event’s content with it.</p>
);

const answerCharactersMax = 2_100;
const bodyCharactersMax = 100_000;

const turning = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;

/** The bytes as sent, and formatted. What a viewer sees is not exact: it may be without a URL. */
function bodyParts(body: string, isExact: boolean): VNode {
  const lines = JSON.stringify(JSON.parse(body), undefined, 2);
  // In JSON an escape is the same character; only the exact bytes would not be the ones that were signed.
  const safe = lines.replaceAll(turning, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const bytes = Buffer.byteLength(body).toLocaleString('en');
  const hasTurning = body.search(turning) >= 0;
  return (
    <>
      <p class="soft small">
        {isExact
          ? `${bytes} bytes, identical in every attempt; formatted here.`
          : 'Formatted. Only developers and owners see URLs of endpoints and responses of receivers.'}
      </p>
      <pre class="answer" tabindex={0} role="region" aria-label="Formatted body">
        {'\n'}
        <HostileText text={safe} max={bodyCharactersMax} />
      </pre>
      {isExact && exactBytes(body, hasTurning)}
    </>
  );
}

function exactBytes(body: string, hasTurning: boolean): VNode {
  if (hasTurning) {
    return (
      <p class="soft small">
        Characters that turn the direction of text are written as <code>\u</code> escapes here; they were sent
        unescaped.
      </p>
    );
  }
  return (
    <details>
      <summary>The exact bytes that are signed</summary>
      <CopyBox id="body-bytes" text={body} label="Copy the bytes" />
    </details>
  );
}

export const resendDeliveryAction = defineAction({
  path: '/webhooks/deliveries/{id}/resend',
  role: 'developer',
  audit: 'webhook_delivery.resent',
  page: deliveryPage,
  params,
  perform: async (call) => {
    const { id } = await deliveryOf(call, call.params.id);
    const outcome = await resendDelivery(call.app, call.member.accountId, id);
    if (!outcome.ok) return refuse({}, outcome.problem);
    const { deliveryId, eventId } = outcome;
    const auditDetails = { target: id, detail: { event: eventId, delivery: deliveryId } };
    return done(`/webhooks/deliveries/${deliveryId}`, 'Resent as this new delivery.', auditDetails);
  },
});
