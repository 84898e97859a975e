import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { passwordFreshMs } from '../../../src/features/members/confirm-password.ts';
import { readStoredModel } from '../../../src/features/model-settings/read-stored-model.ts';
import {
  memberPassword,
  startDashboard,
  type DashboardClient,
  type TestDashboard,
} from '../../support/dashboard/start-dashboard.ts';
import { findInDatabase } from '../../support/find-in-database.ts';
import { fails, startModelEndpoint, writes, type ModelEndpoint } from '../../support/model-endpoint.ts';

const key = 'sk-of-the-owner-4711';
/** What a service on the server's own network would answer. */
const internal = 'INTERNAL-SECRET-OF-ANOTHER-SERVICE';
const answer = { planet_code: 'mer' };

let endpoint: ModelEndpoint;
let dashboard: TestDashboard;
let owner: DashboardClient;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const { origin } = new URL(endpoint.baseUrl);
  dashboard = await startDashboard({ ollamaOrigin: origin });
  owner = await dashboard.signIn('owner');
});
afterAll(async () => {
  await dashboard.close();
  await endpoint.close();
});
afterEach(async () => {
  await dashboard.test.app.database.db.deleteFrom('stored_model').execute();
});

const fieldsOf = (more: Readonly<Record<string, string | readonly string[]>> = {}) => ({
  base_url: endpoint.baseUrl,
  model: 'scribe-1',
  'uses[]': ['judging', 'blocks'],
  samples: '3',
  tokens_per_day: '250,000',
  ...more,
});

async function save(more: Readonly<Record<string, string | readonly string[]>> = {}) {
  await owner.get('/language-model');
  return await owner.post('/language-model', fieldsOf(more));
}

const stored = () => {
  const { database, webhookSecrets } = dashboard.test.app;
  return readStoredModel(database.db, webhookSecrets);
};

async function test(): Promise<string> {
  await owner.get('/language-model');
  const tested = await owner.post('/language-model/test');
  expect(tested.status).toBe(200);
  return tested.body;
}

