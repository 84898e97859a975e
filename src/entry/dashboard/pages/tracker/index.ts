import type { DashboardEntry } from '../../bind-dashboard.ts';
import { installPage, makeTrackerKeyAction, showTagAction } from './install.tsx';
import { deleteTrackerPageAction } from './delete-page.ts';
import { trackerPage } from './tracker.tsx';

export const trackerEntries: readonly DashboardEntry[] = [
  trackerPage,
  deleteTrackerPageAction,
  installPage,
  makeTrackerKeyAction,
  showTagAction,
];
