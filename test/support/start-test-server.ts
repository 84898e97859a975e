import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { AnalysisError } from '../../src/core/schema/analysis-error.ts';
import { summaryOfResult } from '../../src/core/schema/analysis-summary.ts';
import type { AnalysisResult } from '../../src/core/schema/analysis-result.ts';
import { pageFindings } from '../../src/core/score/page-findings.ts';
import type { PageContent } from '../../src/core/schema/analysis-content.ts';
import { RUBRIC_VERSION } from '../../src/core/score/engine.ts';
import { completedAnalysisExample } from '../../src/core/schema/examples/analysis.ts';
import type { Config } from '../../src/service/config/config.ts';
import { readConfig } from '../../src/service/config/config.ts';
import type { Route } from '../../src/entry/http/route.ts';
import { listRoutes } from '../../src/entry/http/routes/index.ts';
import { createServer } from '../../src/entry/process/create-server.ts';
import type { ServerTimes } from '../../src/entry/http/node-server.ts';
import { createApiKey } from '../../src/features/keys/create-api-key.ts';
import { revokeApiKey } from '../../src/features/keys/revoke-api-key.ts';
import { keyHasher } from '../../src/service/platform/secret-key.ts';
import { openQueue } from '../../src/service/queue/queue.ts';
import { listenForAnalysisEndings } from '../../src/service/platform/analysis-endings.ts';
import { listenForAnnouncements } from '../../src/service/platform/announcements.ts';
import { readingsChannel } from '../../src/features/analyses/ask-reading.ts';
import { answersChannel } from '../../src/features/citation-tests/ask-runs.ts';
import { summariesChannel } from '../../src/features/analyses/shared-summaries.ts';
import { idleHeartbeat } from '../../src/service/platform/heartbeat.ts';
import { createMetrics } from '../../src/service/platform/metrics.ts';
import type { App } from '../../src/service/platform/app.ts';
import { openLiveModel } from '../../src/entry/process/open-live-model.ts';
import { ensureAccount } from '../../src/entry/process/first-start.ts';
import { saveAnalysisEnd } from '../../src/features/analyses/save-analysis-end.ts';
import { openViewCounter } from '../../src/features/tracker/view-counter.ts';
import { openWeb } from '../../src/service/web/web.ts';
import { secretBox } from '../../src/service/platform/secret-box.ts';
import { openTempDatabase } from './temp-database.ts';
import { documentConformance } from './document-conformance.ts';
import { started } from './started.ts';
import { outcomeTimeoutMs } from './time-limits.ts';

/**
 * The HTTP server over a real database and queue, without workers: an analysis stays queued until the test ends it, so
 * that every state can be held as long as it is looked at.
 */
