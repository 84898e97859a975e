import type { DashboardEntry } from '../bind-dashboard.ts';
import { accountPage, changePasswordAction, signOutEverywhereAction } from './account.ts';
import {
  cancelAnalysisAction,
  deleteAnalysisAction,
  repeatAnalysisAction,
} from './analyses/analysis-actions.ts';
import { analysisListPage } from './analyses/analysis-list.ts';
import { analysisTextPage, analysisTextPartPage } from './analyses/analysis-text.ts';
import { analysisPage, analysisProgressPage } from './analyses/analysis.ts';
import { batchListPage, batchPage, batchProgressPage } from './analyses/batches.ts';
import { comparePage } from './analyses/compare.ts';
import { newAnalysisAction, newAnalysisPage } from './analyses/new-analysis.ts';
import { auditLogPage } from './audit-log.ts';
import { environmentAction } from './environment.ts';
import { injectionEntries } from './injections/index.ts';
import { keyListPage } from './keys/key-list.ts';
import { keyPage, revokeKeyAction } from './keys/key.ts';
import { newKeyAction, newKeyPage } from './keys/new-key.ts';
import { rotateKeyAction, rotationPage, rotationStatePage } from './keys/rotation.ts';
import {
  changeRoleAction,
  inviteAction,
  membersPage,
  removeMemberAction,
  withdrawInvitationAction,
} from './members.ts';
import { signInAction, signInPage, signOutAction } from './sign-in.ts';
import { signUpAction, signUpPage } from './sign-up.ts';
import { startPage } from './start.ts';
import { trackerEntries } from './tracker/index.ts';
import { firstAnalysisPage, firstKeyAction } from './start/first-steps.ts';
import { billPage } from './usage/bill.ts';
import { invoiceListPage, invoicePage } from './usage/invoices.ts';
import { editPlanAction, editPlanPage, newPlanAction, newPlanPage } from './usage/plan-form.ts';
import { choosePlanAction, plansPage } from './usage/plans.ts';
import { usagePage } from './usage/usage.ts';
import { deliveryListPage } from './webhooks/delivery-list.ts';
import { deliveryPage, deliveryStatePage, resendDeliveryAction } from './webhooks/delivery.ts';
import {
  disableEndpointAction,
  enableEndpointAction,
  removeEndpointAction,
  replayAction,
  rotateEndpointAction,
  testEndpointAction,
} from './webhooks/endpoint-actions.ts';
import {
  editEndpointAction,
  editEndpointPage,
  newEndpointAction,
  newEndpointPage,
} from './webhooks/endpoint-form.ts';
import { endpointListPage } from './webhooks/endpoint-list.ts';
import { endpointPage } from './webhooks/endpoint.ts';

/** Every page and action of the dashboard. Each needs a row in the role matrix. */
export const dashboardEntries: readonly DashboardEntry[] = [
  ...[startPage, firstKeyAction, firstAnalysisPage],
  environmentAction,
  ...[signInPage, signInAction, signOutAction, signUpPage, signUpAction],
  ...[accountPage, changePasswordAction, signOutEverywhereAction],
  ...[membersPage, inviteAction, changeRoleAction, removeMemberAction, withdrawInvitationAction],
  auditLogPage,
  ...[keyListPage, newKeyPage, newKeyAction, keyPage, revokeKeyAction],
  ...[rotateKeyAction, rotationPage, rotationStatePage],
  ...[analysisListPage, newAnalysisPage, newAnalysisAction, comparePage],
  ...[analysisPage, analysisProgressPage, analysisTextPage, analysisTextPartPage],
  ...[cancelAnalysisAction, deleteAnalysisAction, repeatAnalysisAction],
  ...[batchListPage, batchPage, batchProgressPage],
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
