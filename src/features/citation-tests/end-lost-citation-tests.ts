import type { App } from '../../service/platform/app.ts';
import { listRunningJobs, lockRunningJob } from '../analyses/index.ts';
import { internalFailure } from '../analyses/save-analysis-end.ts';
import { reportCitationEnd, saveCitationFailure } from './save-citation-end.ts';

/** Fails every citation test whose job can never run again, like `endLostAnalyses`. Returns how many it ended. */
export async function endLostCitationTests(app: App): Promise<number> {
  const { db } = app.database;
  const jobs = await listRunningJobs(db, 'citation_tests');
  const lost = new Set(
    await app.queue.keysWithoutJob(
      'citation_test',
      jobs.map((job) => job.id),
    ),
  );
  let ended = 0;
  for (const job of jobs.filter(({ id }) => lost.has(id))) {
    await db.transaction().execute(async (trx) => {
      // A job that completed in the meantime is gone, too.
      if (!(await lockRunningJob(trx, 'citation_tests', job))) return;
      app.log.error({ citation_test_id: job.id }, 'citation test lost its job');
      await saveCitationFailure(app, trx, job.id, internalFailure, app.now());
      reportCitationEnd(app, { citationTestId: job.id }, { status: 'failed', error: internalFailure });
      ended += 1;
    });
  }
  return ended;
}
