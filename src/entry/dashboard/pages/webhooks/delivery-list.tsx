import type { VNode } from 'preact';
import { z } from 'zod';
import { deliveryStatuses } from '../../../../core/schema/vocabulary.ts';
import { isId, parseId } from '../../../../core/schema/ids.ts';
import { webhookEventTypes } from '../../../../core/schema/events/index.ts';
import type { EndpointRecord } from '../../../../features/webhooks/endpoint-record.ts';
import { listEndpoints } from '../../../../features/webhooks/list-endpoints.ts';
import { browseDeliveries, type BrowsedDeliveries } from '../../../../features/webhooks/read-delivery.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField } from '../../components/fields.tsx';
import { cut } from '../../components/hostile-text.tsx';
import { Moment } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { definePage } from '../../dashboard-page.ts';
import { deliveryTable } from './delivery-table.tsx';
import { ownerOf, webhookTabs, withShownUrl } from './webhook-parts.tsx';

const pageSize = 50;

const query = z.object({
  endpoint: z
    .string()
    .refine((text) => isId('webhookEndpoint', text))
    .optional()
    .catch(undefined),
  status: z.enum(deliveryStatuses).optional().catch(undefined),
  type: z.enum(webhookEventTypes).optional().catch(undefined),
  before: z
    .string()
    .refine((text) => isId('delivery', text))
    .optional()
    .catch(undefined),
});

type Query = z.output<typeof query>;

export const deliveryListPage = definePage({
  path: '/webhooks/deliveries',
  title: 'Deliveries',
  role: 'viewer',
  query,
  render: async (call) => {
    const { app, member } = call;
    const { endpoint, ...rest } = call.query;
    const filter = { ...ownerOf(call), ...rest, endpointId: endpoint, limit: pageSize };
    const [all, page] = await Promise.all([
      listEndpoints(app, member.accountId),
      browseDeliveries(app, filter),
    ]);
    const endpoints = all
      .filter(({ environment }) => environment === call.environment)
      .map((one) => withShownUrl(call, one));
    const deliveries = page.deliveries.map((delivery) => withShownUrl(call, delivery));
    return (
      <>
        <PageHead title="Webhooks" />
        {webhookTabs('deliveries')}
        {filters(call.query, endpoints)}
        {page.deliveries.length === 0
          ? nothing(call.query, page)
          : deliveryTable(deliveries, { isOfOneEndpoint: endpoint !== undefined })}
        {page.deliveries.length > 0 && page.isPartial && lookedThrough(page)}
        <Pagination
          first={rest.before === undefined ? undefined : address({ ...call.query, before: undefined })}
          next={page.next === null ? undefined : address({ ...call.query, before: page.next })}
        />
      </>
    );
  },
});

function filters(chosen: Query, endpoints: readonly EndpointRecord[]): VNode {
  const any = { value: '', label: 'any' };
  const named = (value: string): { readonly value: string; readonly label: string } => ({
    value,
    label: value,
  });
  const endpointOptions = endpoints.map(({ id, url }) => ({ value: id, label: plain(url) }));
  return (
    <form method="get" action="/webhooks/deliveries" class="filters">
      <SelectField
        name="endpoint"
        label="Endpoint"
        value={chosen.endpoint ?? ''}
        options={[any, ...endpointOptions]}
      />
      <SelectField
        name="status"
        label="Status"
        value={chosen.status ?? ''}
        options={[any, ...deliveryStatuses.map(named)]}
      />
      <SelectField
        name="type"
        label="Event"
        value={chosen.type ?? ''}
        options={[any, ...webhookEventTypes.map(named)]}
      />
      <button type="submit">Filter</button>
    </form>
  );
}

/** An option can contain only text: remove direction controls. */
const plain = (url: string): string => cut(url.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '\uFFFD'), 70);

function nothing(chosen: Query, page: BrowsedDeliveries): VNode {
  if (page.isPartial) return lookedThrough(page);
  const isFiltered =
    chosen.endpoint !== undefined || chosen.status !== undefined || chosen.type !== undefined;
  if (isFiltered || chosen.before !== undefined) {
    return (
      <EmptyState title="No matches">
        Show <a href="/webhooks/deliveries">all of them</a>.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No deliveries yet">
      Deliveries to your endpoints appear here with their responses.
    </EmptyState>
  );
}

/** A filter searches a limited number at a time, so this page may have few matches or none. */
function lookedThrough({ next }: BrowsedDeliveries): VNode {
  const back = next === null ? null : (parseId(next)?.createdAt ?? null);
  return (
    <p class="soft">
      Searched back to <Moment at={back} />. Older deliveries may match.
    </p>
  );
}

function address(chosen: Query): string {
  const given = Object.entries(chosen).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search === '' ? '/webhooks/deliveries' : `/webhooks/deliveries?${search}`;
}
