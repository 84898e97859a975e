import { canceledAnalysisExample } from '../examples/analysis.ts';
import { citationTestData, citationTestDataExample } from './citation-test-data.ts';
import { defineEvent } from './define-event.ts';

export const citationTestFailed = defineEvent({
  type: 'citation_test.failed',
  summary: 'A citation test failed or was canceled',
  data: citationTestData,
  example: {
    ...citationTestDataExample,
    status: 'failed',
    assistant: null,
    rate: null,
    comparison: null,
    error: canceledAnalysisExample.error,
  },
});
