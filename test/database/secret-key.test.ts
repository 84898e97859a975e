import { rmSync, writeFileSync, existsSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '../../src/features/members/audit.ts';
import { authenticate } from '../../src/features/keys/authenticate.ts';
import { checkSecretKey } from '../../src/features/keys/check-secret-key.ts';
import { createApiKey } from '../../src/features/keys/create-api-key.ts';
import { replaceSecretKey } from '../../src/features/keys/replace-secret-key.ts';
import { findSecretKeyCheck } from '../../src/features/keys/statements/secret-key-check.ts';
import { watchSecretKey } from '../../src/features/keys/watch-secret-key.ts';
import { keyHasher } from '../../src/service/platform/secret-key.ts';
import { secretBox } from '../../src/service/platform/secret-box.ts';
import { ensureAccount } from '../../src/entry/process/first-start.ts';
import { readStoredModel } from '../../src/features/model-settings/read-stored-model.ts';
import { sealKey } from '../../src/features/model-settings/sealed-key.ts';
import { openSecretKey } from '../../src/entry/process/open-secret-key.ts';
import { addEndpoint } from '../../src/features/webhooks/add-endpoint.ts';
import { createGuard } from '../../src/service/web/guard.ts';
import { openTempDatabase, type TempDatabase } from '../support/temp-database.ts';

const [own, other] = ['own-key-'.repeat(5), 'other-key-'.repeat(5)];

let temp: TempDatabase;
let account: string;
const now = (): Date => new Date();

beforeEach(async () => {
  temp = await openTempDatabase();
  account = await ensureAccount(temp.database.db, now());
  await forgetCheck();
});
afterEach(() => temp.remove());

/** As in a database from before the check value. */
const forgetCheck = async (): Promise<void> => {
  await temp.database.db.deleteFrom('secret_key_check').execute();
};

const contextOf = (secretKey: string) => ({
  database: temp.database,
  keyHasher: keyHasher(secretKey),
  webhookSecrets: secretBox(secretKey),
  config: { retentionDays: 90 },
  web: { guard: createGuard({ allowNetworks: [] }) },
  now,
});

async function addKey(): Promise<string> {
  const outcome = await createApiKey(contextOf(own), account, { type: 'secret', environment: 'live' });
  if (!outcome.ok) throw new Error(outcome.problems.join());
  return outcome.created.key;
}

async function addHook(): Promise<string> {
  const hook = { url: 'https://example.com/hook', environment: 'live' };
  const outcome = await addEndpoint(contextOf(own), account, hook);
  if (!outcome.ok) throw new Error(outcome.problems.join());
  return outcome.endpoint.id;
}

describe('the secret key of a database', () => {
  it('is recognised from the first start on, and another one is refused with a remedy', async () => {
    const { db } = temp.database;
    expect(await checkSecretKey(db, own, now())).toBe('fits');
    expect(await checkSecretKey(db, own, now())).toBe('fits');
    expect(await checkSecretKey(db, other, now())).toBe('differs');
    const config = { secretKey: other, dataDir: temp.dataDir };
    await expect(openSecretKey(config, db, now())).rejects.toThrow(
      /^SECRET_KEY is not the secret key of this database: .*Set SECRET_KEY to the one.*secret-key replace/,
    );
  });

  it('is stored as a slow salted hash, from which neither the key nor an API key hash follows', async () => {
    await checkSecretKey(temp.database.db, own, now());
    const stored = await findSecretKeyCheck(temp.database.db);
    if (stored === undefined) throw new Error('nothing is stored');
    const hash = Buffer.from(stored.hash);
    expect(hash).toHaveLength(32);
    expect(hash.equals(keyHasher(own)(Buffer.from(stored.salt).toString('latin1')))).toBe(false);
    await forgetCheck();
    await checkSecretKey(temp.database.db, own, now());
    expect(Buffer.from((await findSecretKeyCheck(temp.database.db))?.hash ?? '').equals(hash)).toBe(false);
  });

  it('is agreed on by processes that start at once with different keys', async () => {
    const { db } = temp.database;
    const keys = [own, other, own, other, own];
    const fits = await Promise.all(keys.map((key) => checkSecretKey(db, key, now())));
    const winner = keys[fits.indexOf('fits')];
    expect(fits).toEqual(keys.map((key) => (key === winner ? 'fits' : 'differs')));
  });

  it('of an older database is proven by a webhook secret that opens', async () => {
    const { db } = temp.database;
    await addHook();
    expect(await checkSecretKey(db, other, now())).toBe('differs');
    expect(await findSecretKeyCheck(db)).toBeUndefined();
    expect(await checkSecretKey(db, own, now())).toBe('fits');
    expect(await findSecretKeyCheck(db)).toBeDefined();
  });

  it('of an older database is recorded only when an API key or a session from before proves it', async () => {
    const { db } = temp.database;
    const key = await addKey();
    for (const secretKey of [other, own]) {
      expect(await checkSecretKey(db, secretKey, now())).toBe('unproven');
      const later = (): Date => new Date(Date.now() + 1_000);
      const watched = watchSecretKey(db, secretKey, keyHasher(secretKey), later);
      const { ok } = await authenticate({ ...contextOf(secretKey), keyHasher: watched.keyHasher }, key);
      expect(ok).toBe(secretKey === own);
      expect(await watched.look()).toBe(secretKey === own);
    }
    expect(await checkSecretKey(db, other, now())).toBe('differs');
  });

  it('that is missing is never replaced by a new file beside a database that depends on it', async () => {
    const { db } = temp.database;
    const config = { secretKey: undefined, dataDir: temp.dataDir };
    const path = join(temp.dataDir, 'secret.key');
    rmSync(path, { force: true });
    await addKey();
    await expect(openSecretKey(config, db, now())).rejects.toThrow(`${path} is missing`);
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, own, { mode: 0o600 });
    expect(await openSecretKey(config, db, now())).toEqual({ secretKey: own, isProven: false });
    chmodSync(path, 0o644);
    await expect(openSecretKey(config, db, now())).rejects.toThrow('mode 0644');
  });

  it('can be replaced after its loss: what depended on it ends, and each account has an entry', async () => {
    const { db } = temp.database;
    await checkSecretKey(db, own, now());
    await addKey();
    const endpointId = await addHook();
    await db
      .insertInto('stored_model')
      .values({
        base_url: 'https://models.example/v1',
        model: 'scribe-1',
        api_key: sealKey(secretBox(own), 'sk-lost', 'https://models.example/v1'),
        uses: ['blocks'],
        samples: 1,
        tokens_per_day: 5_000_000_000,
        changed_at: now(),
      })
      .execute();
    expect(await readStoredModel(db, secretBox(other))).toMatchObject({ isKeyReadable: false });
    expect(await replaceSecretKey(db, own, now())).toEqual({ ok: false, reason: 'fits' });
    expect(await replaceSecretKey(db, other, now())).toEqual({
      ok: true,
      revokedKeys: 1,
      disabledEndpoints: 1,
    });
    expect(await checkSecretKey(db, other, now())).toBe('fits');
    expect(await checkSecretKey(db, own, now())).toBe('differs');
    const keys = await db.selectFrom('api_keys').select('revoked_at').execute();
    expect(keys.every(({ revoked_at: at }) => at !== null)).toBe(true);
    const hook = await db.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
    expect(hook).toMatchObject({ id: endpointId, enabled: false, previous_secret: null });
    expect(hook.disabled_reason).toContain('Rotate the secret');
    expect(secretBox(other).open(Buffer.from(hook.secret), endpointId)).toMatch(/^whsec_/);
    expect(await readStoredModel(db, secretBox(other))).toMatchObject({
      endpoint: { model: 'scribe-1', apiKey: undefined },
      tokensPerDay: 5_000_000_000,
      isKeyReadable: true,
    });
    const [entry] = await listAudit(contextOf(other), { accountId: account, before: null, limit: 1 });
    expect(entry).toMatchObject({
      action: 'secret_key.replaced',
      actor: 'command line',
      detail: { api_keys: '1', endpoints: '1' },
    });
  });
});
