import { environments } from '../../../src/core/schema/vocabulary.ts';
import { keyTypes } from '../../../src/core/schema/vocabulary.ts';
import { scopes } from '../../../src/core/schema/vocabulary.ts';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerKeysCommand } from '../../../src/entry/cli/keys.ts';
import { registerWebhooksCommand } from '../../../src/entry/cli/webhooks.ts';
import { authenticate } from '../../../src/features/keys/authenticate.ts';
import { keyHasher, readSecretKey } from '../../../src/service/platform/secret-key.ts';
import { openDatabase } from '../../../src/service/storage/open.ts';
import { makeDataDirectory, silentLog } from '../../support/temp-database.ts';

const directory = makeDataDirectory();
const config = {
  dataDir: directory.path,
  databaseUrl: undefined,
  secretKey: undefined,
  publicUrl: 'http://127.0.0.1:8080',
  fetchAllowNetworks: [],
  retentionDays: 90,
};

/** Runs one `keys` command line on the directory's database. */
async function keys(line: string): Promise<{ readonly out: string; readonly failed: string }> {
  const printed = { out: '', failed: '' };
  const program = new Command().exitOverride();
  registerKeysCommand(program, {
    config,
    out: {
      print: (text) => void (printed.out += `${text}\n`),
      fail: (text) => void (printed.failed += `${text}\n`),
    },
    log: silentLog,
  });
  await program.parseAsync(['keys', ...line.split(' ')], { from: 'user' });
  return printed;
}

/** As a request with the key would. */
async function useKey(key: string): Promise<boolean> {
  const opened = await openDatabase(config, silentLog);
  if (!opened.ok) throw new Error('The directory is in use.');
  const { database } = opened;
  const app = { database, keyHasher: keyHasher(readSecretKey(config)), now: () => new Date() };
  const { ok } = await authenticate(app, key);
  await database.close();
  return ok;
}

interface Created {
  readonly id: string;
  readonly key: string;
}
let old: Created;
beforeAll(async () => {
  old = JSON.parse(
    (await keys('create --type secret --environment live --name Shop --rate-limit 42 --json')).out,
  ) as Created;
});
afterAll(() => directory.remove());

test('rotation guides from the new key to revoking the old one', async () => {
  const made = (await keys(`rotate ${old.id}`)).out;
  const key = /cw_sk_live_\w+/.exec(made)?.[0] ?? '';
  const id = /key_\w+/.exec(made)?.[0] ?? '';
  expect(id).not.toBe(old.id);
  expect(made).toContain(`citeworthy keys revoke ${old.id}`);

  const before = (await keys('list')).out;
  expect(before).toContain(`replaces ${old.id}, not used yet`);
  expect(before).toContain(`replaced by ${id}`);
  expect(before).not.toContain(key);
  expect(await useKey(old.key)).toBe(true);
  expect(await useKey(key)).toBe(true);
  expect((await keys('list')).out).toMatch(
    new RegExp(`replaces ${old.id}, verified \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC`),
  );

  const revoked = JSON.parse((await keys(`revoke ${old.id} --json`)).out) as Record<string, unknown>;
  expect(revoked).toMatchObject({ id: old.id, revoked_at: expect.any(String) });
  expect(await useKey(old.key)).toBe(false);
  expect(await useKey(key)).toBe(true);
  const { data } = JSON.parse((await keys('list --json')).out) as { data: Record<string, unknown>[] };
  expect(data).toMatchObject([
    { id, name: 'Shop', rate_limit: 42, replaces: old.id, replaced_by: null, revoked_at: null },
    { id: old.id, replaces: null, replaced_by: id },
  ]);
});

test('a key that cannot be rotated is reported on standard error', async () => {
  expect(await keys('rotate key_none')).toEqual({ out: '', failed: 'There is no key key_none.\n' });
});

test('an account limit can be set and removed', async () => {
  expect((await keys('limit 120')).out).toContain('120 requests a minute');
  expect((await keys('limit none')).out).toContain('Removed the account limit');
  expect(JSON.parse((await keys('limit 120 --json')).out)).toEqual({ per_minute: 120 });
  expect(JSON.parse((await keys('limit none --json')).out)).toEqual({ per_minute: null });
});

test('every command of keys and webhooks prints JSON on request', () => {
  const program = new Command();
  const deps = { config, out: { print: () => undefined, fail: () => undefined }, log: silentLog };
  registerKeysCommand(program, deps);
  registerWebhooksCommand(program, deps);
  const commands = program.commands.flatMap((group) => group.commands);
  expect(commands.length).toBeGreaterThan(15);
  const without = commands.filter(({ options }) => !options.some(({ long }) => long === '--json'));
  expect(without.map((command) => command.name())).toEqual([]);
});

test('an unknown scope, type or environment is rejected with the valid values', async () => {
  expect(
    (await keys('create --type secret --environment live --scopes analysis:read,admin')).failed,
  ).toContain(`scopes.1: must be one of ${scopes.join(', ')}, not "admin"`);
  await expect(keys('create --type private --environment live')).rejects.toThrow('secret, publishable');
  await expect(keys('create --type secret --environment staging')).rejects.toThrow('live, test');
});

test('the help of a new key lists its types, environments and scopes', () => {
  const program = new Command();
  registerKeysCommand(program, {
    config,
    out: { print: () => undefined, fail: () => undefined },
    log: silentLog,
  });
  const help = program.commands[0]?.commands
    .find((command) => command.name() === 'create')
    ?.helpInformation();
  for (const word of [...scopes, ...keyTypes, ...environments]) expect(help).toContain(word);
});
