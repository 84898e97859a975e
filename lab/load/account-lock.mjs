/** How long a submission or an end has the row of its account locked: what bounds the pages of one account, however many machines. */
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { takeSlots } from '../../dist/features/analyses/statements/analysis-slots.js';
import { addQueuedWork } from '../../dist/features/analyses/statements/queued-work.js';
import { announceJobs } from '../../dist/service/queue/send-job.js';
import { openDatabase } from '../../dist/service/storage/open.js';
import { forEachIndex } from './pages.mjs';

const rounds = 300;
const atOnce = 8;

/** The statements from the lock to the commit, without the insertion of a job. */
export async function measureAccountLock({ installation }) {
  const log = pino({ level: 'error' });
  const opened = await openDatabase({ dataDir: '', databaseUrl: installation.settings.DATABASE_URL }, log);
  if (!opened.ok) throw new Error('The database cannot be opened.');
  const { database } = opened;
  try {
    const { rows } = await installation.query('select id from accounts limit 1');
    const accountId = rows[0].id;
    const hold = () =>
      database.db.transaction().execute(async (trx) => {
        await addQueuedWork(trx, accountId, { jobs: 0, bytes: 0 });
        await takeSlots(trx, accountId, { all: 0, forBatches: 0 });
        await announceJobs(trx, 'analysis');
      });
    const time = async (concurrency) => {
      await forEachIndex(rounds, concurrency, hold);
      const begun = performance.now();
      await forEachIndex(rounds, concurrency, hold);
      return performance.now() - begun;
    };
    return { alone: (await time(1)) / rounds, perSecond: (rounds / (await time(atOnce))) * 1_000 };
  } finally {
    await database.close();
  }
}
