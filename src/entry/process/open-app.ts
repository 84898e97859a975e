import { setTimeout as delay } from 'node:timers/promises';
import { readingsChannel } from '../../features/analyses/ask-reading.ts';
import { answersChannel } from '../../features/citation-tests/ask-runs.ts';
import type { Logger } from 'pino';
import type { Config } from '../../service/config/config.ts';
import { watchSecretKey, type WatchedHasher } from '../../features/keys/watch-secret-key.ts';
import { keyHasher } from '../../service/platform/secret-key.ts';
import { openQueue } from '../../service/queue/queue.ts';
import { defaultQueueTimes } from '../../service/queue/queue-times.ts';
import type { Database } from '../../service/storage/database.ts';
import { isStatementCanceled } from '../../service/storage/statement-canceled.ts';
import type { PostgresLimits } from '../../service/storage/open-postgres.ts';
import { openViewCounter } from '../../features/tracker/view-counter.ts';
import { serveControl } from '../../service/storage/control-socket.ts';
import { defaultDeliveryTimes } from '../../features/webhooks/delivery-times.ts';
import { version } from '../../service/platform/version.ts';
import type { HostLimiter } from '../../service/web/host-limiter.ts';
import { openWeb, userAgentOf } from '../../service/web/web.ts';
import { secretBox } from '../../service/platform/secret-box.ts';
import { listenForAnalysisEndings } from '../../service/platform/analysis-endings.ts';
import { reclaimWhenIdle } from '../../service/processes/reclaim-when-idle.ts';
import {
  openAnalysisPool,
  type AnalysisPool,
  type PoolOptions,
} from '../../service/processes/analysis-pool.ts';
import { idleAnalysisPool } from '../../service/processes/idle-analysis-pool.ts';
import { listenForAnnouncements } from '../../service/platform/announcements.ts';
import type { Heartbeat } from '../../service/platform/heartbeat.ts';
import type { App } from '../../service/platform/app.ts';
import { controlCommands } from './control-commands.ts';
import { instrumentQueue } from './instrument-queue.ts';
import { instrumentWeb } from './instrument-web.ts';
import { ensureAccount } from './first-start.ts';
import { freeClaimsOf } from './free-claims.ts';
import { databaseRetryMs, databaseWaitMs, openDatabaseWithRetries } from './open-database-with-retries.ts';
import { DatabaseUnavailableError, mayRecover } from './open-errors.ts';
import { openHeartbeat } from './open-heartbeat.ts';
import { openLiveModel } from './open-live-model.ts';
import { openSecretKey } from './open-secret-key.ts';
import { openSharedHostLimiter } from '../../features/limits/shared-host-limiter.ts';
import { summariesChannel } from '../../features/analyses/shared-summaries.ts';
import { openServiceClock, type TimeOptions } from './open-service-clock.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startDeliveries } from './start-deliveries.ts';
import { startJobs } from './start-jobs.ts';
import { createMetrics } from '../../service/platform/metrics.ts';

export type OpenedApp = App & {
  /** Stops taking jobs and deliveries, and lets running ones finish or hands them back. Requests are still served. */
  stopWork(): Promise<void>;
  /** The same, then closes everything. */
  close(): Promise<void>;
};

export interface OpenAppOptions extends TimeOptions {
  readonly poolOptions?: PoolOptions;
  /** Instead of a pool of its own; stays open when the app closes. */
  readonly analysisPool?: AnalysisPool;
  readonly postgresLimits?: PostgresLimits;
  /** Where Ollama is looked for, for tests. */
  readonly ollamaOrigin?: string;
}

/** Grace period of running analyses; supervisors usually kill a process after 10 s. */
const stopGraceMs = 7_000;

/** Time between looks for a proof of the secret key, in a database from before its check value. */
const proofIntervalMs = 60_000;

/** Added to the time limit of a fetch: time to release the slot in the database. */
const hostLeaseMarginMs = 5_000;

/**
 * Opens all parts in order and starts the work of the role. A PostgreSQL that stops answering meanwhile is waited for, as
 * one that has not started. Throws `DataDirectoryInUseError`, `DatabaseUnavailableError` or the error of a part, after
 * closing the parts that were open.
 */
export async function openApp(config: Config, log: Logger, options: OpenAppOptions = {}): Promise<OpenedApp> {
  const begun = performance.now();
  for (;;) {
    try {
      return await openOnce(config, log, options);
    } catch (error) {
      if (config.databaseUrl === undefined || !isBrokenByDatabase(error)) throw error;
      if (performance.now() - begun > databaseWaitMs)
        throw new DatabaseUnavailableError({ ok: false, reason: 'unavailable', cause: error });
      log.warn({ err: error }, 'the database of DATABASE_URL stopped answering during the start; retrying');
      await delay(databaseRetryMs);
    }
  }
}

/** False for a database that never answered: that has been waited for. */
const isBrokenByDatabase = (error: unknown): boolean =>
  !(error instanceof DatabaseUnavailableError) && (mayRecover(error) || isStatementCanceled(error));

