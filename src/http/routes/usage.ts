import { z } from 'zod';
import { listInvoices } from '../../usage/list-invoices.ts';
import { readBilling } from '../../usage/read-billing.ts';
import { readUsage } from '../../usage/read-usage.ts';
import { usageRange } from '../../usage/usage-range.ts';
import { billingExample, invoiceExample, usageExample } from '../../schema/examples/usage.ts';
import { invalidRequest } from '../../server/field-errors.ts';
import { answerList } from '../list-page.ts';
import { defineKeyRoute, type KeyAccess } from '../route.ts';
import { billingSchema, invoiceSchema } from '../../schema/billing.ts';
import { listParameters, listSchema } from '../../schema/list.ts';
import { usageQuerySchema, usageSchema } from '../../schema/usage.ts';

const tag = 'Usage and billing';

const access: KeyAccess = { kind: 'key', scope: 'usage:read', publishable: 'refused' };

export const readUsageRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/usage',
  operationId: 'readUsage',
  tag,
  summary: 'Read usage',
  description:
    'What was charged: results that were completed with live keys. Failures, cached answers, replays and everything of the test environment are never counted; what was deleted stays counted.',
  access,
  query: usageQuerySchema,
  responses: { 200: { description: 'The sums of the range.', schema: usageSchema, example: usageExample } },
  errors: ['unknown_field'],
  handle: async ({ context: { app }, caller, query }) => {
    const { from, to, group_by: group } = query;
    const given = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const range = usageRange(given, app.now());
    if (!range.ok) {
      const { param, message } = range;
      throw invalidRequest([{ param, code: 'invalid_field', message }]);
    }
    const sums = await readUsage(app.database.db, { accountId: caller.accountId, ...range }, group);
    const data = sums.map(({ metric, quantity, day, key_id }) => ({
      metric,
      quantity,
      ...(group === 'day' && day !== null ? { day } : {}),
      ...(group === 'key' ? { key_id } : {}),
    }));
    const shown = { from: range.from.toISOString(), to: range.to.toISOString() };
    return { status: 200, json: JSON.stringify({ object: 'usage', ...shown, group_by: group, data }) };
  },
});

export const readBillingRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/billing',
  operationId: 'readBilling',
  tag,
  summary: 'Read the current bill',
  description:
    'The bill of the current period so far, a calendar month in UTC, by the plan of the account. Amounts are decimal strings.',
  access,
  query: z.strictObject({}),
  responses: {
    200: { description: 'The bill as it is now.', schema: billingSchema, example: billingExample },
  },
  errors: ['unknown_field'],
  handle: async ({ context: { app }, caller }) => {
    const billing = await readBilling(app.database.db, caller.accountId, app.now());
    return { status: 200, json: JSON.stringify(billing) };
  },
});

export const listInvoicesRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/billing/invoices',
  operationId: 'listInvoices',
  tag,
  summary: 'List invoices',
  description:
    'Closed periods, newest first, from the first usage on. A period is closed in the hours after its end, by the plan of that moment, and never changes again.',
  access,
  query: z.strictObject(listParameters),
  responses: {
    200: {
      description: 'A page of the list.',
      schema: listSchema(invoiceSchema, 'InvoiceList'),
      example: { object: 'list', data: [invoiceExample], has_more: false, next_cursor: null },
    },
  },
  errors: ['unknown_field', 'invalid_cursor'],
  handle: async ({ context: { app }, caller, query: { limit, cursor } }) => {
    const request = { list: 'invoices', caller, filters: [], limit, cursor };
    return await answerList(app.keyHasher, request, async (slice) => {
      const invoices = await listInvoices(app.database.db, caller.accountId, slice);
      return invoices.map(({ periodStart, body }) => ({ id: periodStart.toISOString(), json: body }));
    });
  },
});