export interface TestServer {
  readonly server: FastifyInstance;
  readonly app: App;
  /** Lines that were logged, as objects. */
  readonly logged: readonly Record<string, unknown>[];
  createKey(
    input: Parameters<typeof createApiKey>[2],
  ): Promise<{ readonly id: string; readonly key: string }>;
  revokeKey(id: string): Promise<void>;
  setTime(time: Date): void;
  /** Sends a request. Fails when the answer is not one that the served OpenAPI document promises. */
  call(key: string | undefined, options: InjectOptions): Promise<LightMyRequestResponse>;
  complete(id: string, content?: PageContent): Promise<void>;
  fail(id: string, error: AnalysisError): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly times?: ServerTimes;
  /** Where Ollama is looked for. */
  readonly ollamaOrigin?: string;
  /** Served beside the product's own. */
  readonly routes?: readonly Route[];
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database, dataDir, remove } = await openTempDatabase();
  const config = testConfig({ DATA_DIR: dataDir, ...options.env });
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'debug' },
    { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  let time: Date | undefined;
  const now = (): Date => time ?? new Date();
  const web = openWeb({
    allowNetworks: config.fetchAllowNetworks,
    fetchTimeoutMs: config.fetchTimeoutMs,
    fetchBytesMax: config.fetchBytesMax,
    userAgent: 'Citeworthy/test',
    now,
  });
  const queue = await openQueue(database, log);
  const webhookSecrets = secretBox('0123456789abcdef0123456789abcdef');
  const languageModel = await openLiveModel(
    { config, database, log, now, webhookSecrets },
    {
      runsJobs: false,
      ...(options.ollamaOrigin === undefined ? {} : { ollamaOrigin: options.ollamaOrigin }),
    },
  );
  const app: App = {
    config,
    log,
    database,
    queue,
    heartbeat: idleHeartbeat(),
    analysisPool: idlePool,
    analysisEndings: await listenForAnalysisEndings(database),
    readingsSaved: await listenForAnnouncements(database, readingsChannel),
    answersSaved: await listenForAnnouncements(database, answersChannel),
    summariesRead: await listenForAnnouncements(database, summariesChannel),
    keyHasher: keyHasher('0123456789abcdef0123456789abcdef'),
    webhookSecrets,
    web,
    languageModel,
    viewCounter: openViewCounter({ config, database, log, now }),
    metrics: createMetrics(),
    now,
  };
  const accountId = await ensureAccount(database.db, now());
  const server = createServer(app, options.times, [...listRoutes(), ...(options.routes ?? [])]);
  await server.ready();
  const conformance = documentConformance((await server.inject('/openapi.json')).body);
  const end = async (id: string, outcome: Parameters<typeof saveAnalysisEnd>[3]): Promise<void> => {
    await database.db.transaction().execute((trx) => saveAnalysisEnd(app, trx, id, outcome, now()));
  };

  const close = async (): Promise<void> => {
    ended();
    await server.close();
    await app.viewCounter.stop();
    await languageModel.close();
    await queue.stop(0);
    await web.close();
    await remove();
  };
  const ended = started('a test server', close);

  return {
    server,
    app,
    logged,
    async createKey(input) {
      const outcome = await createApiKey(app, accountId, input);
      if (!outcome.ok) throw new Error(outcome.problems.join('; '));
      return outcome.created;
    },
    async revokeKey(id) {
      await revokeApiKey(app, accountId, id);
    },
    setTime(at) {
      time = at;
    },
    async call(key, request) {
      const response = await server.inject({
        ...request,
        headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...request.headers },
      });
      const target = String(request.url);
      // Pages are not part of the document, and an answer to HEAD has no body to judge.
      if (request.method !== 'HEAD' && !String(response.headers['content-type']).startsWith('text/')) {
        conformance.check(request.method ?? 'GET', target, response);
      }
      return response;
    },
    complete: (id, content = exampleContent) =>
      end(id, {
        status: 'completed',
        resultJson: JSON.stringify(exampleResult()),
        contentJson: JSON.stringify(content),
        overallScore: 71.4,
        rubricVersion: RUBRIC_VERSION,
        summaryJson: JSON.stringify(summaryOfResult(completedAnalysisExample)),
        findingsJson: JSON.stringify(pageFindings(exampleResult() as unknown as AnalysisResult)),
        categoryScores: { entity_coverage: 64, intent_alignment: 81.2, structure_quality: 70 },
        reader: null,
        isReusable: true,
      }),
    fail: (id, error) => end(id, { status: 'failed', error }),
    close,
  };
}

/** The id of the analysis of an address that only one test submits. */
export function idOf(test: TestServer, url: string): Promise<string> {
  return eventually(`the analysis of ${url}`, async () => {
    const { db } = test.app.database;
    return (await db.selectFrom('analyses').select('id').where('url', '=', url).executeTakeFirst())?.id;
  });
}

/** Asks until there is an answer. */
async function eventually<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + outcomeTimeoutMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} never came`);
    // The embedded database answers within the same turn of the event loop: without this nothing else would run.
    await setImmediate();
  }
}

function testConfig(env: Readonly<Record<string, string>>): Config {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  return reading.config;
}

/** No worker runs here, so nothing asks it. */
const idlePool: App['analysisPool'] = {
  analyze: () => Promise.reject(new Error('no worker runs in this test')),
  summarize: () => Promise.reject(new Error('no worker runs in this test')),
  question: () => Promise.reject(new Error('no worker runs in this test')),
  readingQuestion: () => Promise.reject(new Error('no worker runs in this test')),
  inject: () => Promise.reject(new Error('no worker runs in this test')),
  readSource: () => Promise.reject(new Error('no worker runs in this test')),
  planCitations: () => Promise.reject(new Error('no worker runs in this test')),
  judgeCitations: () => Promise.reject(new Error('no worker runs in this test')),
  judgeAddresses: () => Promise.reject(new Error('no worker runs in this test')),
  warm: () => Promise.resolve(),
  processMemory: () => [],
  close: () => Promise.resolve(),
};

const exampleContent: PageContent = {
  title: 'Heat pumps',
  text: 'Efficiency in winter\nIt is high.',
  markdown: '## Efficiency in winter\n\nIt is high.',
  outline: [{ level: 2, text: 'Efficiency in winter', start: 0 }],
};

const resultFields = [
  'overall_score',
  'score_band',
  'category_scores',
  'entity_gaps',
  'recommendations',
  'actions',
  'briefs',
  'content_blocks',
  'access',
  'integrity',
  'queries',
  'entities',
  'checks',
  'competitors',
  'page',
  'judgement',
  'engine',
  'warnings',
] as const satisfies readonly (keyof AnalysisResult)[];

function exampleResult(): Record<string, unknown> {
  return Object.fromEntries(resultFields.map((field) => [field, completedAnalysisExample[field]]));
}
