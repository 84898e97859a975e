import { z } from 'zod';
import type { OutputOf } from './output-of.ts';
import { metricSchema } from './usage.ts';
import { count, describedTime, idOf } from './values.ts';

const decimal = (description: string): z.ZodString =>
  z.string().meta({ pattern: '^[0-9]+([.][0-9]+)?$', description, examples: ['12.40'] });

const bill = {
  plan: z.string().describe('The id of the plan.'),
  period: z.object({
    start: describedTime('The start of the calendar month in UTC, inclusive.'),
    end: describedTime('Its end, exclusive.'),
  }),
  items: z
    .array(
      z.object({
        metric: metricSchema,
        included: count().describe('Units without charge.'),
        used: count().describe('Units used in the period, as in `/usage`.'),
        billable: count().describe('Units beyond the included ones.'),
        unit_price: decimal('Price of the latest billable unit, or of the first one if there is none yet.'),
        tiers: z
          .array(
            z.object({
              up_to: count().nullable().describe('The last billable unit in this tier; null: no limit.'),
              unit_price: decimal('Price of each unit in this tier.'),
              billable: count().describe('Billable units in this tier.'),
            }),
          )
          .describe('The billable units by price tier.'),
        amount: decimal(
          'The sum over the tiers of `billable` × `unit_price`, rounded half up to the currency’s smallest unit.',
        ),
      }),
    )
    .describe('One item for each metric.'),
  currency: z.string().meta({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
  amount_due: decimal('The sum of the amounts.'),
};

export const billingSchema = z.object({ object: z.literal('billing'), ...bill }).meta({ id: 'Billing' });

export const invoiceSchema = z
  .object({
    id: idOf('invoice'),
    object: z.literal('invoice'),
    ...bill,
    closed_at: describedTime('When the period was closed. The invoice never changes after that.'),
  })
  .meta({ id: 'Invoice' });

export type BillingRecord = OutputOf<typeof billingSchema>;
/** The bill of a closed period. It never changes, even when the plan does. */
export type InvoiceRecord = OutputOf<typeof invoiceSchema>;
/** A calendar month in UTC; `end` is exclusive. */
export type PeriodRecord = BillingRecord['period'];
export type Bill = Omit<BillingRecord, 'object' | 'period'>;
export type BillItem = Bill['items'][number];
export type BillTier = BillItem['tiers'][number];
