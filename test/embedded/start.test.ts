import { chmodSync, existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasTerminal, runCli, startCli, startCliInTerminal } from '../support/run-cli.ts';
import { makeTempDirectory, putEmptyDatabase } from '../support/temp-database.ts';

const directory = makeTempDirectory();
const children = new Set<ReturnType<typeof startCli>>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
// One start and one key command create their database; elsewhere that would only take seconds of a processor.
beforeAll(() => {
  for (const name of ['first', 'port']) putEmptyDatabase(join(directory.path, name));
});
afterAll(() => directory.remove());

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

interface RunningServer {
  readonly port: string;
  /** Everything printed to standard output so far. */
  output(): string;
  /** Resolves when standard output matches. */
  printed(pattern: RegExp): Promise<void>;
  /** Sends the signal and resolves with exit code and the time that it took, in milliseconds. */
  stop(signal: NodeJS.Signals): Promise<{ exitCode: number | null; tookMs: number }>;
}

/** Starts the server; resolves when it has printed `ready`, rejects when it ends before. */
async function startServer(dataDir: string, ready: RegExp, start = startCli): Promise<RunningServer> {
  const port = await freePort();
  // One thread: each takes a second of a processor to start.
  const settings = { DATA_DIR: join(directory.path, dataDir), PORT: port, WORKER_CONCURRENCY: '1' };
  const child = start(['serve'], settings);
  children.add(child);
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  // A terminal ends its lines with CR LF.
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text.replaceAll('\r', '')));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const printed = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(output)) resolve();
      };
      look();
      child.stdout.on('data', look);
      void ended.then((code) => reject(new Error(`ended with ${String(code)}: ${errors}${output}`)));
    });
  await printed(ready);
  return {
    port,
    output: () => output,
    printed,
    async stop(signal) {
      const begun = performance.now();
      if (start === startCliInTerminal) child.stdin.write('\x03');
      else child.kill(signal);
      return { exitCode: await ended, tookMs: performance.now() - begun };
    },
  };
}

const curlLine =
  /^curl -s (http:\S+) -H 'Authorization: Bearer (cw_sk_live_\w+)' -H 'Content-Type: .+' -d '(.+)'$/m;
const signupLink = /^(http:\/\/127\.0\.0\.1:\d+\/signup\?token=[\w-]{43})$/m;
const keysHint = /^Create an API key: .*npx citeworthy keys create/m;
const keysHintOrCurl = /^(?:curl|Create an API key).*\n/m;

