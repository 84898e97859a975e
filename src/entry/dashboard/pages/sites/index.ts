import type { DashboardEntry } from '../../bind-dashboard.ts';
import { newSiteAction, newSitePage } from './new-site.tsx';
import { deleteSiteAction, pageAgainAction, siteAgainAction } from './site-actions.ts';
import { siteListPage } from './site-list.tsx';
import { sitePage, siteProgressPage } from './site.tsx';

export const siteEntries: readonly DashboardEntry[] = [
  ...[siteListPage, newSitePage, newSiteAction],
  ...[sitePage, siteProgressPage],
  ...[siteAgainAction, pageAgainAction, deleteSiteAction],
];
