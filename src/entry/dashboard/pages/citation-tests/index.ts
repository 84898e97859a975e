import type { DashboardEntry } from '../../bind-dashboard.ts';
import { cancelCitationTestAction, deleteCitationTestAction } from './citation-actions.ts';
import { citationListPage } from './citation-list.tsx';
import { citationTestPage, citationTestStatePage } from './citation-test.tsx';
import { citationReportFiles } from './report-files.ts';
import {
  newCitationTestAction,
  newCitationTestPage,
  reviewCitationTestAction,
} from './new-citation-test.tsx';

export const citationTestEntries: readonly DashboardEntry[] = [
  ...[citationListPage, newCitationTestPage, reviewCitationTestAction, newCitationTestAction],
  ...[citationTestPage, citationTestStatePage, ...citationReportFiles],
  ...[cancelCitationTestAction, deleteCitationTestAction],
];
