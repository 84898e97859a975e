import { z } from 'zod';
import { contentBlockSchema } from './content-block.ts';
import type { OutputOf } from './output-of.ts';
import { pageAddress } from './page-address.ts';
import { timeParameter } from './time-parameter.ts';
import { count, dayPattern, describedTime, idOf, text } from './values.ts';
import { contentBlockTypes, visitGroups } from './vocabulary.ts';

export const trackerQuerySchema = z.strictObject({
  url: pageAddress.describe(
    'Absolute http(s) address of the viewed page. The fragment and tracking parameters (utm_…, gclid and similar) are ignored.',
  ),
  referrer: text(0, 2048)
    .optional()
    .describe(
      'The visitor’s referrer: an address or its origin, empty for a direct visit. With a secret key, a call counts as a view only with this parameter.',
    ),
});

export const deletedTrackerPageQuerySchema = z.strictObject({
  url: pageAddress.describe(
    'Absolute http(s) address of the page. The fragment and tracking parameters are ignored.',
  ),
});

export const deletedTrackerPageSchema = z
  .object({
    url: z.string().describe('The address that views were counted under.'),
    deleted: z.literal(true),
  })
  .meta({ id: 'DeletedTrackerPage' });

export const trackerPageSchema = z
  .object({
    object: z.literal('tracker_page'),
    url: z.string().describe('The address that views are counted under.'),
    injection_id: idOf('injection').describe('The published injection; null when there is none.').nullable(),
    content_types: z.array(z.enum(contentBlockTypes)).nullable(),
    published_at: describedTime('When it was published.').nullable(),
    version: z.string().nullable().describe('Changes with every publication for the page.'),
    content_blocks: z
      .array(contentBlockSchema)
      .nullable()
      .optional()
      .describe('With a secret key only: the published blocks; null when nothing is published.'),
  })
  .meta({ id: 'TrackerPage' });

export type TrackerPage = OutputOf<typeof trackerPageSchema>;

export const visitsQuerySchema = z.strictObject({
  url: pageAddress.optional().describe('Only views of this page.'),
  from: timeParameter
    .optional()
    .describe('The first day, in UTC: the one that contains this time. Default: 30 days ago.'),
  to: timeParameter
    .optional()
    .describe('A date: the last day. A time: days that begin at or after it are excluded. Default: now.'),
  group_by: z.enum(visitGroups).default('day'),
});

const counts = {
  views: count().describe('Page views.'),
  referrals: count().describe('Views that an assistant sent.'),
};

export const visitsSchema = z
  .object({
    object: z.literal('tracker_visits'),
    data: z
      .union([
        z.array(
          z.object({
            day: z.string().meta({ pattern: dayPattern, description: 'In UTC.' }),
            ...counts,
          }),
        ),
        z.array(
          z.object({
            assistant: z.string().nullable().describe('Short name; null: views not sent by an assistant.'),
            ...counts,
          }),
        ),
        z.array(
          z.object({
            url: z.string().nullable().describe('Null: pages that are not counted separately.'),
            ...counts,
          }),
        ),
      ])
      .describe(
        'Days in ascending order; pages and assistants by views, descending, at most 1,000. Entries without views are omitted.',
      ),
  })
  .meta({ id: 'TrackerVisits' });
