import { z } from 'zod';
import { html, type Html } from '../../../html/html.ts';
import { addEndpoint, type EndpointWithSecret } from '../../../webhooks/add-endpoint.ts';
import { webhookEvents, webhookEventTypes } from '../../../schema/events/index.ts';
import { updateEndpoint } from '../../../webhooks/update-endpoint.ts';
import { content, done, refuse, shown } from '../../answers.ts';
import { checkboxField, formProblem, postForm, textField } from '../../components/forms.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { copyBox, linkButton, notice, pageHead } from '../../components/parts.ts';
import { defineAction, definePage, type Visit } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { deedOf, endpointOf, fieldsOf } from './webhook-parts.ts';

const params = z.object({ id: z.string() });

interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
}

function endpointFields(form: FormState, { url, description, events }: EndpointFields): Html {
  const options = webhookEvents.map(({ type, summary }) => ({ value: type, label: type, hint: summary }));
  return html`${formProblem(form)}
  ${textField({ name: 'url', label: 'URL', type: 'url', hint: 'https. It must answer 2xx within 15 seconds.', required: true, value: url, maxLength: 2_048, placeholder: 'https://example.com/hooks/citeworthy', form })}
  ${textField({ name: 'description', label: 'Description', hint: 'What it is for. Only you see it.', value: description, maxLength: 200, form })}
  ${checkboxField({ name: 'events', label: 'Events', hint: 'Events to send.', options, values: events, form })}`;
}

const fields = {
  url: z.string('Give the address.').max(2_048, 'This is longer than 2,048 characters.'),
  description: z.string().optional(),
  events: z.array(z.string()).min(1, 'Choose at least one.').prefault([]),
};

export const newEndpointPage = definePage({
  path: '/webhooks/new',
  title: 'Add an endpoint',
  role: 'developer',
  render: (call) => {
    const fresh = { url: '', description: '', events: webhookEventTypes };
    return html`<p class="small"><a href="/webhooks">Webhooks</a></p>
      ${pageHead('Add an endpoint')}
      <p>
        It is told of what happens in <strong>${call.environment}</strong>; the other environment has
        endpoints of its own.
      </p>
      ${postForm(
        call,
        { action: '/webhooks/new' },
        html`${endpointFields(call.form, fresh)}
          <div class="row">
            <button type="submit" class="main">Add the endpoint</button
            ><a class="button" href="/webhooks">Cancel</a>
          </div>`,
      )}`;
  },
});

export const newEndpointAction = defineAction({
  path: '/webhooks/new',
  role: 'developer',
  audit: 'webhook_endpoint.added',
  page: newEndpointPage,
  body: z.object(fields),
  perform: async ({ app, member, environment, body }) => {
    const { description, ...rest } = body;
    const outcome = await addEndpoint(app, member.accountId, {
      ...rest,
      environment,
      ...(description === undefined ? {} : { description }),
    });
    if (!outcome.ok) return refuse(fieldsOf(outcome.problems));
    const { endpoint } = outcome;
    const main = html`${pageHead('The endpoint is added')} ${secretOnce(endpoint)}`;
    return shown(main, { title: 'The endpoint is added' }, deedOf(endpoint));
  },
});

/** A secret, shown this once, with what it is for. */
export function secretOnce({ id, url, secret }: EndpointWithSecret): Html {
  return html`<p>${hostileText(url)}</p>
    ${notice(html`<p>This secret is shown now and never again. Copy it to where deliveries are verified.</p>`, 'warn')}
    ${copyBox('secret', secret, 'Copy the secret')}
    <p>
      Every delivery is signed with it, in <code>x-service-signature</code> and as Standard Webhooks do
      (<code>webhook-signature</code>). Verify the signature over the bytes as they came, before you parse
      them.
    </p>
    <p class="row">${linkButton(`/webhooks/${id}`, 'I have saved the secret', 'main')}</p>`;
}

export const editEndpointPage = definePage({
  path: '/webhooks/{id}/edit',
  title: 'Edit the endpoint',
  role: 'developer',
  params,
  render: async (call) => {
    const endpoint = await endpointOf(call, call.params.id);
    const { id, url, events } = endpoint;
    const main = html`<p class="small"><a href="/webhooks/${id}">Endpoint</a></p>
      ${pageHead('Edit the endpoint')}
      <p>What waits to be sent goes to the new address. The secret stays.</p>
      ${editForm(call, id, endpointFields(call.form, { url, events, description: endpoint.description ?? '' }))}`;
    return content(main);
  },
});

const editForm = (call: Visit, id: string, inputs: Html): Html =>
  postForm(
    call,
    { action: `/webhooks/${id}/edit` },
    html`${inputs}
      <div class="row">
        <button type="submit" class="main">Save</button><a class="button" href="/webhooks/${id}">Cancel</a>
      </div>`,
  );

export const editEndpointAction = defineAction({
  path: '/webhooks/{id}/edit',
  role: 'developer',
  audit: 'webhook_endpoint.changed',
  page: editEndpointPage,
  params,
  body: z.object(fields),
  perform: async (call) => {
    const { app, member, body } = call;
    const { id } = await endpointOf(call, call.params.id);
    const change = { id, url: body.url, events: body.events, description: body.description ?? null };
    const outcome = await updateEndpoint(app, member.accountId, change);
    if (!outcome.ok) return refuse(fieldsOf(outcome.problems));
    return done(`/webhooks/${id}`, 'The endpoint is changed.', deedOf(outcome.endpoint));
  },
});
