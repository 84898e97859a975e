import type { CitationTest } from '../citation-test.ts';
import type { CitationTestSummary } from '../citation-test-summary.ts';
import { citationTestExample, queuedCitationTestExample } from './citation-test.ts';

export const canceledCitationTestExample: CitationTest = {
  ...queuedCitationTestExample,
  status: 'failed',
  error: { code: 'canceled', message: 'The citation test was canceled.', retryable: false },
  completed_at: '2026-11-21T09:30:01.000Z',
};

const { pages: _pages, results, power: _power, ...shared } = citationTestExample;

export const citationTestSummaryExample: CitationTestSummary = {
  ...shared,
  causes: results.map(({ cause }) => cause?.code ?? null),
};
