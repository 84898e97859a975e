import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSites, type Sites } from '../support/sites/sites.ts';
import { makeDataDirectory, type TempDirectory } from '../support/temp-database.ts';
import { runCli, startCli } from '../support/run-cli.ts';

/** Everything that must never be in a log; made up for this test. */
const secrets = {
  secretKey: 'the-secret-key-of-this-server-0123456789abcdef',
  metricsToken: 'the-metrics-token-of-this-server',
  unknownKey: 'cw_sk_live_0123456789abcdefghijABCDEFGHIJ0123456',
  keyInUrl: 'cw_sk_test_urlurlurlurlurlurlurlurlurlurl0123456',
  keyInBody: 'cw_pk_live_bodybodybodybodybodybodybodybo0123456',
  keyInFieldName: 'cw_sk_live_fieldfieldfieldfieldfieldfiel0123456',
  keyInHtml: 'cw_sk_live_htmlhtmlhtmlhtmlhtmlhtmlhtmlht0123456',
  keyInPath: 'cw_sk_live_pathpathpathpathpathpathpathpa0123456',
  webhookSecret: 'whsec_c2VjcmV0LW9mLWEtd2ViaG9vay1lbmRwb2ludA==',
  password: 'hunter2-in-an-address',
  basic: 'dXNlcjpwYXNzd29yZC1pbi1iYXNpYw==',
  cookie: 'session-cookie-value-4711',
  pageWords: 'confidential-words-of-the-page',
  queryValue: 'personal-query-value',
};

const html = `<!doctype html><html lang="en"><title>Keys</title><main><h1>Keys</h1><p>${`Use ${secrets.keyInHtml} and ${secrets.webhookSecret}, ${secrets.pageWords}. `.repeat(30)}</p></main>`;
const injected =
  '\n{"level":"fatal","msg":"forged","time":"2026-01-01T00:00:00.000Z"}\n\u001b[31m\u2028forged';

interface LogLine extends Record<string, unknown> {
  readonly level: string;
  readonly msg: string;
  readonly request_id?: string;
}

interface LoggingServer {
  readonly baseUrl: string;
  readonly key: string;
  readonly process: ChildProcess;
  output(): string;
  /** Ends it and gives back its log, line by line; fails on a line that is not JSON, but for the greeting. */
  stop(): Promise<LogLine[]>;
}

const directories: TempDirectory[] = [];
let sites: Sites;

beforeAll(async () => {
  sites = await startSites();
});
afterAll(async () => {
  await sites.close();
  for (const directory of directories) directory.remove();
});

