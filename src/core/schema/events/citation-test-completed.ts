import { citationTestData, citationTestDataExample } from './citation-test-data.ts';
import { defineEvent } from './define-event.ts';

export const citationTestCompleted = defineEvent({
  type: 'citation_test.completed',
  summary: 'A citation test was completed',
  data: citationTestData,
  example: citationTestDataExample,
});
