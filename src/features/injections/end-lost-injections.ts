import { listRunningJobs, lockRunningJob } from '../analyses/index.ts';
import { internalFailure } from '../analyses/save-analysis-end.ts';
import type { App } from '../../service/platform/app.ts';
import { saveInjectionFailure, reportInjectionEnd } from './save-injection-end.ts';

/** Fails every injection whose job can never run again, like `endLostAnalyses`. Returns how many it ended. */
export async function endLostInjections(app: App): Promise<number> {
  const { db } = app.database;
  const jobs = await listRunningJobs(db, 'injections');
  const lost = new Set(
    await app.queue.keysWithoutJob(
      'injection',
      jobs.map((job) => job.id),
    ),
  );
  let ended = 0;
  for (const job of jobs.filter(({ id }) => lost.has(id))) {
    await db.transaction().execute(async (trx) => {
      // A job that completed in the meantime is gone, too.
      if (!(await lockRunningJob(trx, 'injections', job))) return;
      app.log.error({ injection_id: job.id }, 'injection lost its job');
      await saveInjectionFailure(app, trx, job.id, internalFailure, app.now());
      reportInjectionEnd(app, { injectionId: job.id }, { status: 'failed', error: internalFailure });
      ended += 1;
    });
  }
  return ended;
}
