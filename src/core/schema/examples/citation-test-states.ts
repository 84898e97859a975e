import type { CitationTest } from '../citation-test.ts';
import { citationTestSummarySchema, type CitationTestSummary } from '../citation-test-summary.ts';
import { citationTestExample, queuedCitationTestExample } from './citation-test.ts';

export const canceledCitationTestExample: CitationTest = {
  ...queuedCitationTestExample,
  status: 'failed',
  error: { code: 'canceled', message: 'The citation test was canceled.', retryable: false },
  completed_at: '2026-11-21T09:30:01.000Z',
};

/** Without the fields that a list leaves out. */
export const citationTestSummaryExample: CitationTestSummary = citationTestSummarySchema.parse({
  ...citationTestExample,
  causes: citationTestExample.results.map(({ cause }) => cause?.code ?? null),
});
