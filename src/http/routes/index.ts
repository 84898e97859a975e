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
import { listInvoicesRoute, readBillingRoute, readUsageRoute } from './usage.ts';
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
    readUsageRoute,
    readBillingRoute,
    listInvoicesRoute,
    healthRoute,
    readinessRoute,
  ];
}
