import { z } from 'zod';
import { CONTENT_TYPES } from '../composers/content-block.ts';
import type { TrackerPage } from '../tracker/read-tracker-page.ts';
import { contentBlockSchema } from './content-block.ts';
import { pageAddress } from './page-address.ts';
import type { Proof, SameType } from './same-type.ts';
import { timeParameter } from './time-parameter.ts';
import { describedTime, text } from './values.ts';

export const trackerQuerySchema = z.strictObject({
  url: pageAddress.describe(
    'Absolute http(s) address of the page that is viewed. The fragment and tracking parameters (utm_…, gclid and the like) are left out.',
  ),
  referrer: text(0, 2048)
    .optional()
    .describe(
      'Where the visitor came from: an address or its origin, empty for nowhere. A secret key’s call is counted as a view only when this is there.',
    ),
});

export const trackerPageSchema = z
  .object({
    object: z.literal('tracker_page'),
    url: z.string().describe('The address that views are counted under.'),
    injection_id: z
      .string()
      .meta({
        pattern: '^inj_[0-9A-Za-z]+$',
        description: 'The published injection; null when there is none.',
      })
      .nullable(),
    content_types: z.array(z.enum(CONTENT_TYPES)).nullable(),
    published_at: describedTime('When it was published.').nullable(),
    version: z.string().nullable().describe('Changes whenever something else is published for the page.'),
    content_blocks: z
      .array(contentBlockSchema)
      .nullable()
      .optional()
      .describe('For secret keys alone: the published blocks; null when nothing is published.'),
  })
  .meta({ id: 'TrackerPage' });

// Without the blocks, whose own schemas are proved to be the blocks.
export type TrackerPageSchemaIsTheRecord = Proof<
  SameType<Omit<z.output<typeof trackerPageSchema>, 'content_blocks'>, Omit<TrackerPage, 'content_blocks'>>
>;

export const visitGroups = ['day', 'assistant', 'url'] as const;

export const visitsQuerySchema = z.strictObject({
  url: pageAddress.optional().describe('Only views of this page.'),
  from: timeParameter
    .optional()
    .describe('The first day is the one, in UTC, that holds this time. Default: 30 days ago.'),
  to: timeParameter
    .optional()
    .describe(
      'A time: what comes on days that begin at it or later is left out. A date alone: the last day. Default: now.',
    ),
  group_by: z.enum(visitGroups).default('day'),
});

const count = (description: string): z.ZodNumber => z.number().int().min(0).describe(description);

const counts = {
  views: count('Page views.'),
  referrals: count('Those of them that an assistant sent.'),
};

export const visitsSchema = z
  .object({
    object: z.literal('tracker_visits'),
    data: z
      .union([
        z.array(
          z.object({
            day: z.string().meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'In UTC.' }),
            ...counts,
          }),
        ),
        z.array(
          z.object({
            assistant: z.string().nullable().describe('Short name; null: views that no assistant sent.'),
            ...counts,
          }),
        ),
        z.array(
          z.object({
            url: z.string().nullable().describe('Null: views of pages that are not told apart.'),
            ...counts,
          }),
        ),
      ])
      .describe(
        'Days in order; pages and assistants by views, most first, at most 1,000. What had no view is left out.',
      ),
  })
  .meta({ id: 'TrackerVisits' });
