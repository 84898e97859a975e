import {
  deleteExpiredAnalyses,
  deleteStaleSummaries,
  purgeUnusedReadings,
} from '../../features/analyses/index.ts';
import { deleteFullBuckets, deleteStaleHostSlots } from '../../features/limits/index.ts';
import { purgeEndedSessions } from '../../features/members/purge-ended-sessions.ts';
import { deleteExpiredIdempotencyKeys } from '../../features/idempotency/index.ts';
import { deleteExpiredBatches } from '../../features/batches/index.ts';
import { deleteExpiredInjections } from '../../features/injections/index.ts';
import { purgeOldViews } from '../../features/tracker/purge-old-views.ts';
import {
  deleteExpiredEvents,
  deletePreviousSecrets,
  failPendingOfDisabled,
} from '../../features/webhooks/index.ts';
import type { App } from '../../service/platform/app.ts';
import { closePeriods } from '../../features/usage/close-periods.ts';
import { rollUpUsage } from '../../features/usage/roll-up-usage.ts';
import { endLostAnalyses } from '../../features/analyses/end-lost-analyses.ts';
import { endLostCitationTests } from '../../features/citation-tests/end-lost-citation-tests.ts';
import { deleteExpiredCitationTests, purgeUnusedAnswers } from '../../features/citation-tests/index.ts';
import { endLostInjections } from '../../features/injections/end-lost-injections.ts';
import { resumeWaiting } from '../../features/analyses/fill-slots.ts';
import { recountQueues } from '../../features/analyses/queue-room.ts';

export interface Housekeeping {
  stop(): Promise<void>;
}

const minuteMs = 60_000;

/** Starts the periodic tasks; all but vacuum also run at once. `settledNow` decides on what cannot be undone. */
export function startHousekeeping(app: App, settledNow: () => Date): Housekeeping {
  const settled = { ...app, now: settledNow };
  const tasks = [
    every(minuteMs, app, 'ending lost analyses', () => endLostAnalyses(app)),
    every(minuteMs, app, 'ending lost injections', () => endLostInjections(app)),
    every(minuteMs, app, 'ending lost citation tests', () => endLostCitationTests(app)),
    // Often, because previews expire within minutes.
    every(10 * minuteMs, app, 'deleting expired injections', () =>
      deleteExpiredInjections(app.database.db, settledNow()),
    ),
    every(minuteMs, app, 'resuming waiting analyses', () => resumeWaiting(app)),
    every(10 * minuteMs, app, 'recounting queues', () => recountQueues(app)),
    every(60 * minuteMs, app, 'deleting expired analyses', async () => {
      await deleteExpiredBatches(app.database.db, settledNow());
      await deleteExpiredAnalyses(app.database.db, settledNow());
      await purgeUnusedReadings(app.database.db);
    }),
    every(60 * minuteMs, app, 'deleting expired citation tests', async () => {
      await deleteExpiredCitationTests(app.database.db, settledNow());
      await purgeUnusedAnswers(app.database.db);
    }),
    every(10 * minuteMs, app, 'deleting stale summaries and slots', async () => {
      await deleteStaleSummaries(app.database.db);
      await deleteStaleHostSlots(app.database.db);
    }),
    every(minuteMs, app, 'ending deliveries to disabled endpoints', () =>
      failPendingOfDisabled(app.database.db, null),
    ),
    every(10 * minuteMs, app, 'deleting expired events and secrets', async () => {
      await deleteExpiredEvents(app.database.db, settledNow());
      await deletePreviousSecrets(app.database.db);
    }),
    every(60 * minuteMs, app, 'deleting expired idempotency keys', () =>
      deleteExpiredIdempotencyKeys(app.database.db, settledNow()),
    ),
    every(minuteMs, app, 'deleting old failed authentications', () =>
      deleteFullBuckets(app.database.db, app.now()),
    ),
    every(10 * minuteMs, app, 'deleting ended sessions, links and attempts', () =>
      purgeEndedSessions(settled),
    ),
    every(60 * minuteMs, app, 'summing up usage and closing periods', async () => {
      await rollUpUsage(app.database.db, settledNow());
      await closePeriods(app.database.db, settledNow());
    }),
    every(minuteMs, app, 'analysing tables that have grown', () => app.database.analyzeGrown()),
    every(60 * minuteMs, app, 'deleting old page views', () => purgeOldViews(settled)),
    // Not at the start, which should be quick.
    every(60 * minuteMs, app, 'vacuuming the database', () => app.database.vacuum(), 60 * minuteMs),
  ];
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}

/** Runs a task after `firstMs` and then `intervalMs` after the end of each run. */
function every(
  intervalMs: number,
  app: App,
  chore: string,
  run: () => Promise<unknown>,
  firstMs = 0,
): Housekeeping {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const runOnce = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      app.log.error({ err: error, chore }, 'housekeeping failed');
    }
    if (!isStopped) runAfter(intervalMs);
  };
  const runAfter = (ms: number): void => {
    timer = setTimeout(() => {
      running = runOnce();
    }, ms);
    timer.unref();
  };
  let running: Promise<void> = Promise.resolve();
  if (firstMs === 0) running = runOnce();
  else runAfter(firstMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
