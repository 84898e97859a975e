import { readingsChannel } from '../analyses/ask-reading.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { watchSecretKey, type WatchedHasher } from '../keys/watch-secret-key.ts';
import { keyHasher } from '../platform/secret-key.ts';
import { openQueue } from '../queue/queue.ts';
import { defaultQueueTimes, type QueueTimes } from '../queue/queue-times.ts';
import { callControl, serveControl } from '../storage/control-socket.ts';
import { openDatabase } from '../storage/open.ts';
import type { Database } from '../storage/database.ts';
import type { PostgresLimits } from '../storage/open-postgres.ts';
import { openViewCounter } from '../tracker/view-counter.ts';
import { version } from '../platform/version.ts';
import type { HostLimiter } from '../web/host-limiter.ts';
import { openWeb, userAgentOf } from '../web/web.ts';
import { openWebhookSender } from '../web/webhook-sender.ts';
import { startDeliverer } from '../webhooks/deliverer.ts';
import { defaultDeliveryTimes, type DeliveryTimes } from '../webhooks/delivery-times.ts';
import { secretBox } from '../platform/secret-box.ts';
import { listenForAnalysisEndings } from '../platform/analysis-endings.ts';
import { idleAnalysisPool, openAnalysisPool, type AnalysisPool } from '../threads/analysis-pool.ts';
import { listenForAnnouncements } from '../platform/announcements.ts';
import type { App } from '../platform/app.ts';
import { controlCommands } from './control-commands.ts';
import { instrumentQueue } from './instrument-queue.ts';
import { instrumentWeb } from './instrument-web.ts';
import { ensureAccount } from './first-start.ts';
import { openModel } from './open-model.ts';
import { openSecretKey } from './open-secret-key.ts';
import { openSharedHostLimiter } from '../limits/shared-host-limiter.ts';
import { summariesChannel } from '../analyses/shared-summaries.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createMetrics } from '../platform/metrics.ts';
import { DatabaseUnavailableError, DataDirectoryInUseError, mayRecover } from './open-errors.ts';
import { waitForDirectory } from './wait-for-directory.ts';
import { runAnalysis } from '../analyses/run-analysis.ts';
import { runInjection } from '../injections/run-injection.ts';
import { saveInjectionFailure, reportInjectionEnd } from '../injections/save-injection-end.ts';
import { reportAnalysisEnd } from '../analyses/analysis-observation.ts';
import { internalFailure, saveAnalysisEnd } from '../analyses/save-analysis-end.ts';

export type OpenedApp = App & {
  /** Stops taking jobs, lets running ones finish or hands them back, then closes everything. */
  close(): Promise<void>;
};

export interface OpenAppOptions {
  readonly now?: () => Date;
  readonly queueTimes?: QueueTimes;
  readonly deliveryTimes?: DeliveryTimes;
  readonly postgresLimits?: PostgresLimits;
}

/** Grace period of running analyses; supervisors usually kill a process after 10 s. */
const stopGraceMs = 7_000;

/** Receivers usually respond sooner; interrupted deliveries are sent again. */
const deliveriesGraceMs = 1_000;

/** Service and database are often started together, and the database takes longer. */
const databaseWaitMs = 30_000;
const databaseRetryMs = 500;

/** For waits for a slot at a busy host, in addition to the time limits of page and robots.txt. */
const attemptMarginMs = 120_000;

/**
 * An analysis spends half of its time waiting for its page, without a thread. By default an account has two slots for each
 * thread (ACCOUNT_JOBS_MAX), so pages that never respond hold at most half of the attempts for one account. More attempts
 * would hold more pages in memory.
 */
const attemptsPerThread = 4;

/** Queues whose attempts share the threads: analyses and injections. */
const queuesOfThreads = 2;
/** The page and the five competitors that a request may name; each takes a thread once. */
const threadTasksAtOnce = 6;

/**
 * The longest wait of one task for a thread, when every task before it uses up its time limit. Waiting does not count
 * against a page, so it must not end its attempt either: the attempt would be repeated, and would wait again.
 */
function threadWaitMsMax({ analysisTimeoutMs }: Pick<Config, 'analysisTimeoutMs'>): number {
  return queuesOfThreads * attemptsPerThread * threadTasksAtOnce * analysisTimeoutMs;
}

/** Time between looks for a proof of the secret key, in a database from before its check value. */
const proofIntervalMs = 60_000;

/** Added to the time limit of a fetch: time to release the slot in the database. */
const hostLeaseMarginMs = 5_000;

/**
 * Opens all parts in order and starts the work of the role. Throws `DataDirectoryInUseError`, `DatabaseUnavailableError`
 * or the error of a part, after closing the parts that were open.
 */
