import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { KeyHasher } from './secret-key.ts';
import type { Queue } from '../queue/queue.ts';
import type { Database } from '../storage/database.ts';
import type { Web } from '../web/web.ts';
import type { PageViewCounter } from './page-view-counter.ts';
import type { SecretBox } from './secret-box.ts';
import type { AnalysisEndings } from './analysis-endings.ts';
import type { AnalysisPool } from '../processes/analysis-pool.ts';
import type { Announcements } from './announcements.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { LiveModel } from './live-model.ts';
import type { Metrics } from './metrics.ts';

/** The dependencies of all use cases; created once, in `open-app.ts`. */
export interface App {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: Queue;
  /** Names the claims of this process. */
  readonly heartbeat: Heartbeat;
  readonly analysisPool: AnalysisPool;
  /** Announces ended analyses, injections and citation tests. */
  readonly analysisEndings: AnalysisEndings;
  /** Announces summaries of pages to compare with. */
  readonly summariesRead: Announcements;
  /** Announces pages that a language model has read. */
  readonly readingsSaved: Announcements;
  /** Announces answers of language models to the questions of citation tests. */
  readonly answersSaved: Announcements;
  readonly keyHasher: KeyHasher;
  /** Encrypts the secrets of webhook endpoints, and the key of the language model. */
  readonly webhookSecrets: SecretBox;
  readonly web: Web;
  /** Reads pages and writes content blocks. */
  readonly languageModel: LiveModel;
  readonly viewCounter: PageViewCounter;
  /** Of this process alone. */
  readonly metrics: Metrics;
  /** Injected, so that tests can set the time. */
  readonly now: () => Date;
}
