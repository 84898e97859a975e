import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../../test/support/start-service.ts';
import {
  makeTempStorage,
  silentLog,
  testDatabase,
  type TempStorage,
} from '../../../test/support/temp-database.ts';
import { authenticate, type Caller } from '../keys/authenticate.ts';
import { createApiKey } from '../keys/create-api-key.ts';
import { deleteExpiredAnalyses } from './statements/analyses.ts';
import type { AnalysisRecord } from '../../core/schema/analysis.ts';
import { endLostAnalyses } from './end-lost-analyses.ts';
import { ensureAccount, firstStart } from '../../entry/process/first-start.ts';
import { openApp, type OpenedApp } from '../../entry/process/open-app.ts';
import { readAnalysis, readAnalysisContent, readAnalysisDocument } from './read-analysis.ts';
import { submitAnalysis, type SubmitInput } from './submit-analysis.ts';
import { waitForAnalysis } from './wait-for-analysis.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';

const start = new Date('2026-11-21T23:59:59.500Z');
const html = `<!doctype html><html lang="en"><head><title>What is a heat pump?</title></head><body><main><article>
<h1>What is a heat pump?</h1><p>A heat pump moves heat from a cold place to a warm one. It uses one unit of electricity to
move about three units of heat, so a house that is heated by one needs less energy than a house with a boiler. A heat
pump works in winter too, because there is heat in the air at minus twenty degrees.</p></article></main></body></html>`;

let storage: TempStorage;
let app: OpenedApp;
let live: Caller;
let other: Caller;
let site: Server;
let siteUrl: string;
let now = start;
/** True once no request to `/silent` is open. */
let isCut = false;

beforeAll(async () => {
  storage = await makeTempStorage();
  const config = { ...storage.config, retentionDays: 30, fetchTimeoutMs: outcomeTimeoutMs };
  app = await openApp(testConfig(storage.config.dataDir, config), silentLog, { now: () => now });
  const accountId = await ensureAccount(app.database.db, now);
  live = await callerOf(accountId, 'live');
  other = await callerOf(accountId, 'test');
  site = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.end('User-agent: GPTBot\nDisallow: /\n');
    if (request.url === '/page') return response.setHeader('content-type', 'text/html').end(html);
    if (request.url === '/silent') return isCut ? request.socket.destroy() : undefined;
    return response.writeHead(404).end('gone');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const address = site.address();
  siteUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(() => {
  now = start;
  isCut = false;
});

afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await app.close();
  await storage.remove();
});

/** Cuts all connections, and each later request to `/silent`. */
function cut(): void {
  isCut = true;
  site.closeAllConnections();
}

async function callerOf(accountId: string, environment: 'live' | 'test'): Promise<Caller> {
  const made = await createApiKey(app, accountId, { type: 'secret', environment });
  const authenticated = made.ok ? await authenticate(app, made.created.key) : null;
  if (authenticated?.ok !== true) throw new Error('The key does not work.');
  return authenticated.caller;
}

async function submit(input: SubmitInput): Promise<AnalysisRecord> {
  const document = await submitAnalysis(app, live, input, 'req_1');
  return JSON.parse(document.json) as AnalysisRecord;
}

async function finish(id: string): Promise<AnalysisRecord> {
  const document = await waitForAnalysis(app, live, id, { timeoutMs: outcomeTimeoutMs });
  return JSON.parse(document?.json ?? 'null') as AnalysisRecord;
}

test('an accepted analysis is queued, with empty lists and null fields', async () => {
  const queued = await submit({ url: `${siteUrl}/page`, metadata: { b: '2', a: '1' } });
  expect(queued).toEqual({
    id: queued.id,
    object: 'analysis',
    environment: 'live',
    status: 'queued',
    url: `${siteUrl}/page`,
    cached: false,
    overall_score: null,
    score_band: null,
    category_scores: null,
    entity_gaps: [],
    recommendations: [],
    actions: [],
    briefs: [],
    content_blocks: [],
    access: null,
    integrity: null,
    queries: [],
    entities: [],
    checks: [],
    competitors: [],
    page: null,
    judgement: null,
    engine: null,
    warnings: [],
    metadata: { b: '2', a: '1' },
    error: null,
    created_at: '2026-11-21T23:59:59.500Z',
    started_at: null,
    completed_at: null,
    expires_at: '2026-12-21T23:59:59.500Z',
  });
  await finish(queued.id);
});

test('a page is fetched, analysed with its robots.txt, and saved', async () => {
  const { id } = await submit({ url: `${siteUrl}/page`, queries: ['what is a heat pump'] });
  const record = await finish(id);
  expect(record).toMatchObject({
    status: 'completed',
    error: null,
    page: { http_status: 200, final_url: `${siteUrl}/page` },
    engine: { as_of: '2026-11-21' },
    started_at: '2026-11-21T23:59:59.500Z',
    completed_at: '2026-11-21T23:59:59.500Z',
  });
  expect(record.overall_score).toBeGreaterThan(0);
  expect(record.queries).toMatchObject([{ query: 'what is a heat pump', source: 'given' }]);
  expect(record.access?.crawlers.find((crawler) => crawler.name === 'GPTBot')?.allowed).toBe(false);
});

