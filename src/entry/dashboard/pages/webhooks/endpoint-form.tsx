import type { VNode } from 'preact';
import { z } from 'zod';
import { addEndpoint, type EndpointWithSecret } from '../../../../features/webhooks/add-endpoint.ts';
import { webhookEventTypes, type WebhookEventType } from '../../../../core/schema/events/index.ts';
import { updateEndpoint } from '../../../../features/webhooks/update-endpoint.ts';
import { verificationExamples } from '../../../server/verify-webhook/verification-examples.ts';
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
import { auditEndpoint, endpointOf, fieldsOf } from './webhook-parts.tsx';

const params = z.object({ id: z.string() });

interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
}

function endpointFields(form: FormState, { url, description, events }: EndpointFields): VNode {
  const options = webhookEventTypes.map((value) => ({ value, label: value, hint: eventHints[value] }));
  return (
    <>
      <FormProblem form={form} />
      <TextField
        name="url"
        label="URL"
        type="url"
        hint="https. It must respond with 2xx within 15 seconds."
        required
        value={url}
        maxLength={2_048}
        placeholder="https://example.com/hooks/citeworthy"
        form={form}
      />
      <TextField
        name="description"
        label="Description"
        hint="Its purpose. Visible only to you."
        value={description}
        maxLength={200}
        form={form}
      />
      <CheckboxField
        name="events"
        label="Events"
        hint="Events to send."
        options={options}
        values={events}
        form={form}
      />
    </>
  );
}

/** A new event without a hint does not compile. */
const eventHints: Readonly<Record<WebhookEventType, string>> = {
  'analysis.completed': 'an analysis has its scores',
  'analysis.failed': 'an analysis failed or was canceled',
  'analysis.batch.completed': 'every analysis of a batch has ended',
  'injection.ready': 'the blocks of an injection are ready',
  'injection.failed': 'an injection failed',
  'injection.published': 'an injection was published',
  'citation_test.completed': 'a citation test has its result',
  'citation_test.failed': 'a citation test failed or was canceled',
  'usage.quota_warning': 'a quota of the plan is nearly or fully used',
  'webhook.test': 'sent from this dashboard on request',
  'webhook.endpoint.disabled': 'another endpoint was disabled because of failures',
};

const fields = {
  url: z.string('Enter the address.').max(2_048, 'The address is longer than 2,048 characters.'),
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
          It receives events of the <strong>{call.environment}</strong> environment; the other environment has
          separate endpoints.
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
  audit: 'itself',
  needsPassword: true,
  page: newEndpointPage,
  body: z.object(fields),
  perform: async (call) => {
    const { app, member, environment } = call;
    const { description, ...rest } = call.body;
    const added = { ...rest, environment, ...(description === undefined ? {} : { description }) };
    const audit = auditEndpoint(call, 'webhook_endpoint.added');
    const outcome = await addEndpoint(app, member.accountId, added, audit);
    if (!outcome.ok) return refuse(fieldsOf(outcome.problems));
    const { endpoint } = outcome;
    const main = (
      <>
        <PageHead title="Endpoint added" />
        {secretOnce(endpoint)}
      </>
    );
    return shown(main, { title: 'Endpoint added' });
  },
});

/** A secret, shown once, with its purpose. */
export function secretOnce({ id, url, secret }: EndpointWithSecret): VNode {
  return (
    <>
      <p>
        <HostileText text={url} />
      </p>
      <Notice tone="warn">
        <p>This secret is shown only once. Copy it to the receiver that verifies deliveries.</p>
      </Notice>
      <CopyBox id="secret" text={secret} label="Copy the secret" />
      <p>
        It signs every delivery, in the header <code>x-service-signature</code> and as defined by Standard
        Webhooks (<code>webhook-signature</code>). Verify the signature over the raw bytes before parsing
        them.
      </p>
      {verificationExamples.map(({ language, file, code }) => (
        <details class="more">
          <summary>Verify in {language}</summary>
          <CopyBox id={file.replaceAll('.', '-')} text={code} label="Copy the code" />
        </details>
      ))}
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
        <p>Pending deliveries go to the new address. The secret does not change.</p>
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
  audit: 'itself',
  needsPassword: true,
  page: editEndpointPage,
  params,
  body: z.object(fields),
  perform: async (call) => {
    const { app, member, body } = call;
    const { id } = await endpointOf(call, call.params.id);
    const change = { id, url: body.url, events: body.events, description: body.description ?? null };
    const audit = auditEndpoint(call, 'webhook_endpoint.changed');
    const outcome = await updateEndpoint(app, member.accountId, change, audit);
    if (!outcome.ok) return refuse(fieldsOf(outcome.problems));
    return done(`/webhooks/${id}`, 'The endpoint was changed.');
  },
});
