import type { InvoiceRecord, BillingRecord } from '../billing.ts';

export const usageExample = {
  object: 'usage',
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-12-01T00:00:00.000Z',
  group_by: 'metric',
  data: [
    { metric: 'analyses', quantity: 812 },
    { metric: 'injections', quantity: 40 },
    { metric: 'previews', quantity: 0 },
    { metric: 'citation_tests', quantity: 3 },
    { metric: 'tracker_views', quantity: 18_204 },
    { metric: 'webhook_deliveries', quantity: 852 },
  ],
  model: {
    questions: 46,
    input_tokens: 301_870,
    output_tokens: 51_204,
    estimated_tokens: 0,
    tokens_per_day: 1_000_000,
  },
} as const;

const free = { up_to: null, unit_price: '0', billable: 0 } as const;

const bill = {
  plan: 'starter',
  period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
  items: [
    {
      metric: 'analyses',
      included: 500,
      used: 812,
      billable: 312,
      unit_price: '0.02',
      tiers: [
        { up_to: 5_000, unit_price: '0.02', billable: 312 },
        { up_to: null, unit_price: '0.012', billable: 0 },
      ],
      amount: '6.24',
    },
    {
      metric: 'injections',
      included: 100,
      used: 40,
      billable: 0,
      unit_price: '0',
      tiers: [free],
      amount: '0.00',
    },
  ],
  currency: 'USD',
  amount_due: '6.24',
} as const;

export const billingExample: BillingRecord = { object: 'billing', ...bill };

export const invoiceExample: InvoiceRecord = {
  id: 'inv_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'invoice',
  ...bill,
  closed_at: '2026-12-01T01:12:09.311Z',
};
