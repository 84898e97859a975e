import { z } from 'zod';
import type { ModelSettings } from '../../../service/platform/model-settings.ts';
import { listInvoices } from '../../../features/usage/list-invoices.ts';
import { readBilling } from '../../../features/usage/read-billing.ts';
import { readModelTokens, type ModelTokens } from '../../../features/usage/read-model-tokens.ts';
import { readUsage } from '../../../features/usage/read-usage.ts';
import { usageRange } from '../../../features/usage/usage-range.ts';
import { billingExample, invoiceExample, usageExample } from '../../../core/schema/examples/usage.ts';
import { invalidRequest } from '../../server/field-errors.ts';
import { answerList } from '../list-page.ts';
import { defineKeyRoute, type KeyAccess } from '../route.ts';
import { billingSchema, invoiceSchema } from '../../../core/schema/billing.ts';
import { listParameters, listSchema } from '../../../core/schema/list.ts';
import { usageQuerySchema, usageSchema, type ModelUsage } from '../../../core/schema/usage.ts';
import type { UsageGroup } from '../../../core/schema/vocabulary.ts';

const tag = 'Usage and billing';

const access: KeyAccess = { kind: 'key', scope: 'usage:read', publishable: 'refused' };

export const readUsageRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/usage',
  operationId: 'readUsage',
  tag,
  summary: 'Read usage',
  description:
    'Returns metered usage: results completed with live keys. Failures, cached responses, replays and the test environment are never metered; deleting a result does not reduce usage. `model` contains the tokens of the language model, which are not billed.',
  access,
  query: usageQuerySchema,
  responses: { 200: { description: 'The totals of the range.', schema: usageSchema, example: usageExample } },
  errors: ['unknown_field'],
  handle: async ({ context: { app }, caller, query }) => {
    const { from, to, group_by: group } = query;
    const given = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const range = usageRange(given, app.now());
    if (!range.ok) {
      const { param, message } = range;
      throw invalidRequest([{ param, code: 'invalid_field', message }]);
    }
    const { db } = app.database;
    const owned = { accountId: caller.accountId, ...range };
    const [sums, tokens] = await Promise.all([readUsage(db, owned, group), readModelTokens(db, owned)]);
    const data = sums.map(({ metric, quantity, day, key_id }) => ({
      metric,
      quantity,
      ...(group === 'day' && day !== null ? { day } : {}),
      ...(group === 'key' ? { key_id } : {}),
    }));
    const shown = { from: range.from.toISOString(), to: range.to.toISOString() };
    const model = modelUsage(app.languageModel.current().settings, tokens, group);
    return {
      status: 200,
      json: JSON.stringify({ object: 'usage', ...shown, group_by: group, data, ...model }),
    };
  },
});

function modelUsage(
  { endpoint, tokensPerDay }: Pick<ModelSettings, 'endpoint' | 'tokensPerDay'>,
  { total, days }: ModelTokens,
  group: UsageGroup,
): { readonly model?: ModelUsage } {
  if (endpoint === null && days.length === 0) return {};
  const byDay = group === 'day' ? { days: [...days] } : {};
  return { model: { ...total, tokens_per_day: tokensPerDay, ...byDay } };
}

export const readBillingRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/billing',
  operationId: 'readBilling',
  tag,
  summary: 'Read the current bill',
  description:
    'Returns the bill of the current period (a UTC calendar month) so far, priced by the account’s plan. Amounts are decimal strings.',
  access,
  query: z.strictObject({}),
  responses: {
    200: { description: 'The current bill.', schema: billingSchema, example: billingExample },
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
    'Lists closed periods since the first usage, newest first. A period closes within hours of its end, priced by the plan at that moment, and then never changes.',
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
