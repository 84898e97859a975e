import { rewriteAnswersAbout } from '../idempotency/index.ts';
import { injectionDocument } from '../injections/injection-record.ts';
import { detachPublications, findInjection } from '../injections/index.ts';
import type { App } from '../../service/platform/app.ts';
import type { Owner } from '../../service/platform/owner.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';
import { transact } from '../../service/storage/transact.ts';
import { eraseEventsAbout } from '../webhooks/index.ts';
import { deleteTrackerPageRow, lockViews } from './statements/tracker-views.ts';
import { viewAddress } from './view-address.ts';

const dayMs = 86_400_000;

export interface DeletedTrackerPage {
  /** The address that views were counted under. */
  readonly address: string;
  readonly isDeleted: boolean;
}

/**
 * Deletes the figures of a page with its address, and the address of everything that is or was published for it: what is
 * published is withdrawn. The injections stay, without an address. `isDeleted` is false when there was nothing. `url` is an
 * absolute URL.
 */
export async function deleteTrackerPage(
  app: Pick<App, 'config' | 'database' | 'now' | 'viewCounter'>,
  owner: Owner,
  url: string,
): Promise<DeletedTrackerPage> {
  const address = viewAddress(url);
  // Views that this process has counted and not saved yet would bring the address back.
  await app.viewCounter.flush();
  const expiresAt = new Date(app.now().getTime() + app.config.retentionDays * dayMs);
  return await transact(app.database.db, async (trx) => {
    const ids = await detachPublications(trx, owner, [samePageUrl(url), address], expiresAt);
    if (ids.length > 0) await eraseEventsAbout(trx, ids);
    for (const id of ids) {
      const row = await findInjection(trx, owner, id);
      if (row !== undefined) await rewriteAnswersAbout(trx, id, injectionDocument(row).json);
    }
    await lockViews(trx);
    const hadViews = await deleteTrackerPageRow(trx, owner, address);
    return { address, isDeleted: hadViews || ids.length > 0 };
  });
}
