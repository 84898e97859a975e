import type { DashboardEntry } from '../../bind-dashboard.ts';
import { editBlockAction, editBlockPage } from './edit-block.tsx';
import { decideAction, editItemAction, regenerateAction, undoAction } from './item-actions.ts';
import { injectionListPage } from './injection-list.tsx';
import {
  deleteAction,
  injectionPage,
  injectionStatePage,
  publishAction,
  withdrawAction,
} from './injection.tsx';
import { livePage, pageHistoryPage } from './live.tsx';
import { newInjectionAction, newInjectionPage, previewAction } from './new-injection.tsx';
import { renderedFile, renderedPage } from './rendered.tsx';

export const injectionEntries: readonly DashboardEntry[] = [
  ...[injectionListPage, newInjectionPage, newInjectionAction, previewAction],
  ...[livePage, pageHistoryPage],
  ...[injectionPage, injectionStatePage, publishAction, withdrawAction, deleteAction],
  ...[renderedPage, renderedFile],
  ...[editBlockPage, editBlockAction],
  ...[decideAction, editItemAction, regenerateAction, undoAction],
];
