import { availableParallelism } from 'node:os';
import { wholeNumber } from '../config-values.ts';
import { defineSetting } from './setting.ts';

const mib = 1024 * 1024;

/** Concurrency and limits of analyses. */
export const analysingSettings = {
  workerConcurrency: defineSetting({
    name: 'WORKER_CONCURRENCY',
    unit: 'child processes',
    defaultText: 'number of cores',
    defaultValue: availableParallelism(),
    reason:
      'Concurrent analyses, each in its own child process. More than the cores gains nothing and costs memory.',
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
  accountQueueJobsMax: defineSetting({
    name: 'ACCOUNT_QUEUE_JOBS_MAX',
    unit: 'jobs',
    defaultValue: 10_000,
    reason:
      'Queued and running analyses, injections, edits and previews of one account; beyond it submissions get 429 queue_full, so that one account cannot fill the database. The default is a hundred batches of 100 pages. At least one batch.',
    parse: wholeNumber(100, 10_000_000),
  }),
  accountQueueBytesMax: defineSetting({
    name: 'ACCOUNT_QUEUE_BYTES_MAX',
    unit: 'bytes',
    defaultValue: 1024 * mib,
    reason:
      'HTML payloads and other inputs of that queued work; beyond it submissions get 429 queue_full. The default is two hundred pages of the largest size. At least one request body.',
    parse: wholeNumber(10 * mib, 1024 * 1024 * mib),
  }),
  analysisTimeoutMs: defineSetting({
    name: 'ANALYSIS_TIMEOUT_MS',
    unit: 'milliseconds',
    defaultValue: 30_000,
    reason:
      'Time limit for the analysis of one page, from the moment when a child process begins it; after it the process is ended and the analysis fails.',
    parse: wholeNumber(50, 600_000),
  }),
  analysisHeapMbMax: defineSetting({
    name: 'ANALYSIS_HEAP_MB',
    unit: 'MiB a process',
    defaultValue: 512,
    reason: 'Memory limit for the analysis of one page, so that one page cannot stop the server.',
    parse: wholeNumber(64, 16_384),
  }),
};
