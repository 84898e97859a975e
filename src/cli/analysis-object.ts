import { emptyResult } from '../schema/empty-result.ts';
import type { AnalysedPage } from '../report/analysed-page.ts';

/**
 * The API's analysis object. Nothing is stored, so id, environment and times are null, and the same page gives the same
 * bytes.
 */
export function analysisObject({ url, outcome }: AnalysedPage): Record<string, unknown> {
  return {
    id: null,
    object: 'analysis',
    environment: null,
    status: outcome.status,
    url,
    cached: false,
    ...(outcome.status === 'completed' ? outcome.result : emptyResult),
    metadata: {},
    error: outcome.status === 'failed' ? outcome.error : null,
    created_at: null,
    started_at: null,
    completed_at: null,
    expires_at: null,
  };
}
