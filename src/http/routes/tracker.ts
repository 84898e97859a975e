import type { VisitSum } from '../../tracker/statements/tracker-views.ts';
import { readTrackerPage } from '../../tracker/read-tracker-page.ts';
import { readVisits } from '../../tracker/read-visits.ts';
import { trackerPageExample, visitsExample } from '../../schema/examples/tracker.ts';
import type { visitGroups } from '../../schema/vocabulary.ts';
import { invalidRequest } from '../../server/field-errors.ts';
import { defineKeyRoute } from '../route.ts';
import { isDateAlone, timeOf } from '../../schema/time-parameter.ts';
import {
  trackerPageSchema,
  trackerQuerySchema,
  visitsQuerySchema,
  visitsSchema,
} from '../../schema/tracker.ts';

const tag = 'Tracker';

const dayMs = 86_400_000;
const defaultDays = 30;

export const readTrackerPageRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/tracker',
  operationId: 'readTrackerPage',
  tag,
  summary: 'Count a view and read the published injection',
  description:
    'Returns the injection published for a page and counts the call as a page view, or as a referral if an assistant sent the visitor. `/tracker.js` calls it with a publishable key from pages of the key’s origins. Stores daily totals and nothing about the visitor. With a secret key the response includes the blocks, and the call is counted only with `referrer`.',
  access: { kind: 'key', scope: 'tracker:read', publishable: 'metadata' },
  query: trackerQuerySchema,
  responses: {
    200: {
      description: 'The published injection; nulls when nothing is published.',
      schema: trackerPageSchema,
      example: trackerPageExample,
    },
  },
  errors: ['unknown_field', 'invalid_url'],
  handle: async ({ context, caller, query: { url, referrer } }) => ({
    status: 200,
    json: JSON.stringify(await readTrackerPage(context.app, caller, { url, referrer })),
  }),
});

export const readVisitsRoute = defineKeyRoute({
  method: 'GET',
  path: '/v1/tracker/visits',
  operationId: 'readTrackerVisits',
  tag,
  summary: 'Read views and referrals',
  description:
    'Returns page views and assistant referrals of the key’s account and environment, by UTC day. A view appears within 5 seconds; figures are kept for 400 days.',
  access: { kind: 'key', scope: 'tracker:read', publishable: 'refused' },
  query: visitsQuerySchema,
  responses: {
    200: { description: 'The figures.', schema: visitsSchema, example: visitsExample },
  },
  errors: ['unknown_field', 'invalid_url'],
  handle: async ({ context: { app }, caller, query }) => {
    const { url, group_by: group } = query;
    const to = query.to === undefined ? app.now() : lastMoment(query.to);
    const from =
      (query.from === undefined ? undefined : timeOf(query.from)) ??
      new Date(to.getTime() - defaultDays * dayMs);
    // An empty range ends just before it starts.
    if (from.getTime() > to.getTime() + 1) {
      throw invalidRequest([{ param: 'to', code: 'invalid_field', message: 'Must not be before from.' }]);
    }
    const sums = await readVisits(app, caller, { ...(url === undefined ? {} : { url }), from, to, group });
    const data = sums.map((sum) => visitEntry(group, sum));
    return { status: 200, json: JSON.stringify({ object: 'tracker_visits', data }) };
  },
});

/** The last moment included by `to`. */
function lastMoment(text: string): Date {
  const at = timeOf(text)?.getTime() ?? 0;
  return new Date(isDateAlone(text) ? at + dayMs - 1 : at - 1);
}

function visitEntry(group: (typeof visitGroups)[number], { value, views, referrals }: VisitSum) {
  return { [group]: value, views, referrals };
}
