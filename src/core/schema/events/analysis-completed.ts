import { analysisData, analysisDataExample } from './analysis-data.ts';
import { defineEvent } from './define-event.ts';

export const analysisCompleted = defineEvent({
  type: 'analysis.completed',
  summary: 'An analysis was completed',
  data: analysisData,
  example: analysisDataExample,
});
