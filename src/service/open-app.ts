import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { keyHasher, readSecretKey } from '../platform/secret-key.ts';
import type { LanguageModel } from '../llm/language-model.ts';
import { openQueue } from '../queue/queue.ts';
import { defaultQueueTimes, type QueueTimes } from '../queue/queue-times.ts';
import { callControl, serveControl } from '../storage/control-socket.ts';
import { openDatabase } from '../storage/open.ts';
import type { Database } from '../storage/database.ts';
import { openViewCounter } from '../tracker/view-counter.ts';
import { version } from '../platform/version.ts';
import type { HostLimiter } from '../web/host-limiter.ts';
import { openWeb, userAgentOf } from '../web/web.ts';
import { openWebhookSender } from '../web/webhook-sender.ts';
import { startDeliverer } from '../webhooks/deliverer.ts';
import { defaultDeliveryTimes, type DeliveryTimes } from '../webhooks/delivery-times.ts';
import { secretBox } from '../platform/secret-box.ts';
import { hearAnalysisEndings } from '../platform/analysis-endings.ts';
import { idleAnalysisPool, openAnalysisPool, type AnalysisPool } from '../threads/analysis-pool.ts';
import { hearAnnouncements } from '../platform/announcements.ts';
import type { App } from '../platform/app.ts';
import { controlCommands } from './control-commands.ts';
import { countedQueue } from './counted-queue.ts';
import { countedWeb } from './counted-web.ts';
import { ensureAccount } from './first-start.ts';
import { openSharedHostLimiter } from '../limits/shared-host-limiter.ts';
import { summariesChannel } from '../analyses/shared-summaries.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createMetrics } from '../platform/metrics.ts';
import { DatabaseAwayError, DataDirectoryInUseError, mayComeBack } from './open-errors.ts';
import { waitForDirectory } from './wait-for-directory.ts';
import { runAnalysis } from '../analyses/run-analysis.ts';
import { runInjection } from '../injections/run-injection.ts';
import { saveInjectionFailure, reportInjectionEnd } from '../injections/save-injection-end.ts';
import { reportAnalysisEnd } from '../analyses/analysis-observation.ts';
import { internalFailure, saveAnalysisEnd } from '../analyses/save-analysis-end.ts';

export type OpenedApp = App & {
  /** Stops taking work, lets what runs finish or hands it back, then closes everything. */
  close(): Promise<void>;
};

export interface OpenAppOptions {
  readonly now?: () => Date;
  readonly queueTimes?: QueueTimes;
  readonly deliveryTimes?: DeliveryTimes;
}

/** How long running analyses may go on after the stop began: a supervisor kills after 10 s as a rule. */
const stopGraceMs = 7_000;

/** Receivers answer within a fraction of this as a rule; what is cut off is sent again. */
const deliveriesGraceMs = 1_000;

/** Service and database are often started together, and the database takes a while. */
const databaseWaitMs = 30_000;
const databaseRetryMs = 500;

/** Reading the page and robots.txt each have the fetch's time; the rest is for waiting for a slot at a busy host. */
const attemptMarginMs = 120_000;

/**
 * Half of an analysis is waiting for its page. With as many attempts as threads, a batch of pages that never answer would
 * leave the threads idle and keep single pages from them; a batch takes half of the slots at most (`fill-slots.ts`).
 */
const attemptsPerThread = 2;

/** A slot at a host is held no longer than the fetch's time; the rest is for the database to hear that it is free. */
const hostLeaseMarginMs = 5_000;

/**
 * Opens everything in order and starts to work, as far as the role goes. Throws `DataDirectoryInUseError`,
 * `DatabaseAwayError`, and whatever keeps a part from opening; nothing stays open then.
 */
