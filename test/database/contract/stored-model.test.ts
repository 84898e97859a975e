import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeModel } from '../../../src/features/model-settings/remove-model.ts';
import { saveModel } from '../../../src/features/model-settings/save-model.ts';
import { insertMember } from '../../../src/features/members/statements/members.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startModelEndpoint, writes, type ModelEndpoint } from '../../support/model-endpoint.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { makeTempStorage, testDatabase, type TempStorage } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

/** What the page promises: "every process uses it within seconds". */
const promisedMs = 5_000;

let storage: TempStorage;
let endpoint: ModelEndpoint;
let other: ModelEndpoint;
/** On PostgreSQL the settings are saved through one process and used by another. */
let services: readonly TestService[];
let calls: readonly ServiceCall[];
let member: { readonly id: string; readonly email: string; readonly accountId: string };
let pages = 0;

const page = (): string => {
  pages += 1;
  return `<!doctype html><html lang="en"><head><title>Windlass ${String(pages)}</title></head><body><main>
<h1>How windlass ${String(pages)} is oiled</h1><p>A windlass is a winch that lifts an anchor by turning a drum on a
horizontal axle. Windlass ${String(pages)} is oiled twice a year, in spring and in autumn, with 40 ml of thin
oil.</p></main></body></html>`;
};

const reading = {
  subject: { name: 'Windlass', type: 'product' },
  page_type: 'article',
  queries: [],
  entities: [],
  missing: [],
};

beforeAll(async () => {
  storage = await makeTempStorage();
  [endpoint, other] = [await startModelEndpoint(), await startModelEndpoint()];
  for (const one of [endpoint, other]) one.answer(writes(reading));
  const limits = { llmTimeoutMs: outcomeTimeoutMs, llmCallsMax: 1, llmTokensPerDay: undefined };
  const config = { ...storage.config, ...limits };
  const count = testDatabase === 'postgres' ? 2 : 1;
  const started: TestService[] = [];
  for (let index = 0; index < count; index += 1) started.push(await startService({ config, storage }));
  services = started;
  calls = await Promise.all(services.map((service) => callService(service)));
  const { database, now } = first().app;
  const accountId = await ensureAccount(database.db, now());
  member = { id: newId('member', now()), email: 'owner@example.com', accountId };
  await insertMember(database.db, {
    id: member.id,
    account_id: accountId,
    email: member.email,
    role: 'owner',
    password_hash: 'none',
    created_at: now(),
    last_signed_in_at: null,
  });
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await Promise.all([endpoint.close(), other.close()]);
  await storage.remove();
});
afterEach(async () => {
  await removeModel(first().app, member);
  await settled((settings) => settings.endpoint === null);
});

function first(): TestService {
  const [service] = services;
  if (service === undefined) throw new Error('no service runs');
  return service;
}

type Settings = ReturnType<TestService['app']['languageModel']['current']>['settings'];

/** Every process has these settings, within what is promised. */
async function settled(isSo: (settings: Settings) => boolean): Promise<void> {
  for (const { app } of services) {
    await expect.poll(() => isSo(app.languageModel.current().settings), { timeout: promisedMs }).toBe(true);
  }
}

const input = {
  apiKey: undefined,
  uses: ['reading', 'judging', 'blocks'],
  samples: '1',
  tokensPerDay: '1000000',
};

async function save(more: Partial<Parameters<typeof saveModel>[2]> = {}): Promise<void> {
  const given = { ...input, baseUrl: endpoint.baseUrl, model: 'scribe-1', ...more };
  expect(await saveModel(first().app, member, given)).toEqual({ ok: true });
}

/** Through each process in turn; the worker may be any of them. */
async function readers(): Promise<readonly string[]> {
  const made = [];
  for (const call of calls) {
    const body = { url: 'https://example.com/windlass', html: page() };
    const { json } = await call('POST', '/v1/analysis', body, { prefer: 'wait=30' });
    expect(json.status).toBe('completed');
    made.push(json.engine.reader);
  }
  return made;
}