test('an HTML payload is analysed without a request to its URL, and is kept only in packed form', async () => {
  const { id } = await submit({ url: 'https://unreachable.invalid/page', html });
  const record = await finish(id);
  expect(record).toMatchObject({ status: 'completed', page: { http_status: null, fetched_at: null } });
  expect(record.access?.crawlers).toEqual([]);
  const row = await app.database.db
    .selectFrom('analyses')
    .select(['html', 'page'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.html).toBeNull();
  // Injections are made from it; it goes with its analysis.
  expect(gunzipSync(row?.page ?? '').toString()).toBe(html);
});

test('a page that cannot be fetched is a failed analysis with the reason, never a low score', async () => {
  const record = await finish((await submit({ url: `${siteUrl}/missing` })).id);
  expect(record).toMatchObject({ status: 'failed', overall_score: null, error: { code: 'http_status' } });
});

test('text with NUL and unpaired surrogates is kept exactly', async () => {
  const strange = 'a\u0000b\ud800c "\\u0000" \u2028 💧';
  const { id } = await submit({
    url: 'https://example.com/',
    html: `${html}\u0000`,
    queries: [strange],
    metadata: { z: strange, a: strange },
  });
  const document = await waitForAnalysis(app, live, id, { timeoutMs: outcomeTimeoutMs });
  const record = JSON.parse(document?.json ?? '') as AnalysisRecord;
  expect(record.status).toBe('completed');
  expect(record.metadata).toEqual({ z: strange, a: strange });
  expect(Object.keys(record.metadata)).toEqual(['z', 'a']);
});

test('the content is available only after the analysis is completed', async () => {
  const { id } = await submit({ url: 'https://example.com/', html });
  await finish(id);
  const content = await readAnalysisContent(app, live, id);
  expect(JSON.parse(content?.json ?? '')).toMatchObject({
    object: 'analysis_content',
    text: expect.stringContaining('heat'),
  });
  const failed = await finish((await submit({ url: `${siteUrl}/missing` })).id);
  expect(await readAnalysisContent(app, live, failed.id)).toEqual({ json: null });
});

test('an id of another environment or account is not found', async () => {
  const { id } = await submit({ url: 'https://example.com/', html });
  await finish(id);
  for (const stranger of [other, { ...live, accountId: 'acc_other' }]) {
    expect(await readAnalysis(app, stranger, id)).toBeNull();
    expect(await readAnalysisContent(app, stranger, id)).toBeNull();
    expect(await waitForAnalysis(app, stranger, id, { timeoutMs: outcomeTimeoutMs })).toBeNull();
  }
});

test('a wait ends at its deadline, or when its caller disconnects, with the current analysis', async () => {
  const { id } = await submit({ url: `${siteUrl}/silent` });
  const timedOut = await waitForAnalysis(app, live, id, { timeoutMs: 5 });
  expect(['queued', 'processing']).toContain(timedOut?.status);
  const leaving = new AbortController();
  const left = waitForAnalysis(app, live, id, { timeoutMs: outcomeTimeoutMs, signal: leaving.signal });
  leaving.abort();
  expect(['queued', 'processing']).toContain((await left)?.status);
  cut();
  expect(await finish(id)).toMatchObject({ status: 'failed' });
});

test('every waiting caller is notified of the end of its analysis', async () => {
  const records = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id } = await submit({ url: 'https://example.com/', html });
      const waits = [1, 2, 3].map(() => waitForAnalysis(app, live, id, { timeoutMs: outcomeTimeoutMs }));
      return await Promise.all(waits);
    }),
  );
  expect(new Set(records.flat().map((document) => document?.status))).toEqual(new Set(['completed']));
});

test('an analysis whose job is lost fails with an internal error', async () => {
  const { id } = await submit({ url: `${siteUrl}/silent` });
  const waiting = waitForAnalysis(app, live, id, { timeoutMs: outcomeTimeoutMs });
  await sql`delete from pgboss.job where singleton_key = ${id}`.execute(app.database.db);
  // Several processes may look at once.
  const endedCounts = await Promise.all([endLostAnalyses(app), endLostAnalyses(app), endLostAnalyses(app)]);
  expect(endedCounts.sort()).toEqual([0, 0, 1]);
  expect(JSON.parse((await waiting)?.json ?? '')).toMatchObject({
    status: 'failed',
    error: { code: 'internal', retryable: true },
  });
  cut();
  expect(await endLostAnalyses(app)).toBe(0);
});

test('an expired analysis is removed', async () => {
  const { id } = await submit({ url: 'https://example.com/', html });
  const { expires_at: expiresAt } = await finish(id);
  await deleteExpiredAnalyses(app.database.db, new Date(Date.parse(expiresAt) - 1));
  expect(await readAnalysisDocument(app, live, id)).not.toBeNull();
  await deleteExpiredAnalyses(app.database.db, new Date(expiresAt));
  expect(await readAnalysisDocument(app, live, id)).toBeNull();
});

test('the first start creates one working live key, later starts none', async () => {
  const first = await firstStart(app);
  expect(await authenticate(app, first?.key ?? '')).toMatchObject({
    ok: true,
    caller: { environment: 'live', keyType: 'secret' },
  });
  expect(await firstStart(app)).toBeNull();
});

test.runIf(testDatabase === 'embedded')(
  'a second server on the directory is refused in words that help',
  async () => {
    await expect(openApp(testConfig(storage.config.dataDir), silentLog)).rejects.toThrow(
      'in use by another Citeworthy process',
    );
  },
);
