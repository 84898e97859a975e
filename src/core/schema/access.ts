import { z } from 'zod';
import type { OutputOf } from './output-of.ts';
import { score } from './values.ts';
import { accessReasonCodes, crawlerRoles } from './vocabulary.ts';

const crawlerSchema = z
  .object({
    name: z.string(),
    role: z.enum(crawlerRoles),
    allowed: z.boolean(),
    rule: z.string().nullable().describe('The matching robots.txt rule; null when no rule matches.'),
  })
  .meta({ id: 'Crawler' });

const accessReasonSchema = z.object({
  code: z.enum(accessReasonCodes),
  cap: score(),
  message: z.string(),
  quote: z.string().nullable().describe('The deciding text from the page, header or robots.txt.'),
});

export const accessSchema = z
  .object({
    cap: score().describe('The overall score never exceeds this.'),
    reasons: z.array(accessReasonSchema),
    crawlers: z
      .array(crawlerSchema)
      .describe('Access by robots.txt for each crawler; empty when it was not read.'),
  })
  .meta({ id: 'Access', description: 'Obstacles that keep an assistant from reading the page.' });

/** Access of one crawler to the page by robots.txt. */
export type CrawlerVerdict = OutputOf<typeof crawlerSchema>;
export type AccessReason = OutputOf<typeof accessReasonSchema>;
export type Access = OutputOf<typeof accessSchema>;
