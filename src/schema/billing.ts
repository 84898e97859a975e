import { z } from 'zod';
import type { InvoiceRecord } from '../usage/close-periods.ts';
import type { BillingRecord } from '../usage/read-billing.ts';
import type { Proof, SameType } from './same-type.ts';
import { metricSchema } from './usage.ts';
import { describedTime } from './values.ts';

const units = (): z.ZodNumber => z.number().int().min(0);
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
        included: units().describe('Units that cost nothing.'),
        used: units().describe('Units used in the period, as in `/usage`.'),
        billable: units().describe('Units beyond the included ones.'),
        unit_price: decimal(
          'Price of the latest billable unit, or of the first to come. With one tier, of each unit.',
        ),
        tiers: z
          .array(
            z.object({
              up_to: units()
                .nullable()
                .describe('The last billable unit that has this price; null: no last.'),
              unit_price: decimal('Price of each unit in this tier.'),
              billable: units().describe('Billable units in this tier.'),
            }),
          )
          .describe('How the billable units lie over the plan’s prices.'),
        amount: decimal(
          'The sum over the tiers of `billable` × `unit_price`, rounded half up to the currency’s smallest unit.',
        ),
      }),
    )
    .describe('One for each metric.'),
  currency: z.string().meta({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
  amount_due: decimal('The sum of the amounts.'),
};

export const billingSchema = z.object({ object: z.literal('billing'), ...bill }).meta({ id: 'Billing' });

export const invoiceSchema = z
  .object({
    id: z.string().meta({ pattern: '^inv_[0-9A-Za-z]+$' }),
    object: z.literal('invoice'),
    ...bill,
    closed_at: describedTime('When the period was closed. Nothing of the invoice changes after that.'),
  })
  .meta({ id: 'Invoice' });

export type BillingSchemaIsTheRecord = Proof<SameType<z.output<typeof billingSchema>, BillingRecord>>;
export type InvoiceSchemaIsTheRecord = Proof<SameType<z.output<typeof invoiceSchema>, InvoiceRecord>>;