/** Asks for an analysis of HTML that comes along, so that nothing is fetched. */
async function statusOfAnalysis(address: string, key: string): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: 'https://example.com/', html: '<h1>Heat pumps</h1><p>They move heat.</p>' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('starting the server', () => {
  it.runIf(hasTerminal)('prints a working request with its key in a terminal, once', async () => {
    const first = await startServer('terminal', curlLine, startCliInTerminal);
    const [, address = '', key = '', body = ''] = curlLine.exec(first.output()) ?? [];
    expect(address).toBe(`http://127.0.0.1:${first.port}/v1/analysis`);
    expect(JSON.parse(body)).toEqual({ url: 'https://example.com/' });
    expect([200, 202]).toContain(await statusOfAnalysis(address, key));
    const [, signup = ''] = signupLink.exec(first.output()) ?? [];
    // Looking at the form does not use the link up.
    for (let time = 0; time < 2; time += 1) expect((await fetch(signup)).status).toBe(200);
    expect(await statusOfAnalysis(address, `${key}x`)).toBe(401);
    const { exitCode, tookMs } = await first.stop('SIGINT');
    expect(exitCode).toBe(0);
    expect(tookMs).toBeLessThan(10_000);
    expect(first.output().match(/cw_sk_live_\w+/g)).toHaveLength(1);

    const second = await startServer('terminal', keysHint, startCliInTerminal);
    expect(second.output()).not.toContain('cw_sk_');
    expect(second.output()).not.toMatch(/^curl/m);
    expect(second.output()).not.toContain('/signup');
    expect((await second.stop('SIGINT')).exitCode).toBe(0);
  });

  it('never prints a key or a sign-up link into a pipe, but the commands that print them', async () => {
    const server = await startServer('first', keysHint);
    expect(server.output()).not.toMatch(/cw_sk_|signup\?token/);
    const dataDir = join(directory.path, 'first');
    expect(server.output()).toContain(`: DATA_DIR=${dataDir} npx citeworthy dashboard signup-link\n`);
    const settings = { DATA_DIR: dataDir, PORT: server.port };
    const link = await runCli(['dashboard', 'signup-link', '--json'], { settings });
    expect(link).toMatchObject({ exitCode: 0, stderr: '' });
    const { url } = JSON.parse(link.stdout) as { url: string };
    expect(url).toMatch(signupLink);
    // Looking at the form does not use the link up.
    for (let time = 0; time < 2; time += 1) expect((await fetch(url)).status).toBe(200);
    const { stdout: next } = await runCli(['dashboard', 'signup-link'], { settings });
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(next.trim())).status).toBe(200);
    const { exitCode, tookMs } = await server.stop('SIGTERM');
    expect(exitCode).toBe(0);
    expect(tookMs).toBeLessThan(10_000);
    expect(server.output()).not.toMatch(/cw_sk_|signup\?token/);
  });

  it('reports a used port in one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = String((other.address() as AddressInfo).port);
    const settings = { DATA_DIR: join(directory.path, 'port'), PORT: port, LOG_LEVEL: 'silent' };
    const run = await runCli(['serve'], { settings });
    other.close();
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toBe(
      `citeworthy: 127.0.0.1 port ${port} is in use by another program. Stop that program or set PORT to another port.\n`,
    );
  });

  it('notices a used port before it creates, opens or migrates a database', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const dataDir = join(directory.path, 'never-made');
    const port = String((other.address() as AddressInfo).port);
    const run = await runCli(['serve'], { settings: { DATA_DIR: dataDir, PORT: port } });
    other.close();
    expect(run).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('in use by another program') });
    expect(run.stdout).not.toContain('database in');
    expect(existsSync(dataDir)).toBe(false);
  });

  it.runIf(hasTerminal)('still shows the first key after a start with a used port', async () => {
    const server = await startServer('port', keysHintOrCurl, startCliInTerminal);
    expect(server.output()).toMatch(curlLine);
    await server.stop('SIGINT');
  });

  it.each([
    ['PORT', { PORT: 'http' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/citeworthy', SECRET_KEY: 'k'.repeat(32) }],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://localhost/citeworthy' }],
    ['SERVE_ROLE', { SERVE_ROLE: 'leader' }],
    ['DATABASE_URL', { SERVE_ROLE: 'worker' }],
    ['TLS_CERT_FILE', { TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' }],
    ['TLS_CERT_FILE', { TLS_CERT_FILE: 'package.json', TLS_KEY_FILE: 'package.json' }],
    ['SECRET_KEY', { SECRET_KEY: 'too-short' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
  ])('names an invalid %s in one line', async (name, wrong) => {
    const settings = { DATA_DIR: join(directory.path, 'refused'), LOG_LEVEL: 'silent', ...wrong };
    const run = await runCli(['serve'], { settings });
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toMatch(new RegExp(`^citeworthy: ${name}\\b.*\\n$`));
  });
});

describe('a running server', () => {
  let server: RunningServer;
  let shared: readonly ReturnType<typeof startCli>[] = [];

  beforeAll(async () => {
    server = await startServer('first', keysHintOrCurl);
    shared = [...children];
    children.clear();
  });
  afterAll(() => {
    for (const child of shared) child.kill('SIGKILL');
  });

  it('logs its settings as one JSON line, without secrets', () => {
    const [line = ''] = server.output().split('\n');
    const { msg, settings } = JSON.parse(line) as { msg: string; settings: Record<string, unknown> };
    expect(msg).toBe('starting');
    expect(settings).toMatchObject({ PORT: Number(server.port), HOST: '127.0.0.1', RETENTION_DAYS: 90 });
  });

  it('reports a used data directory in one line', async () => {
    const dataDir = join(directory.path, 'first');
    const settings = { DATA_DIR: dataDir, PORT: await freePort(), LOG_LEVEL: 'silent' };
    const run = await runCli(['serve'], { settings });
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
    expect(run.stderr).toContain(`${dataDir} is in use`);
  });

  it('accepts keys that are created beside it immediately', async () => {
    const settings = { DATA_DIR: join(directory.path, 'first') };
    const made = await runCli(['keys', 'create', '--type', 'secret', '--environment', 'test', '--json'], {
      settings,
    });
    expect(made).toMatchObject({ exitCode: 0, stderr: '' });
    const { key } = JSON.parse(made.stdout) as { key: string };
    const address = `http://127.0.0.1:${server.port}/v1/analysis`;
    expect([200, 202]).toContain(await statusOfAnalysis(address, key));
  });

  // The last: it ends the server.
  it('exits immediately on the second signal', async () => {
    const request = connect(Number(server.port), '127.0.0.1');
    // The server asks for the body, which never comes: it has an answer in the making, and stopping takes a while.
    request.write(
      'POST /v1/analysis HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
    );
    request.on('error', () => undefined);
    await new Promise((resolve) => request.once('data', resolve));
    void server.stop('SIGTERM');
    await server.printed(/"msg":"stopping/);
    const { exitCode } = await server.stop('SIGTERM');
    request.destroy();
    expect(exitCode).toBe(143);
  });
});

describe("the database's secret key", () => {
  it('is required by the start and by every command, which name the way out', async () => {
    const dataDir = join(directory.path, 'keyed');
    const own = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const create = ['keys', 'create', '--type', 'secret', '--environment', 'test'];
    expect(await runCli(create, { settings: own })).toMatchObject({ exitCode: 0 });

    const wrong = { ...own, PORT: await freePort(), SECRET_KEY: 'another-key-'.repeat(4) };
    const refusal =
      /^citeworthy: SECRET_KEY is not the secret key of this database: .*secret-key replace.*\n$/;
    for (const command of [['serve'], create, ['keys', 'list'], ['webhooks', 'list']]) {
      const run = await runCli(command, { settings: wrong });
      expect(run).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringMatching(refusal) });
    }
    const unconfirmed = await runCli(['secret-key', 'replace'], { settings: wrong });
    expect(unconfirmed).toMatchObject({ exitCode: 1, stdout: '' });
    expect(unconfirmed.stderr).toContain('every API key is revoked');
    expect((await runCli(['keys', 'list'], { settings: own })).exitCode).toBe(0);

    const keyFile = join(dataDir, 'secret.key');
    chmodSync(keyFile, 0o644);
    const open = await runCli(['serve'], { settings: own });
    expect(open).toMatchObject({ exitCode: 1, stdout: '' });
    expect(open.stderr).toContain(
      `${keyFile} can be opened by other users (mode 0644). Run: chmod 600 ${keyFile}`,
    );
    chmodSync(keyFile, 0o600);

    const replaced = await runCli(['secret-key', 'replace', '--revoke-everything'], { settings: wrong });
    expect(replaced).toMatchObject({ exitCode: 0, stderr: '' });
    expect(replaced.stdout).toContain('Revoked API keys: 1.');
    expect((await runCli(['keys', 'list'], { settings: wrong })).exitCode).toBe(0);
  });
});

describe('keys', () => {
  it('of a PostgreSQL need its secret key, and report an unreachable database at once', async () => {
    const settings = { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' };
    expect(await runCli(['keys', 'list'], { settings })).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/^citeworthy: SECRET_KEY must be set/),
    });
    const run = await runCli(['keys', 'list'], { settings: { ...settings, SECRET_KEY: 'k'.repeat(32) } });
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toMatch(
      /^citeworthy: DATABASE_URL names a database that cannot be used: .*ECONNREFUSED/,
    );
    expect(run.stderr).not.toContain('hunter2');
  });
});
