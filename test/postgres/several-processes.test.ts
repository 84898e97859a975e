import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../support/postgres-database.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-database.ts';
import { startSlowSite } from '../support/slow-site.ts';
import { runCommand, startServer, type SpawnedServer } from '../support/spawned-server.ts';

const html = `<!doctype html><html lang="en"><head><title>Heat pumps</title></head><body><main><h1>What is a heat pump?</h1>
<p>${'A heat pump moves heat from a cold place to a warm one. '.repeat(12)}</p></main></body></html>`;

let postgres: PostgresDatabase;
let directory: TempDirectory;
let apis: readonly SpawnedServer[];
let worker: SpawnedServer;
let key: string;

beforeAll(async () => {
  postgres = await makePostgresDatabase();
  directory = makeTempDirectory();
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the-same-secret-key-in-every-process',
    DATA_DIR: directory.path,
  };
  const args = '--type secret --environment live --rate-limit 100000 --json'.split(' ');
  const made = await runCommand(settings, 'keys', 'create', ...args);
  key = (JSON.parse(made.stdout) as { key: string }).key;
  apis = await Promise.all([startServer(settings, '--role', 'api'), startServer(settings, '--role', 'api')]);
  worker = await startServer({ ...settings, LOG_LEVEL: 'info' }, '--role', 'worker');
});

afterAll(async () => {
  for (const server of [...apis, worker]) await server.kill();
  await postgres.remove();
  directory.remove();
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Sends to one of the API processes, by turns. */
async function post(
  turn: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const server = apis[turn % apis.length];
  if (server === undefined) throw new Error('no server');
  const response = await fetch(`${server.baseUrl}/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'respond-async',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

async function read(turn: number, path: string): Promise<Answer['body']> {
  const response = await fetch(`${apis[turn % apis.length]?.baseUrl ?? ''}/v1${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return (await response.json()) as Answer['body'];
}

test('a hundred concurrent requests with one Idempotency-Key over two processes create one analysis', async () => {
  const page = { url: 'https://example.com/once', html };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      post(turn, '/analysis', page, { 'idempotency-key': 'a-hundred' }),
    ),
  );
  // 200 when the analysis has ended meanwhile.
  expect(answers.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(99);
  const { rows } = await postgres.query(`select id from analyses where url = 'https://example.com/once'`);
  expect(rows).toHaveLength(1);
});

test('a request whose key is locked by another process for over 5 s gets an error, and is accepted afterwards', async () => {
  const page = { url: 'https://example.com/held', html };
  const stuck = new Client({ connectionString: postgres.url });
  await stuck.connect();
  try {
    // What a process that stopped in the middle of accepting the key's first request leaves.
    await stuck.query('begin');
    await stuck.query(`
      insert into idempotency_keys (account_id, environment, key, fingerprint, request_id, expires_at)
      select id, 'live', 'held', 'x', 'req_x', now() + interval '1 day' from accounts`);
    const refused = await post(0, '/analysis', page, { 'idempotency-key': 'held' });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'idempotency_in_progress' } } });
    await stuck.query('rollback');
  } finally {
    await stuck.end();
  }
  expect(await post(1, '/analysis', page, { 'idempotency-key': 'held' })).toMatchObject({ status: 202 });
});

test('an analysis run by one process can be canceled by another, which aborts its fetch', async () => {
  const site = await startSlowSite();
  try {
    const { body } = await post(0, '/analysis', { url: `${site.url}/slow` });
    await site.asked(1);
    const canceled = await post(1, `/analysis/${String(body['id'])}/cancel`, {});
    expect(canceled).toMatchObject({ status: 200, body: { status: 'failed', error: { code: 'canceled' } } });
    await expect.poll(() => site.waiting()).toBe(0);
    expect(await read(0, `/analysis/${String(body['id'])}`)).toMatchObject({
      status: 'failed',
      error: { code: 'canceled' },
    });
    const next = await post(0, '/analysis', { url: 'https://example.com/next', html }, { prefer: 'wait=30' });
    expect(next).toMatchObject({ status: 200, body: { status: 'completed' } });
  } finally {
    site.close();
  }
});

test('concurrent batches of the same pages in opposite orders all end when submitted, canceled and deleted', async () => {
  const site = await startSlowSite();
  site.release();
  try {
    const urls = Array.from({ length: 12 }, (_, index) => `${site.url}/${String(index)}`);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        post(turn, '/analysis/batch', { urls: turn % 2 === 0 ? urls : [...urls].reverse() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    const ids = answers.flatMap(({ body }) => body['analyses'] as { id: string }[]).map(({ id }) => id);
    const statuses = await Promise.all(
      ids.filter((_, index) => index % 5 === 0).map((id, turn) => post(turn, `/analysis/${id}/cancel`, {})),
    );
    // Canceled, or already at its end.
    expect(statuses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    for (const [turn, { body }] of answers.entries()) {
      await expect
        .poll(async () => (await read(turn, `/analysis/batch/${String(body['id'])}`))['status'], {
          interval: 200,
        })
        .toBe('completed');
    }
  } finally {
    site.close();
  }
});
