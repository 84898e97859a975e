import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../support/postgres-database.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-database.ts';
import { startSlowSite, type SlowSite } from '../support/slow-site.ts';
import { runCommand, startServer, type SpawnedServer } from '../support/spawned-server.ts';

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><h1>How a kiln is fired with wood</h1>
<p>A kiln is an oven that hardens clay at 1,200 degrees. It is fired with dry wood for about two days and cools for three.</p>
<h2>Wood</h2><p>${'Pine burns hot and fast, and oak holds the heat for the night. '.repeat(4)}</p></main></body></html>`;

let postgres: PostgresDatabase;
let directory: TempDirectory;
let settings: Readonly<Record<string, string>>;
let apis: readonly SpawnedServer[];
let key: string;
let site: SlowSite;

beforeAll(async () => {
  postgres = await makePostgresDatabase();
  directory = makeTempDirectory();
  settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the-same-secret-key-in-every-process',
    DATA_DIR: directory.path,
  };
  const args = '--type secret --environment live --rate-limit 100000 --json'.split(' ');
  key = (JSON.parse((await runCommand(settings, 'keys', 'create', ...args)).stdout) as { key: string }).key;
  apis = await Promise.all([startServer(settings, '--role', 'api'), startServer(settings, '--role', 'api')]);
});
beforeEach(async () => {
  site = await startSlowSite();
});
afterEach(() => site.close());
afterAll(async () => {
  for (const server of apis) await server.kill();
  await postgres.remove();
  directory.remove();
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Sends to one of the API processes, by turns. */
async function call(turn: number, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${apis[turn % apis.length]?.baseUrl ?? ''}/v1/injection${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=30' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const idOf = ({ body }: Answer): string => String(body['id']);

test('another worker finishes the work of a killed worker', async () => {
  const first = await startServer(settings, '--role', 'worker');
  const submitted = call(0, 'POST', '', { url: `${site.url}/page` });
  await site.asked(1);
  await first.kill();
  const second = await startServer(settings, '--role', 'worker');
  try {
    site.release();
    const id = idOf(await submitted);
    await expect
      .poll(async () => (await call(1, 'GET', `/${id}`)).body['status'], { interval: 200 })
      .toBe('completed');
  } finally {
    await second.kill();
  }
});

test('api processes leave previews, edits and drafts to the workers', async () => {
  const worker = await startServer(settings, '--role', 'worker');
  try {
    const asked = { html, url: 'https://example.com/kiln', content_types: ['title'] };
    expect((await call(0, 'POST', '/preview', asked)).body).toMatchObject({ id: null, status: 'completed' });
    const made = await call(1, 'POST', '', asked);
    expect(made).toMatchObject({ status: 200, body: { publication: 'draft' } });
    const [title] = made.body['content_blocks'] as readonly { readonly id: string }[];
    const content_blocks = [{ id: title?.id, text: 'How a wood kiln is fired' }];
    const edited = await call(0, 'PATCH', `/${idOf(made)}`, { content_blocks });
    expect(edited).toMatchObject({
      status: 200,
      body: { content_blocks: [{ text: 'How a wood kiln is fired' }] },
    });
  } finally {
    await worker.kill();
  }
});

test('two processes that publish drafts of a page concurrently leave exactly one published', async () => {
  const worker = await startServer(settings, '--role', 'worker');
  try {
    for (let round = 0; round < 5; round += 1) {
      const asked = { html, url: `https://example.com/race/${String(round)}`, content_types: ['title'] };
      const drafts = await Promise.all([0, 1, 2, 3].map((turn) => call(turn, 'POST', '', asked)));
      const outcomes = await Promise.all(
        drafts.map((draft, turn) => call(turn, 'POST', `/${idOf(draft)}/publish`)),
      );
      expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { rows } = await postgres.query(
        `select publication from injections where url = '${asked.url}' order by publication`,
      );
      expect(rows.map((row) => (row as { publication: string }).publication)).toEqual([
        'published',
        'superseded',
        'superseded',
        'superseded',
      ]);
    }
  } finally {
    await worker.kill();
  }
});
