import type { VNode } from 'preact';
import { webhookEventTypes } from '../../../../core/schema/events/index.ts';
import { listEndpointHealth, type EndpointHealth } from '../../../../features/webhooks/read-endpoint.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { HostileText } from '../../components/hostile-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Ago } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { definePage } from '../../dashboard-page.ts';
import {
  deliveryBadge,
  endpointBadge,
  mayChangeWebhooks,
  ownerOf,
  webhookTabs,
  withShownUrl,
} from './webhook-parts.tsx';

export const endpointListPage = definePage({
  path: '/webhooks',
  title: 'Webhooks',
  role: 'viewer',
  render: async (call) => {
    const found = await listEndpointHealth(call.app, ownerOf(call));
    const endpoints = found.map((endpoint) => withShownUrl(call, endpoint));
    const add = mayChangeWebhooks(call.member.role) ? (
      <LinkButton href="/webhooks/new" kind="main">
        Add an endpoint
      </LinkButton>
    ) : undefined;
    const words =
      'An endpoint is an address of yours that receives a request when work has ended, so that you need not poll.';
    return (
      <>
        <PageHead title="Webhooks">{endpoints.length === 0 ? undefined : add}</PageHead>
        {webhookTabs('endpoints')}
        {endpoints.length === 0 ? (
          <EmptyState title={`No endpoints in ${call.environment}`} action={add}>
            {words}
          </EmptyState>
        ) : (
          <Table rows={endpoints} columns={columns(call.app.now())} caption="Endpoints, newest first" />
        )}
      </>
    );
  },
});

function columns(now: Date): readonly Column<EndpointHealth>[] {
  return [
    {
      label: 'Endpoint',
      kind: 'head',
      cell: ({ id, url, description }) => (
        <>
          <a href={`/webhooks/${id}`}>
            <HostileText text={url} max={90} />
          </a>
          {description !== null && (
            <div class="soft small">
              <HostileText text={description} />
            </div>
          )}
        </>
      ),
    },
    { label: 'Status', cell: endpointBadge },
    { label: 'Events', cell: ({ events }) => eventsWords(events) },
    {
      label: 'Last delivery',
      cell: ({ lastDelivery }) =>
        lastDelivery === null ? (
          <span class="soft">none yet</span>
        ) : (
          <div>
            {deliveryBadge(lastDelivery.status)} <Ago at={lastDelivery.at} now={now} />
          </div>
        ),
    },
    { label: 'Deliveries given up in 7 days', kind: 'number', cell: failedLink },
  ];
}

const eventsWords = (events: readonly string[]): string =>
  events.length === webhookEventTypes.length
    ? 'every type'
    : `${String(events.length)} of ${String(webhookEventTypes.length)} types`;

function failedLink({ id, recentFailures }: EndpointHealth): VNode {
  if (recentFailures === 0) return <>0</>;
  const count = recentFailures >= 1_000 ? '1,000 or more' : String(recentFailures);
  return <a href={`/webhooks/deliveries?endpoint=${id}&status=failed`}>{count}</a>;
}
