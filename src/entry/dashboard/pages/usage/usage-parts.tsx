import type { VNode } from 'preact';
import type { UsageMetric } from '../../../../core/schema/vocabulary.ts';
import type { BillItem } from '../../../../core/schema/billing.ts';
import { Table } from '../../components/table.tsx';

/** The names of metrics in the pages. */
export const metricLabels: Readonly<Record<UsageMetric, string>> = {
  analyses: 'Analyses',
  injections: 'Injections',
  previews: 'Previews',
  citation_tests: 'Citation tests',
  tracker_views: 'Tracker views',
  webhook_deliveries: 'Webhook deliveries',
};

const tabs = [
  ['usage', '/usage', 'Usage'],
  ['bill', '/usage/bill', 'Plan and bill'],
  ['invoices', '/usage/invoices', 'Invoices'],
  ['plans', '/usage/plans', 'Plans'],
] as const;

/** The parts of this section. */
export function usageTabs(current: (typeof tabs)[number][0]): VNode {
  return (
    <nav class="tabs" aria-label="Usage and billing">
      {tabs.map(([name, href, label]) =>
        name === current ? (
          <a href={href} aria-current="page">
            {label}
          </a>
        ) : (
          <a href={href}>{label}</a>
        ),
      )}
    </nav>
  );
}

export const units = (count: number): string => count.toLocaleString('en');

/** `12.50 USD`; the amount is a decimal and never goes through a float. */
export const money = (amount: string, currency: string): VNode => (
  <span class="number">
    {grouped(amount)} {currency}
  </span>
);

function grouped(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** `November 2026`. */
export const periodName = (start: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(start));

/** A share from 0 to 1 as a bar; what is beyond 1 fills it. The figures are beside it. */
export function meter(share: number, tone: 'plain' | 'good' | 'warn' | 'bad' = 'plain'): VNode {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
  return (
    <svg class={`meter ${tone}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="6" />
      <rect class="value" width={filled} height="6" />
    </svg>
  );
}

/** The lines of a bill, with every tier that something was charged by. */
export function billTable(items: readonly BillItem[], currency: string, caption: string): VNode {
  return (
    <Table
      rows={items}
      columns={[
        { label: 'Metric', kind: 'head', cell: ({ metric }) => metricLabels[metric] },
        { label: 'Used', kind: 'number', cell: ({ used }) => units(used) },
        { label: 'Included', kind: 'number', cell: ({ included }) => units(included) },
        { label: 'Charged', kind: 'number', cell: ({ billable }) => units(billable) },
        { label: 'Unit price', kind: 'number', cell: (item) => prices(item, currency) },
        { label: 'Amount', kind: 'number', cell: ({ amount }) => money(amount, currency) },
      ]}
      caption={caption}
    />
  );
}

function prices({ tiers, unit_price: price }: BillItem, currency: string): VNode {
  const charged = tiers.filter((tier) => tier.billable > 0);
  if (charged.length <= 1) {
    return Number(price) === 0 ? <span class="soft">free</span> : money(price, currency);
  }
  return (
    <div>
      {charged.map((tier) => (
        <div>
          {units(tier.billable)} × {money(tier.unit_price, currency)}
        </div>
      ))}
    </div>
  );
}
