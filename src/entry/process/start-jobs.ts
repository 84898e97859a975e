import { reportAnalysisEnd } from '../../features/analyses/analysis-observation.ts';
import { runAnalysis } from '../../features/analyses/run-analysis.ts';
import { internalFailure, saveAnalysisEnd } from '../../features/analyses/save-analysis-end.ts';
import type { Config } from '../../service/config/config.ts';
import { runInjection } from '../../features/injections/run-injection.ts';
import { reportInjectionEnd, saveInjectionFailure } from '../../features/injections/save-injection-end.ts';
import { answeringMsMax } from '../../features/citation-tests/answer-runs.ts';
import { runCitationTest } from '../../features/citation-tests/run-citation-test.ts';
import { reportCitationEnd, saveCitationFailure } from '../../features/citation-tests/save-citation-end.ts';
import type { App } from '../../service/platform/app.ts';

/** For waits for a slot at a busy host, in addition to the time limits of page and robots.txt. */
const attemptMarginMs = 120_000;

/**
 * An analysis spends half of its time waiting for its page, without a process. By default an account has two slots for each
 * process (ACCOUNT_JOBS_MAX), so pages that never respond hold at most half of the attempts for one account. More attempts
 * would hold more pages in memory.
 */
const attemptsPerProcess = 4;

/** Queues whose attempts share the processes: analyses, injections and citation tests. */
const queuesOfProcesses = 3;
/** The page and the five competitors that a request may name; each takes a process once. */
const processTasksAtOnce = 6;
/** The two versions of the page and the seven rivals of a citation test, read three at a time. */
const citationRounds = 3;

/**
 * The longest wait of one task for a process, when every task before it uses up its time limit. Waiting does not count
 * against a page, so it must not end its attempt either: the attempt would be repeated, and would wait again.
 */
function processWaitMsMax({ analysisTimeoutMs }: Pick<Config, 'analysisTimeoutMs'>): number {
  return queuesOfProcesses * attemptsPerProcess * processTasksAtOnce * analysisTimeoutMs;
}

/** Starts to run the jobs of every queue. */
export function startJobs(app: App): void {
  const { config } = app;
  // Tasks in turn: the competitors, the page; the question to a language model, its answer, the page without it.
  const processTimeMs = 3 * (config.analysisTimeoutMs + processWaitMsMax(config));
  app.queue.work('injection', {
    concurrency: attemptsPerProcess * config.workerConcurrency,
    attemptTimeoutMs: config.fetchTimeoutMs + processTimeMs + config.llmTimeoutMs + attemptMarginMs,
    handler: (job) => runInjection(app, job),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    giveUp: async (trx, data) => {
      await saveInjectionFailure(app, trx, data.injectionId, internalFailure, app.now());
      reportInjectionEnd(app, data, { status: 'failed', error: internalFailure });
    },
  });
  // The pages; then the plan, the answers, and the judgement with and without them.
  const citationTimeMs =
    citationRounds * (config.fetchTimeoutMs + config.llmTimeoutMs + processTimeMs) +
    processTimeMs +
    answeringMsMax;
  app.queue.work('citation_test', {
    concurrency: attemptsPerProcess * config.workerConcurrency,
    attemptTimeoutMs: citationTimeMs + attemptMarginMs,
    handler: (job) => runCitationTest(app, job),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    giveUp: async (trx, data) => {
      await saveCitationFailure(app, trx, data.citationTestId, internalFailure, app.now());
      reportCitationEnd(app, data, { status: 'failed', error: internalFailure });
    },
  });
  app.queue.work('analysis', {
    concurrency: attemptsPerProcess * config.workerConcurrency,
    attemptTimeoutMs: 2 * config.fetchTimeoutMs + processTimeMs + attemptMarginMs,
    handler: (job) => runAnalysis(app, job),
    logFacts: ({ requestId }) => ({ request_id: requestId }),
    giveUp: async (trx, data) => {
      const outcome = { status: 'failed', error: internalFailure } as const;
      await saveAnalysisEnd(app, trx, data.analysisId, outcome, app.now());
      reportAnalysisEnd(app, data, outcome);
    },
  });
}
