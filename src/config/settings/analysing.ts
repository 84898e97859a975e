import { availableParallelism } from 'node:os';
import { wholeNumber } from '../config-values.ts';
import { defineSetting } from './setting.ts';

/** Concurrency and limits of analyses. */
export const analysingSettings = {
  workerConcurrency: defineSetting({
    name: 'WORKER_CONCURRENCY',
    unit: 'threads',
    defaultText: 'number of cores',
    defaultValue: availableParallelism(),
    reason:
      'Concurrent analyses, each in its own thread. More than the cores gains nothing and costs memory.',
    parse: wholeNumber(1, 256),
  }),
  accountJobsMax: defineSetting({
    name: 'ACCOUNT_JOBS_MAX',
    unit: 'analyses',
    defaultText: 'twice the number of cores',
    defaultValue: 2 * availableParallelism(),
    reason:
      'Slots of one account: its concurrent analyses over all processes; more wait for a free slot. Batches get half of the slots, so that a single page never waits for a whole batch. Raise it with the number of worker processes.',
    parse: wholeNumber(1, 10_000),
  }),
  analysisTimeoutMs: defineSetting({
    name: 'ANALYSIS_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 30_000,
    reason:
      'Time limit for the analysis of one page, from the moment when a thread begins it; after it the thread is ended and the analysis fails.',
    parse: wholeNumber(50, 600_000),
  }),
  analysisHeapMbMax: defineSetting({
    name: 'ANALYSIS_HEAP_MB',
    unit: 'MiB a thread',
    defaultValue: 512,
    reason: 'Memory limit for the analysis of one page, so that one page cannot stop the server.',
    parse: wholeNumber(64, 16_384),
  }),
};
