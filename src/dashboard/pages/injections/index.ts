import type { DashboardEntry } from '../../bind-dashboard.ts';
import { editBlockAction, editBlockPage } from './edit-block.ts';
import { injectionListPage } from './injection-list.ts';
import {
  deleteAction,
  injectionPage,
  injectionStatePage,
  publishAction,
  withdrawAction,
} from './injection.ts';
import { livePage, pageHistoryPage } from './live.ts';
import { newInjectionAction, newInjectionPage, previewAction } from './new-injection.ts';
import { renderedFile, renderedPage } from './rendered.ts';

export const injectionEntries: readonly DashboardEntry[] = [
  ...[injectionListPage, newInjectionPage, newInjectionAction, previewAction],
  ...[livePage, pageHistoryPage],
  ...[injectionPage, injectionStatePage, publishAction, withdrawAction, deleteAction],
  ...[renderedPage, renderedFile],
  ...[editBlockPage, editBlockAction],
];
