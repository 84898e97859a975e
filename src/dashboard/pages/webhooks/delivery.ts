import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { html, type Html } from '../../../html/html.ts';
import type { AttemptRow } from '../../../webhooks/statements/webhook-deliveries.ts';
import { readDelivery, type WholeDelivery } from '../../../webhooks/read-delivery.ts';
import { resendDelivery } from '../../../webhooks/resend.ts';
import { content, done, nothingNew, refuse } from '../../answers.ts';
import { formProblem, postButton } from '../../components/forms.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, badge, copyBox, facts, moment, notice, pageHead } from '../../components/parts.ts';
import { defineAction, definePage, type PageCall } from '../../dashboard-page.ts';
import { deliveryBadge, mayChangeWebhooks, ownerOf, resourceLink } from './webhook-parts.ts';

const params = z.object({ id: z.string() });

async function deliveryOf(
  call: Pick<PageCall<'viewer'>, 'app' | 'member' | 'environment'>,
  id: string,
): Promise<WholeDelivery> {
  const delivery = await readDelivery(call.app, ownerOf(call), id);
  if (delivery === undefined) throw new AppError('not_found');
  return delivery;
}

export const deliveryPage = definePage({
  path: '/webhooks/deliveries/{id}',
  title: 'Delivery',
  role: 'viewer',
  params,
  render: async (call) => {
    const delivery = await deliveryOf(call, call.params.id);
    const { id, enabled } = delivery;
    const mayResend = mayChangeWebhooks(call.member.role) && enabled;
    const resend = mayResend
      ? postButton(call, { action: `/webhooks/deliveries/${id}/resend`, label: 'Resend', class: 'main' })
      : undefined;
    const main = html`<p class="small"><a href="/webhooks/deliveries">Deliveries</a></p>
      ${pageHead(html`<code>${delivery.type}</code>`, resend)} ${formProblem(call.form)}
      ${enabled ? undefined : notice(html`<p>The endpoint is disabled: nothing is sent to it. <a href="/webhooks/${delivery.endpoint_id}">Look at the endpoint</a></p>`, 'warn')}
      ${facts([
        ['Endpoint', html`<a href="/webhooks/${delivery.endpoint_id}">${hostileText(delivery.url)}</a>`],
        ['Tells of', resourceLink(delivery.resource_id)],
        ['Event', html`<code>${delivery.event_id}</code>`],
        ['Delivery', html`<code>${id}</code>`],
        ['Created', moment(delivery.created_at)],
      ])}
      <div aria-live="polite">${course(delivery, call.app.now())}</div>
      <h2>Body</h2>
      ${bodyParts(delivery.body)}`;
    return content(main, { title: `Delivery of ${delivery.type}` });
  },
});

/** Asked for every second until the delivery has ended; nothing comes back until something has changed. */
export const deliveryStatePage = definePage({
  path: '/webhooks/deliveries/{id}/state',
  title: 'Delivery',
  role: 'viewer',
  layout: 'none',
  params,
  query: z.object({ seen: z.string().max(40).catch('') }),
  render: async (call) => {
    const delivery = await deliveryOf(call, call.params.id);
    return stateOf(delivery) === call.query.seen ? nothingNew : course(delivery, call.app.now());
  },
});

const stateOf = ({ status, attempts }: WholeDelivery): string => `${status}-${String(attempts.length)}`;

/** What became of it so far. */
function course(delivery: WholeDelivery, now: Date): Html {
  const { id, status, attempts, is_held: isHeld, due_at: dueAt } = delivery;
  const polling = html` hx-get="/webhooks/deliveries/${id}/state?seen=${stateOf(delivery)}" hx-trigger="every
  1s" hx-swap="outerHTML"`;
  const next =
    isHeld || dueAt <= now
      ? html`It is being sent.`
      : html`Next attempt ${ago(dueAt, now)}, at ${moment(dueAt)}.`;
  return html`<div id="course" ${status === 'pending' ? polling : undefined}>
    <h2>Attempts ${deliveryBadge(status)}</h2>
    ${status === 'pending' ? html`<p>${next}</p>` : undefined}
    ${status === 'failed' && attempts.length === 0 ? html`<p>It was given up before it was sent: the endpoint was disabled.</p>` : undefined}
    ${attempts.map((one) => attempt(one, one.number === attempts.length))}
  </div>`;
}

function attempt(
  { number, started_at, duration_ms: durationMs, status, error, answer }: AttemptRow,
  isLast: boolean,
): Html {
  const tone = error === null ? 'good' : 'bad';
  return html`<section class="card attempt" aria-label="Attempt ${number}">
    <div class="row">
      <strong>Attempt ${number}</strong>${badge(status === null ? 'no answer' : String(status), tone)}<span
        class="soft"
        >${moment(started_at)} · ${durationMs.toLocaleString('en')} ms</span
      >
    </div>
    ${error === null ? undefined : html`<p>${hostileText(error, 500)}</p>`}
    ${answer === null ? undefined : answerPart(number, answer, isLast)}
  </section>`;
}

/** What a receiver wrote is anybody's text; 2 kB of it are kept. */
function answerPart(number: number, answer: string, isOpen: boolean): Html {
  if (answer.trim() === '') return html`<p class="soft small">The answer had no body.</p>`;
  return html`<details ${isOpen ? html`open` : undefined}>
    <summary class="small">The first 2 kB of its answer</summary>
    <pre class="answer" tabindex="0" role="region" aria-label="Answer to attempt ${number}">
${hostileText(answer, answerCharactersMax)}</pre>
  </details>`;
}

const answerCharactersMax = 2_100;
const bodyCharactersMax = 100_000;

const turning = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;

/** The bytes that are sent, and the same in lines. */
function bodyParts(body: string): Html {
  const lines = JSON.stringify(JSON.parse(body), undefined, 2);
  // In JSON an escape is the same character; only the exact bytes would not be the ones that were signed.
  const safe = lines.replaceAll(turning, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const bytes = Buffer.byteLength(body).toLocaleString('en');
  const hasTurning = body.search(turning) >= 0;
  return html`<p class="soft small">${bytes} bytes, the same in every attempt; broken into lines here.</p>
    <pre class="answer" tabindex="0" role="region" aria-label="Body in lines">
${hostileText(safe, bodyCharactersMax)}</pre>
    ${
      hasTurning
        ? html`<p class="soft small">Characters that turn the direction of text are written as <code>\\u</code> escapes here; they were sent as they are.</p>`
        : html`<details>
            <summary>The exact bytes, as they are signed</summary>
            ${copyBox('body-bytes', body, 'Copy the bytes')}
          </details>`
    }`;
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
    const deed = { target: id, detail: { event: eventId, delivery: deliveryId } };
    return done(`/webhooks/deliveries/${deliveryId}`, 'It is sent again, as this new delivery.', deed);
  },
});
