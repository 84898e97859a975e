import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../storage/open.ts';
import type { Queue } from '../queue/queue.ts';
import type { AnalysisPool } from './analysis-pool.ts';

/** Everything that a use case may reach; made once, in `open-app.ts`. */
export interface App {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: Queue;
  readonly analysisPool: AnalysisPool;
  /** The time, injected so that tests can set it. */
  readonly now: () => Date;
}

export type Environment = 'live' | 'test';
