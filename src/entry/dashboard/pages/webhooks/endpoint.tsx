import type { VNode } from 'preact';
import { z } from 'zod';
import { disabledByOwner, type EndpointRecord } from '../../../../features/webhooks/endpoint-record.ts';
import { browseDeliveries } from '../../../../features/webhooks/read-delivery.ts';
import { content } from '../../answers.ts';
import { ConfirmStep } from '../../components/confirm-step.tsx';
import { Facts } from '../../components/facts.tsx';
import { TextField } from '../../components/fields.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago, Moment } from '../../components/moment.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PostButton, PostForm } from '../../components/post-form.tsx';
import { definePage, type PageCall } from '../../dashboard-page.ts';
import { deliveryTable } from './delivery-table.tsx';
import { endpointBadge, endpointOf, mayChangeWebhooks, ownerOf } from './webhook-parts.tsx';

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
    const main = (
      <>
        <p class="small">
          <a href="/webhooks">Webhooks</a>
        </p>
        <PageHead title="Endpoint">{mayChange ? headActions(call, endpoint) : undefined}</PageHead>
        <FormProblem form={call.form} />
        {troubles(call, endpoint, now)}
        {endpointFacts(endpoint, now)}
        <h2>Latest deliveries</h2>
        {deliveryTable(deliveries, { isOfOneEndpoint: true })}
        {next !== null && (
          <p>
            <a href={`/webhooks/deliveries?endpoint=${id}`}>All deliveries of this endpoint</a>
          </p>
        )}
        {mayChange && maintenance(call, endpoint, now)}
      </>
    );
    return content(main, { title: `Endpoint ${new URL(url).host}` });
  },
});

function headActions(call: PageCall<'viewer'>, { id, enabled }: EndpointRecord): VNode {
  const test = enabled ? (
    <PostButton visit={call} action={`/webhooks/${id}/test`} class="main">
      Send a test event
    </PostButton>
  ) : undefined;
  return (
    <>
      {test}
      <LinkButton href={`/webhooks/${id}/edit`}>Edit</LinkButton>
    </>
  );
}

/** The reason why deliveries do not arrive, and its fix. */
function troubles(call: PageCall<'viewer'>, endpoint: EndpointRecord, now: Date): VNode | undefined {
  const { id, enabled, failures, failing_since: failingSince, disabled_reason: reason } = endpoint;
  if (!enabled) {
    const isOwn = reason === disabledByOwner;
    return (
      <Notice tone={isOwn ? 'plain' : 'bad'}>
        <p>
          <strong>{isOwn ? 'Disabled' : 'Disabled because of failures'}</strong>{' '}
          <Ago at={endpoint.disabled_at} now={now} />. {!isOwn && <HostileText text={reason} max={400} />}
        </p>
        <p>The endpoint receives nothing. Events are kept: enable it, then replay the missed events.</p>
        {mayChangeWebhooks(call.member.role) && (
          <PostButton visit={call} action={`/webhooks/${id}/enable`} class="main">
            Enable
          </PostButton>
        )}
      </Notice>
    );
  }
  if (failures === 0) return undefined;
  return (
    <Notice tone="warn">
      <p>
        <strong>Failing.</strong>{' '}
        {failures === 1 ? 'The last attempt' : `The last ${failures.toLocaleString('en')} attempts`} got no
        2xx response, since <Moment at={failingSince} />. Each delivery is retried for three days. An endpoint
        that keeps failing is disabled.
      </p>
      <p>
        <a href={`/webhooks/deliveries?endpoint=${id}`}>Show its responses</a>
      </p>
    </Notice>
  );
}

function endpointFacts(endpoint: EndpointRecord, now: Date): VNode {
  const { previous_secret_until: until } = endpoint;
  return (
    <Facts
      rows={[
        ['URL', <HostileText text={endpoint.url} max={2_048} />],
        ['Status', endpointBadge(endpoint)],
        ['Description', <HostileText text={endpoint.description} max={200} />],
        [
          'Events',
          <>
            {endpoint.events.map((event) => (
              <>
                <code>{event}</code>{' '}
              </>
            ))}
          </>,
        ],
        [
          'Secret',
          until === null ? (
            'shown when it was created'
          ) : (
            <>
              rotated: the previous secret also signs until <Moment at={until} /> (
              <Ago at={until} now={now} />)
            </>
          ),
        ],
        ['Environment', endpoint.environment],
        ['ID', <code>{endpoint.id}</code>],
        [
          'Added',
          <>
            <Moment at={endpoint.created_at} /> (<Ago at={endpoint.created_at} now={now} />)
          </>,
        ],
      ]}
    />
  );
}

function maintenance(call: PageCall<'viewer'>, endpoint: EndpointRecord, now: Date): VNode {
  const { id, enabled } = endpoint;
  const off = enabled ? (
    <ConfirmStep
      visit={call}
      label="Disable…"
      action={`/webhooks/${id}/disable`}
      confirm="Disable now"
      isCalm
    >
      The endpoint receives nothing more and pending deliveries are dropped. Events are kept and can be
      replayed.
    </ConfirmStep>
  ) : undefined;
  const remove = (
    <ConfirmStep visit={call} label="Remove…" action={`/webhooks/${id}/remove`} confirm="Remove now">
      This permanently removes the endpoint, its secret and all its deliveries.
    </ConfirmStep>
  );
  return (
    <>
      {enabled && replay(call, id, now)}
      <h2>Rotate the secret</h2>
      <p>
        Creates a new secret and shows it once. For 24 hours every delivery carries two signatures, with the
        new and the previous secret, so that you can update your receiver. Then the previous secret expires.
        Older secrets expire immediately.
      </p>
      <ConfirmStep
        visit={call}
        label="Rotate the secret…"
        action={`/webhooks/${id}/rotate`}
        confirm="Create the new secret"
        isCalm
      >
        {endpoint.previous_secret_until === null
          ? 'The current secret signs for 24 more hours.'
          : 'The secret before the last rotation expires now; the current secret signs for 24 more hours.'}
      </ConfirmStep>
      <h2>{enabled ? 'Disable or remove' : 'Remove'}</h2>
      <div class="row steps-apart">
        {off}
        {remove}
      </div>
    </>
  );
}

function replay(call: PageCall<'viewer'>, id: string, now: Date): VNode {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString().slice(0, 16);
  return (
    <>
      <h2>Replay</h2>
      <p>
        Resends every event of the selected types since a point in time, including events from before the
        endpoint was added or while it was disabled. Receivers recognise repeated events by their ID.
      </p>
      <PostForm visit={call} action={`/webhooks/${id}/replay`} class="filters">
        <TextField
          name="since"
          label="Since (UTC)"
          type="datetime-local"
          required
          value={dayAgo}
          form={call.form}
        />
        <button type="submit">Replay</button>
      </PostForm>
    </>
  );
}
