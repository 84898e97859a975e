import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../src/entry/process/create-server.ts';
import { listRoutes } from '../../src/entry/http/routes/index.ts';
import type { App } from '../../src/service/platform/app.ts';
import type { Schema } from '../../src/service/storage/schema.ts';
import { startSites, type Sites } from '../support/sites/sites.ts';
import { startService, type TestService } from '../support/start-service.ts';

let service: TestService;
let sites: Sites;

beforeAll(async () => {
  [service, sites] = await Promise.all([
    startService({ config: { workerConcurrency: 1, accountJobsMax: 6 } }),
    startSites(),
  ]);
});
afterAll(() => Promise.all([service.stop(), sites.close()]));

interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const linePattern = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/i;

/** Reads Prometheus' text format; throws at a line that is none. */
function parseMetrics(text: string): Series[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = linePattern.exec(line) ?? [];
      if (name === '') throw new Error(`no metric: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
    });
}

async function scrape(): Promise<Series[]> {
  const response = await fetch(`${service.baseUrl}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4; charset=utf-8/);
  return parseMetrics(await response.text());
}

function valueOf(series: readonly Series[], name: string, labels: Readonly<Record<string, string>>): number {
  const found = series.find(
    (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  );
  return found?.value ?? 0;
}

function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${service.baseUrl}/v1/analysis`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.keys.live}`,
      'content-type': 'application/json',
      prefer: 'wait=30',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

/** Bytes straight onto the wire; resolves with the answer when the server closes. */
function rawRequest(text: string): Promise<string> {
  const { hostname, port } = new URL(service.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

const html = `<!doctype html><html lang="en"><title>What is a heat pump?</title><main><h1>What is a heat pump?</h1>
<p>${'A heat pump moves heat from a cold place to a warm one, with less electricity than heat. '.repeat(12)}</p></main>`;

describe('the metrics', () => {
  it('count requests, jobs, fetches, stages and analyses', async () => {
    const before = await scrape();
    const fetched = await post({ url: sites.url('/article') });
    expect(fetched.status).toBe(200);
    expect((await post({ url: sites.url('/nowhere') })).status).toBe(200);
    expect((await post({ url: 'https://example.com/', html })).status).toBe(200);
    expect((await post({ url: 'not a url' })).status).toBe(400);
    const { id } = (await fetched.json()) as { id: string };
    const headers = { authorization: `Bearer ${service.keys.live}` };
    await fetch(`${service.baseUrl}/v1/analysis/${id}`, { headers });

    const after = await scrape();
    const grown = (name: string, labels: Readonly<Record<string, string>>): number =>
      valueOf(after, name, labels) - valueOf(before, name, labels);
    const requests = 'citeworthy_http_request_duration_seconds_count';
    expect(grown(requests, { method: 'POST', route: '/v1/analysis', status: '200' })).toBe(3);
    expect(grown(requests, { method: 'POST', route: '/v1/analysis', status: '400' })).toBe(1);
    expect(grown(requests, { method: 'GET', route: '/v1/analysis/{id}', status: '200' })).toBe(1);
    expect(grown('citeworthy_job_attempts_total', { queue: 'analysis', outcome: 'completed' })).toBe(3);
    expect(grown('citeworthy_job_attempt_duration_seconds_count', { queue: 'analysis' })).toBe(3);
    const [ended, fetches] = ['citeworthy_analyses_ended_total', 'citeworthy_page_fetches_total'];
    expect(grown(ended, { status: 'completed', code: '' })).toBe(2);
    expect(grown(ended, { status: 'failed', code: 'http_status' })).toBe(1);
    expect(grown(fetches, { code: 'ok' })).toBe(1);
    expect(grown(fetches, { code: 'http_status' })).toBe(1);
    const stages = 'citeworthy_analysis_stage_duration_seconds_count';
    expect(['fetch', 'robots', 'analyse', 'save'].map((stage) => grown(stages, { stage }))).toEqual([
      2, 1, 2, 3,
    ]);
  });

  it('show queue, event loop, and memory of the process and each analysis process', async () => {
    await Promise.all([1, 2, 3, 4].map(() => post({ url: 'https://example.com/', html })));
    const series = await scrape();
    expect(valueOf(series, 'citeworthy_database_up', {})).toBe(1);
    for (const state of ['waiting', 'delayed', 'active']) {
      expect(valueOf(series, 'citeworthy_queue_jobs', { queue: 'analysis', state })).toBe(0);
      expect(
        series.some((one) => one.name === 'citeworthy_queue_jobs' && one.labels['state'] === state),
      ).toBe(true);
    }
    expect(series.some((one) => one.name === 'nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(valueOf(series, 'process_resident_memory_bytes', {})).toBeGreaterThan(1e7);
    const processes = valueOf(series, 'citeworthy_analysis_processes', {});
    expect(processes).toBe(service.app.config.workerConcurrency);
    for (let one = 0; one < processes; one += 1) {
      const labels = { process: String(one), kind: 'heap_used' };
      expect(valueOf(series, 'citeworthy_analysis_process_memory_bytes', labels)).toBeGreaterThan(1e6);
    }
  });

  it("show the queue's size and the age of its oldest job", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    sites.serve('/held', (_request, response) => void held.then(() => response.writeHead(404).end()));
    const { workerConcurrency, accountJobsMax } = service.app.config;
    // Four for each analysis process: half of an analysis is waiting for its page, and an account has half of the attempts.
    const attempts = 4 * workerConcurrency;
    const waiting = Array.from({ length: accountJobsMax + 2 }, (_, index) =>
      post({ url: sites.url(`/held?${index}`) }),
    );
    const depth = (series: readonly Series[], state: string): number =>
      valueOf(series, 'citeworthy_queue_jobs', { queue: 'analysis', state });
    await expect
      .poll(async () => {
        const series = await scrape();
        return {
          active: depth(series, 'active'),
          waiting: depth(series, 'waiting'),
          delayed: depth(series, 'delayed'),
          withoutJob: valueOf(series, 'citeworthy_analyses_waiting', {}),
          hasAges: [
            'citeworthy_queue_oldest_waiting_seconds',
            'citeworthy_analyses_oldest_waiting_seconds',
          ].map((name) => valueOf(series, name, {}) > 0),
        };
      })
      .toEqual({
        active: attempts,
        waiting: accountJobsMax - attempts,
        delayed: 0,
        withoutJob: 2,
        hasAges: [true, true],
      });
    release();
    for (const response of await Promise.all(waiting)) expect(response.status).toBe(200);
  });

  it('have no caller-controlled label values after a mixed load', async () => {
    const secretPath = `/v1/analysis/an_${'0'.repeat(26)}`;
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => fetch(`${service.baseUrl}/made-up/${index}?key=${index}`)),
      ...Array.from({ length: 10 }, (_, index) => post({ url: sites.url(`/made-up-page-${index}`) })),
      fetch(`${service.baseUrl}${secretPath}`, {
        headers: { authorization: `Bearer ${service.keys.publishable}` },
      }),
      fetch(`${service.baseUrl}/docs/errors/made-up`),
      fetch(`${service.baseUrl}/v1/analysis`, { method: 'DELETE' }),
      new Promise((resolve) => request(`${service.baseUrl}/x`, { method: 'PROPFIND' }, resolve).end()),
      rawRequest('BREW /pot HTTP/1.1\r\nHost: made-up.example\r\n\r\n'),
      rawRequest('GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n'),
    ]);
    const series = await scrape();
    const templates = new Set([
      ...listRoutes().map((route) => route.path),
      ...['none', '/metrics', '/', '/docs', '/docs/errors/{code}'],
    ]);
    const fixed: Record<string, RegExp> = {
      method: /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/,
      status: /^(\d{3}|closed|completed|failed)$/,
      outcome: /^(completed|failed|aborted|given_up)$/,
      stage: /^[a-z]{1,20}$/,
      code: /^[a-z_]{0,30}$/,
      queue: /^[a-z_-]{1,30}$/,
      state: /^(waiting|delayed|active)$/,
      process: /^\d{1,3}$/,
      kind: /^[a-z_]{1,20}$/,
      le: /^(\+Inf|[\d.]+)$/,
      space:
        /^(old|new|code|map|large_object|code_large_object|new_large_object|read_only|shared|shared_large_object|trusted|trusted_large_object)$/,
      type: /^\w{1,40}$/,
      version: /^v\d+\.\d+\.\d+$/,
      major: /^\d+$/,
      minor: /^\d+$/,
      patch: /^\d+$/,
    };
    for (const { name, labels } of series) {
      for (const [label, value] of Object.entries(labels)) {
        const where = `${name}{${label}="${value}"}`;
        if (label === 'route') expect(templates, where).toContain(value);
        else expect(value, where).toMatch(fixed[label] ?? /^never$/);
      }
    }
    const values = series.flatMap(({ labels }) => Object.values(labels)).join('\n');
    expect(values).not.toMatch(/made-up|127\.0\.0\.1|example|\b(cw|an|key|req)_/);
  });
});

describe('GET /metrics', () => {
  const read = (
    headers: Readonly<Record<string, string>>,
    remoteAddress = '127.0.0.1',
  ): Promise<{ readonly status: number; readonly code: unknown }> =>
    answer(service.app, headers, remoteAddress);

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.9.9.9'])('allows %s', async (address) => {
    expect(await read({}, address)).toMatchObject({ status: 200 });
  });

  it.each(['203.0.113.7', '10.0.0.1', '192.168.1.2', '2001:db8::1', '::ffff:10.0.0.1'])(
    'rejects %s when no token is set',
    async (address) => {
      expect(await read({}, address)).toMatchObject({ status: 403, code: 'metrics_not_public' });
      // Without a token there is none to guess.
      expect(await read({ authorization: 'Bearer undefined' }, address)).toMatchObject({ status: 403 });
      expect(await read({ authorization: 'Bearer ' }, address)).toMatchObject({ status: 403 });
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'rejects requests through a local proxy (%s)',
    async (header) => {
      expect(await read({ [header]: '127.0.0.1' })).toMatchObject({
        status: 403,
        code: 'metrics_not_public',
      });
    },
  );

  it.each([
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-forwarded-for',
    'cf-connecting-ip',
    'true-client-ip',
    'X-Amzn-Trace-Id',
    'Fastly-Client-IP',
    'Client-IP',
    'X-ProxyUser-Ip',
    'X-Request-Id',
    'X-Header-Of-An-Unknown-Proxy',
  ])('never gives metrics to a stranger through a proxy that sends only %s', async (header) => {
    expect(await read({ [header]: '127.0.0.1' })).toMatchObject({ status: 403 });
  });

  it.each([
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['referer', 'https://evil.example/'],
    ['sec-fetch-site', 'cross-site'],
  ])('never gives metrics to a page in a browser of this machine (%s: %s)', async (header, value) => {
    expect(await read({ [header]: value })).toMatchObject({ status: 403, code: 'metrics_not_public' });
  });

  it.each([
    ['curl', { 'user-agent': 'curl/8.5.0', accept: '*/*' }],
    [
      'Prometheus',
      {
        'user-agent': 'Prometheus/3.0.0',
        accept: 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1',
        'accept-encoding': 'gzip',
        'x-prometheus-scrape-timeout-seconds': '10',
      },
    ],
  ])('answers %s on this machine', async (_client, headers) => {
    expect(await read(headers)).toMatchObject({ status: 200 });
  });

  it('warns once that a proxy on this machine needs METRICS_TOKEN', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const server = createServer({ ...service.app, log });
    await server.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
    await server.inject('/metrics');
    await server.inject('/metrics');
    await server.close();
    expect(lines.filter((line) => line.includes('METRICS_TOKEN'))).toHaveLength(1);
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '[::2]',
    '10.0.0.1',
  ])('never gives metrics to a page whose name was rebound to this machine (Host: %s)', async (host) => {
    expect(await read({ host })).toMatchObject({ status: 403, code: 'metrics_not_public' });
  });

  it.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080', '[::1]'])(
    'knows %s as a name of this machine',
    async (host) => {
      expect(await read({ host })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['TRUST_PROXY names one', { trustProxy: ['127.0.0.1/32'] }],
    ['PUBLIC_URL is another name than that of HOST', { publicUrl: 'https://citeworthy.example' }],
  ])('never takes a proxy on this machine for its operator: %s', async (_what, part) => {
    const proxied = { ...service.app, config: { ...service.app.config, ...part } };
    expect(await answer(proxied, {}, '127.0.0.1')).toMatchObject({ status: 403, code: 'metrics_not_public' });
  });

  it('never answers HTTP/1.0, which nginx speaks when nothing is configured', async () => {
    const { port } = new URL(service.baseUrl);
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.write(`GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    await once(socket, 'close');
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 403/);
  });

  it('does not accept an API key', async () => {
    const headers = { authorization: `Bearer ${service.keys.live}` };
    expect(await read(headers, '203.0.113.7')).toMatchObject({ status: 403, code: 'metrics_not_public' });
  });

  it('supports no other method', async () => {
    const response = await fetch(`${service.baseUrl}/metrics`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('with METRICS_TOKEN requires the token, from any address', async () => {
    const token = 'a-token-of-some-length';
    const guarded = { ...service.app, config: { ...service.app.config, metricsToken: token } };
    for (const address of ['127.0.0.1', '203.0.113.7']) {
      expect(await answer(guarded, { authorization: `Bearer ${token}` }, address)).toMatchObject({
        status: 200,
      });
      for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
        expect(await answer(guarded, { authorization }, address)).toMatchObject({
          status: 403,
          code: 'metrics_not_public',
        });
      }
    }
    // Behind a proxy, too: that is what it is for.
    const proxied = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' };
    expect(await answer(guarded, proxied, '127.0.0.1')).toMatchObject({ status: 200 });
  });

  it("omits the queue's figures when the database is unavailable", async () => {
    // Nothing listens on this port.
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const lonely = { ...service.app, database: { ...service.app.database, db } };
    const { status, text } = await answer(lonely, {}, '127.0.0.1');
    expect(status).toBe(200);
    const series = parseMetrics(text);
    expect(valueOf(series, 'citeworthy_database_up', {})).toBe(0);
    expect(series.some((one) => one.name === 'citeworthy_queue_jobs')).toBe(false);
    expect(valueOf(series, 'citeworthy_analyses_waiting', {})).toBeNaN();
    expect(series.some((one) => one.name === 'process_resident_memory_bytes')).toBe(true);
    await pool.end();
  });
});

/** A request as if it came from `remoteAddress`: nothing but the peer of the connection is pretended. */
async function answer(
  app: App,
  headers: Readonly<Record<string, string>>,
  remoteAddress: string,
): Promise<{ readonly status: number; readonly code: unknown; readonly text: string }> {
  const server = createServer(app);
  try {
    const response = await server.inject({ url: '/metrics', headers, remoteAddress });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = isJson ? (response.json() as { error: { code: string } }) : undefined;
    return { status: response.statusCode, code: body?.error.code, text: response.body };
  } finally {
    await server.close();
  }
}

describe('docs/operating.md', () => {
  it("lists exactly the service's metrics", async () => {
    const response = await fetch(`${service.baseUrl}/metrics`);
    const served = [...(await response.text()).matchAll(/^# TYPE (citeworthy_\w+)/gm)].map(
      ([, name]) => name,
    );
    const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    const documented = [...page.matchAll(/^\| `(citeworthy_\w+)`/gm)].map(([, name]) => name);
    expect([...documented].sort()).toEqual([...served].sort());
  });
});
