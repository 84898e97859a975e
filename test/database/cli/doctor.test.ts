import { tmpdir } from 'node:os';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/service/storage/open.ts';
import { startModelEndpoint, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { runCli } from '../../support/run-cli.ts';
import { findingOf, freePort, runDoctor } from '../../support/run-doctor.ts';
import { startServer } from '../../support/spawned-server.ts';
import { makeTempDirectory, makeTempStorage, silentLog, testDatabase } from '../../support/temp-database.ts';

const closers: (() => Promise<void> | void)[] = [];
let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  closers.push(() => endpoint.close());
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** The port that a server keeps until the end of the suite. */
async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => new Promise<void>((done) => void server.close(() => done())));
  return (server.address() as AddressInfo).port;
}

describe('citeworthy doctor', () => {
  it('finds nothing wrong before the first start, and creates nothing', async () => {
    const directory = makeTempDirectory();
    const dataDir = `${directory.path}/data`;
    const run = await runCli(['doctor'], { settings: { DATA_DIR: dataDir, PORT: await freePort() } });
    expect(run.exitCode).toBe(0);
    for (const words of ['Node.js', 'made at the first start', 'is free', 'No model is configured']) {
      expect(run.stdout).toContain(words);
    }
    expect(existsSync(dataDir)).toBe(false);
    directory.remove();
  });

  it('names each wrong setting and fails', async () => {
    const { exitCode, report } = await runDoctor({ PORT: 'none', LLM_MODEL: 'm' });
    expect(exitCode).toBe(1);
    const settings = report.checks.filter(({ check }) => check === 'settings');
    expect(settings.map(({ verdict }) => verdict)).toEqual(['failed', 'failed']);
    expect(settings.map(({ message }) => message).join()).toMatch(/PORT must be.*LLM_BASE_URL must be/);
  });

  it('tells a running server of the installation from another program on its port', async () => {
    const storage = await makeTempStorage();
    const server = await startServer({ ...storage.env });
    const port = new URL(server.baseUrl).port;
    const running = await runDoctor({ ...storage.env, PORT: port });
    expect(running.exitCode).toBe(0);
    expect(findingOf(running, 'port')?.message).toContain('in use by a running Citeworthy server');
    expect(findingOf(running, 'database')?.message).toContain(
      testDatabase === 'embedded' ? 'in use by another process' : 'up to date',
    );
    // Of another installation: it would answer with other keys and other results.
    const foreign = { DATA_DIR: `${tmpdir()}/of-another-installation`, PORT: port };
    const stranger = await runDoctor(foreign);
    expect(stranger.exitCode).toBe(1);
    expect(findingOf(stranger, 'port')).toMatchObject({
      verdict: 'failed',
      message: expect.stringContaining('in use by a Citeworthy server of another installation'),
    });
    const started = await runCli(['serve'], { settings: foreign });
    expect(started.exitCode).toBe(1);
    expect(started.stderr).toContain('in use by a Citeworthy server of another installation');
    const twice = await runCli(['serve'], { settings: { ...storage.env, PORT: port } });
    expect(twice.stderr).toContain('in use by a running server of this installation');
    await server.kill();
    await storage.remove();
    const taken = String(await portOf(createServer((socket) => socket.destroy())));
    const other = await runDoctor({ PORT: taken });
    expect(other.exitCode).toBe(1);
    expect(findingOf(other, 'port')).toMatchObject({
      verdict: 'failed',
      message: expect.stringContaining('in use by another program'),
      next: expect.stringContaining('set PORT'),
    });
  });

  it('reads the version of the database, its schema and whether the secret key is its own', async () => {
    const storage = await makeTempStorage();
    const made = await runCli(['keys', 'create', '--type', 'secret', '--environment', 'live'], {
      settings: storage.env,
    });
    expect(made.exitCode).toBe(0);
    const before = readdirSync(storage.config.dataDir).sort();
    const good = await runDoctor(storage.env);
    expect(good.exitCode).toBe(0);
    expect(findingOf(good, 'database')).toMatchObject({
      verdict: 'ok',
      message: expect.stringMatching(/PostgreSQL \d+\.\d+.*its schema is up to date/),
      details: { schema: 'current' },
    });
    expect(findingOf(good, 'secret key')?.message).toContain('is the key of the database');
    expect(readdirSync(storage.config.dataDir).sort()).toEqual(before);

    const wrong = await runDoctor({
      ...storage.env,
      SECRET_KEY: 'another-secret-key-of-32-characters-or-more',
    });
    expect(wrong.exitCode).toBe(1);
    expect(findingOf(wrong, 'secret key')).toMatchObject({ verdict: 'failed' });
    expect(wrong.stdout).not.toContain('another-secret-key');

    const opened = await openDatabase(storage.config, silentLog);
    if (!opened.ok) throw new Error('The database cannot be opened.');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(
      opened.database.db,
    );
    await opened.database.close();
    const newer = await runDoctor(storage.env);
    expect(newer.exitCode).toBe(1);
    expect(findingOf(newer, 'database')).toMatchObject({
      verdict: 'failed',
      message: expect.stringContaining('of a newer version'),
    });
    await storage.remove();
  });

  it('says why a database cannot be used, without its password', async () => {
    const run = await runDoctor({
      DATABASE_URL: 'postgres://me:hunter2-hunter2@127.0.0.1:1/none',
      SECRET_KEY: 'a-secret-key-of-at-least-32-characters',
    });
    expect(run.exitCode).toBe(1);
    expect(findingOf(run, 'database')).toMatchObject({
      verdict: 'failed',
      message: expect.stringContaining('ECONNREFUSED'),
    });
    expect(run.stdout).not.toContain('hunter2');
  });

  it('says that a page of a private network needs FETCH_ALLOW_NETWORKS', async () => {
    const run = await runDoctor({}, '--fetch', `${endpoint.baseUrl}/page`);
    expect(run.exitCode).toBe(1);
    expect(findingOf(run, 'fetching pages')).toMatchObject({
      verdict: 'failed',
      next: expect.stringContaining('FETCH_ALLOW_NETWORKS'),
    });
  });
});
