import { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerDashboardCommand } from '../../../src/entry/cli/dashboard.ts';
import { registerKeysCommand } from '../../../src/entry/cli/keys.ts';
import { createServer } from '../../../src/entry/process/create-server.ts';
import { listAudit } from '../../../src/features/members/audit.ts';
import { signUp } from '../../../src/features/members/sign-up.ts';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { openApp } from '../../../src/entry/process/open-app.ts';
import { testConfig } from '../../support/start-service.ts';
import { makeTempStorage, silentLog, type TempStorage } from '../../support/temp-database.ts';

let storage: TempStorage;

beforeAll(async () => {
  storage = await makeTempStorage();
});
afterAll(() => storage.remove());

test('a sign-up link of the command line ends the one before, is audited, and needs a flag once an owner exists', async () => {
  const config = testConfig(storage.config.dataDir, storage.config);
  const run = async (...words: readonly string[]): Promise<string> => {
    const printed: string[] = [];
    const print = (text: string): void => void printed.push(text);
    const program = new Command().exitOverride();
    const deps = { config, out: { print, fail: print }, log: silentLog };
    registerDashboardCommand(program, deps);
    registerKeysCommand(program, deps);
    await program.parseAsync(words, { from: 'user' });
    return printed.join('\n');
  };
  // Without a server, then beside one.
  const links = [await run('dashboard', 'signup-link')];
  const app = await openApp(config, silentLog);
  const server = createServer(app);
  try {
    const { url } = JSON.parse(await run('dashboard', 'signup-link', '--json')) as { url: string };
    links.push(url);
    const statuses: number[] = [];
    for (const link of links) {
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8080\/signup\?token=[\w-]{43}$/);
      const { statusCode } = await server.inject({ url: link.slice('http://127.0.0.1:8080'.length) });
      statuses.push(statusCode);
    }
    // The second link ended the first.
    expect(statuses).toEqual([404, 200]);
    const linkToken = new URL(url).searchParams.get('token') ?? '';
    await signUp(app, {
      linkToken,
      email: 'owner@example.com',
      password: 'a long enough pass phrase',
      client: { address: '192.0.2.1', userAgent: undefined },
    });
    expect(await run('dashboard', 'signup-link')).toMatch(
      /has an owner.*\/signin.*dashboard signup-link --further-owner$/,
    );
    expect(await run('dashboard', 'signup-link', '--further-owner')).toContain('/signup?token=');
    await run('keys', 'create', '--type', 'secret', '--environment', 'test', '--json');
    const accountId = await ensureAccount(app.database.db, app.now());
    const entries = await listAudit(app, { accountId, before: null, limit: 10 });
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['key.created', 'command line'],
      ['signup_link.made', 'command line'],
      ['member.joined', null],
      ['signup_link.made', 'command line'],
      ['signup_link.made', 'command line'],
    ]);
  } finally {
    await server.close();
    await app.close();
  }
});
