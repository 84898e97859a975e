import { html, type Html } from '../../../html/html.ts';
import { webhookEventTypes } from '../../../schema/events/index.ts';
import { watchEndpoints, type WatchedEndpoint } from '../../../webhooks/read-endpoint.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { ago, emptyState, linkButton, pageHead } from '../../components/parts.ts';
import { table, type Column } from '../../components/table.ts';
import { definePage } from '../../dashboard-page.ts';
import { deliveryBadge, endpointBadge, mayChangeWebhooks, ownerOf, webhookTabs } from './webhook-parts.ts';

export const endpointListPage = definePage({
  path: '/webhooks',
  title: 'Webhooks',
  role: 'viewer',
  render: async (call) => {
    const endpoints = await watchEndpoints(call.app, ownerOf(call));
    const add = mayChangeWebhooks(call.member.role)
      ? linkButton('/webhooks/new', 'Add an endpoint', 'main')
      : undefined;
    const words =
      'An endpoint is an address of yours that is told when work has ended, so that you need not ask.';
    return html`${pageHead('Webhooks', endpoints.length === 0 ? undefined : add)} ${webhookTabs('endpoints')}
    ${
      endpoints.length === 0
        ? emptyState(`No endpoint in ${call.environment}`, words, add)
        : table(endpoints, columns(call.app.now()), { caption: 'Endpoints, the newest first' })
    }`;
  },
});

function columns(now: Date): readonly Column<WatchedEndpoint>[] {
  return [
    {
      label: 'Endpoint',
      kind: 'head',
      cell: ({ id, url, description }) =>
        html`<a href="/webhooks/${id}">${hostileText(url, 90)}</a>
          ${description === null ? undefined : html`<div class="soft small">${hostileText(description)}</div>`}`,
    },
    { label: 'State', cell: endpointBadge },
    { label: 'Events', cell: ({ events }) => eventsWords(events) },
    {
      label: 'Last delivery',
      cell: ({ lastDelivery }) =>
        lastDelivery === null
          ? html`<span class="soft">none yet</span>`
          : html`<div>${deliveryBadge(lastDelivery.status)} ${ago(lastDelivery.at, now)}</div>`,
    },
    { label: 'Failed in 7 days', kind: 'number', cell: failedLink },
  ];
}

const eventsWords = (events: readonly string[]): string =>
  events.length === webhookEventTypes.length
    ? 'every type'
    : `${String(events.length)} of ${String(webhookEventTypes.length)} types`;

function failedLink({ id, failedLately }: WatchedEndpoint): Html {
  if (failedLately === 0) return html`0`;
  const count = failedLately >= 1_000 ? '1,000 or more' : String(failedLately);
  return html`<a href="/webhooks/deliveries?endpoint=${id}&amp;status=failed">${count}</a>`;
}
