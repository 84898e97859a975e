import { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerDashboardCommand } from '../../../src/cli/dashboard.ts';
import { registerKeysCommand } from '../../../src/cli/keys.ts';
import { createServer } from '../../../src/service/create-server.ts';
import { listAudit } from '../../../src/members/audit.ts';
import { ensureAccount } from '../../../src/service/first-start.ts';
import { openApp } from '../../../src/service/open-app.ts';
import { testConfig } from '../../support/start-service.ts';
import { makeTempStorage, silentLog, type TempStorage } from '../../support/temp-database.ts';

let storage: TempStorage;

beforeAll(async () => {
  storage = await makeTempStorage();
});
afterAll(() => storage.remove());

test("a sign-up link from the command line opens the running server's form and is audited", async () => {
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
    for (const link of links) {
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8080\/signup\?token=[\w-]{43}$/);
      const { statusCode } = await server.inject({ url: link.slice('http://127.0.0.1:8080'.length) });
      expect(statusCode).toBe(200);
    }
    await run('keys', 'create', '--type', 'secret', '--environment', 'test', '--json');
    const accountId = await ensureAccount(app.database.db, app.now());
    const entries = await listAudit(app, { accountId, before: null, limit: 10 });
    expect(entries.map(({ action, member_id: member }) => [action, member])).toEqual([
      ['key.created', null],
      ['signup_link.made', null],
      ['signup_link.made', null],
    ]);
  } finally {
    await server.close();
    await app.close();
  }
});