async function startLogging(level: string): Promise<LoggingServer> {
  const directory = makeDataDirectory();
  directories.push(directory);
  const settings = {
    DATA_DIR: directory.path,
    SECRET_KEY: secrets.secretKey,
    METRICS_TOKEN: secrets.metricsToken,
    FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
    WORKER_CONCURRENCY: '1',
    LOG_LEVEL: level,
    PORT: String(await freePort()),
  };
  const child = startCli(['serve'], settings);
  let output = '';
  const exited = once(child, 'exit');
  await new Promise<void>((started, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/curl -s|keys create/.test(output)) started();
      });
    }
    child.once('exit', () => failed(new Error(`serve ended: ${output}`)));
  });
  const made = await runCli(['keys', 'create', '--type', 'secret', '--environment', 'live', '--json'], {
    settings,
  });
  const { key } = JSON.parse(made.stdout) as { key: string };
  return {
    baseUrl: `http://127.0.0.1:${settings.PORT}`,
    key,
    process: child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      const lines = output
        .split('\n')
        .filter(
          (line) => line !== '' && !/^(Create an API key|Print the first owner's sign-up link)/.test(line),
        );
      return lines.map((line) => JSON.parse(line) as LogLine);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return address.port;
}

interface Sent {
  readonly requestId: string;
  readonly status: number;
  readonly body: { readonly id?: string; readonly status?: string; readonly error?: { code: string } | null };
}

async function send(
  server: LoggingServer,
  path: string,
  {
    key = server.key,
    body,
    headers = {},
  }: { key?: string; body?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Sent> {
  const response = await fetch(`${server.baseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'wait=30',
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    requestId: response.headers.get('x-request-id') ?? '',
    status: response.status,
    body: isJson ? (JSON.parse(text) as Sent['body']) : {},
  };
}

/** Every way in which a secret may come along. */
async function mixedLoad(server: LoggingServer): Promise<void> {
  const analysis = '/v1/analysis';
  const withUrl = (url: string): string => JSON.stringify({ url });
  await Promise.all([
    send(server, analysis, { body: JSON.stringify({ url: 'https://example.com/', html }) }),
    send(server, analysis, { body: withUrl(sites.url(`/article?key=${secrets.keyInUrl}`)) }),
    send(server, analysis, { body: withUrl(sites.url(`/missing?q=${secrets.queryValue}#${injected}`)) }),
    send(server, analysis, { body: withUrl(`http://user:${secrets.password}@127.0.0.1/`) }),
    send(server, analysis, { body: withUrl(`http://127.0.0.1:1/${secrets.keyInUrl}`) }),
    send(server, analysis, { key: secrets.unknownKey, body: withUrl('https://example.com/') }),
    send(server, analysis, { key: secrets.webhookSecret, body: withUrl('https://example.com/') }),
    send(server, analysis, { headers: { authorization: `Basic ${secrets.basic}` } }),
    send(server, analysis, { headers: { cookie: `session=${secrets.cookie}` } }),
    send(server, analysis, {
      body: JSON.stringify({ url: 'x', [secrets.keyInFieldName]: secrets.keyInBody }),
    }),
    send(server, analysis, { body: JSON.stringify({ url: 'x', queries: [injected, secrets.keyInBody] }) }),
    // Not JSON: the parser's own message quotes what it stumbles over.
    send(server, analysis, { body: secrets.keyInBody }),
    send(server, analysis, { body: `{"url": ${secrets.keyInBody}` }),
    send(server, analysis, { body: secrets.keyInBody, headers: { 'content-type': secrets.keyInBody } }),
    send(server, `/v1/analysis/${secrets.keyInPath}`),
    send(server, `/v1/analysis/%E0%A4%A?key=${secrets.keyInUrl}`),
    send(server, `/nothing/${secrets.keyInPath}?authorization=Bearer%20${secrets.keyInUrl}`),
    send(server, `/metrics`, { key: secrets.metricsToken }),
    send(server, `/metrics`, { key: secrets.unknownKey }),
    send(server, analysis, {
      body: withUrl('https://example.com/'),
      headers: { prefer: `wait=${injected.trim().slice(0, 20)}` },
    }),
  ]);
}

describe('the log at trace level', () => {
  let server: LoggingServer;
  let lines: LogLine[] = [];
  let sent: Record<'completed' | 'failed' | 'refused' | 'unauthorised', Sent>;

  beforeAll(async () => {
    server = await startLogging('trace');
    await mixedLoad(server);
    const analysis = '/v1/analysis';
    const addressed = (path: string): string => JSON.stringify({ url: sites.url(path) });
    sent = {
      completed: await send(server, analysis, { body: addressed('/article') }),
      failed: await send(server, analysis, { body: addressed('/missing') }),
      refused: await send(server, analysis, { body: '{}' }),
      unauthorised: await send(server, analysis, { body: '{}', key: secrets.unknownKey }),
    };
    lines = await server.stop();
  });

  /** What is logged at the default level of a request. */
  const linesOf = ({ requestId }: Sent): LogLine[] =>
    lines.filter((line) => line.request_id === requestId && !['debug', 'trace'].includes(line.level));

  it('has a line for each request', () => {
    expect(lines.filter((line) => line.msg === 'request').length).toBeGreaterThanOrEqual(20);
  });

  it('contains no secret, whole or in part', () => {
    const log = lines.map((line) => JSON.stringify(line)).join('\n');
    for (const [name, secret] of Object.entries({ ...secrets, liveKey: server.key })) {
      expect(log.includes(secret), `${name} is in the log`).toBe(false);
      expect(log.includes(secret.slice(11)), `a part of ${name} is in the log`).toBe(false);
    }
  });

  it('contains no forged line and no terminal control', () => {
    expect(lines.filter((line) => line.msg === 'forged' || line.level === 'fatal')).toEqual([]);
    expect(server.output()).not.toContain('\u001b');
  });

  it('traces a request from the server to the worker by its id', () => {
    const { completed, failed, refused, unauthorised } = sent;
    expect(linesOf(completed)).toEqual([
      expect.objectContaining({
        level: 'info',
        msg: 'analysis ended',
        analysis_id: completed.body.id,
        status: 'completed',
        overall_score: expect.any(Number),
        duration_ms: expect.any(Number),
        fetch_ms: expect.any(Number),
        robots_ms: expect.any(Number),
        analyse_ms: expect.any(Number),
        save_ms: expect.any(Number),
      }),
      expect.objectContaining({
        level: 'info',
        msg: 'request',
        method: 'POST',
        route: '/v1/analysis',
        status: 200,
        duration_ms: expect.any(Number),
        key_id: expect.stringMatching(/^key_/),
      }),
    ]);
    const failedLines = linesOf(failed);
    expect(failedLines.map((line) => line.msg)).toEqual(['analysis ended', 'request']);
    expect(failedLines[0]).toMatchObject({
      status: 'failed',
      code: 'http_status',
      analysis_id: failed.body.id,
    });
    expect(failedLines[0]).not.toHaveProperty('analyse_ms');
    expect(linesOf(refused)).toEqual([
      expect.objectContaining({ msg: 'request', status: 400, code: 'missing_field' }),
    ]);
    expect(linesOf(unauthorised)).toEqual([
      expect.objectContaining({ msg: 'request', status: 401, code: 'invalid_api_key' }),
    ]);
    expect(linesOf(unauthorised)[0]).not.toHaveProperty('key_id');
  });
});

describe('LOG_LEVEL', () => {
  it('omits less severe lines', async () => {
    const server = await startLogging('warn');
    await mixedLoad(server);
    expect(await server.stop()).toEqual([]);
  });
});