export async function openApp(config: Config, log: Logger, options: OpenAppOptions = {}): Promise<OpenedApp> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) {
      // One that fails must not keep the others open.
      await closer().catch((error: unknown) => log.error({ err: error }, 'a part did not close'));
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

/** Each part adds how it is closed; they are closed in the opposite order. */
async function openParts(
  config: Config,
  log: Logger,
  options: OpenAppOptions,
  closers: (() => Promise<void>)[],
): Promise<App> {
  const now = options.now ?? (() => new Date());
  const metrics = createMetrics();
  const database = await openOrRefuse(config, log);
  closers.push(() => database.close());
  const secretKey = readSecretKey(config);
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
  const languageModel = runsJobs ? await configuredModel(config, now) : null;
  closers.push(async () => languageModel?.close());
  const queue = await openQueue(database, log, options.queueTimes ?? defaultQueueTimes);
  closers.push(() => queue.stop(stopGraceMs));
  const viewCounter = openViewCounter({ config, database, log, now });
  closers.push(() => viewCounter.stop());
  const app: App = {
    config,
    log,
    database,
    queue: countedQueue(queue, metrics, log),
    analysisPool,
    analysisEndings: await hearAnalysisEndings(database),
    summariesRead: await hearAnnouncements(database, summariesChannel),
    keyHasher: keyHasher(secretKey),
    webhookSecrets: secretBox(secretKey),
    web: countedWeb(web, metrics),
    languageModel,
    viewCounter,
    metrics,
    now,
  };

  if (database.isExclusive) {
    // Commands cannot open the database beside this process: it runs them.
    const control = await serveControl(config.dataDir, controlCommands(app), (error, command) =>
      log.error({ err: error, command }, 'a control command failed'),
    );
    closers.push(() => control.close());
  }
  if (runsJobs) {
    const housekeeping = startHousekeeping(app);
    closers.push(() => housekeeping.stop());
    closers.push(await deliver(app, options.deliveryTimes ?? defaultDeliveryTimes));
    await warmed;
    work(app);
  }
  return app;
}

/** Its libraries take a tenth of a second and some 25 MB: whoever has no model does not load them. */
async function configuredModel(config: Config, now: () => Date): Promise<LanguageModel | null> {
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  if (baseUrl === undefined || model === undefined) return null;
  const { openLanguageModel } = await import('../llm/open-language-model.ts');
  const { llmOutputTokensMax: outputTokensMax, llmCallsMax: callsMax } = config;
  return openLanguageModel({ baseUrl, apiKey, model, outputTokensMax, callsMax, now });
}

/** Where other processes fetch, too, the politeness towards a host is one for all of them. */
function sharedHostLimiter(database: Database, config: Config, log: Logger): Promise<HostLimiter> {
  return openSharedHostLimiter({ database, log, leaseMs: config.fetchTimeoutMs + hostLeaseMarginMs });
}

/** Waits for a database that is about to start, and for a command of the command line to give the directory back. */
async function openOrRefuse(config: Config, log: Logger): Promise<Database> {
  const begun = Date.now();
  const directoryWait = waitForDirectory(config.dataDir, log);
  for (;;) {
    const opened = await openDatabase(config, log);
    if (opened.ok) return opened.database;
    if (opened.reason === 'away') {
      const waitedMs = Date.now() - begun;
      if (!mayComeBack(opened.cause) || waitedMs > databaseWaitMs) throw new DatabaseAwayError(opened);
      log.warn({ err: opened.cause }, 'the database of DATABASE_URL is not there yet; trying again');
      await delay(databaseRetryMs);
    } else {
      const { ok: isServed } = await callControl(config.dataDir, 'ping', null);
      if (isServed || !(await directoryWait.again())) throw new DataDirectoryInUseError(config.dataDir);
    }
  }
}

/** Begins to deliver webhooks; gives back how to stop. */
async function deliver(app: App, times: DeliveryTimes): Promise<() => Promise<void>> {
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

function work(app: App): void {
  const { config } = app;
  app.queue.work('injection', {
    concurrency: attemptsPerThread * config.workerConcurrency,
    // With a language model the page is read in a thread twice: for what it is asked, and for what becomes of the answer.
    attemptTimeoutMs:
      config.fetchTimeoutMs + 2 * config.analysisTimeoutMs + config.llmTimeoutMs + attemptMarginMs,
    handler: (job) => runInjection(app, job),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    giveUp: async (trx, data) => {
      await saveInjectionFailure(app, trx, data.injectionId, internalFailure, app.now());
      reportInjectionEnd(app, data, { status: 'failed', error: internalFailure });
    },
  });
  app.queue.work('analysis', {
    concurrency: attemptsPerThread * config.workerConcurrency,
    attemptTimeoutMs: 2 * config.fetchTimeoutMs + config.analysisTimeoutMs + attemptMarginMs,
    handler: (job) => runAnalysis(app, job),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    giveUp: async (trx, data) => {
      const outcome = { status: 'failed', error: internalFailure } as const;
      await saveAnalysisEnd(app, trx, data.analysisId, outcome, app.now());
      reportAnalysisEnd(app, data, outcome);
    },
  });
}
