import { canceledAnalysisExample } from '../examples/analysis.ts';
import { defineEvent } from './define-event.ts';
import { injectionData, injectionDataExample } from './injection-data.ts';

export const injectionFailed = defineEvent({
  type: 'injection.failed',
  summary: 'An injection failed',
  data: injectionData,
  example: {
    ...injectionDataExample,
    status: 'failed',
    publication: null,
    score_before: null,
    score_after: null,
    error: canceledAnalysisExample.error,
  },
});
