import type { Route } from '../route.ts';
import {
  cancelAnalysisRoute,
  deleteAnalysisRoute,
  listAnalysesRoute,
  readAnalysisContentRoute,
  readAnalysisRoute,
  submitAnalysisRoute,
} from './analyses.ts';
import { listBatchesRoute, readBatchRoute, submitBatchRoute } from './batches.ts';
import { readTrackerPageRoute, readVisitsRoute } from './tracker.ts';
import { healthRoute, readinessRoute } from './health.ts';

/** Every route of the API, in the order in which the documentation shows them. */
export function listRoutes(): readonly Route[] {
  return [
    submitAnalysisRoute,
    listAnalysesRoute,
    submitBatchRoute,
    listBatchesRoute,
    readBatchRoute,
    readAnalysisRoute,
    readAnalysisContentRoute,
    cancelAnalysisRoute,
    deleteAnalysisRoute,
    readTrackerPageRoute,
    readVisitsRoute,
    healthRoute,
    readinessRoute,
  ];
}
