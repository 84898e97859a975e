import type { DashboardEntry } from '../bind-dashboard.ts';
import { accountPage, changePasswordAction, signOutEverywhereAction } from './account.ts';
import { auditLogPage } from './audit-log.ts';
import { environmentAction } from './environment.ts';
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
  startPage,
  environmentAction,
  ...[signInPage, signInAction, signOutAction, signUpPage, signUpAction],
  ...[accountPage, changePasswordAction, signOutEverywhereAction],
  ...[membersPage, inviteAction, changeRoleAction, removeMemberAction, withdrawInvitationAction],
  auditLogPage,
  ...[keyListPage, newKeyPage, newKeyAction, keyPage, revokeKeyAction],
  ...[rotateKeyAction, rotationPage, rotationStatePage],
  ...[endpointListPage, newEndpointPage, newEndpointAction, endpointPage, editEndpointPage, editEndpointAction],
  ...[enableEndpointAction, disableEndpointAction, removeEndpointAction],
  ...[rotateEndpointAction, testEndpointAction, replayAction],
  ...[deliveryListPage, deliveryPage, deliveryStatePage, resendDeliveryAction],
];
