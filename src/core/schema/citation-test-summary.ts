import { z } from 'zod';
import { citationTestSchema } from './citation-test.ts';
import { listSchema } from './list.ts';
import type { OutputOf } from './output-of.ts';
import { citationCauses } from './citation-vocabulary.ts';

/** A citation test as a list gives it: without its pages, sources, runs and quotations. */
export const citationTestSummarySchema = citationTestSchema
  .omit({ pages: true, results: true, power: true })
  .extend({
    causes: z
      .array(z.enum(citationCauses).nullable())
      .describe(
        'The cause of each question, in their order; null where there is none. Empty until completed.',
      ),
  })
  .meta({ id: 'CitationTestSummary' });

export type CitationTestSummary = OutputOf<typeof citationTestSummarySchema>;

export const listedCitationTestsSchema = listSchema(citationTestSummarySchema, 'CitationTestList');

const citationTestMetadataSchema = citationTestSchema
  .pick({
    ...{ id: true, object: true, environment: true, status: true, url: true },
    ...{ created_at: true, started_at: true, completed_at: true, expires_at: true },
  })
  .meta({ id: 'CitationTestMetadata' });

export type CitationTestMetadata = OutputOf<typeof citationTestMetadataSchema>;

/** The response about an existing test depends on the key. */
export const givenCitationTestSchema = z.union([citationTestSchema, citationTestMetadataSchema]).meta({
  id: 'CitationTestOrMetadata',
  description:
    'The citation test; to a key that neither submitted it nor may read analyses, only its metadata.',
});
