import type { DashboardEntry } from '../../bind-dashboard.ts';
import { installPage, makeTrackerKeyAction, showTagAction } from './install.ts';
import { trackerPage } from './tracker.ts';

export const trackerEntries: readonly DashboardEntry[] = [
  trackerPage,
  installPage,
  makeTrackerKeyAction,
  showTagAction,
];