async function openOnce(config: Config, log: Logger, options: OpenAppOptions): Promise<OpenedApp> {
  const closers: (() => Promise<void>)[] = [];
  const stoppers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) {
      // A failure must not keep the other parts open.
      await closer().catch((error: unknown) =>
        log.error({ err: error }, 'closing a part of the service failed'),
      );
    }
  };
  try {
    const app = await openParts(config, log, options, { closers, stoppers });
    const stopWork = async (): Promise<void> => {
      await Promise.all(stoppers.map((stop) => stop()));
    };
    return { ...app, stopWork, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Each part adds its closer; `openApp` calls them in reverse order. A closer may run after the stopper of its part. */
interface Endings {
  readonly closers: (() => Promise<void>)[];
  readonly stoppers: (() => Promise<void>)[];
}

async function openParts(
  config: Config,
  log: Logger,
  options: OpenAppOptions,
  { closers, stoppers }: Endings,
): Promise<App> {
  const metrics = createMetrics();
  const database = await openDatabaseWithRetries(config, log, options.postgresLimits);
  closers.push(() => database.close());
  const clock = await openServiceClock(database, log, options);
  closers.push(() => clock.stop());
  const { now } = clock;
  const { secretKey, isProven } = await openSecretKey(config, database.db, now());
  const hasher = keyHasher(secretKey);
  const watched = isProven ? undefined : watchSecretKey(database.db, secretKey, hasher, now);
  if (watched !== undefined) closers.push(lookForProof(watched, log));
  await ensureAccount(database.db, now());

  const runsJobs = config.role !== 'api';
  const heartbeat = await openHeartbeat(database, log, runsJobs, options.heartbeatTimes);
  closers.push(() => heartbeat.stop());
  const ownPool = (): AnalysisPool => {
    const pool = openAnalysisPool(config, log, options.poolOptions);
    closers.push(() => pool.close());
    return pool;
  };
  const analysisPool = runsJobs ? (options.analysisPool ?? ownPool()) : idleAnalysisPool;
  const warmed = analysisPool.warm();
  const web = openWeb({
    allowNetworks: config.fetchAllowNetworks,
    fetchTimeoutMs: config.fetchTimeoutMs,
    fetchBytesMax: config.fetchBytesMax,
    userAgent: userAgentOf(version, config.publicUrl),
    now,
    ...(database.isExclusive
      ? {}
      : { hostLimiter: await sharedHostLimiter(database, heartbeat, config, log) }),
  });
  closers.push(() => web.close());
  const webhookSecrets = secretBox(secretKey);
  const languageModel = await openLiveModel(
    { config, database, log, now, webhookSecrets },
    { runsJobs, ...(options.ollamaOrigin === undefined ? {} : { ollamaOrigin: options.ollamaOrigin }) },
  );
  closers.push(() => languageModel.close());
  const queue = await openQueue(database, log, options.queueTimes ?? defaultQueueTimes, heartbeat.processId);
  heartbeat.watch(freeClaimsOf(queue));
  closers.push(() => queue.stop(stopGraceMs));
  // An earlier process may have had a clock that was ahead.
  await clock.startLateWork();
  const viewCounter = openViewCounter({ config, database, log, now });
  closers.push(() => viewCounter.stop());
  const app: App = {
    config,
    log,
    database,
    queue: instrumentQueue(queue, metrics, log),
    heartbeat,
    analysisPool,
    analysisEndings: await listenForAnalysisEndings(database),
    readingsSaved: await listenForAnnouncements(database, readingsChannel),
    answersSaved: await listenForAnnouncements(database, answersChannel),
    summariesRead: await listenForAnnouncements(database, summariesChannel),
    keyHasher: watched?.keyHasher ?? hasher,
    webhookSecrets,
    web: instrumentWeb(web, metrics),
    languageModel,
    viewCounter,
    metrics,
    now,
  };

  if (database.isExclusive) {
    // No other process can open the database, so this one runs the commands.
    const control = await serveControl(config.dataDir, controlCommands(app), (error, command) =>
      log.error({ err: error, command }, 'a control command failed'),
    );
    closers.push(() => control.close());
  }
  if (runsJobs) {
    const housekeeping = startHousekeeping(app, clock.settledNow);
    closers.push(() => housekeeping.stop());
    const deliveries = await startDeliveries(app, options.deliveryTimes ?? defaultDeliveryTimes);
    closers.push(deliveries.close);
    let isStopping = false;
    const startNoJobs = (): Promise<void> => Promise.resolve(void (isStopping = true));
    closers.push(startNoJobs);
    stoppers.push(startNoJobs, deliveries.stop, () => queue.stopWork(stopGraceMs));
    // Requests are answered meanwhile: after a crash the processes' start must not keep clients waiting.
    warmed
      .then(() => {
        if (!isStopping) startJobs(app);
      })
      .catch((error: unknown) => log.fatal({ err: error }, 'the jobs were not started'));
  }
  reclaimWhenIdle();
  return app;
}

/** Looks until there is a proof; returns the function that stops it. */
function lookForProof(watched: WatchedHasher, log: Logger): () => Promise<void> {
  log.info('nothing proves SECRET_KEY yet; it is recorded when an API key or a session from before is used');
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = watched.look().then(
      (isProven) => {
        if (!isProven) return;
        clearInterval(timer);
        log.info('SECRET_KEY is proven: from now on a start with another one is refused');
      },
      (error: unknown) => log.warn({ err: error }, 'looking for a proof of SECRET_KEY failed'),
    );
  }, proofIntervalMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

function sharedHostLimiter(
  database: Database,
  { newHolder }: Heartbeat,
  { fetchTimeoutMs }: Config,
  log: Logger,
): Promise<HostLimiter> {
  return openSharedHostLimiter({ database, log, newHolder, leaseMs: fetchTimeoutMs + hostLeaseMarginMs });
}