describe('saving a language model', () => {
  it('stores it with an encrypted key that no page, log, audit entry or table contains', async () => {
    const saved = await save({ api_key: key });
    expect([saved.status, saved.location]).toEqual([303, '/language-model']);
    expect(await stored()).toMatchObject({
      endpoint: { baseUrl: endpoint.baseUrl, model: 'scribe-1', apiKey: key },
      uses: ['judging', 'blocks'],
      samples: 3,
      tokensPerDay: 250_000,
      isKeyReadable: true,
    });
    const page = await owner.get('/language-model');
    expect(page.body).toContain('set; never shown');
    expect(page.body).toContain('scribe-1');
    for (const text of [page.body, (await owner.get('/audit')).body, JSON.stringify(dashboard.test.logged)]) {
      expect(text).not.toContain(key);
    }
    const { db } = dashboard.test.app.database;
    expect(await findInDatabase(db, key)).toEqual([]);
    expect(await findInDatabase(db, Buffer.from(key).toString('hex'))).toEqual([]);
    const audit = await db.selectFrom('audit_log').select(['action', 'detail']).execute();
    expect(audit.at(-1)).toMatchObject({
      action: 'language_model.saved',
      detail: { base_url: endpoint.baseUrl, model: 'scribe-1', key: 'new', uses: 'judging,blocks' },
    });
  });

  it.each([
    ['http://169.254.169.254/latest', /public address/],
    ['http://10.0.0.8/v1', /public address/],
    ['http://[::ffff:10.0.0.8]/v1', /public address/],
    ['http://127.0.0.1:1/v1', /public address/],
    ['http://localhost:1/v1', /public address/],
    ['https://127.0.0.1/v1', /public address/],
    ['http://example.com/v1', /must be https/],
    ['https://user:pass@example.com/v1', /absolute https URL/],
    ['https://example.com/v1?key=1', /absolute https URL/],
    ['file:///etc/passwd', /absolute https URL/],
    ['example.com', /absolute https URL/],
  ])('refuses the address %s', async (baseUrl, words) => {
    const refused = await save({ base_url: baseUrl });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatch(words);
    expect(await stored()).toBeNull();
  });

  it.each([
    [{ model: ' ' }, /Enter the name of the model/],
    [{ 'uses[]': [] }, /Choose at least one/],
    [{ 'uses[]': ['writing'] }, /Choose at least one/],
    [{ samples: '10' }, /from 1 to 9/],
    [{ samples: '0' }, /from 1 to 9/],
    [{ tokens_per_day: 'many' }, /whole number/],
    [{ api_key: 'two words' }, /no spaces/],
    [{ api_key: 'k\u00e9y' }, /outside ASCII/],
  ])('refuses %j, and names the reason', async (fields, words) => {
    const refused = await save(fields);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatch(words);
    expect(await stored()).toBeNull();
  });

  it('never repeats a typed key when another field is refused, and asks for it again', async () => {
    const refused = await save({ api_key: key, samples: '10' });
    expect(refused.body).not.toContain(key);
    expect(refused.body).toContain('Enter the key again.');
  });

  it('keeps the key for the same host only: another host never gets it', async () => {
    await save({ api_key: key });
    await save({ model: 'scribe-2' });
    expect((await stored())?.endpoint).toMatchObject({ model: 'scribe-2', apiKey: key });
    const audit = dashboard.test.app.database.db.selectFrom('audit_log').select(['detail']);
    expect((await audit.execute()).at(-1)?.detail).toMatchObject({ key: 'kept' });
    await save({ base_url: 'https://evil.example/v1' });
    expect((await stored())?.endpoint).toMatchObject({
      baseUrl: 'https://evil.example/v1',
      apiKey: undefined,
    });
    expect((await audit.execute()).at(-1)?.detail).toMatchObject({ key: 'none' });
  });

  it('cannot be turned to another host in the database: the key is bound to its host', async () => {
    await save({ api_key: key });
    const { db } = dashboard.test.app.database;
    await db.updateTable('stored_model').set({ base_url: 'https://evil.example/v1' }).execute();
    expect(await stored()).toMatchObject({ isKeyReadable: false, endpoint: { apiKey: undefined } });
    expect((await owner.get('/language-model')).body).toContain('encrypted with another SECRET_KEY');
  });

  it('asks for the password first when it was given long ago, and keeps what was typed', async () => {
    const client = await dashboard.signIn('owner');
    await client.get('/language-model');
    dashboard.test.setTime(new Date(Date.now() + passwordFreshMs + 1_000));
    const asked = await client.post('/language-model', fieldsOf({ api_key: key }));
    expect(asked.body).toContain('Confirm your password');
    expect(await stored()).toBeNull();
    const fields = fieldsOf({ api_key: key, _password: memberPassword });
    expect((await client.post('/language-model', fields)).status).toBe(303);
    expect((await stored())?.endpoint.apiKey).toBe(key);
    dashboard.test.setTime(new Date());
  });
});

