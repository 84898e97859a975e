import type { DashboardEntry } from '../../bind-dashboard.ts';
import { installPage, makeTrackerKeyAction, showTagAction } from './install.tsx';
import { trackerPage } from './tracker.tsx';

export const trackerEntries: readonly DashboardEntry[] = [
  trackerPage,
  installPage,
  makeTrackerKeyAction,
  showTagAction,
];
