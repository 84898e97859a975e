import type { VisitSum } from '../../../features/tracker/index.ts';
import { deleteTrackerPage } from '../../../features/tracker/delete-tracker-page.ts';
import { readTrackerPage } from '../../../features/tracker/read-tracker-page.ts';
import { readVisits } from '../../../features/tracker/read-visits.ts';
import { trackerPageExample, visitsExample } from '../../../core/schema/examples/tracker.ts';
import type { visitGroups } from '../../../core/schema/vocabulary.ts';
import { invalidRequest } from '../../server/field-errors.ts';
import { AppError } from '../../../service/platform/errors.ts';
import { defineKeyRoute } from '../route.ts';
import { isDateAlone, timeOf } from '../../../core/schema/time-parameter.ts';
import {
  deletedTrackerPageQuerySchema,
  deletedTrackerPageSchema,
  trackerPageSchema,
  trackerQuerySchema,
  visitsQuerySchema,
  visitsSchema,
} from '../../../core/schema/tracker.ts';

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

export const deleteTrackerPageRoute = defineKeyRoute({
  method: 'DELETE',
  path: '/v1/tracker',
  operationId: 'deleteTrackerPage',
  tag,
  summary: 'Delete the figures of a page',
  description:
    'Permanently deletes the views and referrals of a page with its address, and the address of every injection that is or was published for it: a published one is withdrawn, and the injections stay without an address. Metered usage stays. Views that are reported afterwards are counted again: remove the tag from the page first. Needs `injection:publish`, because it ends what the page shows.',
  access: { kind: 'key', scope: 'injection:publish', publishable: 'refused' },
  query: deletedTrackerPageQuerySchema,
  responses: {
    200: {
      description: 'The figures and the address are deleted.',
      schema: deletedTrackerPageSchema,
      example: { url: trackerPageExample.url, deleted: true },
    },
  },
  errors: ['unknown_field', 'invalid_url', 'not_found'],
  handle: async ({ context: { app }, caller, query: { url } }) => {
    const { address, isDeleted } = await deleteTrackerPage(app, caller, url);
    if (!isDeleted) throw new AppError('not_found');
    return { status: 200, json: JSON.stringify({ url: address, deleted: true }) };
  },
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