describe('the language model of the dashboard', () => {
  it('reads pages in every process within seconds, without a restart, and no longer once removed', async () => {
    expect(new Set(await readers())).toEqual(new Set(['rules']));
    await save({ apiKey: 'sk-stored' });
    await settled((settings) => settings.endpoint?.model === 'scribe-1');
    endpoint.answer(writes(reading));
    expect((await readers()).every((reader) => reader !== 'rules')).toBe(true);
    expect(endpoint.asked).toHaveLength(services.length);
    expect(endpoint.asked[0]?.headers.authorization).toBe('Bearer sk-stored');
    expect(await removeModel(first().app, member)).toBe(true);
    await settled((settings) => settings.endpoint === null);
    expect(new Set(await readers())).toEqual(new Set(['rules']));
    expect(endpoint.asked).toHaveLength(services.length);
  });

  it('is asked for its uses alone; judging includes reading', async () => {
    await save({ uses: ['blocks'] });
    await settled((settings) => settings.uses.join() === 'blocks');
    expect(new Set(await readers())).toEqual(new Set(['rules']));
    await save({ uses: ['judging'] });
    await settled((settings) => settings.uses.join() === 'judging');
    expect((await readers()).every((reader) => reader !== 'rules')).toBe(true);
  });

  it('is not asked beyond the stored budget, and again once it is raised', async () => {
    await save({ tokensPerDay: '1' });
    await settled((settings) => settings.tokensPerDay === 1);
    endpoint.answer(writes(reading));
    expect(new Set(await readers())).toEqual(new Set(['rules']));
    expect(endpoint.asked).toHaveLength(0);
    await save({ tokensPerDay: '900000000' });
    await settled((settings) => settings.tokensPerDay === 900_000_000);
    expect((await readers()).every((reader) => reader !== 'rules')).toBe(true);
  });

  it('answers the questions that are under way when another one takes its place', async () => {
    await save();
    await settled((settings) => settings.endpoint?.baseUrl === endpoint.baseUrl);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    endpoint.answer((response, asked) => {
      void held.then(() => writes(reading)(response, asked));
    });
    const running = readers();
    await expect.poll(() => endpoint.asked.length, { timeout: outcomeTimeoutMs }).toBe(1);
    await save({ baseUrl: other.baseUrl, model: 'scribe-2' });
    await settled((settings) => settings.endpoint?.model === 'scribe-2');
    release();
    const [reader] = await running;
    expect(reader).not.toBe('rules');
    expect(endpoint.asked).toHaveLength(1);
    expect((await readers()).every((name) => name !== 'rules')).toBe(true);
    expect(endpoint.asked).toHaveLength(1);
  });

  it('shows its budget in the usage of the account', async () => {
    await save({ tokensPerDay: '250000' });
    await settled((settings) => settings.tokensPerDay === 250_000);
    for (const call of calls) {
      expect((await call('GET', '/v1/usage')).json.model).toMatchObject({ tokens_per_day: 250_000 });
    }
  });
});

describe('a process that starts', () => {
  it('uses what is stored, unless its environment names a model', async () => {
    if (testDatabase === 'embedded') return;
    await save();
    const config = { ...storage.config };
    const own = await startService({ config, storage });
    const ofEnvironment = await startService({
      config: { ...config, llmBaseUrl: other.baseUrl, llmModel: 'operator-1' },
      storage,
    });
    try {
      expect(own.app.languageModel.current().settings.endpoint?.model).toBe('scribe-1');
      await save({ model: 'scribe-3' });
      await settled((settings) => settings.endpoint?.model === 'scribe-3');
      expect(ofEnvironment.app.languageModel.current().settings.endpoint).toMatchObject({
        model: 'operator-1',
        origin: 'environment',
      });
    } finally {
      await Promise.all([own.stop(), ofEnvironment.stop()]);
    }
  });
});
