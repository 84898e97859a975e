import type { Logger } from 'pino';
import type { Config } from '../../src/service/config/config.ts';
import { createServer } from '../../src/entry/process/create-server.ts';
import { createApiKey, type CreateApiKeyInput } from '../../src/features/keys/create-api-key.ts';
import { ensureAccount } from '../../src/entry/process/first-start.ts';
import { openApp, type OpenedApp, type OpenAppOptions } from '../../src/entry/process/open-app.ts';
import { makeTempStorage, silentLog, type TempStorage } from './temp-database.ts';
import { sharedAnalysisPool } from './shared-analysis-pool.ts';
import { started } from './started.ts';

export interface TestService {
  readonly app: OpenedApp;
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  readonly baseUrl: string;
  readonly keys: { readonly live: string; readonly test: string; readonly publishable: string };
  /** Makes another key and gives it back with its id. */
  createKey(input: CreateApiKeyInput): Promise<{ readonly id: string; readonly key: string }>;
  stop(): Promise<void>;
}

export interface StartOptions extends OpenAppOptions {
  readonly config?: Partial<Config>;
  /** Nothing is logged without one. */
  readonly log?: Logger;
  /** Where its data are; kept when it stops. A storage of its own when absent. */
  readonly storage?: TempStorage;
}

/** A configuration for tests: pages may live on loopback, limits are small, nothing is logged. */
export function testConfig(dataDir: string, part: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://127.0.0.1:8080',
    role: 'all',
    stopDelayMs: 0,
    dataDir,
    databaseUrl: undefined,
    secretKey: undefined,
    fetchAllowNetworks: ['127.0.0.0/8'],
    fetchTimeoutMs: 5_000,
    fetchBytesMax: 10 * 1024 * 1024,
    workerConcurrency: 1,
    accountJobsMax: 4,
    accountQueueJobsMax: 10_000,
    accountQueueBytesMax: 1024 * 1024 * 1024,
    analysisTimeoutMs: 20_000,
    analysisHeapMbMax: 512,
    llmBaseUrl: undefined,
    llmApiKey: undefined,
    llmModel: undefined,
    llmUses: undefined,
    llmSamples: undefined,
    llmRatingOffset: 0,
    llmTimeoutMs: 20_000,
    llmInputCharsMax: 32_000,
    llmOutputTokensMax: 4_000,
    llmCallsMax: 3,
    llmConcurrency: 4,
    // Suites about other things fail it on purpose, and ask large questions.
    llmFailuresMax: 1_000,
    llmTokensPerDay: 1_000_000_000_000,
    retentionDays: 90,
    logLevel: 'silent',
    metricsToken: undefined,
    trustProxy: [],
    tlsCertFile: undefined,
    tlsKeyFile: undefined,
    allowPlainHttp: false,
    connectionsMax: 2_000,
    ...part,
  };
}

/** Starts the whole service in this process, on a free port and with a database of its own. */
export async function startService(options: StartOptions = {}): Promise<TestService> {
  const storage = options.storage ?? (await makeTempStorage());
  const config = testConfig(storage.config.dataDir, { ...storage.config, ...options.config });
  const sharesPool = options.poolOptions === undefined && config.role !== 'api';
  const analysisPool = sharesPool ? { analysisPool: sharedAnalysisPool(config) } : {};
  const app = await openApp(config, options.log ?? silentLog, { ...analysisPool, ...options });
  const accountId = await ensureAccount(app.database.db, app.now());
  const server = createServer(app);
  const baseUrl = await server.listen({ host: config.host, port: config.port });
  const stop = async (): Promise<void> => {
    ended();
    // As in production: a connection that a client opened ahead and never used would hold the server's end up.
    const cut = setTimeout(() => server.server.closeAllConnections(), 1_000);
    await server.close();
    clearTimeout(cut);
    await app.close();
    if (options.storage === undefined) await storage.remove();
  };
  const ended = started('a service', stop);

  const createKey = async (
    input: CreateApiKeyInput,
  ): Promise<{ readonly id: string; readonly key: string }> => {
    const outcome = await createApiKey(app, accountId, input);
    if (!outcome.ok) throw new Error(outcome.problems.join('; '));
    return { id: outcome.created.id, key: outcome.created.key };
  };
  const keys = {
    live: (await createKey({ type: 'secret', environment: 'live' })).key,
    test: (await createKey({ type: 'secret', environment: 'test' })).key,
    publishable: (await createKey({ type: 'publishable', environment: 'live' })).key,
  };
  return {
    app,
    baseUrl,
    keys,
    createKey,
    stop,
  };
}
