import type { VNode } from 'preact';
import type { BrowsedDeliveryRow } from '../../../../features/webhooks/index.ts';
import { HostileText } from '../../components/hostile-text.tsx';
import { Moment } from '../../components/moment.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { attemptWords, deliveryBadge } from './webhook-parts.tsx';

/** Deliveries as rows, each a link to the whole of it. */
export function deliveryTable(
  deliveries: readonly BrowsedDeliveryRow[],
  { isOfOneEndpoint }: { readonly isOfOneEndpoint: boolean },
): VNode {
  if (deliveries.length === 0) return <p class="soft">None yet.</p>;
  return <Table rows={deliveries} columns={columns(isOfOneEndpoint)} caption="Deliveries, newest first" />;
}

function columns(isOfOneEndpoint: boolean): readonly Column<BrowsedDeliveryRow>[] {
  const endpoint: Column<BrowsedDeliveryRow> = {
    label: 'Endpoint',
    cell: ({ endpoint_id: id, url }) => (
      <a href={`/webhooks/${id}`}>
        <HostileText text={url} max={60} />
      </a>
    ),
  };
  return [
    {
      label: 'Event',
      kind: 'head',
      cell: ({ id, type }) => (
        <a class="no-break" href={`/webhooks/deliveries/${id}`}>
          {type}
        </a>
      ),
    },
    {
      label: 'Status',
      cell: ({ status, content_deleted: isDeleted }) => (
        <>
          {deliveryBadge(status)} {isDeleted && <span class="soft small">content deleted</span>}
        </>
      ),
    },
    {
      label: 'Last response',
      cell: ({ last_status: status, last_error: error }) => attemptWords(status, error),
    },
    { label: 'Attempts', kind: 'number', cell: ({ attempts }) => attempts },
    ...(isOfOneEndpoint ? [] : [endpoint]),
    { label: 'Created', cell: ({ created_at }) => <Moment at={created_at} /> },
  ];
}
