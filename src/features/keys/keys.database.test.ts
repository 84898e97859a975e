import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTempDatabase, silentLog, type TempDatabase } from '../../../test/support/temp-database.ts';
import { ensureAccount } from '../../entry/process/first-start.ts';
import { authenticate } from './authenticate.ts';
import { createApiKey, type CreateApiKeyInput, type CreatedApiKey } from './create-api-key.ts';
import { newApiKey } from './api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { scopes } from '../../core/schema/vocabulary.ts';
import { keyHasher } from '../../service/platform/secret-key.ts';

const start = new Date('2026-03-01T12:00:00.000Z');
const dayMs = 86_400_000;

let temp: TempDatabase;
let accountId: string;
let now = start;

const context = () => ({
  database: temp.database,
  keyHasher: keyHasher('k'.repeat(32)),
  log: silentLog,
  now: () => now,
});

beforeAll(async () => {
  temp = await openTempDatabase();
  accountId = await ensureAccount(temp.database.db, start);
});

afterAll(async () => {
  await temp.remove();
});

beforeEach(async () => {
  now = start;
  await temp.database.db.deleteFrom('api_keys').execute();
});

async function create(input: CreateApiKeyInput): Promise<CreatedApiKey> {
  const outcome = await createApiKey(context(), accountId, input);
  if (!outcome.ok) throw new Error(outcome.problems.join());
  return outcome.created;
}

async function problemsOf(input: unknown): Promise<readonly string[]> {
  const outcome = await createApiKey(context(), accountId, input);
  return outcome.ok ? [] : outcome.problems;
}

test('a live secret key has every scope, a test key never usage:read', async () => {
  expect((await create({ type: 'secret', environment: 'live' })).scopes).toEqual(scopes);
  expect((await create({ type: 'secret', environment: 'test' })).scopes).toEqual(
    scopes.filter((scope) => scope !== 'usage:read'),
  );
  expect(
    await problemsOf({ type: 'secret', environment: 'test', scopes: ['analysis:read', 'usage:read'] }),
  ).toEqual(['scopes: usage:read cannot be given to a secret key of the test environment']);
});

test('a publishable key cannot have a scope that changes anything', async () => {
  const { scopes: granted } = await create({ type: 'publishable', environment: 'live' });
  expect(granted).toEqual(['injection:read', 'tracker:read']);
  for (const scope of scopes.filter((candidate) => !granted.includes(candidate))) {
    expect(await problemsOf({ type: 'publishable', environment: 'live', scopes: [scope] })).toHaveLength(1);
  }
});

test('a key authenticates with its type, environment and scopes', async () => {
  const created = await create({
    type: 'publishable',
    environment: 'test',
    origins: ['https://example.com', 'http://localhost:3000'],
  });
  expect(await authenticate(context(), created.key)).toEqual({
    ok: true,
    caller: {
      accountId,
      keyId: created.id,
      keyType: 'publishable',
      environment: 'test',
      scopes: ['injection:read', 'tracker:read'],
      allowedOrigins: ['https://example.com', 'http://localhost:3000'],
      quotaPolicy: 'none',
    },
    rateLimit: { limit: 3_000, remaining: 2_999, resetSeconds: 1, retryAfterSeconds: 1 },
  });
});

test('the record has everything but the key, and the key is stored nowhere', async () => {
  const { key, ...record } = await create({
    type: 'secret',
    environment: 'live',
    name: 'Deploy',
    scopes: ['analysis:read'],
    rate_limit: 10,
    expires_at: '2027-01-01T00:00:00Z',
  });
  expect(record).toEqual({
    id: record.id,
    name: 'Deploy',
    type: 'secret',
    environment: 'live',
    scopes: ['analysis:read'],
    hint: `cw_sk_live_…${key.slice(-4)}`,
    allowed_origins: [],
    rate_limit: 10,
    created_at: '2026-03-01T12:00:00.000Z',
    first_used_at: null,
    last_used_at: null,
    expires_at: '2027-01-01T00:00:00.000Z',
    revoked_at: null,
    older_than_90_days: false,
    replaces: null,
    replaced_by: null,
    created_by: null,
  });
  expect(await listApiKeys(context(), accountId)).toEqual([record]);
  const rows = await temp.database.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key.slice(12, 30));
});

