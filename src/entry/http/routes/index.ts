import type { Route } from '../route.ts';
import {
  cancelAnalysisRoute,
  deleteAnalysisRoute,
  listAnalysesRoute,
  readAnalysisContentRoute,
  readAnalysisRoute,
  submitAnalysisRoute,
} from './analyses.ts';
import { readAnalysisPromptRoute } from './analysis-prompt.ts';
import {
  cancelBatchRoute,
  deleteBatchRoute,
  listBatchesRoute,
  readBatchRoute,
  submitBatchRoute,
} from './batches.ts';
import {
  cancelCitationTestRoute,
  deleteCitationTestRoute,
  listCitationReceiptsRoute,
  listCitationTestsRoute,
  readCitationTestRoute,
  submitCitationTestRoute,
} from './citation-tests.ts';
import {
  deleteInjectionRoute,
  editInjectionRoute,
  publishInjectionRoute,
  withdrawInjectionRoute,
} from './injection-publications.ts';
import { listInjectionsRoute, readInjectionRoute, renderInjectionRoute } from './injections.ts';
import { previewInjectionRoute, submitInjectionRoute } from './injection-submissions.ts';
import { deleteTrackerPageRoute, readTrackerPageRoute, readVisitsRoute } from './tracker.ts';
import { listInvoicesRoute, readBillingRoute, readUsageRoute } from './usage.ts';
import { healthRoute, readinessRoute } from './health.ts';

/** Every route of the API, in documentation order. */
export function listRoutes(): readonly Route[] {
  return [
    submitAnalysisRoute,
    listAnalysesRoute,
    submitBatchRoute,
    listBatchesRoute,
    readBatchRoute,
    cancelBatchRoute,
    deleteBatchRoute,
    readAnalysisRoute,
    readAnalysisContentRoute,
    readAnalysisPromptRoute,
    cancelAnalysisRoute,
    deleteAnalysisRoute,
    submitInjectionRoute,
    listInjectionsRoute,
    previewInjectionRoute,
    readInjectionRoute,
    editInjectionRoute,
    deleteInjectionRoute,
    publishInjectionRoute,
    withdrawInjectionRoute,
    renderInjectionRoute,
    submitCitationTestRoute,
    listCitationTestsRoute,
    readCitationTestRoute,
    listCitationReceiptsRoute,
    cancelCitationTestRoute,
    deleteCitationTestRoute,
    readTrackerPageRoute,
    deleteTrackerPageRoute,
    readVisitsRoute,
    readUsageRoute,
    readBillingRoute,
    listInvoicesRoute,
    healthRoute,
    readinessRoute,
  ];
}
