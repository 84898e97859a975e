import type { App } from '../../service/platform/app.ts';
import { deleteOldViews, lockViews } from './statements/tracker-views.ts';
import { transact } from '../../service/storage/transact.ts';

/** Thirteen months, so that a month can be compared with the same month of the year before. */
const viewDaysKept = 400;
/** A process that does not know whether a flush committed retries it within seconds. */
const flushDaysKept = 1;
const dayMs = 86_400_000;

/** Deletes views older than `viewDaysKept`, and pages without views since. */
export async function purgeOldViews(app: Pick<App, 'database' | 'now'>): Promise<void> {
  const nowMs = app.now().getTime();
  await transact(app.database.db, async (trx) => {
    await lockViews(trx);
    await deleteOldViews(trx, {
      firstDay: new Date(nowMs - viewDaysKept * dayMs).toISOString().slice(0, 10),
      flushedBefore: new Date(nowMs - flushDaysKept * dayMs),
    });
  });
}
