import { z } from 'zod';
import { AppError } from '../../../../service/platform/errors.ts';
import type { InvoiceRecord } from '../../../../core/schema/billing.ts';
import { listInvoices } from '../../../../features/usage/list-invoices.ts';
import { readInvoice } from '../../../../features/usage/read-invoice.ts';
import { content } from '../../answers.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { Moment } from '../../components/moment.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Table } from '../../components/table.tsx';
import { definePage } from '../../dashboard-page.ts';
import { billTable, money, periodName, usageTabs } from './usage-parts.tsx';

const pageSize = 24;
const month = z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/);

export const invoiceListPage = definePage({
  path: '/usage/invoices',
  title: 'Invoices',
  role: 'viewer',
  query: z.object({ before: month.optional().catch(undefined) }),
  render: async ({ app, member, query }) => {
    const after = query.before === undefined ? {} : { after: `${query.before}-01T00:00:00.000Z` };
    const rows = await listInvoices(app.database.db, member.accountId, { limit: pageSize + 1, ...after });
    const invoices = rows.slice(0, pageSize).map(({ body }) => JSON.parse(body) as InvoiceRecord);
    const last = invoices.at(-1);
    const next =
      rows.length > pageSize && last !== undefined ? `/usage/invoices?before=${monthOf(last)}` : undefined;
    const list = (
      <Table
        rows={invoices}
        columns={[
          {
            label: 'Period',
            kind: 'head',
            cell: (invoice) => (
              <a href={`/usage/invoices/${monthOf(invoice)}`}>{periodName(invoice.period.start)}</a>
            ),
          },
          { label: 'Plan', cell: ({ plan }) => plan },
          {
            label: 'Amount',
            kind: 'number',
            cell: ({ amount_due, currency }) => money(amount_due, currency),
          },
          { label: 'Closed', cell: ({ closed_at }) => <Moment at={closed_at} /> },
        ]}
        caption="Invoices, newest first"
      />
    );
    return (
      <>
        <PageHead title="Invoices" />
        {usageTabs('invoices')}
        {invoices.length === 0 ? (
          <EmptyState title="No invoices yet">
            An invoice is created within hours after the end of each month, starting with the first month of
            usage.
          </EmptyState>
        ) : (
          list
        )}
        <Pagination first={query.before === undefined ? undefined : '/usage/invoices'} next={next} />
      </>
    );
  },
});

const monthOf = ({ period }: InvoiceRecord): string => period.start.slice(0, 7);

export const invoicePage = definePage({
  path: '/usage/invoices/{month}',
  title: 'Invoice',
  role: 'viewer',
  params: z.object({ month }),
  render: async ({ app, member, params }) => {
    const at = new Date(`${params.month}-01T00:00:00Z`);
    const invoice = await readInvoice(app.database.db, member.accountId, at);
    if (invoice === undefined) throw new AppError('not_found');
    const { period, currency, amount_due: due } = invoice;
    const name = periodName(period.start);
    const main = (
      <>
        <p class="small screen-only">
          <a href="/usage/invoices">Invoices</a>
        </p>
        <PageHead title={`Invoice of ${name}`} />
        <Facts
          rows={[
            ['Number', <code>{invoice.id}</code>],
            ['Account', <code>{member.accountId}</code>],
            [
              'Period',
              <>
                <Moment at={period.start} /> to <Moment at={period.end} />
              </>,
            ],
            ['Plan', <code>{invoice.plan}</code>],
            ['Closed', <Moment at={invoice.closed_at} />],
          ]}
        />
        {billTable(invoice.items, currency, `Usage and charges for ${name}`)}
        <p class="amount due">
          {money(due, currency)} <span class="soft">due</span>
        </p>
        <p class="soft small screen-only">Final. Print this page to save it as a document.</p>
      </>
    );
    return content(main, { title: `Invoice of ${name}` });
  },
});
