import type { DashboardEntry } from '../bind-dashboard.ts';
import { accountPage, changePasswordAction } from './account.tsx';
import {
  cancelAnalysisAction,
  deleteAnalysisAction,
  cancelBatchAction,
  deleteBatchAction,
  repeatAnalysisAction,
} from './analyses/analysis-actions.ts';
import { analysisListPage } from './analyses/analysis-list.tsx';
import { analysisTextPage, analysisTextPartPage } from './analyses/analysis-text.tsx';
import { analysisPage, analysisProgressPage } from './analyses/analysis.tsx';
import { batchListPage, batchPage, batchProgressPage } from './analyses/batches.tsx';
import { comparePage } from './analyses/compare.tsx';
import { newAnalysisAction, newAnalysisPage } from './analyses/new-analysis.tsx';
import { previewScoreAction } from './analyses/preview-score.tsx';
import { promptPage } from './analyses/prompt.tsx';
import { auditLogPage } from './audit-log.tsx';
import { citationTestEntries } from './citation-tests/index.ts';
import { environmentAction } from './environment.ts';
import { injectionEntries } from './injections/index.ts';
import { keyListPage } from './keys/key-list.tsx';
import { keyPage, revokeKeyAction } from './keys/key.tsx';
import { newKeyAction, newKeyPage } from './keys/new-key.tsx';
import { rotateKeyAction, rotationPage, rotationStatePage } from './keys/rotation.tsx';
import {
  findOllamaAction,
  removeModelAction,
  saveModelAction,
  testModelAction,
} from './language-model/language-model-actions.tsx';
import { languageModelPage } from './language-model/language-model.tsx';
import {
  changeRoleAction,
  inviteAction,
  membersPage,
  removeMemberAction,
  withdrawInvitationAction,
} from './members.tsx';
import { endOtherSessionsAction, endSessionAction, signOutEverywhereAction } from './sessions.tsx';
import { signInAction, signInPage, signOutAction } from './sign-in.tsx';
import { signUpAction, signUpPage } from './sign-up.tsx';
import { siteEntries } from './sites/index.ts';
import { startPage } from './start.tsx';
import { trackerEntries } from './tracker/index.ts';
import { firstAnalysisPage, firstKeyAction } from './start/first-steps.tsx';
import { billPage } from './usage/bill.tsx';
import { invoiceListPage, invoicePage } from './usage/invoices.tsx';
import { editPlanAction, editPlanPage, newPlanAction, newPlanPage } from './usage/plan-form.tsx';
import { choosePlanAction, plansPage } from './usage/plans.tsx';
import { usagePage } from './usage/usage.tsx';
import { deliveryListPage } from './webhooks/delivery-list.tsx';
import { deliveryPage, deliveryStatePage, resendDeliveryAction } from './webhooks/delivery.tsx';
import {
  disableEndpointAction,
  enableEndpointAction,
  removeEndpointAction,
  replayAction,
  rotateEndpointAction,
  testEndpointAction,
} from './webhooks/endpoint-actions.tsx';
import {
  editEndpointAction,
  editEndpointPage,
  newEndpointAction,
  newEndpointPage,
} from './webhooks/endpoint-form.tsx';
import { endpointListPage } from './webhooks/endpoint-list.tsx';
import { endpointPage } from './webhooks/endpoint.tsx';

/** Every page and action of the dashboard. Each needs a row in the role matrix. */
export const dashboardEntries: readonly DashboardEntry[] = [
  ...[startPage, firstKeyAction, firstAnalysisPage],
  environmentAction,
  ...[signInPage, signInAction, signOutAction, signUpPage, signUpAction],
  ...[accountPage, changePasswordAction],
  ...[endSessionAction, endOtherSessionsAction, signOutEverywhereAction],
  ...[membersPage, inviteAction, changeRoleAction, removeMemberAction, withdrawInvitationAction],
  auditLogPage,
  ...[languageModelPage, saveModelAction, testModelAction, removeModelAction, findOllamaAction],
  ...[keyListPage, newKeyPage, newKeyAction, keyPage, revokeKeyAction],
  ...[rotateKeyAction, rotationPage, rotationStatePage],
  ...[analysisListPage, newAnalysisPage, newAnalysisAction, comparePage],
  ...[analysisPage, analysisProgressPage, analysisTextPage, analysisTextPartPage, promptPage],
  ...[previewScoreAction],
  ...[cancelAnalysisAction, deleteAnalysisAction, repeatAnalysisAction],
  ...[cancelBatchAction, deleteBatchAction],
  ...[batchListPage, batchPage, batchProgressPage],
  ...siteEntries,
  ...citationTestEntries,
  ...injectionEntries,
  ...trackerEntries,
  ...[
    endpointListPage,
    newEndpointPage,
    newEndpointAction,
    endpointPage,
    editEndpointPage,
    editEndpointAction,
  ],
  ...[enableEndpointAction, disableEndpointAction, removeEndpointAction],
  ...[rotateEndpointAction, testEndpointAction, replayAction],
  ...[usagePage, billPage, invoiceListPage, invoicePage],
  ...[plansPage, newPlanPage, newPlanAction, editPlanPage, editPlanAction, choosePlanAction],
  ...[deliveryListPage, deliveryPage, deliveryStatePage, resendDeliveryAction],
];
