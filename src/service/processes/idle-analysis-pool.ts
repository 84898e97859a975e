import type { AnalysisPool } from './analysis-pool.ts';

const rejectTask = (): Promise<never> => Promise.reject(new Error('This process runs no analyses.'));

/** The pool of a process that runs no analyses: it has no processes for them. */
export const idleAnalysisPool: AnalysisPool = {
  analyze: rejectTask,
  summarize: rejectTask,
  question: rejectTask,
  readingQuestion: rejectTask,
  inject: rejectTask,
  readSource: rejectTask,
  planCitations: rejectTask,
  judgeCitations: rejectTask,
  judgeAddresses: rejectTask,
  warm: () => Promise.resolve(),
  processMemory: () => [],
  close: () => Promise.resolve(),
};
