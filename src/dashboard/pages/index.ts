import type { DashboardEntry } from '../bind-dashboard.ts';
import { environmentAction } from './environment.ts';
import { signInAction, signInPage, signOutAction } from './sign-in.ts';
import { startPage } from './start.ts';

/** Every page and action of the dashboard. Each needs a row in the role matrix. */
export const dashboardEntries: readonly DashboardEntry[] = [
  startPage,
  environmentAction,
  signInPage,
  signInAction,
  signOutAction,
];
