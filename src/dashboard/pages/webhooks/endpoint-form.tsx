import type { VNode } from 'preact';
import { z } from 'zod';
import { addEndpoint, type EndpointWithSecret } from '../../../webhooks/add-endpoint.ts';
import { webhookEventTypes } from '../../../webhooks/event-types.ts';
import { updateEndpoint } from '../../../webhooks/update-endpoint.ts';
import { content, done, refuse, shown } from '../../answers.ts';
import { CopyBox } from '../../components/copy-box.tsx';
import { CheckboxField, TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { defineAction, definePage, type Visit } from '../../dashboard-page.ts';
import type { FormState } from '../../form-state.ts';
import { deedOf, endpointOf, fieldsOf } from './webhook-parts.tsx';

const params = z.object({ id: z.string() });

interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
}

function endpointFields(form: FormState, { url, description, events }: EndpointFields): VNode {
  const options = webhookEventTypes.map((value) => {
    const hint = eventHints[value];
    return { value, label: value, ...(hint === undefined ? {} : { hint }) };
  });
  return (
    <>
      <FormProblem form={form} />
      <TextField
        name="url"
        label="URL"
        type="url"
        hint="https. It must answer 2xx within 15 seconds."
        required
        value={url}
        maxLength={2_048}
        placeholder="https://example.com/hooks/citeworthy"
        form={form}
      />
      <TextField
        name="description"
        label="Description"
        hint="What it is for. Only you see it."
        value={description}
        maxLength={200}
        form={form}
      />
      <CheckboxField
        name="events"
        label="Events"
        hint="What it is told of."
        options={options}
        values={events}
        form={form}
      />
    </>
  );
}

const eventHints: Readonly<Record<string, string>> = {
  'analysis.completed': 'an analysis has its scores',
  'analysis.failed': 'an analysis could not be made, or was canceled',
  'analysis.batch.completed': 'every analysis of a batch has ended',
  'injection.ready': 'the blocks of an injection are there',
  'injection.failed': 'they could not be made',
  'injection.published': 'they were published',
  'usage.quota_warning': 'a quota of the plan is nearly or wholly used up',
  'webhook.test': 'you asked for it here',
  'webhook.endpoint.disabled': 'another endpoint was disabled because it failed',
};

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
    return (
      <>
        <p class="small">
          <a href="/webhooks">Webhooks</a>
        </p>
        <PageHead title="Add an endpoint" />
        <p>
          It is told of what happens in <strong>{call.environment}</strong>; the other environment has
          endpoints of its own.
        </p>
        <PostForm visit={call} action="/webhooks/new">
          {endpointFields(call.form, fresh)}
          <div class="row">
            <button type="submit" class="main">
              Add the endpoint
            </button>
            <a class="button" href="/webhooks">
              Cancel
            </a>
          </div>
        </PostForm>
      </>
    );
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
    const main = (
      <>
        <PageHead title="The endpoint is added" />
        {secretOnce(endpoint)}
      </>
    );
    return shown(main, { title: 'The endpoint is added' }, deedOf(endpoint));
  },
});

/** A secret, shown this once, with what it is for. */
export function secretOnce({ id, url, secret }: EndpointWithSecret): VNode {
  return (
    <>
      <p>
        <HostileText text={url} />
      </p>
      <Notice tone="warn">
        <p>This secret is shown now and never again. Copy it to where deliveries are verified.</p>
      </Notice>
      <CopyBox id="secret" text={secret} label="Copy the secret" />
      <p>
        Every delivery is signed with it, in <code>x-service-signature</code> and as Standard Webhooks do (
        <code>webhook-signature</code>). Verify the signature over the bytes as they came, before you parse
        them.
      </p>
      <p class="row">
        <LinkButton href={`/webhooks/${id}`} kind="main">
          I have saved the secret
        </LinkButton>
      </p>
    </>
  );
}

export const editEndpointPage = definePage({
  path: '/webhooks/{id}/edit',
  title: 'Edit the endpoint',
  role: 'developer',
  params,
  render: async (call) => {
    const endpoint = await endpointOf(call, call.params.id);
    const { id, url, events } = endpoint;
    const main = (
      <>
        <p class="small">
          <a href={`/webhooks/${id}`}>Endpoint</a>
        </p>
        <PageHead title="Edit the endpoint" />
        <p>What waits to be sent goes to the new address. The secret stays.</p>
        {editForm(
          call,
          id,
          endpointFields(call.form, { url, events, description: endpoint.description ?? '' }),
        )}
      </>
    );
    return content(main);
  },
});

const editForm = (call: Visit, id: string, inputs: VNode): VNode => (
  <PostForm visit={call} action={`/webhooks/${id}/edit`}>
    {inputs}
    <div class="row">
      <button type="submit" class="main">
        Save
      </button>
      <a class="button" href={`/webhooks/${id}`}>
        Cancel
      </a>
    </div>
  </PostForm>
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
