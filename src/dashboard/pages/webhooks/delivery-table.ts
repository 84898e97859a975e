import { html, type Html } from '../../../html/html.ts';
import type { BrowsedDeliveryRow } from '../../../webhooks/statements/webhook-delivery-pages.ts';
import { hostileText } from '../../components/hostile-text.ts';
import { moment } from '../../components/parts.ts';
import { table, type Column } from '../../components/table.ts';
import { attemptWords, deliveryBadge } from './webhook-parts.ts';

/** Deliveries as rows, each a link to the whole of it. */
export function deliveryTable(
  deliveries: readonly BrowsedDeliveryRow[],
  { isOfOneEndpoint }: { readonly isOfOneEndpoint: boolean },
): Html {
  if (deliveries.length === 0) return html`<p class="soft">There is none.</p>`;
  return table(deliveries, columns(isOfOneEndpoint), { caption: 'Deliveries, the newest first' });
}

function columns(isOfOneEndpoint: boolean): readonly Column<BrowsedDeliveryRow>[] {
  const endpoint: Column<BrowsedDeliveryRow> = {
    label: 'Endpoint',
    cell: ({ endpoint_id: id, url }) => html`<a href="/webhooks/${id}">${hostileText(url, 60)}</a>`,
  };
  return [
    {
      label: 'Event',
      kind: 'head',
      cell: ({ id, type }) => html`<a class="no-break" href="/webhooks/deliveries/${id}">${type}</a>`,
    },
    { label: 'Status', cell: ({ status }) => deliveryBadge(status) },
    {
      label: 'Last answer',
      cell: ({ last_status: status, last_error: error }) => attemptWords(status, error),
    },
    { label: 'Attempts', kind: 'number', cell: ({ attempts }) => attempts },
    ...(isOfOneEndpoint ? [] : [endpoint]),
    { label: 'Created', cell: ({ created_at }) => moment(created_at) },
  ];
}