test.each([
  ['secret', 'live', 600],
  ['secret', 'test', 60],
  ['publishable', 'live', 3_000],
] as const)('a %s key of %s has %i requests a minute by default', async (type, environment, limit) => {
  expect((await create({ type, environment })).rate_limit).toBe(limit);
});

test('malformed keys are refused without a query, unknown, expired and revoked keys with their reason', async () => {
  const away = { ...context(), database: { ...temp.database, db: undefined as never } };
  expect(await authenticate(away, 'cw_sk_live_junk')).toEqual({ ok: false, reason: 'malformed' });
  expect(await authenticate(context(), newApiKey('secret', 'live'))).toEqual({
    ok: false,
    reason: 'unknown',
  });

  const expiring = await create({ type: 'secret', environment: 'live', expires_at: '2026-03-01T12:00:01Z' });
  expect(await authenticate(context(), expiring.key)).toMatchObject({ ok: true });
  now = new Date(start.getTime() + 1_000);
  expect(await authenticate(context(), expiring.key)).toEqual({ ok: false, reason: 'expired' });

  const revoked = await create({ type: 'secret', environment: 'live' });
  expect(await authenticate(context(), revoked.key)).toMatchObject({ ok: true });
  await revokeApiKey(context(), accountId, revoked.id);
  expect(await authenticate(context(), revoked.key)).toEqual({ ok: false, reason: 'revoked' });
});

test('revoking twice keeps the first time, and a key of another account is not found', async () => {
  const { id } = await create({ type: 'secret', environment: 'live' });
  const first = await revokeApiKey(context(), accountId, id);
  now = new Date(start.getTime() + dayMs);
  expect((await revokeApiKey(context(), accountId, id))?.revoked_at).toBe(first?.revoked_at);
  expect(first?.revoked_at).toBe('2026-03-01T12:00:00.000Z');
  expect(await revokeApiKey(context(), 'acc_other', id)).toBeNull();
  expect(await revokeApiKey(context(), accountId, 'key_none')).toBeNull();
});

test('the first use is kept and the last use is updated', async () => {
  const { id, key } = await create({ type: 'secret', environment: 'live' });
  const used = async (afterMs: number): Promise<readonly (string | null)[]> => {
    now = new Date(start.getTime() + afterMs);
    await authenticate(context(), key);
    const record = (await listApiKeys(context(), accountId)).find((candidate) => candidate.id === id);
    return [record?.first_used_at ?? null, record?.last_used_at ?? null];
  };
  const first = '2026-03-01T12:00:00.000Z';
  expect(await used(0)).toEqual([first, first]);
  expect(await used(61_000)).toEqual([first, '2026-03-01T12:01:01.000Z']);
});

test('a key older than 90 days is marked as such', async () => {
  await create({ type: 'secret', environment: 'live' });
  now = new Date(start.getTime() + 90 * dayMs);
  expect((await listApiKeys(context(), accountId))[0]?.older_than_90_days).toBe(false);
  now = new Date(start.getTime() + 90 * dayMs + 1);
  expect((await listApiKeys(context(), accountId))[0]?.older_than_90_days).toBe(true);
});

test.each([
  ['an unknown scope', { scopes: ['everything'] }],
  ['no scope at all', { scopes: [] }],
  ['origins on a secret key', { origins: ['https://example.com'] }],
  ['a time in the past', { expires_at: '2026-03-01T11:59:59Z' }],
  ['a limit of zero', { rate_limit: 0 }],
  ['a name that the database cannot hold', { name: 'a\u0000b' }],
  ['an unknown field', { colour: 'red' }],
])('%s is refused with its reason', async (_, part) => {
  expect(await problemsOf({ type: 'secret', environment: 'live', ...part })).toHaveLength(1);
});

test.each([
  'https://example.com/',
  'https://example.com/path',
  'example.com',
  '*',
  'ftp://example.com',
  'null',
])('the origin %s is refused: no browser sends it', async (origin) => {
  expect(await problemsOf({ type: 'publishable', environment: 'live', origins: [origin] })).toHaveLength(1);
});