describe('the test of a language model', () => {
  it('shows the time of an answer, and sends the stored key', async () => {
    await save({ api_key: key });
    endpoint.answer(writes(answer));
    expect(await test()).toMatch(/answered a tiny question in \d+ ms/);
    expect(endpoint.asked).toHaveLength(1);
    expect(endpoint.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
    expect(endpoint.asked[0]?.bodyChars).toBeLessThan(1_000);
  });

  it.each([
    [401, /refused the question \(HTTP 401\)[^]*Set the API key/],
    [404, /HTTP 404[^]*Check the base URL/],
    [302, /HTTP 302[^]*redirects are not followed/],
    [500, /HTTP 500[^]*endpoint’s log/],
    [200, /gave no answer that can be read \(HTTP 200\)/],
  ])('shows the fault of HTTP %i, and nothing that the endpoint sent', async (status, words) => {
    await save();
    endpoint.answer((response, asked) => {
      const location = 'http://127.0.0.1:1/metadata';
      fails(status, status === 302 ? { location } : { 'x-internal': internal }, internal)(response, asked);
    });
    const body = await test();
    expect(body).toMatch(words);
    expect(body).not.toContain(internal);
    expect(JSON.stringify(dashboard.test.logged)).not.toContain(internal);
  });

  it('connects to no address that the guard blocks, whatever the table contains', async () => {
    const before: string[] = [];
    const service: Server = createServer((request, response) => {
      before.push(String(request.url));
      response.end(internal);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    await save();
    const { db } = dashboard.test.app.database;
    await db
      .updateTable('stored_model')
      .set({ base_url: `http://127.0.0.1:${String(port)}/admin` })
      .execute();
    const body = await test();
    expect(body).toContain('is not at a public address (ERR_BLOCKED_ADDRESS)');
    expect(body).not.toContain(internal);
    expect(before).toEqual([]);
    await new Promise((resolve) => service.close(resolve));
  });

  it('writes an audit entry with the outcome', async () => {
    await save();
    endpoint.answer(fails(403));
    await test();
    const { db } = dashboard.test.app.database;
    const rows = await db.selectFrom('audit_log').select(['action', 'detail']).execute();
    expect(rows.at(-1)).toMatchObject({ action: 'language_model.tested', detail: { outcome: 'failed' } });
  });

  it('answers 404 where no model is stored', async () => {
    await owner.get('/language-model');
    expect((await owner.post('/language-model/test')).status).toBe(404);
  });
});

describe('removing a language model', () => {
  it('deletes it with its key, with an audit entry, once', async () => {
    await save({ api_key: key });
    await owner.get('/language-model');
    expect((await owner.post('/language-model/remove')).status).toBe(303);
    expect(await stored()).toBeNull();
    expect((await owner.get('/language-model')).body).toContain('No model is connected');
    const { db } = dashboard.test.app.database;
    const rows = await db.selectFrom('audit_log').select('action').execute();
    expect(rows.at(-1)?.action).toBe('language_model.removed');
    expect((await owner.post('/language-model/remove')).status).toBe(404);
  });
});

describe('a local Ollama', () => {
  it('is asked for its models only on request, and each fills in the form', async () => {
    endpoint.answer((response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ models: [{ name: 'reader:8b' }, { name: '<b>odd</b>' }] }));
    });
    await owner.get('/language-model');
    expect(endpoint.asked).toHaveLength(0);
    const found = await owner.post('/language-model/find-ollama');
    expect(endpoint.asked.map(({ path }) => path)).toEqual(['GET /api/tags']);
    expect(found.body).toContain('/language-model?provider=ollama&amp;model=reader%3A8b');
    expect(found.body).not.toContain('<b>odd');
    expect((await owner.get('/language-model?provider=ollama&model=reader%3A8b')).body).toContain(
      'value="reader:8b"',
    );
  });

  it.each([
    ['another service', (status: number) => fails(status, {}, internal)],
    ['a page', () => writes({ models: internal })],
  ])('is not taken for one when %s answers, whose words are not shown', async (_, answers) => {
    endpoint.answer(answers(200));
    await owner.get('/language-model');
    const { body } = await owner.post('/language-model/find-ollama');
    expect(body).toContain('No Ollama answers');
    expect(body).not.toContain(internal);
  });
});

describe('a model of the environment', () => {
  it('takes precedence: the page is read-only, shows no key, and nothing can be stored', async () => {
    const env = {
      LLM_BASE_URL: endpoint.baseUrl,
      LLM_MODEL: 'operator-1',
      LLM_API_KEY: 'sk-of-the-operator',
    };
    const own = await startDashboard({ env });
    try {
      const client = await own.signIn('owner');
      const page = await client.get('/language-model');
      expect(page.body).toContain('takes precedence over this');
      expect(page.body).toContain('operator-1');
      expect(page.body).not.toMatch(/sk-of-the-operator|name="base_url"|Remove the model/);
      const refused = await client.post('/language-model', fieldsOf());
      expect(refused.status).toBe(422);
      expect(refused.body).toContain('nothing was stored');
      expect(await readStoredModel(own.test.app.database.db, own.test.app.webhookSecrets)).toBeNull();
      endpoint.answer(writes(answer));
      await client.get('/language-model');
      expect((await client.post('/language-model/test')).body).toMatch(/answered a tiny question/);
      expect(endpoint.asked[0]?.headers.authorization).toBe('Bearer sk-of-the-operator');
    } finally {
      await own.close();
    }
  });

  it('names the limits of the environment that count instead of stored ones', async () => {
    const own = await startDashboard({
      env: { LLM_SAMPLES: '5' },
      ollamaOrigin: new URL(endpoint.baseUrl).origin,
    });
    try {
      const client = await own.signIn('owner');
      await client.get('/language-model');
      expect((await client.post('/language-model', fieldsOf())).status).toBe(303);
      const { body } = await client.get('/language-model');
      expect(body).toMatch(/does not count: LLM_SAMPLES/);
      expect(body).toMatch(/<dt>Answers per page<\/dt><dd>5/);
    } finally {
      await own.close();
    }
  });
});
