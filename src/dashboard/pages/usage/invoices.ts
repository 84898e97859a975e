import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { html } from '../../../html/html.ts';
import type { InvoiceRecord } from '../../../schema/billing.ts';
import { listInvoices } from '../../../usage/list-invoices.ts';
import { readInvoice } from '../../../usage/read-invoice.ts';
import { content } from '../../answers.ts';
import { emptyState, facts, moment, pageHead } from '../../components/parts.ts';
import { pagination, table } from '../../components/table.ts';
import { definePage } from '../../dashboard-page.ts';
import { billTable, money, periodName, usageTabs } from './usage-parts.ts';

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
    const list = table(
      invoices,
      [
        {
          label: 'Period',
          kind: 'head',
          cell: (invoice) =>
            html`<a href="/usage/invoices/${monthOf(invoice)}">${periodName(invoice.period.start)}</a>`,
        },
        { label: 'Plan', cell: ({ plan }) => plan },
        { label: 'Amount', kind: 'number', cell: ({ amount_due, currency }) => money(amount_due, currency) },
        { label: 'Closed', cell: ({ closed_at }) => moment(closed_at) },
      ],
      { caption: 'Invoices, the newest first' },
    );
    return html`${pageHead('Invoices')} ${usageTabs('invoices')}
    ${invoices.length === 0 ? emptyState('No invoice yet', 'Each month gets one in the hours after its end, from that of the first usage on.') : list}
    ${pagination({ first: query.before === undefined ? undefined : '/usage/invoices', next })}`;
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
    const main = html`<p class="small screen-only"><a href="/usage/invoices">Invoices</a></p>
      ${pageHead(`Invoice of ${name}`)}
      ${facts([
        ['Number', html`<code>${invoice.id}</code>`],
        ['Account', html`<code>${member.accountId}</code>`],
        ['Period', html`${moment(period.start)} to ${moment(period.end)}`],
        ['Plan', html`<code>${invoice.plan}</code>`],
        ['Closed', moment(invoice.closed_at)],
      ])}
      ${billTable(invoice.items, currency, `What was used in ${name}, and what it costs`)}
      <p class="amount due">${money(due, currency)} <span class="soft">due</span></p>
      <p class="soft small screen-only">Final: it never changes. The browser's print makes a page of it.</p>`;
    return content(main, { title: `Invoice of ${name}` });
  },
});
