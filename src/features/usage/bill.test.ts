import { describe, expect, it } from 'vitest';
import type { UsageMetric } from '../../core/schema/vocabulary.ts';
import { makeBill } from './bill.ts';
import { planInput, type MetricPrice, type Plan } from './plan.ts';

const planWith = (analyses: Partial<MetricPrice>, currency = 'USD'): Plan => ({
  id: 'test',
  name: 'Test',
  currency,
  quota_policy: 'none',
  prices: {
    analyses: { included: 0, quota: null, tiers: [{ up_to: null, unit_price: '0.1' }], ...analyses },
  },
});

const graduated = {
  included: 100,
  tiers: [
    { up_to: 10, unit_price: '0.5' },
    { up_to: 30, unit_price: '0.25' },
    { up_to: null, unit_price: '0.1' },
  ],
};

const analysesOf = (plan: Plan, used: number) => makeBill(plan, new Map([['analyses', used]])).items[0];

describe('a bill', () => {
  it('has an item for every metric, and no amount for metrics without a price', () => {
    const used = new Map<UsageMetric, number>([['previews', 7]]);
    const { items, amount_due, currency } = makeBill({ ...planWith({}), prices: {} }, used);
    expect(items.map(({ metric }) => metric)).toEqual([
      'analyses',
      'injections',
      'previews',
      'citation_tests',
      'tracker_views',
      'webhook_deliveries',
    ]);
    expect(items[2]).toMatchObject({ used: 7, billable: 7, unit_price: '0', amount: '0.00' });
    expect([amount_due, currency]).toEqual(['0.00', 'USD']);
  });

  it.each([
    [0, 0, '0.00', '0.5'],
    [100, 0, '0.00', '0.5'],
    [101, 1, '0.50', '0.5'],
    [110, 10, '5.00', '0.5'],
    [111, 11, '5.25', '0.25'],
    [130, 30, '10.00', '0.25'],
    [131, 31, '10.10', '0.1'],
    [1_130, 1_030, '110.00', '0.1'],
  ])('charges each unit of %i used what its own tier costs', (used, billable, amount, unitPrice) => {
    const item = analysesOf(planWith(graduated), used);
    expect(item).toMatchObject({ included: 100, used, billable, amount, unit_price: unitPrice });
    expect(item?.tiers.reduce((sum, tier) => sum + tier.billable, 0)).toBe(billable);
  });

  it('adds decimals without floating-point errors', () => {
    expect(0.1 * 3).not.toBe(0.3);
    expect(analysesOf(planWith({ tiers: [{ up_to: null, unit_price: '0.000000001' }] }), 3e9)?.amount).toBe(
      '3.00',
    );
    const largest = planWith({ tiers: [{ up_to: null, unit_price: '0.01' }] });
    expect(analysesOf(largest, Number.MAX_SAFE_INTEGER)?.amount).toBe('90071992547409.91');
  });

  it.each([
    ['USD', 1, '0.005', '0.01'],
    ['USD', 1, '0.004999999', '0.00'],
    ['JPY', 5, '0.1', '1'],
    ['KWD', 1, '0.0125', '0.013'],
  ])('rounds half up to the smallest unit of %s', (currency, used, unitPrice, amount) => {
    const plan = planWith({ tiers: [{ up_to: null, unit_price: unitPrice }] }, currency);
    expect(analysesOf(plan, used)?.amount).toBe(amount);
  });

  it('has the sum of its items as the amount due', () => {
    const cents = { included: 0, quota: null, tiers: [{ up_to: null, unit_price: '0.005' }] };
    const plan = { ...planWith({}), prices: { analyses: cents, previews: cents, injections: cents } };
    const used = new Map<UsageMetric, number>([
      ['analyses', 1],
      ['previews', 1],
      ['injections', 1],
    ]);
    expect(makeBill(plan, used).amount_due).toBe('0.03');
  });
});

describe('a plan', () => {
  const plan = { id: 'pro', name: 'Pro', currency: 'EUR' };
  const tiers = (...list: readonly object[]) => ({ prices: { analyses: { tiers: list } } });

  it('needs only an id, a name and a currency, and is then free', () => {
    expect(planInput.parse(plan)).toEqual({ ...plan, quota_policy: 'none', prices: {} });
  });

  it.each([
    ['a price that is a number', tiers({ up_to: null, unit_price: 0.1 })],
    ['a price below nothing', tiers({ up_to: null, unit_price: '-1' })],
    ['a price with an exponent', tiers({ up_to: null, unit_price: '1e3' })],
    ['no tier', tiers()],
    ['a last tier with an end', tiers({ up_to: 5, unit_price: '1' })],
    [
      'an open tier before the last',
      tiers({ up_to: null, unit_price: '1' }, { up_to: null, unit_price: '1' }),
    ],
    [
      'tiers out of order',
      tiers({ up_to: 5, unit_price: '1' }, { up_to: 5, unit_price: '1' }, { up_to: null, unit_price: '1' }),
    ],
    ['a metric that does not exist', { prices: { pages: { tiers: [{ up_to: null, unit_price: '1' }] } } }],
    ['an unknown policy', { quota_policy: 'maybe' }],
    ['a currency that is none', { currency: 'eur' }],
    ['an unknown field', { price: '1' }],
  ])('is refused with %s', (_, part) => {
    expect(planInput.safeParse({ ...plan, ...part }).success).toBe(false);
  });
});
