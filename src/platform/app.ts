import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { KeyHasher } from './secret-key.ts';
import type { LanguageModel } from '../llm/language-model.ts';
import type { Queue } from '../queue/queue.ts';
import type { Database } from '../storage/database.ts';
import type { Web } from '../web/web.ts';
import type { PageViewCounter } from './page-view-counter.ts';
import type { SecretBox } from './secret-box.ts';
import type { AnalysisEndings } from './analysis-endings.ts';
import type { AnalysisPool } from '../threads/analysis-pool.ts';
import type { Announcements } from './announcements.ts';
import type { Metrics } from './metrics.ts';

/** Everything that a use case may reach; made once, in `open-app.ts`. */
export interface App {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: Queue;
  readonly analysisPool: AnalysisPool;
  /** Tells whoever waits for an analysis that it has ended. */
  readonly analysisEndings: AnalysisEndings;
  /** Tells whoever waits for a page to compare with that it has been read. */
  readonly summariesRead: Announcements;
  /** Hashes an API key as it is stored. */
  readonly keyHasher: KeyHasher;
  /** Seals the secrets of webhook endpoints as they are stored. */
  readonly webhookSecrets: SecretBox;
  /** How pages are fetched. */
  readonly web: Web;
  /** Writes content blocks; null when none is configured, and in a process that runs no jobs. */
  readonly languageModel: LanguageModel | null;
  /** Counts page views. */
  readonly viewCounter: PageViewCounter;
  /** The figures of this process. */
  readonly metrics: Metrics;
  /** The time, injected so that tests can set it. */
  readonly now: () => Date;
}
