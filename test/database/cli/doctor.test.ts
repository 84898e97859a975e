import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/storage/open.ts';
import {
  completes,
  completion,
  fails,
  isSilent,
  startModelEndpoint,
  type AskedCompletion,
  type CompletionAnswer,
  type ModelEndpoint,
} from '../../support/model-endpoint.ts';
import { runCli, type CliRun } from '../../support/run-cli.ts';
import { startServer } from '../../support/spawned-server.ts';
import { makeTempDirectory, makeTempStorage, silentLog, testDatabase } from '../../support/temp-database.ts';

interface Report {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly check: string;
    readonly verdict: string;
    readonly message: string;
    readonly next: string | null;
    readonly details?: Record<string, unknown>;
  }[];
}

const closers: (() => Promise<void> | void)[] = [];
let endpoint: ModelEndpoint;
let freePort: string;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  closers.push(() => endpoint.close());
  freePort = String(await portOf(createServer()));
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** A port that was free a moment ago; with `keeps` it stays in use. */
async function portOf(server: ReturnType<typeof createServer>, keeps = false): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => void server.close(() => done()));
  if (keeps) closers.push(close);
  else await close();
  return port;
}

async function doctor(
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CliRun & { readonly report: Report }> {
  const run = await runCli(['doctor', '--json', ...args], { settings: { PORT: freePort, ...settings } });
  expect(run.stderr).toBe('');
  return { ...run, report: JSON.parse(run.stdout) as Report };
}

const findingOf = ({ report }: { readonly report: Report }, check: string) =>
  report.checks.find((finding) => finding.check === check);

describe('citeworthy doctor', () => {
  it('finds nothing wrong before the first start, and creates nothing', async () => {
    const directory = makeTempDirectory();
    const dataDir = `${directory.path}/data`;
    const run = await runCli(['doctor'], { settings: { DATA_DIR: dataDir, PORT: freePort } });
    expect(run.exitCode).toBe(0);
    for (const words of ['Node.js', 'made at the first start', 'is free', 'No model is configured']) {
      expect(run.stdout).toContain(words);
    }
    expect(existsSync(dataDir)).toBe(false);
    directory.remove();
  });

  it('names each wrong setting and fails', async () => {
    const { exitCode, report } = await doctor({ PORT: 'none', LLM_MODEL: 'm' });
    expect(exitCode).toBe(1);
    const settings = report.checks.filter(({ check }) => check === 'settings');
    expect(settings.map(({ verdict }) => verdict)).toEqual(['failed', 'failed']);
    expect(settings.map(({ message }) => message).join()).toMatch(/PORT must be.*LLM_BASE_URL must be/);
  });

  it('tells a running server of the installation from another program on its port', async () => {
    const storage = await makeTempStorage();
    const server = await startServer({ ...storage.env });
    const port = new URL(server.baseUrl).port;
    const running = await doctor({ ...storage.env, PORT: port });
    expect(running.exitCode).toBe(0);
    expect(findingOf(running, 'port')?.message).toContain('in use by a running Citeworthy server');
    expect(findingOf(running, 'database')?.message).toContain(
      testDatabase === 'embedded' ? 'in use by another process' : 'up to date',
    );
    await server.kill();
    await storage.remove();
    const taken = String(
      await portOf(
        createServer((socket) => socket.destroy()),
        true,
      ),
    );
    const other = await doctor({ PORT: taken });
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
    const good = await doctor(storage.env);
    expect(good.exitCode).toBe(0);
    expect(findingOf(good, 'database')).toMatchObject({
      verdict: 'ok',
      message: expect.stringMatching(/PostgreSQL \d+\.\d+.*its schema is up to date/),
      details: { schema: 'current' },
    });
    expect(findingOf(good, 'secret key')?.message).toContain('is the key of the database');
    expect(readdirSync(storage.config.dataDir).sort()).toEqual(before);

    const wrong = await doctor({ ...storage.env, SECRET_KEY: 'another-secret-key-of-32-characters-or-more' });
    expect(wrong.exitCode).toBe(1);
    expect(findingOf(wrong, 'secret key')).toMatchObject({ verdict: 'failed' });
    expect(wrong.stdout).not.toContain('another-secret-key');

    const opened = await openDatabase(storage.config, silentLog);
    if (!opened.ok) throw new Error('The database cannot be opened.');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(
      opened.database.db,
    );
    await opened.database.close();
    const newer = await doctor(storage.env);
    expect(newer.exitCode).toBe(1);
    expect(findingOf(newer, 'database')).toMatchObject({
      verdict: 'failed',
      message: expect.stringContaining('of a newer version'),
    });
    await storage.remove();
  });

  it('says why a database cannot be used, without its password', async () => {
    const run = await doctor({
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
    const run = await doctor({}, '--fetch', `${endpoint.baseUrl}/page`);
    expect(run.exitCode).toBe(1);
    expect(findingOf(run, 'fetching pages')).toMatchObject({
      verdict: 'failed',
      next: expect.stringContaining('FETCH_ALLOW_NETWORKS'),
    });
  });
});

describe('the language model', () => {
  const key = 'sk-of-the-model-endpoint';
  const settings = () => ({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'scribe-1', LLM_API_KEY: key });
  const ask = async (answer: CompletionAnswer, more: Readonly<Record<string, string>> = {}) => {
    endpoint.answer(answer);
    const run = await doctor({ ...settings(), ...more });
    const finding = findingOf(run, 'language model');
    if (finding === undefined) throw new Error('no finding');
    return { ...run, ...finding };
  };
  const byFormat =
    (answers: Readonly<Record<string, CompletionAnswer>>): CompletionAnswer =>
    (response, asked: AskedCompletion) =>
      (answers[String(asked.body.response_format?.type ?? 'text')] ?? fails(400))(response, asked);
  const planet = completes('{"planet": "Mercury"}');

  it('that follows a JSON Schema works: one question', async () => {
    const found = await ask(completes('{"planet_code": "mer"}'));
    expect(found).toMatchObject({
      exitCode: 0,
      verdict: 'ok',
      next: null,
      details: { formats: { json_schema: 'followed' }, input_tokens: 1_200, output_tokens: 300 },
    });
    expect(found.message).toMatch(
      /answered in \d+ ms: json_schema works; reports tokens \(1200 in, 300 out\)/,
    );
    expect(endpoint.asked).toHaveLength(1);
  });

  it.each([
    ['ignores the schema', byFormat({ json_schema: planet }), { json_schema: 'ignored' }],
    [
      'knows json_object only',
      byFormat({ json_object: planet }),
      { json_schema: 'refused', json_object: 'followed' },
    ],
    [
      'writes words unless asked for json_object',
      byFormat({ json_schema: completes('Mercury!'), json_object: planet }),
      { json_schema: 'no_json', json_object: 'followed' },
    ],
    [
      'knows no format',
      byFormat({ text: planet }),
      { json_schema: 'refused', json_object: 'refused', text: 'followed' },
    ],
  ])('that %s works, with a warning', async (_, answer, formats) => {
    expect(await ask(answer)).toMatchObject({ exitCode: 0, verdict: 'warning', details: { formats } });
  });

  it('that wants the newer name of the token limit works', async () => {
    const found = await ask((response, asked) =>
      (asked.body.max_tokens === undefined
        ? completes('{"planet_code": "mer"}')
        : fails(400, {}, "Use 'max_completion_tokens' instead."))(response, asked),
    );
    expect(found).toMatchObject({
      verdict: 'ok',
      details: { formats: { json_schema: 'followed' }, tokens_field: 'max_completion_tokens' },
    });
  });

  it('that reports no tokens works, with a warning about the budget', async () => {
    const body = { ...completion('{"planet_code": "mer"}'), usage: undefined };
    const found = await ask(
      (response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    );
    expect(found).toMatchObject({ exitCode: 0, verdict: 'warning', details: { input_tokens: null } });
    expect(found.next).toContain('LLM_TOKENS_PER_DAY');
  });

  it.each([
    ['refuses the key', fails(401), /refused the question \(HTTP 401\)/, /Check LLM_API_KEY/],
    ['does not know the model', fails(404, {}, 'model not found'), /model not found/, /LLM_MODEL/],
    [
      'redirects',
      fails(308, { location: 'https://other.example/' }),
      /HTTP 308/,
      /redirects are not followed/,
    ],
    ['fails', fails(503), /HTTP 503/, /loading the model/],
    ['is over its quota', fails(429), /HTTP 429/, /quota/],
    ['does not answer', isSilent, /did not answer within 500 ms/, /LLM_TIMEOUT_MS/],
    ['spends its tokens on reasoning', completes('', 'length'), /token limit/, /LLM_OUTPUT_TOKENS_MAX/],
    ['writes words alone', completes('Mercury.'), /plain text gives no JSON/, /instruct/],
  ])('that %s fails, with what to do', async (_, answer, message, next) => {
    const found = await ask(answer, answer === isSilent ? { LLM_TIMEOUT_MS: '500' } : {});
    expect(found).toMatchObject({ exitCode: 1, verdict: 'failed' });
    expect(found.message).toMatch(message);
    expect(found.next).toMatch(next);
  });

  it.each([
    ['is read', (text: string) => text, 'ok', /was read to its beginning/],
    ['is cut off', (text: string) => text.slice(-8_000), 'failed', /lost its beginning.*without saying so/],
  ])('says whether a question of full length %s', async (_, seen, verdict, message) => {
    endpoint.answer(completes('{"planet_code": "mer"}'), (response, asked) => {
      const prompt = seen(String(asked.body.messages[1].content));
      const code = /The code word is (\S+)\./.exec(prompt)?.[1] ?? 'none';
      completes(JSON.stringify({ code }))(response, asked);
    });
    const run = await doctor(settings(), '--long');
    expect(findingOf(run, 'long question')).toMatchObject({
      verdict,
      message: expect.stringMatching(message),
    });
    expect(endpoint.asked[1]?.bodyChars).toBeGreaterThan(32_000);
  });

  it('cannot put its key, escape sequences or a long page into the terminal', async () => {
    const found = await ask(fails(400, {}, `\u001b[31m${key} ${'x'.repeat(50_000)}`));
    expect(found.stdout).not.toContain(key);
    expect(found.message).not.toContain('\u001b');
    expect(found.message.length).toBeLessThan(1_000);
  });
});