export async function openApp(config: Config, log: Logger, options: OpenAppOptions = {}): Promise<OpenedApp> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) {
      // A failure must not keep the other parts open.
      await closer().catch((error: unknown) =>
        log.error({ err: error }, 'closing a part of the service failed'),
      );
    }
  };
  try {
    const app = await openParts(config, log, options, closers);
    return { ...app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Each part adds its closer; `openApp` calls them in reverse order. */
async function openParts(
  config: Config,
  log: Logger,
  options: OpenAppOptions,
  closers: (() => Promise<void>)[],
): Promise<App> {
  const now = options.now ?? (() => new Date());
  const metrics = createMetrics();
  const database = await openDatabaseWithRetries(config, log, options.postgresLimits);
  closers.push(() => database.close());
  const { secretKey, isProven } = await openSecretKey(config, database.db, now());
  const hasher = keyHasher(secretKey);
  const watched = isProven ? undefined : watchSecretKey(database.db, secretKey, hasher, now);
  if (watched !== undefined) closers.push(lookForProof(watched, log));
  await ensureAccount(database.db, now());

  const runsJobs = config.role !== 'api';
  const analysisPool: AnalysisPool = runsJobs ? openAnalysisPool(config, log) : idleAnalysisPool;
  closers.push(() => analysisPool.close());
  const warmed = analysisPool.warm();
  const web = openWeb({
    allowNetworks: config.fetchAllowNetworks,
    fetchTimeoutMs: config.fetchTimeoutMs,
    fetchBytesMax: config.fetchBytesMax,
    userAgent: userAgentOf(version, config.publicUrl),
    now,
    ...(database.isExclusive ? {} : { hostLimiter: await sharedHostLimiter(database, config, log) }),
  });
  closers.push(() => web.close());
  const languageModel = runsJobs ? await openModel({ config, database, log, now }) : null;
  closers.push(async () => languageModel?.close());
  const queue = await openQueue(database, log, options.queueTimes ?? defaultQueueTimes);
  closers.push(() => queue.stop(stopGraceMs));
  const viewCounter = openViewCounter({ config, database, log, now });
  closers.push(() => viewCounter.stop());
  const app: App = {
    config,
    log,
    database,
    queue: instrumentQueue(queue, metrics, log),
    analysisPool,
    analysisEndings: await listenForAnalysisEndings(database),
    readingsSaved: await listenForAnnouncements(database, readingsChannel),
    summariesRead: await listenForAnnouncements(database, summariesChannel),
    keyHasher: watched?.keyHasher ?? hasher,
    webhookSecrets: secretBox(secretKey),
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
    const housekeeping = startHousekeeping(app);
    closers.push(() => housekeeping.stop());
    closers.push(await startDeliveries(app, options.deliveryTimes ?? defaultDeliveryTimes));
    await warmed;
    startJobs(app);
  }
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

function sharedHostLimiter(database: Database, config: Config, log: Logger): Promise<HostLimiter> {
  return openSharedHostLimiter({ database, log, leaseMs: config.fetchTimeoutMs + hostLeaseMarginMs });
}

/** Waits for a database that is starting, and for a command that has the data directory open. */
async function openDatabaseWithRetries(
  config: Config,
  log: Logger,
  limits: PostgresLimits | undefined,
): Promise<Database> {
  const begun = Date.now();
  const directoryWait = waitForDirectory(config.dataDir, log);
  for (;;) {
    const opened = await openDatabase(config, log, limits);
    if (opened.ok) return opened.database;
    if (opened.reason === 'unavailable') {
      const waitedMs = Date.now() - begun;
      if (!mayRecover(opened.cause) || waitedMs > databaseWaitMs) throw new DatabaseUnavailableError(opened);
      log.warn({ err: opened.cause }, 'the database of DATABASE_URL is not available yet; retrying');
      await delay(databaseRetryMs);
    } else {
      const { ok: isServed } = await callControl(config.dataDir, 'ping', null);
      if (isServed || !(await directoryWait.beforeRetry())) throw new DataDirectoryInUseError(config.dataDir);
    }
  }
}

/** Starts to deliver webhooks; returns the function that stops it. */
async function startDeliveries(app: App, times: DeliveryTimes): Promise<() => Promise<void>> {
  const sender = openWebhookSender({
    guard: app.web.guard,
    userAgent: userAgentOf(version, app.config.publicUrl),
    deadlineMs: times.deadlineMs,
    now: app.now,
  });
  const deliverer = await startDeliverer({ ...app, sender, times });
  return async () => {
    await deliverer.stop(deliveriesGraceMs);
    await sender.close();
  };
}

function startJobs(app: App): void {
  const { config } = app;
  // Tasks in turn: the competitors, the page; the question to a language model, its answer, the page without it.
  const threadTimeMs = 3 * (config.analysisTimeoutMs + threadWaitMsMax(config));
  app.queue.work('injection', {
    concurrency: attemptsPerThread * config.workerConcurrency,
    attemptTimeoutMs: config.fetchTimeoutMs + threadTimeMs + config.llmTimeoutMs + attemptMarginMs,
    handler: (job) => runInjection(app, job),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    giveUp: async (trx, data) => {
      await saveInjectionFailure(app, trx, data.injectionId, internalFailure, app.now());
      reportInjectionEnd(app, data, { status: 'failed', error: internalFailure });
    },
  });
  app.queue.work('analysis', {
    concurrency: attemptsPerThread * config.workerConcurrency,
    attemptTimeoutMs: 2 * config.fetchTimeoutMs + threadTimeMs + attemptMarginMs,
    handler: (job) => runAnalysis(app, job),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    giveUp: async (trx, data) => {
      const outcome = { status: 'failed', error: internalFailure } as const;
      await saveAnalysisEnd(app, trx, data.analysisId, outcome, app.now());
      reportAnalysisEnd(app, data, outcome);
    },
  });
}
