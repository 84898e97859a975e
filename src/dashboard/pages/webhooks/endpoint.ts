import { z } from 'zod';
import { html, type Html } from '../../../html/html.ts';
import { disabledByOwner, type EndpointRecord } from '../../../webhooks/endpoint-record.ts';
import { browseDeliveries } from '../../../webhooks/read-delivery.ts';
import { content } from '../../answers.ts';
import { confirmStep } from '../../components/confirm.ts';
import { formProblem, postButton, postForm, textField } from '../../components/forms.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, facts, linkButton, moment, notice, pageHead } from '../../components/parts.ts';
import { definePage, type PageCall } from '../../dashboard-page.ts';
import { deliveryTable } from './delivery-table.ts';
import { endpointBadge, endpointOf, mayChangeWebhooks, ownerOf } from './webhook-parts.ts';

const shownDeliveries = 10;
const dayMs = 86_400_000;

export const endpointPage = definePage({
  path: '/webhooks/{id}',
  title: 'Endpoint',
  role: 'viewer',
  params: z.object({ id: z.string() }),
  render: async (call) => {
    const endpoint = await endpointOf(call, call.params.id);
    const now = call.app.now();
    const { id, url } = endpoint;
    const filter = { ...ownerOf(call), endpointId: id, limit: shownDeliveries };
    const { deliveries, next } = await browseDeliveries(call.app, filter);
    const mayChange = mayChangeWebhooks(call.member.role);
    const main = html`<p class="small"><a href="/webhooks">Webhooks</a></p>
      ${pageHead('Endpoint', mayChange ? headActions(call, endpoint) : undefined)} ${formProblem(call.form)}
      ${troubles(call, endpoint, now)} ${endpointFacts(endpoint, now)}
      <h2>Latest deliveries</h2>
      ${deliveryTable(deliveries, { isOfOneEndpoint: true })}
      ${next === null ? undefined : html`<p><a href="/webhooks/deliveries?endpoint=${id}">All deliveries of this endpoint</a></p>`}
      ${mayChange ? maintenance(call, endpoint, now) : undefined}`;
    return content(main, { title: `Endpoint ${new URL(url).host}` });
  },
});

function headActions(call: PageCall<'viewer'>, { id, enabled }: EndpointRecord): Html {
  const test = enabled
    ? postButton(call, { action: `/webhooks/${id}/test`, label: 'Send a test event', class: 'main' })
    : undefined;
  return html`${test} ${linkButton(`/webhooks/${id}/edit`, 'Edit')}`;
}

/** What keeps deliveries from arriving, and what to do about it. */
function troubles(call: PageCall<'viewer'>, endpoint: EndpointRecord, now: Date): Html | undefined {
  const { id, enabled, failures, failing_since: failingSince, disabled_reason: reason } = endpoint;
  if (!enabled) {
    const isOwn = reason === disabledByOwner;
    return notice(
      html`<p>
          <strong>${isOwn ? 'Disabled' : 'Disabled, because it failed'}</strong>
          ${ago(endpoint.disabled_at, now)}. ${isOwn ? undefined : hostileText(reason, 400)}
        </p>
        <p>Nothing is sent to it. What happens meanwhile is kept: enable it, then replay what it missed.</p>
        ${mayChangeWebhooks(call.member.role) ? postButton(call, { action: `/webhooks/${id}/enable`, label: 'Enable', class: 'main' }) : undefined}`,
      isOwn ? 'plain' : 'bad',
    );
  }
  if (failures === 0) return undefined;
  return notice(
    html`<p>
        <strong>Failing.</strong>
        ${failures === 1 ? 'The last attempt' : `The last ${failures.toLocaleString('en')} attempts`} did not
        get a 2xx answer, since ${moment(failingSince)}. Each delivery is tried for three days; an endpoint
        that fails every attempt for long enough is disabled.
      </p>
      <p><a href="/webhooks/deliveries?endpoint=${id}">See what it answers</a></p>`,
    'warn',
  );
}

function endpointFacts(endpoint: EndpointRecord, now: Date): Html {
  const { previous_secret_until: until } = endpoint;
  return facts([
    ['URL', hostileText(endpoint.url, 2_048)],
    ['State', endpointBadge(endpoint)],
    ['Description', hostileText(endpoint.description, 200)],
    ['Events', html`${endpoint.events.map((event) => html`<code>${event}</code> `)}`],
    [
      'Secret',
      until === null
        ? 'shown when it was made'
        : html`rotated: the one before signs, too, until ${moment(until)} (${ago(until, now)})`,
    ],
    ['Environment', endpoint.environment],
    ['Id', html`<code>${endpoint.id}</code>`],
    ['Added', html`${moment(endpoint.created_at)} (${ago(endpoint.created_at, now)})`],
  ]);
}

function maintenance(call: PageCall<'viewer'>, endpoint: EndpointRecord, now: Date): Html {
  const { id, enabled } = endpoint;
  const off = enabled
    ? confirmStep(call, {
        label: 'Disable…',
        consequences:
          'Nothing is sent to it any more, and what waits to be sent is given up. Events are kept: they can be replayed.',
        action: `/webhooks/${id}/disable`,
        confirm: 'Disable now',
        isCalm: true,
      })
    : undefined;
  const remove = confirmStep(call, {
    label: 'Remove…',
    consequences: 'It goes with its secret and all its deliveries, for good.',
    action: `/webhooks/${id}/remove`,
    confirm: 'Remove now',
  });
  return html`${enabled ? replay(call, id, now) : undefined}
    <h2>Rotate the secret</h2>
    <p>
      A new secret is made and shown once. For 24 hours every delivery carries two signatures, of the new
      secret and of the one before, so that your receiver can change at leisure; then the old one ends. One
      that was rotated before ends at once.
    </p>
    ${confirmStep(call, {
      label: 'Rotate the secret…',
      consequences:
        endpoint.previous_secret_until === null
          ? 'The present secret signs for 24 more hours.'
          : 'The secret of before the last rotation ends now; the present one signs for 24 more hours.',
      action: `/webhooks/${id}/rotate`,
      confirm: 'Make the new secret',
      isCalm: true,
    })}
    <h2>${enabled ? 'Disable or remove' : 'Remove'}</h2>
    <div class="row steps-apart">${off}${remove}</div>`;
}

function replay(call: PageCall<'viewer'>, id: string, now: Date): Html {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString().slice(0, 16);
  return html`<h2>Replay</h2>
    <p>
      Sends every event since a time again, of the types that it is told of: also those of while it was
      disabled or not there yet. Receivers know an event they had by its id.
    </p>
    ${postForm(
      call,
      { action: `/webhooks/${id}/replay`, class: 'filters' },
      html`${textField({ name: 'since', label: 'Since (UTC)', type: 'datetime-local', required: true, value: dayAgo, form: call.form })}
        <button type="submit">Replay</button>`,
    )}`;
}
