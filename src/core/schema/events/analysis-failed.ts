import { canceledAnalysisExample } from '../examples/analysis.ts';
import { analysisData, analysisDataExample } from './analysis-data.ts';
import { defineEvent } from './define-event.ts';

export const analysisFailed = defineEvent({
  type: 'analysis.failed',
  summary: 'An analysis failed or was canceled',
  data: analysisData,
  example: {
    ...analysisDataExample,
    status: 'failed',
    overall_score: null,
    category_scores: null,
    error: canceledAnalysisExample.error,
  },
});
